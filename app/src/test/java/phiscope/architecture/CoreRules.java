package phiscope.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;

/** What makes core give the same bits on every machine, today and in a year. */
final class CoreRules {
  /** Classes of core that change in place, each with the reason; all others are values. */
  private static final Map<String, String> CHANGING_IN_PLACE =
      Map.ofEntries(
          Map.entry(
              "phiscope.core.kernel.StateStore",
              "millions of states a second are written to it; it lives as long as one search"),
          Map.entry(
              "phiscope.core.kernel.BlockSearch$Direct",
              "a batch that each block of a search fills again; it lives as long as the search"),
          Map.entry("phiscope.core.kernel.SearchTally", "counts the steps of one search"),
          Map.entry(
              "phiscope.core.detector.runs.QualitySum",
              "adds up a million runs; it lives as long as they do and one thread uses it"),
          Map.entry(
              "phiscope.core.detector.runs.Sample$Builder",
              "takes millions of numbers; it lives until the sample is made"),
          Map.entry(
              "phiscope.core.fencing.FencingTurn",
              "a run's step in the making; it lives as long as the step"),
          Map.entry(
              "phiscope.core.fencing.search.PackedSteps",
              "counts nothing and keeps nothing but where it hands steps to"),
          Map.entry(
              "phiscope.core.fencing.search.ScheduleScenario$ScheduledWrite",
              "a write that is put together from the actions of a schedule; it never leaves"),
          Map.entry(
              "phiscope.core.fencing.search.Steps",
              "hands on millions of steps a second without allocating; one thread uses it"),
          Map.entry(
              "phiscope.core.kernel.Candidates",
              "columns that each block of a search fills again; it lives as long as the search"),
          Map.entry(
              "phiscope.core.kernel.ParallelBlocks",
              "knows how long its next round may be; it lives as long as the search"),
          Map.entry(
              "phiscope.core.numeric.DecimalScanner",
              "a place in a text that moves on; it lives as long as one call"),
          Map.entry(
              "phiscope.core.numeric.IntervalSums",
              "a heartbeat must cost nanoseconds and no allocation; it is confined to its owner"),
          Map.entry(
              "phiscope.core.trace.generator.GeneratorSettings$Draft",
              "settings have eleven parts, of which a caller changes one or two"),
          Map.entry(
              "phiscope.core.trace.HeartbeatColumns",
              "a leaf is put together in it, column by column; it never leaves its package"),
          Map.entry(
              "phiscope.core.detector.PolicyDraft",
              "a policy has eighteen fields, of which a caller changes one or two"),
          Map.entry(
              "phiscope.core.detector.PhiDetector",
              "it takes a million heartbeats in a twentieth of a second and allocates nothing"),
          Map.entry(
              "phiscope.core.detector.IntervalWindow",
              "a ring that every heartbeat changes; it never leaves its detector"),
          Map.entry(
              "phiscope.core.detector.SortedIntervals",
              "an order that every heartbeat changes; it never leaves its detector"),
          Map.entry("phiscope.core.detector.SortedIntervals$Block", "a part of that order"),
          Map.entry(
              "phiscope.core.detector.FittedModel",
              "fitted again after every heartbeat; it never leaves its detector"),
          Map.entry(
              "phiscope.core.detector.LeafRecorder",
              "writes down a leaf in arrays that it uses again; it lives as long as one run"),
          Map.entry(
              "phiscope.core.detector.TapeFolder",
              "goes along a tape once; it lives as long as one call"),
          Map.entry(
              "phiscope.core.detector.Suspicions$Mistakes",
              "adds up; it lives as long as one call"),
          Map.entry(
              "phiscope.core.detector.SilenceWalk",
              "a place on a tape that moves on; it lives as long as one call"),
          Map.entry(
              "phiscope.core.detector.SawTooth",
              "goes along the columns once; it lives as long as one call"),
          Map.entry(
              "phiscope.core.detector.SuspicionRules",
              "remembers rules that were asked for; whether one is remembered cannot be told"),
          Map.entry(
              "phiscope.core.detector.SuspicionCuts",
              "what a drawing leaves for the next one; suspicions are the same with it as without"),
          Map.entry(
              "phiscope.core.detector.SawToothCuts",
              "what a drawing leaves for the next one; a saw-tooth is the same with it as without"),
          Map.entry(
              "phiscope.core.health.StreamInjection",
              "goes along a stream once; it lives as long as one call"),
          Map.entry(
              "phiscope.core.health.PhiInjection",
              "goes along a stream once; it lives as long as one call"),
          Map.entry(
              "phiscope.core.trace.generator.Draws",
              "a place in a stream of random numbers that moves on; it never leaves its package"),
          Map.entry(
              "phiscope.core.trace.generator.PauseTimeline",
              "drawn as far as anybody has asked; it lives as long as one call"),
          Map.entry(
              "phiscope.core.trace.generator.LossWalk",
              "goes from heartbeat to heartbeat; it lives as long as one call"),
          Map.entry(
              "phiscope.core.probe.PodWalk",
              "goes from probe to probe; it lives as long as one call"),
          Map.entry(
              "phiscope.core.health.HealthWalk",
              "goes along a run once; it lives as long as one call"),
          Map.entry(
              "phiscope.core.detector.TradeOff$Sweep",
              "adds up in one pass; it lives as long as one call"),
          Map.entry(
              "phiscope.core.swim.protocol.Turn",
              "a member's step in the making; it lives as long as the step"),
          Map.entry(
              "phiscope.core.swim.ClusterStep",
              "a cluster's step in the making; it lives as long as the step"),
          Map.entry(
              "phiscope.core.swim.SpreadRecorder",
              "writes down what a run shows; it lives as long as the run"),
          Map.entry("phiscope.core.swim.SpreadRecorder$Times", "a part of what it writes"),
          Map.entry(
              "phiscope.core.swim.Tally",
              "adds to the counters of a run; it lives as long as one step"));

