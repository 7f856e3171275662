#include "core/kv_walls.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double kBillion = 1e9;
constexpr int kPlaces = 100;

/// The walls for a context and a batch that need not be whole.
Walls wallsAt(const CacheLoad& load, const WallsSetup& setup, double context, double batch)
{
    const double token = bytesPerToken(load.shape, load.bits);
    const double bandwidth = setup.bandwidth * kBillion;
    Walls result;
    result.weights = setup.parameters * kBillion * static_cast<double>(setup.weightBits) / kBitsPerByte;
    result.sequence = token * context;
    result.cache = result.sequence * batch;
    result.device = setup.memory * kGiB;
    result.crossing = std::ceil(result.weights / (token * batch));
    result.largestBatch = std::max(0.0, std::floor((result.device - result.weights) / result.sequence));
    result.stepTime = (result.weights + result.cache) / bandwidth;
    result.weightTime = result.weights / batch / bandwidth;
    result.cacheTime = result.sequence / bandwidth;
    return result;
}

/// The least of 1, 2, 2.5, 5 × 10ⁿ that is not below the value.
double roundUp(double value)
{
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 2.5, 5.0})
        if (step * power >= value)
            return step * power;
    return 10 * power;
}

} // namespace

Walls walls(const CacheLoad& load, const WallsSetup& setup)
{
    return wallsAt(load, setup, static_cast<double>(load.context), static_cast<double>(load.batch));
}

double axisEnd(const CacheLoad& load, const WallsSetup& setup, WallsAxis axis)
{
    constexpr double kFarOff = 100;
    constexpr double kMargin = 1.2;
    const Walls now = walls(load, setup);
    const auto here = static_cast<double>(axis == WallsAxis::Context ? load.context : load.batch);
    const double mark = axis == WallsAxis::Context ? now.crossing : now.largestBatch;
    const double end = mark <= here * kFarOff ? std::max(here, mark) : here;
    return std::max(10.0, roundUp(end * kMargin));
}

WallsCurve wallsCurve(const CacheLoad& load, const WallsSetup& setup, WallsAxis axis, double end)
{
    const double first = axis == WallsAxis::Batch ? 1 : 0;
    WallsCurve curve;
    for (int i = 0; i <= kPlaces; ++i) {
        const double place = first + (end - first) * i / kPlaces;
        const double context = axis == WallsAxis::Context ? place : static_cast<double>(load.context);
        const double batch = axis == WallsAxis::Batch ? place : static_cast<double>(load.batch);
        curve.places.push_back(place);
        curve.walls.push_back(wallsAt(load, setup, context, batch));
    }
    return curve;
}

} // namespace core
