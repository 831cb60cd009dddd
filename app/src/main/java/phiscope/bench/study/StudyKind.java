package phiscope.bench.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The systems that can be studied. A new one is a constant here: a word, the enum of its
 * parameters, what computes it, what can be drawn, which parameters must be in order.
 */
public enum StudyKind {
  /** Stream health: one upstream, every variant of S001 side by side. */
  STREAM(
      "stream",
      StreamParameter.values(),
      StreamResult::of,
      List.of(MarkKind.DATA, MarkKind.HEARTBEAT, MarkKind.BACKPRESSURE, MarkKind.MAINTENANCE),
      List.of(
          new Order(StreamParameter.SHORTEST, StreamParameter.LONGEST),
          new Order(StreamParameter.FAILED_BELOW, StreamParameter.SUSPECT_BELOW)),
      false),
  /** Many faults at random phases before stream health, a heartbeat and phi. */
  INJECTION(
      "injection",
      InjectionParameter.values(),
      InjectionOutcome::of,
      List.of(),
      List.of(new Order(InjectionParameter.SHORTEST, InjectionParameter.LONGEST)),
      true),
  /** One stalled member of a layered dataflow, and whom it takes along. */
  CASCADE(
      "cascade",
      CascadeParameter.values(),
      CascadeResult::of,
      List.of(),
      List.of(new Order(CascadeParameter.FIRST_LAYER, CascadeParameter.LAYERS)),
      false),
  /** Fixed timeouts: T, k and n over the forms of heartbeat. */
  TIMEOUT(
      "timeout",
      TimeoutParameter.values(),
      TimeoutResult::of,
      List.of(),
      List.of(new Order(TimeoutParameter.MEDIAN, TimeoutParameter.P99)),
      false),
  /** Kubernetes probes: liveness, readiness and startup of a few pods. */
  PROBE(
      "probe",
      ProbeParameter.values(),
      ProbeResult::of,
      List.of(MarkKind.PROGRESS, MarkKind.DEPENDENCY),
      List.of(),
      false),
  /** What watching costs: messages against the number of members. */
  COST("cost", CostParameter.values(), CostResult::of, List.of(), List.of(), false),
  /** Five methods on one fault. */
  METHODS(
      "methods",
      MethodsParameter.values(),
      MethodsResult::of,
      List.of(),
      List.of(
          new Order(MethodsParameter.RENEW_EVERY, MethodsParameter.LEASE_LASTS),
          new Order(MethodsParameter.PROBE_TIMEOUT, MethodsParameter.PROBE_EVERY)),
      false),
  /** A chain of calls under one deadline. */
  BUDGET(
      "budget",
      BudgetParameter.values(),
      BudgetResult::of,
      List.of(),
      List.of(new Order(BudgetParameter.BACKOFF, BudgetParameter.BACKOFF_CAP)),
      false),
  /** Retries that come down on a server that has been away. */
  STORM(
      "storm",
      StormParameter.values(),
      StormResult::of,
      List.of(),
      List.of(new Order(StormParameter.BACKOFF, StormParameter.BACKOFF_CAP)),
      true),
  /** Heartbeats on the pool of the business, and the cascade that follows. */
  ISOLATION(
      "isolation", IsolationParameter.values(), IsolationResult::of, List.of(), List.of(), true);

  private final String word;
  private final List<StudyParameter> parameters;
  private final BiFunction<Study, StudyWork, StudyResult> compute;
  private final List<MarkKind> marks;
  private final List<Order> orders;
  private final boolean isLong;

  /** Two parameters of which one must not be above the other. */
  public record Order(StudyParameter lesser, StudyParameter greater) {}

  StudyKind(
      String word,
      StudyParameter[] parameters,
      BiFunction<Study, StudyWork, StudyResult> compute,
      List<MarkKind> marks,
      List<Order> orders,
      boolean isLong) {
    this.word = word;
    this.parameters = List.of(parameters);
    this.compute = compute;
    this.marks = marks;
    this.orders = orders;
    this.isLong = isLong;
  }

  /** How files call it. */
  public String word() {
    return word;
  }

  /** Its parameters, in order. */
  public List<StudyParameter> parameters() {
    return parameters;
  }

  /** What can be drawn in it. */
  public List<MarkKind> marks() {
    return marks;
  }

  /** Which parameters must be in order. */
  public List<Order> orders() {
    return orders;
  }

  /** Whether it may take long to compute, so that the window does it beside its other work. */
  public boolean isLong() {
    return isLong;
  }

  /** Whether it has this parameter. */
  public boolean has(StudyParameter parameter) {
    int at = parameter.ordinal();
    return at < parameters.size() && parameters.get(at) == parameter;
  }

  /** What settings of this study say: a pure function. */
  public StudyResult compute(Study study, StudyWork work) {
    return compute.apply(study, work);
  }

  /** The groups of its parameters, in order. */
  public List<String> groups() {
    return List.copyOf(
        new LinkedHashSet<>(parameters.stream().map(StudyParameter::group).toList()));
  }

  /** The parameters of a group, in order. */
  public List<StudyParameter> in(String group) {
    List<StudyParameter> found = new ArrayList<>();
    for (StudyParameter parameter : parameters) {
      if (parameter.group().equals(group)) {
        found.add(parameter);
      }
    }
    return found;
  }

  /** All kinds by their words in files. */
  public static Map<String, StudyKind> words() {
    Map<String, StudyKind> words = new LinkedHashMap<>();
    for (StudyKind kind : values()) {
      words.put(kind.word, kind);
    }
    return words;
  }
}
