package phiscope.bench.study;

import java.util.function.UnaryOperator;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HeartbeatWatch;
import phiscope.core.kernel.SimTime;

/** Ready documents of studies: each shows one thing, which its text says to look for. */
public enum ReadyStudy {
  /** Frames every 10 ms, then none: the waiting that "zero latency" consists of. */
  STREAM_KILL(StudyKind.STREAM, s -> s),
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
  TIMEOUT_TABLE(StudyKind.TIMEOUT, s -> s.with(TimeoutParameter.FAILURES, 3));

  private final StudyKind kind;
  private final UnaryOperator<Study> changes;

  ReadyStudy(StudyKind kind, UnaryOperator<Study> changes) {
    this.kind = kind;
    this.changes = changes;
  }

  private static long ms(long milliseconds) {
    return SimTime.ofMillis(milliseconds);
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
