#pragma once

#include "core/attention_topic.h"
#include "core/kv_cache_topic.h"
#include "core/kv_memory_topic.h"
#include "core/model_topic.h"
#include "core/perplexity_topic.h"
#include "core/scaling_topic.h"
#include "core/training_topic.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <variant>
#include <vector>

/// The list of topics. A topic is a room of its own in core: a struct of inputs, a variant of edits, a struct
/// of results, and one struct like AttentionTopic that names them and their functions.
namespace core {

template <typename... Topic>
struct TopicList
{
    using Inputs = std::variant<typename Topic::Inputs...>;
    using Edit = std::variant<typename Topic::Edit...>;
    using Results = std::variant<typename Topic::Results...>;
};

/// A new topic adds itself here, and nowhere else in core.
using Topics = TopicList<AttentionTopic, KvCacheTopic, KvMemoryTopic, ModelTopic, PerplexityTopic,
                         ScalingTopic, TrainingTopic>;

using TopicInputs = Topics::Inputs;
using TopicEdit = Topics::Edit;
using TopicResults = Topics::Results;

/// A lesson's starting inputs, by the topic its file names. Throws LoadError.
TopicInputs topicStart(std::string_view topic, const nlohmann::json& start);

/// The fields of a session file by which a topic keeps its inputs; none where --set says it all.
std::vector<std::string_view> fieldNames(const TopicInputs& inputs);

/// `start` with the fields a session file gives. Throws FieldError.
TopicInputs withFields(const TopicInputs& start, const nlohmann::json& fields);

/// The fields that make these inputs, or all of them that fields can make.
nlohmann::ordered_json fieldsOf(const TopicInputs& inputs);

/// The setting that files leave out, because making it takes long; mostly none.
std::string_view settingNotKept(const TopicInputs& inputs);

/// The edit a key and a value name, by the kind of inputs. Throws EditError.
TopicEdit topicEdit(const TopicInputs& inputs, std::string_view key, std::string_view value);

/// `inputs` with the controls of `start`; numbers and tokens stay.
TopicInputs withControlsOf(const TopicInputs& start, const TopicInputs& inputs);

} // namespace core
