#pragma once

#include "app/figure_export.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace views {
class NumberBox;
}

namespace app {

/// Chooses what to export, how it looks, how large and to which file, and writes it. Begins with what is on
/// screen.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(const QString& view, const views::Frame& frame, const views::Appearance& appearance,
                 QWidget* parent = nullptr);

    /// The file written; empty when none was.
    const QString& savedPath() const { return m_savedPath; }

protected:
    void accept() override;

private:
    void fillChoices(const QString& view);
    void wire();
    void layOut();
    void adapt();
    void showPreview();
    FigureRequest request() const;
    QString ending() const;

    views::Frame m_frame;
    views::Appearance m_appearance;
    QComboBox* m_panel;
    QComboBox* m_stage;
    QComboBox* m_palette;
    QComboBox* m_decimals;
    QComboBox* m_format;
    views::NumberBox* m_width;  // mm
    views::NumberBox* m_height; // mm
    QSpinBox* m_dpi;
    QComboBox* m_background;
    QLabel* m_preview;
    QLabel* m_problem;
    QString m_savedPath;
};

} // namespace app
