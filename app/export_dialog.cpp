#include "app/export_dialog.h"

#include "views/number_box.h"
#include "views/registry.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace app {

namespace {

constexpr QSize kPreview(300, 260);
constexpr double kMillimetresPerUnit = views::kMillimetresPerInch / views::kUnitsPerInch;

} // namespace

ExportDialog::ExportDialog(const QString& view, const views::Frame& frame,
                           const views::Appearance& appearance, QWidget* parent)
    : QDialog(parent),
      m_frame(frame),
      m_appearance(appearance),
      m_panel(new QComboBox(this)),
      m_format(new QComboBox(this)),
      m_width(new views::NumberBox(this)),
      m_height(new views::NumberBox(this)),
      m_dpi(new QSpinBox(this)),
      m_background(new QComboBox(this)),
      m_preview(new QLabel(this)),
      m_problem(new QLabel(this))
{
    setWindowTitle(tr("Export a figure"));
    m_appearance.zoom = 1;
    for (views::NumberBox* box : {m_width, m_height}) {
        box->setRange(5, 2000);
        box->setSuffix({});
    }
    m_dpi->setRange(36, 2400);
    m_dpi->setValue(300);
    m_format->addItems({QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png"),
                        QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("tex")});
    m_background->addItem(tr("white"), int(Background::White));
    m_background->addItem(tr("transparent"), int(Background::Transparent));
    m_background->addItem(tr("dark"), int(Background::Dark));
    fillPanels(view);
    layOut();
    connect(m_panel, &QComboBox::currentIndexChanged, this, &ExportDialog::adapt);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    connect(m_background, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPreview);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPreview);
    adapt();
}

void ExportDialog::fillPanels(const QString& view)
{
    for (const views::ViewEntry& entry : views::viewEntries())
        if (std::ranges::find(m_frame.lesson->views, entry.id) != m_frame.lesson->views.end())
            m_panel->addItem(entry.translatedTitle(), QString::fromLatin1(entry.id));
    m_panel->addItem(tr("The whole window"), QStringLiteral("window"));
    m_panel->setCurrentIndex(std::max(0, m_panel->findData(view)));
}

void ExportDialog::layOut()
{
    auto* form = new QFormLayout;
    form->setSpacing(10);
    form->addRow(tr("&Panel"), m_panel);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Width (mm)"), m_width);
    form->addRow(tr("&Height (mm)"), m_height);
    form->addRow(tr("&Dots per inch (png)"), m_dpi);
    form->addRow(tr("&Ground"), m_background);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("muted"));
    m_problem->setTextFormat(Qt::PlainText);
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save as…"));
    buttons->button(QDialogButtonBox::Save)->setProperty("primary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    auto* top = new QHBoxLayout;
    top->setSpacing(20);
    top->addLayout(form, 1);
    top->addWidget(m_preview);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 16, 18, 14);
    rows->setSpacing(12);
    rows->addLayout(top);
    rows->addWidget(m_problem);
    rows->addWidget(buttons);
}

QString ExportDialog::ending() const
{
    return m_format->currentText();
}

FigureRequest ExportDialog::request() const
{
    FigureRequest request{m_panel->currentData().toString(), m_frame, m_appearance, {}, {}};
    request.background = static_cast<Background>(m_background->currentData().toInt());
    request.appearance.theme =
        request.background == Background::Dark ? views::darkTheme() : views::lightTheme();
    request.size.widthMm = m_width->value();
    request.size.heightMm = m_height->value();
    request.size.dpi = m_dpi->value();
    return request;
}

/// Width and height of another panel: what it has when none is asked for.
void ExportDialog::adapt()
{
    FigureRequest natural = request();
    natural.size = {};
    const QSizeF size = figureOf(natural).size * kMillimetresPerUnit;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_width), QSignalBlocker(m_height)};
    m_width->setValue(std::round(size.width()));
    m_height->setValue(std::round(size.height()));
    showPreview();
}

void ExportDialog::showPreview()
{
    const bool picture = views::figureFormat(ending()).has_value();
    for (QWidget* box : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
                         static_cast<QWidget*>(m_background)})
        box->setEnabled(picture);
    m_dpi->setEnabled(ending() == QLatin1String("png"));
    m_problem->clear();
    try {
        if (!picture) {
            const std::string numbers =
                core::write(numbersOf(request()), core::TextFormat::Text, m_frame.decimals(), 0);
            m_preview->setText(QString::fromStdString(numbers).left(400));
            return;
        }
        views::Figure figure = figureOf(request());
        const qreal scale =
            std::min(kPreview.width() / figure.size.width(), kPreview.height() / figure.size.height());
        figure.dpi = views::kUnitsPerInch * scale * devicePixelRatioF();
        QPixmap pixmap = QPixmap::fromImage(views::renderImage(figure));
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        m_preview->setPixmap(pixmap);
    } catch (const std::exception& error) {
        m_preview->clear();
        m_problem->setText(QString::fromUtf8(error.what()));
    }
}

void ExportDialog::accept()
{
    const QString suggested =
        QDir::home().filePath(QStringLiteral("%1-%2.%3")
                                  .arg(QString::fromStdString(m_frame.results->session.lesson),
                                       m_panel->currentData().toString(), ending()));
    QFileDialog chooser(this, tr("Save figure"), suggested, tr("%1 file (*.%1)").arg(ending()));
    chooser.setAcceptMode(QFileDialog::AcceptSave);
    chooser.setDefaultSuffix(ending()); // also what "replace it?" is asked about
    if (chooser.exec() != QDialog::Accepted)
        return;
    const QString path = chooser.selectedFiles().value(0);
    try {
        exportTo(path, request(), std::nullopt);
        m_savedPath = path;
        QDialog::accept();
    } catch (const std::exception& error) {
        m_problem->setText(QString::fromUtf8(error.what()));
    }
}

} // namespace app
