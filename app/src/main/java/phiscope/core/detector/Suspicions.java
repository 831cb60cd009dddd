package phiscope.core.detector;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.core.detector.TapeFold.Suspicion;

/**
 * The suspicions of a run up to its horizon, and what follows from them (Chen, Toueg, Aguilera
 * 2002, section 2): a suspicion begins where the silence reaches the crossing, unless a heartbeat
 * comes at that instant; it ends with the next accepted heartbeat.
 */
final class Suspicions {
  private final FoldedTape fold;
  private final Silences silences;
  private final long horizon;

  /** Where the time in which the sender is known to be alive ends. */
  private final long aliveUntil;

  /** Those that a heartbeat ends and that begin at the horizon or before. */
  private final int closed;

  /** When the last silence turns into suspicion; NaN if that is not by the horizon. */
  private final double lastOne;

  Suspicions(FoldedTape fold) {
    this.fold = fold;
    silences = fold.silences();
    horizon = fold.horizon();
    aliveUntil = Math.min(horizon, fold.tape().crash().orElse(Long.MAX_VALUE));
    closed = closedBefore(horizon);
    lastOne = lastOne();
  }

  /** How many closed ones begin at {@code tick} or before. */
  private int closedBefore(double tick) {
    int low = 0;
    int high = silences.suspicions();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (begin(middle) <= tick) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private double lastOne() {
    PhiDetector end = fold.end();
    double crossing = end.suspicionElapsed(fold.policyInTicks().rule());
    if (!end.isStarted() || Double.isNaN(crossing)) {
      return Double.NaN;
    }
    double begin = fold.pauses().withheldUntil(end.lastTick() + crossing);
    return end.lastTick() <= horizon && begin <= horizon ? begin : Double.NaN;
  }

  int count() {
    return closed + (Double.isNaN(lastOne) ? 0 : 1);
  }

  private double begin(int which) {
    return silences.start(silences.silenceOfSuspicion(which)) + silences.suspicionAfter(which);
  }

  Suspicion get(int which) {
    if (which == closed) {
      return new Suspicion(lastOne, horizon, lastOne < aliveUntil, true);
    }
    double from = begin(which);
    long to = silences.start(silences.silenceOfSuspicion(which) + 1);
    return new Suspicion(from, Math.min(to, horizon), from < aliveUntil, to > horizon);
  }

  List<Suspicion> between(double from, double to, int most) {
    List<Suspicion> found = new ArrayList<>();
    int which = Math.max(0, closedBefore(from) - 1);
    int run = which < closed ? silences.runOfSuspicion(which) : silences.runCount();
    while (which < closed && found.size() < most) {
      if (which >= silences.endOfSuspicions(run)) {
        run++;
      } else if (!addIfSeen(inRun(run, which), from, to, found)) {
        return found;
      } else {
        which++;
      }
    }
    if (count() > closed && found.size() < most) {
      addIfSeen(get(closed), from, to, found);
    }
    return found;
  }

  /** A closed one, where it is known which run holds the heartbeat that ends it. */
  private Suspicion inRun(int run, int which) {
    LeafRun leafRun = silences.run(run);
    int inRun = which - silences.firstSuspicionOf(run);
    int ends = leafRun.suspicionEnd(inRun);
    long arrival = silences.arrivalOf(run);
    double from = arrival + leafRun.time(ends - 1) + leafRun.suspicionAfter(inRun);
    long to = arrival + leafRun.time(ends);
    return new Suspicion(from, Math.min(to, horizon), from < aliveUntil, to > horizon);
  }

  /** The same as {@link #between(double, double, int)}, by what a drawing before has left. */
  List<Suspicion> between(double from, double to, int most, SuspicionCuts kept) {
    if (SuspicionCuts.isTooLong(silences) || closed == 0) {
      return between(from, to, most);
    }
    kept.show(silences);
    List<Suspicion> found = new ArrayList<>();
    int which = Math.max(0, closedBefore(from) - 1);
    int run = which < closed ? kept.runOf(which) : 0;
    for (; which < closed && found.size() < most; which++) {
      while (which >= kept.endOf(run)) {
        run++;
      }
      long arrival = silences.arrivalOf(run);
      double begin = arrival + kept.silenceBegin(which) + kept.after(which);
      long end = arrival + kept.end(which);
      Suspicion next =
          new Suspicion(begin, Math.min(end, horizon), begin < aliveUntil, end > horizon);
      if (!addIfSeen(next, from, to, found)) {
        return found;
      }
    }
    if (count() > closed && found.size() < most) {
      addIfSeen(get(closed), from, to, found);
    }
    return found;
  }

  /** Adds one that touches [from, to]; whether one that begins later may touch it. */
  private static boolean addIfSeen(
      Suspicion suspicion, double from, double to, List<Suspicion> found) {
    if (suspicion.from() > to) {
      return false;
    }
    if (suspicion.to() >= from) {
      found.add(suspicion);
    }
    return true;
  }

  QualityOfService quality() {
    Mistakes mistakes = new Mistakes();
    for (int run = 0; run < silences.runCount(); run++) {
      if (!addMistakesOf(run, mistakes)) {
        break;
      }
    }
    if (lastOne < aliveUntil) {
      long last = fold.end().lastTick();
      mistakes.add(lastOne, aliveUntil - last - (lastOne - last));
    }
    double alive = observedAliveTime();
    return new QualityOfService(
        mistakes.count,
        mistakes.count == 0 ? Double.NaN : mistakes.time / mistakes.count,
        mistakes.count < 2
            ? Double.NaN
            : (mistakes.lastBegin - mistakes.firstBegin) / (mistakes.count - 1),
        alive,
        alive > 0 ? Math.max(0, (alive - mistakes.time) / alive) : Double.NaN,
        detectionTime());
  }

  /**
   * The mistakes that the heartbeats of a run end. The length of one is taken from its silence, so
   * that it does not depend on where on the tape it is.
   *
   * @return whether the sender was still alive at the last one
   */
  private boolean addMistakesOf(int run, Mistakes mistakes) {
    LeafRun leafRun = silences.run(run);
    long arrival = silences.arrivalOf(run);
    for (int i = 0; i < leafRun.suspicions(); i++) {
      int ends = leafRun.suspicionEnd(i);
      long start = arrival + leafRun.time(ends - 1);
      double begin = start + leafRun.suspicionAfter(i);
      if (!(begin < aliveUntil)) {
        return false;
      }
      long end = Math.min(arrival + leafRun.time(ends), aliveUntil);
      mistakes.add(begin, end - start - leafRun.suspicionAfter(i));
    }
    return true;
  }

  /** Adds up mistakes. */
  private static final class Mistakes {
    private long count;
    private double time;
    private double firstBegin;
    private double lastBegin;

    void add(double begin, double length) {
      firstBegin = count == 0 ? begin : firstBegin;
      lastBegin = begin;
      count++;
      time += length;
    }
  }

  private double observedAliveTime() {
    double start = observationStart();
    return start < aliveUntil ? aliveUntil - start : 0;
  }

  /** When there was a model for the first time; infinite if there never was. */
  private double observationStart() {
    if (!Double.isNaN(silences.base(-1))) {
      return 0;
    }
    int first = silences.firstTrained();
    return first < silences.accepted() ? silences.start(first) : Double.POSITIVE_INFINITY;
  }

  private OptionalDouble detectionTime() {
    if (fold.tape().crash().isEmpty() || count() == 0) {
      return OptionalDouble.empty();
    }
    Suspicion last = get(count() - 1);
    double after = last.from() - fold.tape().crash().getAsLong();
    return last.open() ? OptionalDouble.of(Math.max(0, after)) : OptionalDouble.empty();
  }
}
