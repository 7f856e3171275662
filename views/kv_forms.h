#pragma once

#include "views/kv_form.h"

namespace views {

/// The calculator: a model, its shape, and what it is asked to keep.
class KvCalculator : public KvForm
{
    Q_OBJECT

public:
    explicit KvCalculator(QWidget* parent = nullptr);
};

/// How many KV heads the query heads share, and how alike those are.
class KvSharingForm : public KvForm
{
    Q_OBJECT

public:
    explicit KvSharingForm(QWidget* parent = nullptr);
};

/// Weights, device, context and batch.
class KvWallsForm : public KvForm
{
    Q_OBJECT

public:
    explicit KvWallsForm(QWidget* parent = nullptr);
};

/// Blocks, and sequences that come and end.
class KvPagingForm : public KvForm
{
    Q_OBJECT

public:
    explicit KvPagingForm(QWidget* parent = nullptr);
};

/// Bits, groups and the outlier channel.
class KvQuantizationForm : public KvForm
{
    Q_OBJECT

public:
    explicit KvQuantizationForm(QWidget* parent = nullptr);
};

} // namespace views
