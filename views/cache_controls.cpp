#include "views/cache_controls.h"

#include "views/cache_frame.h"
#include "views/choice_box.h"
#include "views/number_box.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace views {

namespace {

constexpr std::array kBytes{1, 2, 4, 8};

const QString kFrom = QStringLiteral("from:"); // before the id of a lesson whose tokens can be taken

/// A source as the window names it: by its words where they are few.
QString sourceTitle(const core::NamedCacheTokens& source)
{
    QStringList words;
    for (const std::string& word : source.tokens.words)
        words << QString::fromStdString(word);
    return words.join(QLatin1Char(' '));
}

} // namespace

CacheControls::CacheControls(QWidget* parent)
    : WidgetsView(parent),
      m_source(new ChoiceBox(this)),
      m_tokens(wholeNumber(1)),
      m_tokensLabel(new QLabel(tr("tokens"), this)),
      m_keepLabel(new QLabel(tr("Keep"), this)),
      m_keep(new ChoiceBox(this)),
      m_sinksLabel(new QLabel(tr("first"), this)),
      m_sinks(wholeNumber(0)),
      m_windowLabel(new QLabel(tr("last"), this)),
      m_window(wholeNumber(1)),
      m_bytesLabel(new QLabel(tr("bytes a number"), this)),
      m_bytes(new ChoiceBox(this))
{
    m_keep->addItems({tr("everything"), tr("the last"), tr("first and last")});
    for (const int bytes : kBytes)
        m_bytes->addItem(QString::number(bytes), bytes);
    describe();
    layOut();
    wire();
}

WholeBox* CacheControls::wholeNumber(core::Index least)
{
    auto* box = new WholeBox(this);
    box->setRange(static_cast<double>(least), static_cast<double>(core::kMaxCacheTokens));
    connect(box, &NumberBox::refused, this, &View::refused);
    return box;
}

void CacheControls::describe()
{
    m_source->setToolTip(tr("The tokens that arrive one after the other"));
    m_source->setAccessibleName(tr("Source of the tokens"));
    m_tokens->setToolTip(tr("How many tokens arrive, 1 to 4,096; a short text starts over"));
    m_tokens->setAccessibleName(tr("Number of tokens"));
    m_keep->setToolTip(tr("Which keys and values, the rows of K and V, stay in the cache"));
    m_keep->setAccessibleName(tr("What the cache keeps"));
    m_sinks->setToolTip(tr("How many of the first rows stay"));
    m_sinks->setAccessibleName(tr("First rows kept"));
    m_window->setToolTip(tr("How many of the last rows stay, the new one among them"));
    m_window->setAccessibleName(tr("Last rows kept"));
    m_bytes->setToolTip(tr("Bytes of each stored number: 2 for 16-bit numbers"));
    m_bytes->setAccessibleName(tr("Bytes per number"));
    m_tokensLabel->setToolTip(m_tokens->toolTip());
    m_keepLabel->setToolTip(m_keep->toolTip());
    m_sinksLabel->setToolTip(m_sinks->toolTip());
    m_windowLabel->setToolTip(m_window->toolTip());
    m_bytesLabel->setToolTip(m_bytes->toolTip());
    m_keepLabel->setBuddy(m_keep);
    m_bytesLabel->setBuddy(m_bytes);
}

void CacheControls::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->setSpacing(6);
    for (QWidget* each : {static_cast<QWidget*>(m_source), static_cast<QWidget*>(m_tokens),
                          static_cast<QWidget*>(m_tokensLabel)})
        row->addWidget(each);
    row->addSpacing(8);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_keepLabel, m_keep, m_sinksLabel, m_sinks, m_windowLabel, m_window})
        row->addWidget(each);
    row->addSpacing(8);
    row->addWidget(m_bytes);
    row->addWidget(m_bytesLabel);
    row->addStretch(1);
    setMinimumWidth(120); // less than its layout asks for: words and bytes give way first
}

