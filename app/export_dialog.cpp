#include "app/export_dialog.h"

#include "views/attention_frame.h"
#include "views/choice_box.h"
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

std::shared_ptr<const core::Results> withDecimals(core::Results results, int decimals)
{
    results.session.decimals = decimals;
    return std::make_shared<core::Results>(std::move(results));
}

} // namespace

ExportDialog::ExportDialog(const QString& view, const views::Frame& frame,
                           const views::Appearance& appearance, QWidget* parent)
    : QDialog(parent),
      m_frame(frame),
      m_appearance(appearance),
      m_panel(new views::ChoiceBox(this)),
      m_stage(new views::ChoiceBox(this)),
      m_palette(new views::ChoiceBox(this)),
      m_decimals(new views::ChoiceBox(this)),
      m_format(new views::ChoiceBox(this)),
      m_width(new views::NumberBox(this)),
      m_height(new views::NumberBox(this)),
      m_dpi(new QSpinBox(this)),
      m_background(new views::ChoiceBox(this)),
      m_preview(new QLabel(this)),
      m_problem(new QLabel(this))
{
    setAttribute(Qt::WA_WindowPropagation); // the program's palette
    setWindowTitle(tr("Export a figure"));
    m_appearance.zoom = 1;
    for (views::NumberBox* box : {m_width, m_height}) {
        box->setRange(5, 2000);
        box->setSuffix({});
    }
    m_dpi->setRange(36, 2400);
    m_dpi->setValue(300);
    fillChoices(view);
    layOut();
    wire();
    adapt();
}

void ExportDialog::fillChoices(const QString& view)
{
    for (const views::ViewEntry& entry : views::viewEntries())
        if (std::ranges::find(m_frame.lesson->views, entry.id) != m_frame.lesson->views.end())
            m_panel->addItem(entry.translatedTitle(), QString::fromLatin1(entry.id));
    m_panel->addItem(tr("The whole window"), QStringLiteral("window"));
    for (const core::Stage stage : core::kStages)
        m_stage->addItem(views::stageTitle(stage), int(stage));
    for (const views::Palette palette : views::kPalettes)
        m_palette->addItem(views::title(palette), int(palette));
    for (int decimals = 0; decimals <= core::kMaxDecimals; ++decimals)
        m_decimals->addItem(QString::number(decimals), decimals);
    for (const char* ending : {"pdf", "svg", "png", "csv", "json", "tex"})
        m_format->addItem(QString::fromLatin1(ending).toUpper(), QString::fromLatin1(ending));
    m_background->addItem(tr("White"), int(Background::White));
    m_background->addItem(tr("Transparent"), int(Background::Transparent));
    m_background->addItem(tr("Dark"), int(Background::Dark));
    const auto choose = [](QComboBox* box, const QVariant& shown) {
        box->setCurrentIndex(std::max(0, box->findData(shown)));
    };
    choose(m_panel, view);
    choose(m_stage, int(m_frame.selection.stage));
    choose(m_palette, int(m_appearance.palette));
    choose(m_decimals, m_frame.decimals());
    const bool isDark = m_appearance.theme.panel == views::darkTheme().panel;
    choose(m_background, int(isDark ? Background::Dark : Background::White));
}

void ExportDialog::wire()
{
    for (QComboBox* box : {m_panel, m_stage})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::adapt);
    for (QComboBox* box : {m_palette, m_decimals, m_format, m_background})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    for (views::NumberBox* box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPreview);
}

void ExportDialog::layOut()
{
    auto* form = new QFormLayout;
    form->setSpacing(10);
    form->addRow(tr("&Panel"), m_panel);
    form->addRow(tr("&Stage"), m_stage);
    form->setRowVisible(m_stage, views::hasAttention(m_frame));
    form->addRow(tr("Pa&lette"), m_palette);
    form->addRow(tr("D&ecimals"), m_decimals);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Width (mm)"), m_width);
    form->addRow(tr("&Height (mm)"), m_height);
    form->addRow(tr("&Dots per inch (png)"), m_dpi);
    form->addRow(tr("&Background"), m_background);
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
    return m_format->currentData().toString();
}

FigureRequest ExportDialog::request() const
{
    FigureRequest request{m_panel->currentData().toString(), m_frame, m_appearance, {}, {}};
    request.frame.selection.stage = static_cast<core::Stage>(m_stage->currentData().toInt());
    request.frame.results = withDecimals(*m_frame.results, m_decimals->currentData().toInt());
    request.appearance.palette = static_cast<views::Palette>(m_palette->currentData().toInt());
    request.background = static_cast<Background>(m_background->currentData().toInt());
    request.appearance.theme =
        request.background == Background::Dark ? views::darkTheme() : views::lightTheme();
    request.size.widthMm = m_width->value();
    request.size.heightMm = m_height->value();
    request.size.dpi = m_dpi->value();
    return request;
}

/// Width and height of another panel or stage: what it has when none is asked for.
void ExportDialog::adapt()
{
    FigureRequest natural = request();
    natural.size = {};
    const QSizeF size = figureOf(natural).size * views::kMillimetresPerUnit;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_width), QSignalBlocker(m_height)};
    m_width->setValue(std::round(size.width()));
    m_height->setValue(std::round(size.height()));
    showPreview();
}

void ExportDialog::showPreview()
{
    const bool picture = views::figureFormat(ending()).has_value();
    for (QWidget* box : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
                         static_cast<QWidget*>(m_background), static_cast<QWidget*>(m_palette)})
        box->setEnabled(picture);
    m_decimals->setEnabled(picture || ending() == QLatin1String("tex")); // csv and json are exact
    m_dpi->setEnabled(ending() == QLatin1String("png"));
    m_problem->clear();
    try {
        if (!picture) {
            const std::string numbers = core::write(numbersOf(request()), core::TextFormat::Text,
                                                    m_decimals->currentData().toInt(), 0);
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
    QFileDialog chooser(this, tr("Save figure"), suggested,
                        tr("%1 file (*.%2)").arg(m_format->currentText(), ending()));
    chooser.setAttribute(Qt::WA_WindowPropagation);
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
