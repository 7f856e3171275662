#include "app/export_dialog.h"
#include "tests/shown_window.h"
#include "views/registry.h"

#include <QComboBox>
#include <QFormLayout>

using tests::Shown;

namespace {

/// The choice in the row of that label.
QComboBox& choice(const QDialog& dialog, const char* label)
{
    const auto* form = dialog.findChild<QFormLayout*>();
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        const auto* words = qobject_cast<QLabel*>(form->labelForField(box));
        if (words && words->text().remove('&') == QString::fromUtf8(label))
            return *box;
    }
    FAIL("there is no choice of " << label);
    throw std::logic_error(label);
}

} // namespace

TEST_CASE("the export dialog begins with what is on screen", "[export][window]")
{
    Shown shown;
    shown.state.select({core::Stage::Mask, std::nullopt, 0});
    shown.state.edit(core::SetDecimals{0});
    views::Appearance look{.theme = views::darkTheme(), .palette = views::Palette::Magma, .zoom = 1.4};
    const app::ExportDialog dialog(QStringLiteral("bars"), shown.state.frame(), look);
    CHECK(choice(dialog, "Panel").currentData() == "bars");
    CHECK(choice(dialog, "Stage").currentText() == "Mask");
    CHECK(choice(dialog, "Palette").currentText() == "Magma");
    CHECK(choice(dialog, "Decimals").currentText() == "0");
    CHECK(choice(dialog, "Background").currentText() == "Dark");
    look.theme = views::lightTheme();
    const app::ExportDialog light(QStringLiteral("heatmap"), shown.state.frame(), look);
    CHECK(choice(light, "Background").currentText() == "White");
}

TEST_CASE("stage, palette and decimals chosen in the export dialog are those of the preview",
          "[export][window]")
{
    Shown shown;
    app::ExportDialog dialog(QStringLiteral("heatmap"), shown.state.frame(), {});
    const auto preview = [&] {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->accessibleName() == "Preview")
                return label->pixmap().toImage();
        return QImage();
    };
    QImage before = preview();
    REQUIRE_FALSE(before.isNull());
    for (const auto& [label, text] :
         {std::pair{"Stage", "Softmax"}, {"Palette", "Magma"}, {"Decimals", "0"}}) {
        INFO(label);
        choice(dialog, label).setCurrentText(text);
        const QImage after = preview();
        CHECK(after != before);
        before = after;
    }
    CHECK(shown.stage() == core::Stage::Score); // the window stays as it was
    CHECK(shown.state.session().decimals == core::kDefaultDecimals);
}

TEST_CASE("only a lesson with stages lets one choose a stage", "[export][window]")
{
    Shown shown;
    app::ExportDialog staged(QStringLiteral("bars"), shown.state.frame(), {});
    staged.show();
    CHECK(choice(staged, "Stage").isVisible());
    shown.state.openLesson("perplexity");
    app::ExportDialog plain(QStringLiteral("surprise"), shown.state.frame(), {});
    plain.show();
    CHECK(choice(plain, "Panel").isVisible());
    CHECK_FALSE(choice(plain, "Stage").isVisible());
}
