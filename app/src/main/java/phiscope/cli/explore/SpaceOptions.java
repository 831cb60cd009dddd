package phiscope.cli.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import phiscope.bench.FencingBench;
import phiscope.bench.Parameter;
import phiscope.cli.Console;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.FaultBudget;
import phiscope.core.fencing.search.SearchSpace;
import picocli.CommandLine.Option;

/** How large a space is searched, and under which protections: what the command line says of it. */
public final class SpaceOptions {
  /** Faults that may happen, in the order of {@link FaultBudget}. */
  private static final List<String> FAULTS =
      List.of(
          "pauses",
          "delays",
          "losses",
          "duplicates",
          "restarts",
          "clockLags",
          "selfMadeTokens",
          "retries");

  private static final int MOST_FAULTS = 3;
  private static final Map<String, Protection> SWITCHES = switches();

  @Option(names = "--tokens", paramLabel = "N", descriptionKey = "tokens")
  private int tokens = 2;

  @Option(names = "--requests", paramLabel = "N", descriptionKey = "requests")
  private int requests = 2;

  @Option(names = "--lease", paramLabel = "TICKS", descriptionKey = "lease")
  private int lease = 1;

  @Option(names = "--ticks", paramLabel = "N", descriptionKey = "ticks")
  private int ticks = 2;

  @Option(names = "--fault", paramLabel = "KIND=N", descriptionKey = "fault")
  private Map<String, String> faults = new LinkedHashMap<>();

  @Option(names = "--protections", paramLabel = "LIST", descriptionKey = "protections", split = ",")
  private List<String> protections;

  private static Map<String, Protection> switches() {
    Map<String, Protection> words = new LinkedHashMap<>();
    for (Protection protection : Protection.values()) {
      if (protection != Protection.TOKEN_CHECKED) {
        words.put(Parameter.word(protection), protection);
      }
    }
    return words;
  }

  /** Whether it can be searched without a document. */
  public boolean namesProtections() {
    return protections != null;
  }

  /**
   * The space for a scenario; empty once every problem is told.
   *
   * @param scenario whose protections are searched unless others are named; empty for the usual one
   */
  public Optional<SearchSpace> space(Optional<FencingScenario> scenario, Console console) {
    FencingScenario from = scenario.orElse(FencingBench.USUAL);
    boolean sound = isWithin("--tokens", tokens, 1, 3, console);
    sound &= isWithin("--requests", requests, 1, 3, console);
    sound &= isWithin("--lease", lease, 1, 3, console);
    sound &= isWithin("--ticks", ticks, 0, 7, console);
    Optional<FaultBudget> budget = budget(console);
    Optional<WriteProtections> on =
        protections == null ? Optional.of(from.protections()) : protections(console);
    return sound && budget.isPresent() && on.isPresent()
        ? Optional.of(
            new SearchSpace(
                on.get(),
                from.takeover().waitsForLease(),
                tokens,
                requests,
                lease,
                ticks,
                budget.get()))
        : Optional.empty();
  }

  private static boolean isWithin(String name, int value, int least, int most, Console console) {
    boolean within = value >= least && value <= most;
    if (!within) {
      console.complain("explore.problem.range", name, least, most, value);
    }
    return within;
  }

  private Optional<FaultBudget> budget(Console console) {
    int[] counts = new int[FAULTS.size()];
    Arrays.fill(counts, 1);
    boolean sound = true;
    for (Map.Entry<String, String> fault : faults.entrySet()) {
      int at = FAULTS.indexOf(fault.getKey());
      boolean isCount = fault.getValue().matches("[0-" + MOST_FAULTS + "]");
      if (at < 0) {
        console.complain("explore.problem.fault", fault.getKey(), String.join(", ", FAULTS));
      } else if (!isCount) {
        console.complain(
            "explore.problem.range", "--fault " + fault.getKey(), 0, MOST_FAULTS, fault.getValue());
      } else {
        counts[at] = Integer.parseInt(fault.getValue());
      }
      sound &= at >= 0 && isCount;
    }
    return sound
        ? Optional.of(
            new FaultBudget(
                counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6],
                counts[7]))
        : Optional.empty();
  }

  /** Everything that is named is on, and nothing else. */
  private Optional<WriteProtections> protections(Console console) {
    List<TokenCheck> checks = new ArrayList<>();
    List<Protection> on = new ArrayList<>();
    boolean sound = true;
    for (String name : protections) {
      Optional<TokenCheck> check =
          Arrays.stream(TokenCheck.values())
              .filter(each -> Parameter.word(each).equals(name))
              .findFirst();
      check.ifPresent(checks::add);
      if (SWITCHES.containsKey(name)) {
        on.add(SWITCHES.get(name));
      } else if (check.isEmpty()) {
        console.complain("explore.problem.protection", name, known());
        sound = false;
      }
    }
    if (checks.stream().distinct().count() > 1) {
      console.complain("explore.problem.checks");
      sound = false;
    }
    WriteProtections named =
        WriteProtections.all(checks.isEmpty() ? TokenCheck.NONE : checks.get(0));
    for (Protection protection : SWITCHES.values()) {
      named = on.contains(protection) ? named : named.without(protection);
    }
    return sound ? Optional.of(named) : Optional.empty();
  }

  private static String known() {
    return Arrays.stream(TokenCheck.values()).map(Parameter::word).collect(Collectors.joining(", "))
        + ", "
        + String.join(", ", SWITCHES.keySet());
  }
}
