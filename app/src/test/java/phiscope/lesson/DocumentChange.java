package phiscope.lesson;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** Changes of a document that a teacher could make to a step. */
interface DocumentChange extends UnaryOperator<DetectorBench> {
  static List<DocumentChange> all() {
    return List.of(
        bench -> with(bench, bench.tapes(), bench.now() * 2, bench.consumers(), bench.prior()),
        bench -> with(bench, bench.tapes(), bench.now() * 7 / 8, bench.consumers(), bench.prior()),
        bench -> with(bench, longerFirst(bench), bench.now(), bench.consumers(), bench.prior()),
        bench -> with(bench, doubled(bench), bench.now() * 2, bench.consumers(), bench.prior()),
        bench -> with(bench, bench.tapes(), bench.now(), deafer(bench), bench.prior()),
        bench ->
            with(bench, bench.tapes(), bench.now(), bench.consumers(), new BigDecimal("0.9999999")),
        bench -> with(bench, grown(bench), 9 * bench.now(), bench.consumers(), bench.prior()),
        bench -> with(bench, shuffled(bench), bench.now(), bench.consumers(), bench.prior()));
  }

  private static DetectorBench with(
      DetectorBench bench, List<Tape> tapes, long now, List<Consumer> consumers, BigDecimal prior) {
    return new DetectorBench(
        bench.title(),
        bench.scale(),
        tapes,
        bench.policies(),
        bench.fixedTimeouts(),
        now,
        bench.instantOrder() == InstantOrder.QUERY_THEN_DELIVER
            ? InstantOrder.DELIVER_THEN_QUERY
            : bench.instantOrder(),
        bench.horizon(),
        consumers,
        prior);
  }

  private static List<Tape> longerFirst(DetectorBench bench) {
    return bench.tapes().stream()
        .map(tape -> tape.withHeartbeats(tape.heartbeats().shiftFrom(1, 1)))
        .toList();
  }

  private static List<Tape> doubled(DetectorBench bench) {
    return bench.tapes().stream()
        .map(
            tape ->
                tape.withHeartbeats(
                    HeartbeatTrace.of(
                        tape.heartbeats().toList().stream()
                            .map(beat -> beat.arrivingAt(2 * beat.arrival()))
                            .toList())))
        .toList();
  }

  /** Two more heartbeats, one at once and one very late. */
  private static List<Tape> grown(DetectorBench bench) {
    return bench.tapes().stream()
        .map(tape -> tape.withHeartbeats(grown(tape.heartbeats())))
        .toList();
  }

  private static HeartbeatTrace grown(HeartbeatTrace trace) {
    long last = trace.arrival(trace.size() - 1);
    return trace
        .insert(Heartbeat.delivered(100, last + 1))
        .insert(Heartbeat.delivered(101, 8 * last));
  }

  /** The tapes in the other order, or the last heartbeat gone. */
  private static List<Tape> shuffled(DetectorBench bench) {
    return bench.tapes().size() == 2
        ? List.of(bench.tapes().get(1), bench.tapes().get(0))
        : bench.tapes().stream()
            .map(
                tape -> tape.withHeartbeats(tape.heartbeats().remove(tape.heartbeats().size() - 1)))
            .toList();
  }

  private static List<Consumer> deafer(DetectorBench bench) {
    return bench.consumers().stream()
        .map(consumer -> consumer.withThreshold(consumer.threshold().multiply(BigDecimal.TEN)))
        .toList();
  }
}
