#include "tests/runner.h"
#include "views/accessibility.h"

#include <QApplication>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    views::installAccessibility();
    return tests::run(argc, argv);
}
