package phiscope.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.DisseminationParameters;
import phiscope.core.swim.protocol.OverrideRules;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SuspicionParameters;
import phiscope.core.swim.protocol.SwimParameters;

/**
 * Every parameter of the protocol: where it stands in a document, what it may be, and how it is
 * read and changed. Forms, files, tables and edits go by this list.
 *
 * <p>A value is a {@code long}: ticks, a count, 0 or 1 for a flag, the place among the words for a
 * choice.
 */
public enum SwimParameter implements Parameter {
  PROBE_INTERVAL("probe", "interval", 1, p -> p.probe().interval()),
  PROBE_TIMEOUT("probe", "timeout", 1, p -> p.probe().timeout()),
  INDIRECT_PROBES("probe", "indirectProbes", 0, Bounds.COUNT, p -> p.probe().indirectProbes()),
  TARGET_CHOICE(
      "probe",
      "targetChoice",
      ProbeParameters.TargetChoice.values(),
      p -> p.probe().targetChoice().ordinal()),
  FALLBACK_PING("probe", "fallbackPing", p -> flag(p.probe().fallbackPing())),
  RELAY_TIMEOUT_PERCENT(
      "probe", "relayTimeoutPercent", 1, 100, p -> p.probe().relayTimeoutPercent()),
  PHASES("probe", "phases", ProbeParameters.Phases.values(), p -> p.probe().phases().ordinal()),

  SUSPICION_ENABLED("suspicion", "enabled", p -> flag(p.suspicion().enabled())),
  SUSPICION_FORMULA(
      "suspicion",
      "formula",
      SuspicionParameters.Formula.values(),
      p -> p.suspicion().formula().ordinal()),
  SUSPICION_MULTIPLIER("suspicion", "multiplier", 1, Bounds.COUNT, p -> p.suspicion().multiplier()),
  SUSPICION_MAXIMUM_MULTIPLIER(
      "suspicion", "maximumMultiplier", 1, Bounds.COUNT, p -> p.suspicion().maximumMultiplier()),
  SUSPICION_CONFIRMATIONS(
      "suspicion", "confirmations", 0, Bounds.COUNT, p -> p.suspicion().confirmations()),

  PIGGYBACK("dissemination", "piggyback", p -> flag(p.dissemination().piggyback())),
  GOSSIP_INTERVAL("dissemination", "gossipInterval", 0, p -> p.dissemination().gossipInterval()),
  GOSSIP_FANOUT(
      "dissemination", "gossipFanout", 0, Bounds.COUNT, p -> p.dissemination().gossipFanout()),
  GOSSIP_TO_THE_DEAD(
      "dissemination", "gossipToTheDead", 0, p -> p.dissemination().gossipToTheDead()),
  RETRANSMIT_FORMULA(
      "dissemination",
      "formula",
      DisseminationParameters.Formula.values(),
      p -> p.dissemination().formula().ordinal()),
  RETRANSMIT_MULTIPLIER(
      "dissemination",
      "retransmitMultiplier",
      1,
      Bounds.COUNT,
      p -> p.dissemination().retransmitMultiplier()),
  UPDATES_PER_MESSAGE(
      "dissemination",
      "updatesPerMessage",
      1,
      Integer.MAX_VALUE,
      p -> p.dissemination().updatesPerMessage()),
  FROM_ROUND_START(
      "dissemination", "fromRoundStart", p -> flag(p.dissemination().fromRoundStart())),

  SYNC_INTERVAL("sync", "interval", 0, p -> p.sync().interval()),
  RECONNECT_INTERVAL("sync", "reconnectInterval", 0, p -> p.sync().reconnectInterval()),
  ANSWERS_STALE_ALIVE("sync", "answersStaleAlive", p -> flag(p.sync().answersStaleAlive())),

  LOCAL_HEALTH_PROBE("lifeguard", "localHealthProbe", p -> flag(p.lifeguard().localHealthProbe())),
  SCALES_TIMEOUT("lifeguard", "scalesTimeout", p -> flag(p.lifeguard().scalesTimeout())),
  NACKS("lifeguard", "nacks", p -> flag(p.lifeguard().nacks())),
  LOCAL_HEALTH_SUSPICION(
      "lifeguard", "localHealthSuspicion", p -> flag(p.lifeguard().localHealthSuspicion())),
  BUDDY_SYSTEM("lifeguard", "buddySystem", p -> flag(p.lifeguard().buddySystem())),
  HEALTH_LEVELS("lifeguard", "healthLevels", 1, Bounds.COUNT, p -> p.lifeguard().healthLevels()),

  OVERRIDE_RULES("rules", "overrides", OverrideRules.values(), p -> p.rules().ordinal()),
  CLOCK("rules", "clock", ClockKind.values(), p -> p.clock().ordinal());

  private static final class Bounds {
    /** Greater counts would make products of counts and times overflow. */
    static final long COUNT = 1_000;

    /** About 28 hours, likewise. */
    static final long TIME = 100_000_000_000L;
  }

  private final String group;
  private final String word;
  private final Kind kind;
  private final long least;
  private final long most;
  private final List<String> choices;
  private final ToLongFunction<SwimParameters> value;

  SwimParameter(String group, String word, long least, ToLongFunction<SwimParameters> value) {
    this(group, word, Kind.TIME, least, Bounds.TIME, List.of(), value);
  }

  SwimParameter(
      String group, String word, long least, long most, ToLongFunction<SwimParameters> value) {
    this(group, word, Kind.COUNT, least, most, List.of(), value);
  }

  SwimParameter(String group, String word, ToLongFunction<SwimParameters> value) {
    this(group, word, Kind.FLAG, 0, 1, List.of(), value);
  }

  SwimParameter(
      String group, String word, Enum<?>[] choices, ToLongFunction<SwimParameters> value) {
    this(
        group,
        word,
        Kind.CHOICE,
        0,
        choices.length - 1,
        Arrays.stream(choices).map(Parameter::word).toList(),
        value);
  }

  SwimParameter(
      String group,
      String word,
      Kind kind,
      long least,
      long most,
      List<String> choices,
      ToLongFunction<SwimParameters> value) {
    this.group = group;
    this.word = word;
    this.kind = kind;
    this.least = least;
    this.most = most;
    this.choices = choices;
    this.value = value;
  }

  private static long flag(boolean on) {
    return on ? 1 : 0;
  }

  @Override
  public String group() {
    return group;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public Kind kind() {
    return kind;
  }

  @Override
  public long least() {
    return least;
  }

  @Override
  public long most() {
    return most;
  }

  @Override
  public List<String> choices() {
    return choices;
  }

  /** Its value. */
  public long of(SwimParameters parameters) {
    return value.applyAsLong(parameters);
  }

  /**
   * The parameters with another value of it, moved into its bounds. An interval that comes below
   * the probe timeout takes the timeout down with it, and a timeout above the interval is cut.
   */
  public SwimParameters with(SwimParameters parameters, long newValue) {
    long[] values = SwimParameterValues.of(parameters);
    values[ordinal()] = newValue;
    return SwimParameterValues.parameters(values);
  }

  /** The groups, in order. */
  public static List<String> groups() {
    return Arrays.stream(values()).map(SwimParameter::group).distinct().toList();
  }

  /** The parameters of a group, in order. */
  public static List<SwimParameter> in(String group) {
    List<SwimParameter> found = new ArrayList<>();
    for (SwimParameter parameter : values()) {
      if (parameter.group.equals(group)) {
        found.add(parameter);
      }
    }
    return found;
  }
}