  private final String root;

  CoreRules(String root) {
    this.root = root;
  }

  List<Rule> all() {
    return List.of(
        new Rule(
            "core reads no clock and rolls no dice",
            noClasses()
                .that()
                .resideInAPackage(root + ".core..")
                .should()
                .accessTargetWhere(
                    new Calls(
                        "it reads a clock or rolls dice",
                        "java.lang.System.currentTimeMillis",
                        "java.lang.System.nanoTime",
                        "java.lang.System.identityHashCode",
                        "java.lang.Math.random",
                        "java.lang.StrictMath.random",
                        "java.lang.System.getProperty",
                        "java.lang.System.getenv"))
                .orShould()
                .dependOnClassesThat(
                    new NamedLike(
                        List.of(
                            "java.time..",
                            "java.util.UUID",
                            "java.util.Date",
                            "java.util.Timer",
                            "java.util.Random",
                            "java.util.SplittableRandom",
                            "java.util.concurrent.ThreadLocalRandom",
                            "java.util.random..")))
                .because("a run is reproduced by its document: time and chance are arguments")),
        new Rule(
            "core has no hash order",
            noClasses()
                .that()
                .resideInAPackage(root + ".core..")
                .should()
                .accessTargetWhere(
                    new Calls(
                        "its order is another one in each run",
                        "java.util.Set.of",
                        "java.util.Set.copyOf",
                        "java.util.Map.of",
                        "java.util.Map.copyOf",
                        "java.util.Map.ofEntries",
                        "java.util.stream.Collectors.toSet",
                        "java.util.stream.Collectors.toUnmodifiableSet",
                        "java.util.stream.Collectors.toMap",
                        "java.util.stream.Collectors.toUnmodifiableMap",
                        "java.util.stream.Collectors.groupingBy"))
                .orShould()
                .dependOnClassesThat(
                    new NamedLike(
                        List.of(
                            "java.util.HashMap",
                            "java.util.HashSet",
                            "java.util.IdentityHashMap",
                            "java.util.WeakHashMap",
                            "java.util.Hashtable")))
                .because("the order of a hash table differs between machines and runs")),
        new Rule(
            "core is right to the last bit on every machine",
            noClasses()
                .that()
                .resideInAPackage(root + ".core..")
                .should()
                .accessTargetWhere(
                    new Calls(
                        "Math may differ in the last bit where StrictMath may not",
                        functionsOfMath()))
                .because("a digest of a run is compared between machines")),
        new Rule(
            "core is made of values",
            classes()
                .that()
                .resideInAPackage(root + ".core..")
                .should(beValues())
                .because(
                    "an undo, a comparison, a replay are then nothing but keeping a reference")));
  }

  private static String[] functionsOfMath() {
    return List.of(
            "exp", "expm1", "log", "log10", "log1p", "pow", "sin", "cos", "tan", "asin", "acos",
            "atan", "atan2", "sinh", "cosh", "tanh", "cbrt", "hypot")
        .stream()
        .map(name -> "java.lang.Math." + name)
        .toArray(String[]::new);
  }

  private static ArchCondition<JavaClass> beValues() {
    return new ArchCondition<>("be records, enums, interfaces, or final with final fields") {
      @Override
      public void check(JavaClass candidate, ConditionEvents events) {
        boolean value =
            candidate.isRecord()
                || candidate.isEnum()
                || candidate.isInterface()
                || CHANGING_IN_PLACE.containsKey(candidate.getName())
                || (isClosed(candidate)
                    && candidate.getFields().stream().allMatch(CoreRules::isFinal));
        if (!value) {
          events.add(
              SimpleConditionEvent.violated(
                  candidate, candidate.getName() + " is open to change or to subclasses"));
        }
      }
    };
  }

  private static boolean isFinal(JavaField field) {
    return field.getModifiers().contains(JavaModifier.FINAL);
  }

  /** Constants of an enum with a body are subclasses of it that nobody else can write. */
  private static boolean isClosed(JavaClass candidate) {
    return candidate.getModifiers().contains(JavaModifier.FINAL)
        || candidate.isAnonymousClass()
        || candidate.getRawSuperclass().filter(JavaClass::isEnum).isPresent()
        || candidate.getSimpleName().equals("package-info");
  }
}
