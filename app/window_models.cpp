#include "app/main_window.h"
#include "app/model_file.h"
#include "app/recent_files.h"
#include "core/errors.h"
#include "views/save_file.h"
#include "views/translated.h"

#include <QFileDialog>
#include <QFileInfo>

namespace app {

/// Into the open lesson of a trained model, or else the first; one undo step.
void MainWindow::openModel(const QString& path)
{
    QString tokenizer;
    if (lacksTokenizer(path)) {
        tokenizer = QFileDialog::getOpenFileName(
            this, tr("Which tokenizer belongs to %1?").arg(QFileInfo(path).fileName()),
            QFileInfo(path).path(), tr("Tokenizers (*.bin)"));
        if (tokenizer.isEmpty())
            return;
    }
    try {
        const core::LanguageModelPtr model = modelFrom(path, tokenizer);
        if (!std::holds_alternative<core::ModelInputs>(m_state.session().open()))
            m_state.openLesson(modelLesson(m_state.lessons())->id);
        m_state.edit(core::TopicEdit(core::ModelEdit(core::SetLanguageModel{model})));
        rememberFile(QFileInfo(path).absoluteFilePath());
        tell(tr("Opened %1").arg(QFileInfo(path).fileName()));
    } catch (const core::LoadError& error) {
        complain(views::translated(error.sentence()));
    }
}

/// Of a training of the person's own a session keeps the settings; how to keep what was trained. Empty
/// without one.
QString MainWindow::trainingNotKept() const
{
    for (const auto& [lesson, inputs] : m_state.session().inputs)
        if (const auto* training = std::get_if<core::TrainingInputs>(&inputs))
            if (training->run->trainer && training->run->step() > 0)
                return QLatin1Char(' ') +
                       tr("A session keeps your training's settings, not its %1 steps: “Save the Trained "
                          "Model” in the File menu keeps the model.")
                           .arg(training->run->step());
    return {};
}

/// The model of the snapshot that the open training shows.
void MainWindow::saveModelAs()
{
    QFileDialog dialog(this, tr("Save the trained model"), QFileInfo(m_document.path()).path(),
                       tr("Trained models (*.safetensors)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("safetensors"));
    dialog.selectFile(QStringLiteral("pets.safetensors"));
    const auto* training = std::get_if<core::TrainingInputs>(&m_state.session().open());
    if (!training || dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    try {
        saveModel(path, core::writeTrainedModel(*training->run, training->step()));
        rememberFile(path);
        tell(tr("Saved %1 as it is at step %2; Open reads it in “%3”")
                 .arg(QFileInfo(path).fileName())
                 .arg(training->step())
                 .arg(QString::fromStdString(modelLesson(m_state.lessons())->title)));
    } catch (const views::SaveError& error) {
        complain(tr("%1. Make room or save elsewhere.").arg(QString::fromUtf8(error.what())));
    }
}

} // namespace app
