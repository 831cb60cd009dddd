package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingLines;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingParameterValues;
import phiscope.bench.script.FencingScriptText;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;

/**
 * A scenario of the fencing bench in JSON, field by field; what is not there is as in another one.
 * Mutable: it remembers what was wrong.
 */
final class FencingScenarioJson {
  static final String SWITCH_AT = "switchAt";
  static final String DETECTOR = "detector";
  static final String SCRIPT = "script";
  private static final String TAKEOVER = "takeover";

  private final FencingScenario base;
  private final long[] values;
  private BigDecimal switchAt;
  private boolean sound = true;

  FencingScenarioJson(FencingScenario base) {
    this.base = base;
    this.values = FencingParameterValues.of(base);
    this.switchAt = base.takeover().switchAt();
  }

  /** Reads the fields of a scenario, among others. */
  Optional<FencingScenario> read(JsonFields fields) {
    for (String group : FencingParameter.groups()) {
      if (group.equals(FencingParameter.SCENARIO)) {
        readGroup(fields, group);
      } else {
        fields.optional(group).ifPresent(field -> readInside(field, group));
      }
    }
    DetectorChoice detector = detector(fields.optional(DETECTOR));
    // Where the count of holders is wrong, none is a stranger.
    FencingScenario settings = FencingParameterValues.scenario(values, base);
    FencingScenario scenario =
        settings.with(settings.takeover().withSwitchAt(switchAt)).with(detector);
    Optional<JsonField> script = fields.optional(SCRIPT);
    List<FencingScriptEntry> lines =
        script.isEmpty()
            ? scenario.script()
            : script(
                script.get().items(0, FencingBench.MAX_LINES),
                sound ? scenario.holders() : FencingScenario.MOST_HOLDERS,
                sound ? scenario.horizon() : Long.MAX_VALUE);
    return sound
        ? Optional.of(scenario.withScript(FencingLines.possible(lines, scenario.holders())))
        : Optional.empty();
  }

  /** The lines of a script, each a text, of a run that ends then. */
  static List<FencingScriptEntry> script(List<JsonField> items, int holders, long end) {
    return ScriptJson.read(
        items, end, (lines, faults) -> FencingScriptText.read(lines, holders, faults));
  }

  private DetectorChoice detector(Optional<JsonField> field) {
    if (field.isEmpty()) {
      return base.detector();
    }
    Optional<DetectorChoice> choice = field.get().object().flatMap(FencingJson::detector);
    sound &= choice.isPresent();
    return choice.orElse(base.detector());
  }

  private void readInside(JsonField field, String group) {
    Optional<JsonFields> inside = field.object();
    sound &= inside.isPresent();
    inside.ifPresent(
        fields -> {
          readGroup(fields, group);
          if (group.equals(TAKEOVER)) {
            fields.optional(SWITCH_AT).ifPresent(this::readSwitchAt);
          }
          fields.end();
        });
  }

  private void readSwitchAt(JsonField field) {
    Optional<BigDecimal> phi = FencingJson.switchAt(field);
    sound &= phi.isPresent();
    switchAt = phi.orElse(switchAt);
  }

  private void readGroup(JsonFields fields, String group) {
    for (FencingParameter parameter : FencingParameter.in(group)) {
      fields.optional(parameter.word()).ifPresent(field -> readValue(field, parameter));
    }
    boolean delays = group.equals(FencingParameter.DELAY_MAXIMUM.group());
    if (delays && value(FencingParameter.DELAY_MAXIMUM) < value(FencingParameter.DELAY_MINIMUM)) {
      String name =
          fields.has(FencingParameter.DELAY_MAXIMUM.word())
              ? FencingParameter.DELAY_MAXIMUM.word()
              : FencingParameter.DELAY_MINIMUM.word();
      fields.optional(name).ifPresent(field -> field.problem("problem.swim.delays"));
      sound = false;
    }
  }

  private long value(FencingParameter parameter) {
    return values[parameter.ordinal()];
  }

  private void readValue(JsonField field, FencingParameter parameter) {
    Optional<Long> value = ParameterJson.read(field, parameter);
    sound &= value.isPresent();
    value.ifPresent(read -> values[parameter.ordinal()] = read);
  }
}
