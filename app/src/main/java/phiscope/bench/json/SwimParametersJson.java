package phiscope.bench.json;

import java.util.List;
import java.util.Optional;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimParameterValues;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** The parameters of the protocol in JSON: a preset and, by group, what differs from it. */
final class SwimParametersJson {
  static final String PRESET = "preset";

  private SwimParametersJson() {}

  /** The parameters and the preset from which they differ. */
  record Chosen(SwimPreset preset, SwimParameters parameters) {}

  /** Reads a preset by its name, or an object. */
  static Optional<Chosen> read(JsonField field) {
    if (!field.isObject()) {
      return field.word(SwimJson.PRESETS).map(preset -> new Chosen(preset, SwimPresets.of(preset)));
    }
    JsonFields fields = field.object().orElseThrow();
    Optional<SwimPreset> preset =
        fields.required(PRESET).flatMap(name -> name.word(SwimJson.PRESETS));
    long[] values =
        SwimParameterValues.of(SwimPresets.of(preset.orElse(SwimPreset.MEMBERLIST_LAN)));
    boolean sound = preset.isPresent();
    for (String group : SwimParameter.groups()) {
      Optional<JsonField> told = fields.optional(group);
      if (told.isPresent()) {
        Optional<JsonFields> inside = told.get().object();
        sound &= inside.isPresent() && readGroup(inside.get(), group, values);
      }
    }
    fields.end();
    return sound && isTimeoutWithin(values, field)
        ? preset.map(found -> new Chosen(found, SwimParameterValues.parameters(values)))
        : Optional.empty();
  }

  private static boolean isTimeoutWithin(long[] values, JsonField field) {
    if (values[SwimParameter.PROBE_TIMEOUT.ordinal()]
        <= values[SwimParameter.PROBE_INTERVAL.ordinal()]) {
      return true;
    }
    field.problem("problem.swim.timeout");
    return false;
  }

  private static boolean readGroup(JsonFields fields, String group, long[] values) {
    boolean sound = true;
    for (SwimParameter parameter : SwimParameter.in(group)) {
      Optional<JsonField> told = fields.optional(parameter.word());
      if (told.isPresent()) {
        Optional<Long> value = ParameterJson.read(told.get(), parameter);
        sound &= value.isPresent();
        values[parameter.ordinal()] = value.orElse(values[parameter.ordinal()]);
      }
    }
    fields.end();
    return sound;
  }

  /** Writes the name of a preset alone, or an object with what differs from it. */
  static void write(JsonPrinter to, SwimPreset preset, SwimParameters parameters) {
    SwimParameters base = SwimPresets.of(preset);
    if (parameters.equals(base)) {
      to.text(SwimJson.word(preset));
      return;
    }
    to.object().name(PRESET).text(SwimJson.word(preset));
    for (String group : SwimParameter.groups()) {
      List<SwimParameter> different =
          SwimParameter.in(group).stream().filter(p -> p.of(parameters) != p.of(base)).toList();
      if (!different.isEmpty()) {
        to.name(group).inlineObject();
        for (SwimParameter parameter : different) {
          to.name(parameter.word());
          ParameterJson.write(to, parameter, parameter.of(parameters));
        }
        to.endObject();
      }
    }
    to.endObject();
  }
}
