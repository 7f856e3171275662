#include "app/model_file.h"

#include "views/save_file.h"

#include <QFileInfo>

namespace app {

namespace {

const QString kCheckpoint = QStringLiteral("bin");

} // namespace

bool isModelFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == kCheckpoint || ending == QLatin1String("safetensors");
}

bool lacksTokenizer(const QString& path)
{
    const QFileInfo info(path);
    return info.suffix().toLower() == kCheckpoint &&
           !QFileInfo::exists(info.path() + QStringLiteral("/tokenizer.bin"));
}

void saveModel(const QString& path, const core::transformer::Bytes& bytes)
{
    views::saveFile(
        path, QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
}

core::LanguageModelPtr modelFrom(const QString& path, const QString& tokenizer)
{
    const auto whole = [](const QString& file) {
        return file.isEmpty() ? std::string() : QFileInfo(file).absoluteFilePath().toStdString();
    };
    return core::openModel(whole(path), whole(tokenizer));
}

} // namespace app
