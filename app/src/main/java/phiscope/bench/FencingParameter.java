package phiscope.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.TokenCheck;

/**
 * The parameters of a scenario of the fencing bench that are numbers, switches and words: all but
 * the detector, {@code switchAt} and the script. Names and order are those of the core's records.
 */
public enum FencingParameter implements Parameter {
  SEED("scenario", "seed", 0, Long.MAX_VALUE, FencingScenario::seed),
  HOLDERS("scenario", "holders", 2, FencingScenario.MOST_HOLDERS, FencingScenario::holders),
  FIRST_TOKEN(
      "scenario", "firstToken", 1, FencingScenario.GREATEST_TOKEN, FencingScenario::firstToken),
  HORIZON("scenario", "horizon", 0, FencingScenario::horizon),

  LEASE_CHECKED("protections", "leaseChecked", s -> flag(s.protections().leaseChecked())),
  TOKEN_CHECK(
      "protections",
      "tokenCheck",
      TokenCheck.values(),
      s -> s.protections().tokenCheck().ordinal()),
  ATOMIC("protections", "atomic", s -> flag(s.protections().atomic())),
  DURABLE("protections", "durable", s -> flag(s.protections().durable())),
  FROM_AUTHORITY("protections", "fromAuthority", s -> flag(s.protections().fromAuthority())),
  DEDUPLICATED("protections", "deduplicated", s -> flag(s.protections().deduplicated())),

  LEASE_DURATION("lease", "duration", 1, s -> s.lease().duration()),
  LEASE_RENEWAL("lease", "renewEvery", 0, s -> s.lease().renewEvery()),

  CONFIRMATIONS("takeover", "confirmations", 1, 100, s -> s.takeover().confirmations()),
  COOL_DOWN("takeover", "coolDown", 0, s -> s.takeover().coolDown()),
  MINIMUM_INTERVAL("takeover", "minimumInterval", 0, s -> s.takeover().minimumInterval()),
  WAITS_FOR_LEASE("takeover", "waitsForLease", s -> flag(s.takeover().waitsForLease())),
  GRADED("takeover", "graded", s -> flag(s.takeover().graded())),
  ROLLS_BACK("takeover", "rollsBack", s -> flag(s.takeover().rollsBack())),
  ACCEPT_WITHIN("takeover", "acceptWithin", 1, s -> s.takeover().acceptWithin()),
  SWITCHES_BACK("takeover", "switchesBack", s -> flag(s.takeover().switchesBack())),

  WRITE_EVERY("workload", "writeEvery", 0, s -> s.workload().writeEvery()),
  CHECK_TO_SEND("workload", "checkToSend", 0, s -> s.workload().checkToSend()),
  RETRY_AFTER("workload", "retryAfter", 0, s -> s.workload().retryAfter()),
  RETRIES("workload", "retries", 0, 100, s -> s.workload().retries()),

  DELAY_MINIMUM("network", "delayMinimum", 0, s -> s.network().delayLeast()),
  DELAY_MAXIMUM("network", "delayMaximum", 0, s -> s.network().delayMost()),
  LOSS("network", "loss", Kind.SHARE, 0, 1_000_000, s -> s.network().lossPerMillion()),
  COPIES("network", "copies", Kind.SHARE, 0, 1_000_000, s -> s.network().copiesPerMillion());

  /** The group whose parameters stand in the document itself, not in an object of theirs. */
  public static final String SCENARIO = "scenario";

  private final String group;
  private final String word;
  private final Kind kind;
  private final long least;
  private final long most;
  private final List<String> choices;
  private final ToLongFunction<FencingScenario> value;

  FencingParameter(String group, String word, long least, ToLongFunction<FencingScenario> value) {
    this(group, word, Kind.TIME, least, FencingScenario.LONGEST, value);
  }

  FencingParameter(
      String group, String word, long least, long most, ToLongFunction<FencingScenario> value) {
    this(group, word, Kind.COUNT, least, most, value);
  }

  FencingParameter(String group, String word, ToLongFunction<FencingScenario> value) {
    this(group, word, Kind.FLAG, 0, 1, value);
  }

  FencingParameter(
      String group, String word, Enum<?>[] choices, ToLongFunction<FencingScenario> value) {
    this.group = group;
    this.word = word;
    this.kind = Kind.CHOICE;
    this.least = 0;
    this.most = choices.length - 1;
    this.choices = Arrays.stream(choices).map(Parameter::word).toList();
    this.value = value;
  }

  FencingParameter(
      String group,
      String word,
      Kind kind,
      long least,
      long most,
      ToLongFunction<FencingScenario> value) {
    this.group = group;
    this.word = word;
    this.kind = kind;
    this.least = least;
    this.most = most;
    this.choices = List.of();
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
  public long of(FencingScenario scenario) {
    return value.applyAsLong(scenario);
  }

  /**
   * The scenario with another value of it, moved into its bounds. The shortest delay is cut to the
   * longest one; with fewer holders, lines about those who are gone are left out.
   */
  public FencingScenario with(FencingScenario scenario, long newValue) {
    long[] values = FencingParameterValues.of(scenario);
    values[ordinal()] = newValue;
    return FencingParameterValues.scenario(values, scenario);
  }

  /** The groups, in order. */
  public static List<String> groups() {
    return Arrays.stream(values()).map(FencingParameter::group).distinct().toList();
  }

  /** The parameters of a group, in order. */
  public static List<FencingParameter> in(String group) {
    List<FencingParameter> found = new ArrayList<>();
    for (FencingParameter parameter : values()) {
      if (parameter.group.equals(group)) {
        found.add(parameter);
      }
    }
    return found;
  }
}