void CacheControls::wire()
{
    connect(m_source, &QComboBox::activated, this, [this](int index) {
        const QString name = m_source->itemData(index).toString();
        if (!name.startsWith(kFrom))
            return edit(core::SetCacheSource{name.toStdString()});
        Q_EMIT edited(core::TakeFrom{name.mid(kFrom.size()).toStdString()}, Gesture::Once);
    });
    connect(m_tokens, &WholeBox::wholeChanged, this,
            [this](core::Index count) { edit(core::SetCacheTokens{count}); });
    connect(m_keep, &QComboBox::activated, this,
            [this](int index) { edit(core::SetCacheKeep{static_cast<core::CacheKeep>(index)}); });
    connect(m_sinks, &WholeBox::wholeChanged, this,
            [this](core::Index rows) { edit(core::SetCacheSinks{rows}); });
    connect(m_window, &WholeBox::wholeChanged, this,
            [this](core::Index rows) { edit(core::SetCacheWindow{rows}); });
    connect(m_bytes, &QComboBox::activated, this,
            [this](int index) { edit(core::SetCacheBytes{m_bytes->itemData(index).toInt()}); });
}

void CacheControls::edit(const core::KvCacheEdit& change)
{
    Q_EMIT edited(cacheEdit(change), Gesture::Once);
}

/// Lists the sources anew only where they are others: a list that is open stays open.
void CacheControls::showSources()
{
    const core::KvCacheInputs& inputs = kvCache(frame()).inputs;
    QList<std::pair<QString, QString>> wanted;
    for (const core::NamedCacheTokens& source : inputs.sources)
        wanted.emplaceBack(sourceTitle(source), QString::fromStdString(source.name));
    wanted.emplaceBack(tr("random numbers"), QString::fromLatin1(core::kRandomSource.data()));
    for (const std::string& lesson : core::lessonsToTakeFrom(frame().results->session))
        wanted.emplaceBack(tr("take those of lesson %1").arg(QString::fromStdString(lesson)),
                           kFrom + QString::fromStdString(lesson));
    QList<std::pair<QString, QString>> shown;
    for (int i = 0; i < m_source->count(); ++i)
        shown.emplaceBack(m_source->itemText(i), m_source->itemData(i).toString());
    if (shown != wanted) {
        m_source->clear();
        for (const auto& [title, name] : wanted)
            m_source->addItem(title, name);
    }
    m_source->setCurrentIndex(m_source->findData(QString::fromStdString(inputs.source)));
}

/// What is being typed stays while the number behind it does.
void CacheControls::showIn(WholeBox& box, core::Index value)
{
    if (box.whole() != value)
        box.setValue(static_cast<double>(value));
    box.setFixedWidth(qRound(56 * appearance().zoom));
}

void CacheControls::refresh()
{
    const core::KvCacheInputs& inputs = kvCache(frame()).inputs;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_source), QSignalBlocker(m_tokens),
                                    QSignalBlocker(m_keep),   QSignalBlocker(m_sinks),
                                    QSignalBlocker(m_window), QSignalBlocker(m_bytes)};
    showSources();
    showIn(*m_tokens, core::tokenCount(inputs));
    m_keep->setCurrentIndex(static_cast<int>(inputs.policy.keep));
    showIn(*m_sinks, inputs.policy.sinks);
    showIn(*m_window, inputs.policy.window);
    m_bytes->setCurrentIndex(m_bytes->findData(static_cast<int>(inputs.bytes)));
    showRoom();
}

void CacheControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    if (frame().results)
        showRoom();
}

/// Where not everything fits, the source gets less, then words give way, then bytes.
void CacheControls::showRoom()
{
    const core::CacheKeep keep = kvCache(frame()).inputs.policy.keep;
    const auto arrange = [&](bool wide, bool words, bool bytes) {
        m_source->setFixedWidth(wide ? m_source->sizeHint().width() : qRound(136 * appearance().zoom));
        m_window->setVisible(keep != core::CacheKeep::All);
        m_sinks->setVisible(keep == core::CacheKeep::Sinks);
        m_sinksLabel->setVisible(words && keep == core::CacheKeep::Sinks);
        m_windowLabel->setVisible(words && keep == core::CacheKeep::Sinks);
        m_tokensLabel->setVisible(words);
        m_keepLabel->setVisible(words);
        m_bytesLabel->setVisible(words && bytes);
        m_bytes->setVisible(bytes);
    };
    arrange(true, true, true);
    if (layout()->sizeHint().width() > width())
        arrange(false, true, true);
    if (layout()->sizeHint().width() > width())
        arrange(false, false, true);
    if (layout()->sizeHint().width() > width())
        arrange(false, false, false);
}

} // namespace views
