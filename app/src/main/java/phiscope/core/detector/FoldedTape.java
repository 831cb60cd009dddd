package phiscope.core.detector;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.Tape;

/**
 * A detector run over a whole tape; a pure function of tape, policy, scale and horizon. Immutable.
 *
 * <p>An answer does not depend on what the run was made from, nor on how the trace lies in leaves.
 */
public final class FoldedTape implements TapeFold {
  private final Tape tape;
  private final long horizon;
  private final ObserverPauses pauses;
  private final Silences silences;
  private final PhiDetector end;

  FoldedTape(Tape tape, long horizon, ObserverPauses pauses, Silences silences, PhiDetector end) {
    this.tape = tape;
    this.horizon = horizon;
    this.pauses = pauses;
    this.silences = silences;
    this.end = end;
    // Fitted here, since later several threads may ask.
    end.fitted().isTrained();
  }

  /** The run under a policy that differs by its threshold only; see {@link LeafRun#withRule}. */
  FoldedTape withPolicy(PolicyInTicks other) {
    Silences changed = silences.withPolicy(other, pauses);
    return new FoldedTape(tape, horizon, pauses, changed, new PhiDetector(end, other.running()));
  }

  /** The policy that was run. */
  public PhiPolicy policy() {
    return policyInTicks().policy();
  }

  /** The tape it ran over. */
  public Tape tape() {
    return tape;
  }

  /** The tick at which observation ends. */
  public long horizon() {
    return horizon;
  }

  PolicyInTicks policyInTicks() {
    return silences.policy();
  }

  ObserverPauses pauses() {
    return pauses;
  }

  Silences silences() {
    return silences;
  }

  List<PlacedLeaf> leaves() {
    return silences.leaves();
  }

  LeafRun run(int which) {
    return silences.run(which);
  }

  /** The state behind the last heartbeat; not to be changed. */
  PhiDetector end() {
    return end;
  }

  @Override
  public long acceptedCount() {
    return silences.accepted();
  }

  @Override
  public long acceptedAmong(int heartbeats) {
    Objects.checkIndex(heartbeats, tape.heartbeats().size() + 1);
    return silences.acceptedAmong(heartbeats);
  }

  /**
   * What was done with a heartbeat.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  @Override
  public Treatment treatment(int heartbeatIndex) {
    Objects.checkIndex(heartbeatIndex, tape.heartbeats().size());
    int run = silences.runAt(heartbeatIndex);
    Treatment treatment = silences.run(run).treatment(heartbeatIndex - silences.startOf(run));
    return treatment == Treatment.STALE
            && wasAccepted(heartbeatIndex, run, tape.heartbeats().get(heartbeatIndex))
        ? Treatment.DUPLICATE
        : treatment;
  }

  /**
   * Whether the sequence number of an ignored heartbeat was accepted before in this incarnation:
   * those accepted grow by incarnation and sequence number.
   */
  private boolean wasAccepted(int heartbeatIndex, int run, Heartbeat ignored) {
    int inRun = silences.run(run).acceptedBefore(heartbeatIndex - leaves().get(run).start());
    int low = 0;
    int high = silences.firstOf(run) + inRun - 1;
    if (high < 0 || accepted(high).incarnation() != ignored.incarnation()) {
      return false;
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      Heartbeat accepted = accepted(middle);
      boolean before =
          accepted.incarnation() < ignored.incarnation()
              || accepted.sequence() < ignored.sequence();
      low = before ? middle + 1 : low;
      high = before ? high : middle;
    }
    Heartbeat found = accepted(low);
    return found.incarnation() == ignored.incarnation() && found.sequence() == ignored.sequence();
  }

  private Heartbeat accepted(int silence) {
    return tape.heartbeats().get(silences.heartbeatIndex(silence));
  }

  @Override
  public long suspicionCount() {
    return new Suspicions(this).count();
  }

  @Override
  public List<Suspicion> suspicions(double from, double to, int most) {
    return new Suspicions(this).between(from, to, most);
  }

  @Override
  public List<Suspicion> suspicions(double from, double to, int most, SuspicionCuts kept) {
    return new Suspicions(this).between(from, to, most, kept);
  }

  /** Quality of service over the whole tape. */
  public QualityOfService quality() {
    return new Suspicions(this).quality();
  }

