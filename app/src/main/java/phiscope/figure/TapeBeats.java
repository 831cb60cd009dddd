package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import phiscope.bench.PolicyReading;
import phiscope.bench.WindowReading;
import phiscope.core.detector.TapeFold;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;

/**
 * The heartbeats of a tape that lie in a span of time, with what the policy of the bench makes of
 * them; of very many, those that are seen.
 */
final class TapeBeats {
  /** A heartbeat by index, and the arrival its interval is counted from, if it ends one. */
  record Beat(
      int index, Heartbeat heartbeat, Treatment treatment, boolean inWindow, long intervalStart) {
    static final long NO_INTERVAL = -1;

    boolean endsInterval() {
      return intervalStart != NO_INTERVAL;
    }

    long interval() {
      return heartbeat.arrival() - intervalStart;
    }
  }

  /** So many heartbeats a pixel are still looked at one by one. */
  private static final int MOST_A_PIXEL = 4;

  /** How far back the accepted heartbeat before the span is looked for. */
  private static final int LOOK_BACK = 10_000;

  private final List<Beat> beats;
  private final int total;

  TapeBeats(Subject subject, TimeSpan span) {
    HeartbeatTrace trace = subject.tape().tape().heartbeats();
    int first = trace.firstAtOrAfter(tick(subject.ticks(span.from())));
    int last = trace.firstAtOrAfter(tick(Math.floor(subject.ticks(span.to())) + 1));
    int end = Math.min(trace.size(), last + 1);
    int columns = (int) Math.max(16, subject.frame().width());
    total = Math.max(0, end - first);
    beats =
        total > MOST_A_PIXEL * columns
            ? new DenseBeats(subject, span, columns, first, end).choose()
            : all(subject, first, end);
  }

  private static List<Beat> all(Subject subject, int first, int end) {
    HeartbeatTrace trace = subject.tape().tape().heartbeats();
    TapeFold fold = subject.main().fold();
    List<Beat> all = new ArrayList<>();
    long previous = previousAccepted(trace, subject.main(), first);
    for (int i = first; i < end; i++) {
      Treatment treatment = fold.treatment(i);
      boolean accepted = treatment == Treatment.RECORDED || treatment == Treatment.ACCEPTED;
      long start = accepted ? previous : Beat.NO_INTERVAL;
      all.add(beat(subject, i, trace.get(i), treatment, start));
      if (accepted || treatment == Treatment.RESTART) {
        previous = trace.arrival(i);
      }
    }
    return all;
  }

  static Beat beat(
      Subject subject, int index, Heartbeat heartbeat, Treatment treatment, long intervalStart) {
    boolean recorded = treatment == Treatment.RECORDED;
    return new Beat(
        index,
        heartbeat,
        treatment,
        recorded && inWindow(subject, subject.main(), index, heartbeat),
        intervalStart);
  }

  private static long tick(double ticks) {
    return (long) Math.max(0, ticks);
  }

  private static long previousAccepted(HeartbeatTrace trace, PolicyReading policy, int first) {
    for (int i = first - 1; i >= Math.max(0, first - LOOK_BACK); i--) {
      Treatment treatment = policy.fold().treatment(i);
      if (treatment == Treatment.RECORDED
          || treatment == Treatment.ACCEPTED
          || treatment == Treatment.RESTART) {
        return trace.arrival(i);
      }
    }
    return Beat.NO_INTERVAL;
  }

  private static boolean inWindow(
      Subject subject, PolicyReading policy, int index, Heartbeat heartbeat) {
    WindowReading window = policy.window();
    OptionalInt opening = window.firstHeartbeat();
    return opening.isPresent()
        && index > opening.getAsInt()
        && subject.isKnownAtNow(heartbeat.arrival());
  }

  List<Beat> list() {
    return beats;
  }

  /** How many heartbeats lie in the span. */
  int total() {
    return total;
  }

  /** The longest interval, 0 without one. */
  long longestInterval() {
    long longest = 0;
    for (Beat beat : beats) {
      if (beat.endsInterval()) {
        longest = Math.max(longest, beat.interval());
      }
    }
    return longest;
  }
}
