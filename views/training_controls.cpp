#include "views/training_controls.h"

#include "views/choice_box.h"
#include "views/number_box.h"
#include "views/switch.h"
#include "views/training_frame.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <map>

namespace views {

namespace {

enum RunChoice { ShippedRun, OwnRun };

constexpr double kMostSeed = 999'999;

/// The recipe's numbers by their keys, as the lists of choices write them.
std::map<std::string, QString> numbersOf(const core::transformer::Recipe& recipe)
{
    return {{"layers", QString::number(recipe.config.layers)},
            {"width", QString::number(recipe.config.dModel)},
            {"heads", QString::number(recipe.config.heads)},
            {"rate", QString::fromStdString(core::exactText(recipe.learningRate))}};
}

} // namespace

TrainingControls::TrainingControls(QWidget* parent)
    : WidgetsView(parent),
      m_run(new ChoiceBox(this)),
      m_seedLabel(new QLabel(tr("seed"), this)),
      m_seed(new WholeBox(this)),
      m_local(new Switch(tr("Local heads"), this))
{
    m_run->addItems({tr("Shipped"), tr("Your own")});
    m_run->setToolTip(tr("Look at how the program's model was trained, or train one yourself"));
    m_run->setAccessibleName(tr("Training"));
    m_seed->setRange(0, kMostSeed);
    m_seed->setToolTip(
        tr("Draws the first numbers and all stories; another one begins a training of your own"));
    m_seed->setAccessibleName(tr("Seed"));
    m_local->setToolTip(
        tr("Four heads of the first layer start out looking 1, 2, 3 and 4 positions back; off: "
           "they start as random as the others"));
    layOut();
    wire();
}

void TrainingControls::addNumber(QHBoxLayout& row, const char* key, const QString& label,
                                 const QString& toolTip, const QStringList& choices)
{
    auto* words = new QLabel(label, this);
    auto* box = new ChoiceBox(this);
    box->addItems(choices);
    box->setToolTip(toolTip);
    box->setAccessibleName(label);
    words->setToolTip(toolTip);
    words->setBuddy(box);
    row.addWidget(words);
    row.addWidget(box);
    m_numbers.push_back({key, words, box});
}

void TrainingControls::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->setSpacing(6);
    row->addWidget(m_run);
    row->addSpacing(8);
    addNumber(*row, "layers", tr("layers"), tr("Layers of the model; two hops need at least two"),
              {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")});
    addNumber(*row, "width", tr("width"), tr("Numbers in a token's vector"),
              {QStringLiteral("16"), QStringLiteral("32"), QStringLiteral("64"), QStringLiteral("96"),
               QStringLiteral("128")});
    addNumber(*row, "heads", tr("heads"), tr("Heads of each layer; they share the width"),
              {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")});
    addNumber(*row, "rate", tr("rate"), tr("Learning rate: how far each step changes the numbers"),
              {QStringLiteral("0.0003"), QStringLiteral("0.001"), QStringLiteral("0.003"),
               QStringLiteral("0.01"), QStringLiteral("0.03")});
    row->addWidget(m_seedLabel);
    row->addWidget(m_seed);
    row->addSpacing(8);
    row->addWidget(m_local);
    row->addStretch(1);
    setMinimumWidth(120); // less than its layout asks for: words give way
}

void TrainingControls::wire()
{
    connect(m_run, &QComboBox::activated, this, [this](int choice) {
        const core::TrainingRun& run = *training(frame()).inputs.run;
        if (choice == ShippedRun)
            Q_EMIT edited(trainingEdit(core::ShowShippedTraining{}), Gesture::Once);
        else if (!run.trainer)
            Q_EMIT edited(trainingEdit(core::SetRecipe{run.recipe}), Gesture::Once);
    });
    for (const Number& number : m_numbers)
        connect(number.choices, &QComboBox::activated, this, [this, number](int index) {
            begin(number.key, number.choices->itemText(index).toStdString());
        });
    connect(m_seed, &WholeBox::wholeChanged, this,
            [this](core::Index seed) { begin("seed", std::to_string(seed)); });
    connect(m_seed, &NumberBox::refused, this, &View::refused);
    connect(m_local, &Switch::clicked, this, [this](bool on) { begin("local", on ? "on" : "off"); });
}

/// A training at step 0 with that number changed.
void TrainingControls::begin(const std::string& key, const std::string& value)
{
    const core::transformer::Recipe& recipe = training(frame()).inputs.run->recipe;
    Q_EMIT edited(trainingEdit(core::SetRecipe{core::recipeWith(recipe, key, value)}), Gesture::Once);
}

void TrainingControls::show(const Number& number, const QString& value)
{
    if (number.choices->findText(value) < 0)
        number.choices->addItem(value);
    number.choices->setCurrentIndex(number.choices->findText(value));
}

void TrainingControls::refresh()
{
    const core::TrainingRun& run = *training(frame()).inputs.run;
    const auto numbers = numbersOf(run.recipe);
    m_run->setCurrentIndex(run.trainer ? OwnRun : ShippedRun);
    for (const Number& number : m_numbers)
        show(number, numbers.at(number.key));
    const QSignalBlocker quiet(m_seed);
    const auto seed = static_cast<core::Index>(run.recipe.seed);
    if (m_seed->whole() != seed)
        m_seed->setValue(static_cast<double>(seed));
    m_seed->setFixedWidth(qRound(56 * appearance().zoom));
    m_local->setLook(appearance().theme, appearance().zoom);
    m_local->setChecked(run.recipe.localHeads > 0);
    fit();
}

void TrainingControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    if (frame().results)
        fit();
}

/// Where not everything fits, the seed gives way, then the switch, then words.
void TrainingControls::fit()
{
    const auto arrange = [this](bool words, bool seed, bool local) {
        for (const Number& number : m_numbers)
            number.label->setVisible(words);
        m_seedLabel->setVisible(words && seed);
        m_seed->setVisible(seed);
        m_local->setVisible(local);
    };
    const auto isTooWide = [this] { return layout()->sizeHint().width() > width(); };
    arrange(true, true, true);
    if (isTooWide())
        arrange(true, false, true);
    if (isTooWide())
        arrange(true, false, false);
    if (isTooWide())
        arrange(false, false, false);
}

} // namespace views