  @Override
  public List<Column> sawTooth(double from, double to, int columns, SawToothCuts kept) {
    double first = Math.max(from, 0);
    double last = Math.min(to, horizon);
    return columns < 1 || !(first < last)
        ? List.of()
        : new SawTooth(this, kept).columns(first, last, columns);
  }

  @Override
  public int deliveredAt(long now, boolean withThoseAtNow) {
    long arrivals = pauses.arrivalsBefore(now, withThoseAtNow);
    boolean all = withThoseAtNow && arrivals == Long.MAX_VALUE;
    return all ? tape.heartbeats().size() : tape.heartbeats().firstAtOrAfter(arrivals);
  }

  /** A detector that has been given the first heartbeats of the tape. */
  public PhiDetector detectorAfter(int heartbeats) {
    if (heartbeats >= tape.heartbeats().size()) {
      return end.copy();
    }
    if (heartbeats == 0) {
      return new PhiDetector(policyInTicks().running());
    }
    int run = silences.runAt(heartbeats);
    PhiDetector state = silences.stateBefore(run, pauses);
    int inLeaf = heartbeats - leaves().get(run).start();
    LeafRecorder.deliver(leaves().get(run), 0, inLeaf, pauses, state);
    return state;
  }

  /**
   * Gives a detector that {@link #detectorAfter} made the next heartbeats of the tape, from {@code
   * from} (inclusive) to {@code to} (exclusive).
   */
  public void deliver(int from, int to, PhiDetector detector) {
    int next = from;
    while (next < to) {
      PlacedLeaf placed = leaves().get(silences.runAt(next));
      int end = Math.min(to, placed.start() + placed.leaf().size());
      LeafRecorder.deliver(placed, next - placed.start(), end - placed.start(), pauses, detector);
      next = end;
    }
  }

  /**
   * The window after the first heartbeats of the tape.
   *
   * @param heartbeats how many have been delivered
   * @param most how many intervals are listed: the latest ones
   */
  public WindowContent windowAfter(int heartbeats, int most) {
    PhiDetector detector = detectorAfter(heartbeats);
    int synthetic = detector.syntheticCount();
    int real = (int) detector.windowCount() - synthetic;
    int recorded = silences.recordedBefore(heartbeats);
    List<Long> intervals = new ArrayList<>();
    List<Long> estimates = policyInTicks().firstIntervals();
    intervals.addAll(estimates.subList(estimates.size() - synthetic, estimates.size()));
    silences.addRecorded(Math.max(recorded - real, recorded - most), recorded, intervals);
    int shown = Math.max(0, intervals.size() - most);
    int opener = real == 0 ? -1 : silences.closedByRecorded(recorded - real);
    return new WindowContent(
        intervals.subList(shown, intervals.size()),
        real + synthetic,
        synthetic,
        opener < 0 ? OptionalInt.empty() : OptionalInt.of(silences.heartbeatIndex(opener)));
  }

  /**
   * The answer to a query; suspicion is withheld under the policy's local pause.
   *
   * @param detector the detector at that time, from {@link #detectorAfter}
   * @param now the tick of the query
   */
  public PhiResult answer(PhiDetector detector, long now) {
    return answer(detector, now, policyInTicks().rule());
  }

  /** The answer to somebody with a threshold of its own. */
  public PhiResult answer(PhiDetector detector, long now, SuspicionRule rule) {
    PhiResult result = detector.query(now, rule);
    if (!result.suspected() || !pauses.withholds()) {
      return result;
    }
    double begins = detector.lastTick() + detector.suspicionElapsed(rule);
    return pauses.withheldUntil(begins) <= now
        ? result
        : new PhiResult(result.status(), result.phi(), false);
  }

  /**
   * The silence in ticks after which the one at hand is suspicion, withheld under the policy's
   * local pause where that is; infinite where it never is, NaN where untrained.
   */
  public double suspicionAfter(PhiDetector detector, SuspicionRule rule) {
    return pauses.withheldAfter(detector.lastTick(), detector.suspicionElapsed(rule));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof FoldedTape that
            && horizon == that.horizon
            && policyInTicks().policy().equals(that.policyInTicks().policy())
            && policyInTicks().ticks().equals(that.policyInTicks().ticks())
            && tape.equals(that.tape);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * policy().hashCode() + Long.hashCode(horizon)) + tape.heartbeats().size();
  }
}
