package phiscope.bench.study;

import java.util.function.UnaryOperator;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HeartbeatWatch;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.CallChain.Limits;
import phiscope.core.probe.HeartbeatForm;
import phiscope.core.probe.PeerFault;
import phiscope.core.probe.RingSpread;

/** Ready documents of studies: each shows one thing, which its text says to look for. */
public enum ReadyStudy {
  /** Frames every 10 ms, then none: the waiting that "zero latency" consists of. */
  STREAM_KILL(StudyKind.STREAM, s -> s.with(StreamParameter.END, ms(450))),
  /** Dead for 100 ms, then one frame: FAILED is ACTIVE again. */
  STREAM_REVIVAL(
      StudyKind.STREAM,
      s ->
          s.with(StreamParameter.EVENT, StreamEvent.MICRO_BURST)
              .with(StreamParameter.LASTING, ms(100))
              .with(StreamParameter.END, ms(420))),
  /** From a frame every 10 ms to a keep-alive frame every 100 ms. */
  STREAM_IDLE(
      StudyKind.STREAM,
      s ->
          s.with(StreamParameter.EVENT, StreamEvent.IDLE)
              .with(StreamParameter.EVENT_AT, ms(100))
              .with(StreamParameter.END, ms(2_000))),
  /** A garbage collection of 500 ms that nobody announces. */
  STREAM_COLLECTION(
      StudyKind.STREAM,
      s ->
          s.with(StreamParameter.EVENT, StreamEvent.COLLECTION).with(StreamParameter.END, ms(900))),
  /** The same with a maintenance frame before it, under the rules of the prose. */
  STREAM_COLLECTION_ANNOUNCED(
      StudyKind.STREAM,
      s ->
          StreamSettings.with(s, HealthPreset.PROSE)
              .with(StreamParameter.EVENT, StreamEvent.COLLECTION)
              .with(StreamParameter.ANNOUNCED, 1)
              .with(StreamParameter.END, ms(900))),
  /** A micro-burst of 300 ms on a link with frames of 5 to 20 ms. */
  STREAM_MICRO_BURST(
      StudyKind.STREAM,
      s ->
          s.with(StreamParameter.EVENT, StreamEvent.MICRO_BURST)
              .with(StreamParameter.SHORTEST, ms(5))
              .with(StreamParameter.LONGEST, ms(20))
              .with(StreamParameter.LASTING, ms(300))
              .with(StreamParameter.END, ms(700))),
  /** A full buffer for 200 ms with backpressure frames every 5 ms. */
  STREAM_BACKPRESSURE(
      StudyKind.STREAM,
      s ->
          s.with(StreamParameter.EVENT, StreamEvent.BACKPRESSURE)
              .with(StreamParameter.LASTING, ms(200))
              .with(StreamParameter.EVERY, ms(20))
              .with(StreamParameter.END, ms(600))),
  /** Killed, with a heartbeat as the second level. */
  STREAM_CONFIRMATION(
      StudyKind.STREAM,
      s -> s.with(StreamParameter.EVENT_AT, ms(1_500)).with(StreamParameter.END, ms(5_500))),
  /** Fifty faults of each kind, as the article did it. */
  INJECTION_ARTICLE(StudyKind.INJECTION, s -> s),
  /** The reading of "1 s and 3 s" whose mean is near the article's 4.2 s. */
  INJECTION_CHECKER(
      StudyKind.INJECTION,
      s ->
          s.with(InjectionParameter.HEARTBEAT_START, HeartbeatWatch.Start.MISSED_HEARTBEAT)
              .with(InjectionParameter.CHECK_EVERY, ms(1_000))
              .with(InjectionParameter.RUNS, 1_000)),
  /** One gap of 300 ms in a thousand, under the decay per missed frame. */
  INJECTION_GAPS(
      StudyKind.INJECTION,
      s ->
          s.with(InjectionParameter.VARIANT, HealthPreset.MISSED_FRAMES)
              .with(InjectionParameter.GAP_CHANCE, 1_000)
              .with(InjectionParameter.RUNS, 1_000)),
  /** A stall in the last of four layers that runs near its capacity. */
  CASCADE_FOUR_LAYERS(StudyKind.CASCADE, s -> s.with(CascadeParameter.LAST_MEMBERS, 4)),
  /** The same with backpressure frames that hold the score. */
  CASCADE_HELD(
      StudyKind.CASCADE,
      s ->
          s.with(CascadeParameter.LAST_MEMBERS, 4)
              .with(CascadeParameter.VARIANT, HealthPreset.PROSE)
              .with(CascadeParameter.EVERY, ms(5))),
  /** T = 1 s, k = 3, n = 3: best 3 s and worst 9 s, says S000. */
  TIMEOUT_TABLE(StudyKind.TIMEOUT, s -> s.with(TimeoutParameter.FAILURES, 3)),
  /** S000's common mistake: one second without a heartbeat, and a pause of 800 ms. */
  TIMEOUT_HASTY(StudyKind.TIMEOUT, s -> s.with(TimeoutParameter.TOLERANCE, 1)),
  /** Three failures in a row, with losses that come together. */
  TIMEOUT_BURSTS(
      StudyKind.TIMEOUT,
      s ->
          s.with(TimeoutParameter.FORM, HeartbeatForm.OVERLAPPING_PULL)
              .with(TimeoutParameter.FAILURES, 3)),
  /** S000's example: 8 s, every 5 s, 2 failures, in five phases. */
  PROBE_EXAMPLE(StudyKind.PROBE, s -> s),
  /** The same with the threshold that is safe. */
  PROBE_EXAMPLE_SAFE(StudyKind.PROBE, s -> s.with(ProbeParameter.LIVENESS_FAILURES, 3)),
  /** A slow start, drawn, behind a startup probe. */
  PROBE_STARTUP(StudyKind.PROBE, ReadyProbes::startup),
  /** A dependency that is away for a minute, asked by liveness. */
  PROBE_DEPENDENCY(
      StudyKind.PROBE, s -> ReadyProbes.outage(s).with(ProbeParameter.LIVENESS_ASKS, 1)),
  /** The same, asked by readiness alone. */
  PROBE_READINESS(StudyKind.PROBE, ReadyProbes::outage),
  /** A process that is stuck until it is restarted. */
  PROBE_STALL(StudyKind.PROBE, ReadyProbes::stall),
  /** S002's thousand members. */
  COST_THOUSAND(StudyKind.COST, s -> s),
  /** A ring in which one member has gone deaf. */
  COST_RING(
      StudyKind.COST,
      s ->
          s.with(CostParameter.MEMBERS, 20)
              .with(CostParameter.RING, RingSpread.Kind.DEAF_MEMBER_WITH_REPAIR)
              .with(CostParameter.DETECTIONS, 5)),
  /** The machine dies. */
  METHODS_MACHINE(StudyKind.METHODS, s -> s),
  /** A pause of four seconds. */
  METHODS_PAUSE(
      StudyKind.METHODS,
      s -> s.with(MethodsParameter.FAULT, PeerFault.PAUSE).with(MethodsParameter.LASTS, ms(4_000))),
  /** Only the way between observer and peer is cut. */
  METHODS_LINK(StudyKind.METHODS, s -> s.with(MethodsParameter.FAULT, PeerFault.LINK_CUT)),
  /** A middlebox forgets, and the probe uses a standing connection. */
  METHODS_NAT(
      StudyKind.METHODS,
      s ->
          s.with(MethodsParameter.FAULT, PeerFault.NAT_ENTRY_LOST)
              .with(MethodsParameter.STANDING, 1)),
  /** The queue of new connections is full. */
  METHODS_SYN(StudyKind.METHODS, s -> s.with(MethodsParameter.FAULT, PeerFault.SYN_QUEUE_FULL)),
  /** S003: 80 of 100 ms are gone, and B has 100 ms of its own. */
  BUDGET_S003(StudyKind.BUDGET, s -> s),
  /** Failures, backoff and what they leave. */
  BUDGET_RETRIES(
      StudyKind.BUDGET,
      s ->
          s.with(BudgetParameter.CALLS, 1)
              .with(BudgetParameter.A_TAKES, ms(30))
              .with(BudgetParameter.A_TIMEOUT, ms(50))
              .with(BudgetParameter.A_FAILING, 2)
              .with(BudgetParameter.RETRIES, 3)
              .with(BudgetParameter.JITTER, Jitter.NONE)
              .with(BudgetParameter.LIMITS, Limits.REMAINING_BUDGET)),
  /** Retries that keep a server down. */
  STORM_METASTABLE(StudyKind.STORM, ReadyStudy::hasty),
  /** The same with a retry budget. */
  STORM_BUDGET(StudyKind.STORM, s -> hasty(s).with(StormParameter.BUDGET, 1)),
  /** Three hundred clients whose connections break at once, under each jitter. */
  STORM_JITTERS(
      StudyKind.STORM,
      s ->
          s.with(StormParameter.REQUESTS, 5)
              .with(StormParameter.BURST, 300)
              .with(StormParameter.REJECTION, 0)
              .with(StormParameter.OUTAGE_LASTS, 1)
              .with(StormParameter.RETRIES, 20)
              .with(StormParameter.BACKOFF, 4)
              .with(StormParameter.SLOTS, 600)),
  /** S000's Q1. */
  ISOLATION_Q1(StudyKind.ISOLATION, s -> s),
  /** Its first cure. */
  ISOLATION_APART(StudyKind.ISOLATION, s -> s.with(IsolationParameter.OWN_THREAD, 1)),
  /** A limit to how many may be out. */
  ISOLATION_LIMIT(StudyKind.ISOLATION, s -> s.with(IsolationParameter.MOST_OUT, 1)),
  /** A release that is too slow for all the nodes together, with heartbeats apart. */
  ISOLATION_BLIND(
      StudyKind.ISOLATION,
      s ->
          s.with(IsolationParameter.OWN_THREAD, 1)
              .with(IsolationParameter.RELEASE_SERVICE, ms(90)));

  private final StudyKind kind;
  private final UnaryOperator<Study> changes;

  ReadyStudy(StudyKind kind, UnaryOperator<Study> changes) {
    this.kind = kind;
    this.changes = changes;
  }

  private static long ms(long milliseconds) {
    return SimTime.ofMillis(milliseconds);
  }

  private static Study hasty(Study study) {
    return study
        .with(StormParameter.RETRIES, 20)
        .with(StormParameter.BACKOFF, 1)
        .with(StormParameter.BACKOFF_CAP, 1);
  }

  /** The kind of study that it is. */
  public StudyKind kind() {
    return kind;
  }

  /** Its settings. */
  public Study study() {
    return changes.apply(Study.usual(kind));
  }
}
