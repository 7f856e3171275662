#pragma once

#include "core/kv_cache_room.h"
#include "views/widgets_view.h"

class QComboBox;
class QLabel;

namespace views {

class WholeBox;

/// The KV cache lessons' controls: which tokens and how many, what the cache keeps, bytes per number.
class CacheControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit CacheControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();
    void layOut();
    void wire();
    void showSources();
    WholeBox* wholeNumber(core::Index least);
    void showIn(WholeBox& box, core::Index value);
    void showRoom();
    void edit(const core::KvCacheEdit& change);

    QComboBox* m_source;
    WholeBox* m_tokens;
    QLabel* m_tokensLabel;
    QLabel* m_keepLabel;
    QComboBox* m_keep;
    QLabel* m_sinksLabel;
    WholeBox* m_sinks;
    QLabel* m_windowLabel;
    WholeBox* m_window;
    QLabel* m_bytesLabel;
    QComboBox* m_bytes;
};

} // namespace views
