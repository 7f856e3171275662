#include "core/model_start.h"

#include "core/errors.h"
#include "core/json_fields.h"
#include "core/model_settings.h"

namespace core {

ModelInputs modelStart(const nlohmann::json& start)
{
    checkKeys(start, {"text", "layer", "head", "off"});
    ModelInputs inputs;
    inputs.model = shippedModel();
    try {
        inputs = core::apply(std::move(inputs), ModelEdit(SetModelText{field<std::string>(start, "text")}));
        for (const char* key : {"layer", "head", "off"})
            if (start.contains(key)) {
                const nlohmann::json& value = start.at(key);
                const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
                const ModelEdit edit = modelEdit(inputs, key, text);
                inputs = core::apply(std::move(inputs), edit);
            }
    } catch (const EditError& error) {
        throw LoadError("%1", error.sentence());
    }
    return inputs;
}

} // namespace core
