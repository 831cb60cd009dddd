package phiscope.core.detector;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Column;

/**
 * Phi over time in columns. Within a silence phi never falls, so the extremes of a column are at
 * its ends and at the heartbeats in it, and only they are turned from scores into phi.
 */
final class SawTooth {
  private final Silences silences;
  private final PhiScale scale;
  private final SilenceWalk walk;
  private final SawToothCuts cuts;
  private double lowest;
  private double highest;

  SawTooth(FoldedTape fold, SawToothCuts cuts) {
    this.cuts = cuts;
    silences = fold.silences();
    scale = silences.policy().scale();
    walk = new SilenceWalk(fold);
  }

  /** At most {@code most} columns of [from, to], from below to. */
  List<Column> columns(double from, double to, int most) {
    int first = silences.lastStartedAt(from);
    int last = lastStartedBefore(to);
    return last - first + 1 <= most
        ? bySilence(from, to, first, last, most)
        : byTime(from, to, most);
  }

  private int lastStartedBefore(double tick) {
    return silences.lastStartedAt(Math.nextDown(tick));
  }

  /** Every silence by itself, in pieces according to its length. */
  private List<Column> bySilence(double from, double to, int first, int last, int most) {
    List<Column> columns = new ArrayList<>();
    int spare = most - (last - first + 1);
    for (int i = first; i <= last; i++) {
      double begin = i == first ? from : Math.max(from, silences.start(i));
      double end = i == last ? to : Math.min(to, silences.start(i + 1));
      if (begin < end) {
        walk.goTo(i);
        addPieces(columns, begin, end, 1 + (int) (spare * ((end - begin) / (to - from))));
      }
    }
    return columns;
  }

  private void addPieces(List<Column> columns, double begin, double end, int pieces) {
    double left = begin;
    for (int piece = 1; piece <= pieces; piece++) {
      double right = piece == pieces ? end : begin + (end - begin) * piece / pieces;
      if (right <= left) {
        continue;
      }
      double first = walk.scoreAt(left);
      double last = walk.scoreAt(right);
      if (!Double.isNaN(first)) {
        columns.add(column(left, right, first, first, last, last));
      }
      left = right;
    }
  }

  private Column column(
      double from, double to, double first, double least, double most, double last) {
    // "At least 30" may stand behind a value above 30.
    double low = Math.min(scale.phi(least), scale.phi(most));
    return new Column(from, to, scale.phi(first), low, scale.highest(most), scale.phi(last));
  }

  /** Columns of equal width with many silences in each. */
  private List<Column> byTime(double from, double to, int most) {
    List<Column> columns = new ArrayList<>(most);
    cuts.begin(silences, most);
    double left = from;
    int atLeft = cuts.lastStartedAt(0, left);
    for (int i = 0; i < most; i++) {
      double right = i + 1 == most ? to : from + (to - from) * (i + 1) / most;
      int atRight = notBefore(atLeft, 2 * i + 1, Math.nextDown(right));
      if (right > left) {
        addColumn(columns, i, left, right, atLeft, atRight);
      } else {
        cuts.forgetExtremes(i);
      }
      left = Math.max(left, right);
      if (i + 1 < most) {
        atLeft = notBefore(atRight, 2 * i + 2, left);
      }
    }
    cuts.end();
    return columns;
  }

  /** The last silence started at a tick, but none before {@code least}. */
  private int notBefore(int least, int place, double tick) {
    int silence = cuts.lastStartedAt(place, tick);
    if (silence < least) {
      cuts.keep(place, least);
      return least;
    }
    return silence;
  }

  private void addColumn(
      List<Column> columns, int at, double left, double right, int atLeft, int atRight) {
    double first = scoreAt(2 * at, atLeft, left);
    if (!cuts.hasExtremes(at)) {
      lowest = Double.NaN;
      highest = Double.NaN;
      includeHeartbeats(atLeft + 1, atRight);
      cuts.keepExtremes(at, lowest, highest);
    }
    lowest = cuts.lowest(at);
    highest = cuts.highest(at);
    include(first);
    double last = scoreAt(2 * at + 1, atRight, right);
    include(last);
    if (!Double.isNaN(lowest)) {
      columns.add(
          cuts.column(
              at,
              left,
              right,
              Double.isNaN(first) ? lowest : first,
              lowest,
              highest,
              Double.isNaN(last) ? highest : last));
    }
  }

  private double scoreAt(int place, int silence, double tick) {
    if (cuts.tells(place)) {
      return cuts.scoreAt(place, tick);
    }
    walk.goTo(silence);
    return walk.scoreAt(tick);
  }

  private void include(double score) {
    lowest = lowest <= score || Double.isNaN(score) ? lowest : score;
    highest = highest >= score || Double.isNaN(score) ? highest : score;
  }

  /** Includes the peak before and the drop at every heartbeat from one to another, inclusive. */
  private void includeHeartbeats(int from, int to) {
    int next = from;
    while (next <= to) {
      int which = silences.runOf(next);
      int first = silences.firstOf(which);
      int last = Math.min(to, first + silences.run(which).accepted - 1);
      includeOfRun(silences.run(which), first, next, last);
      next = last + 1;
    }
  }

  private void includeOfRun(LeafRun run, int first, int from, int to) {
    int next = from;
    while (next <= to) {
      int inRun = next - first;
      int lastOfBlock = Math.min(inRun + LeafRun.BLOCK, run.accepted) - 1 + first;
      if (inRun % LeafRun.BLOCK == 0 && lastOfBlock <= to) {
        include(run.peak(inRun / LeafRun.BLOCK));
        include(run.drop(inRun / LeafRun.BLOCK));
        next = lastOfBlock + 1;
      } else {
        includeHeartbeat(next++);
      }
    }
  }

  private void includeHeartbeat(int silence) {
    walk.goTo(silence - 1);
    if (walk.start() != LeafRun.NEVER) {
      include(walk.scoreAt(walk.end()));
    }
    walk.goTo(silence);
    include(walk.score(0));
  }
}
