#include "app/about_dialog.h"

#include <Eigen/Core>

#include <QCoreApplication>
#include <QMessageBox>

namespace app {

namespace {

struct AboutDialog
{
    Q_DECLARE_TR_FUNCTIONS(AboutDialog)
};

} // namespace

void showAbout(QWidget* parent)
{
    QMessageBox box(parent);
    box.setAttribute(Qt::WA_WindowPropagation); // the program's palette
    box.setWindowTitle(AboutDialog::tr("About Attention Lab"));
    box.setTextFormat(Qt::RichText);
    box.setText(AboutDialog::tr(
                    "<h3>Attention Lab %1</h3><p>See and change every number between a sentence and its next "
                    "token.</p>")
                    .arg(QStringLiteral(ATTENTION_LAB_VERSION)));
    const QString eigen =
        QStringLiteral("%1.%2.%3").arg(EIGEN_WORLD_VERSION).arg(EIGEN_MAJOR_VERSION).arg(EIGEN_MINOR_VERSION);
    box.setInformativeText(
        AboutDialog::tr(
            "<p>Free software under the GNU General Public License, version 3 or later. It comes "
            "with no warranty.</p><p>Built with Qt %1 and Qt Charts, Eigen %2 and JSON for Modern "
            "C++; set in Inter.</p><p>Works offline and sends nothing anywhere.</p>")
            .arg(QString::fromLatin1(qVersion()), eigen));
    box.exec();
}

} // namespace app
