#include "tests/runner.h"
#include "views/accessibility.h"

#include <QApplication>
#include <QStandardPaths>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true); // no test leaves copies of its work to the person
    QApplication application(argc, argv);
    views::installAccessibility();
    return tests::run(argc, argv);
}
