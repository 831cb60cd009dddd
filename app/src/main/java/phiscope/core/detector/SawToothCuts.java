package phiscope.core.detector;

import java.util.Arrays;
import phiscope.core.detector.TapeFold.Column;

/**
 * What a drawing of the saw-tooth in columns leaves for the next one of the same tape: the silence
 * at each cut between columns, and the extremes between two cuts. What an edit left alone is taken
 * from here, without a look at the heartbeats; the columns are the same with it as without.
 * Mutable, for one thread.
 */
public final class SawToothCuts {
  private PolicyInTicks policy;
  private LeafRun[] runs = {};
  private int columns;

  // Two places a column: the silence at its left end, and the one before its right end.
  private int[] run = {};
  private int[] which = {};
  private long[] begin = {};
  private long[] end = {};
  private double[] base = {};
  private double[] scale = {};

  /** Of which columns the extremes are known. */
  private boolean[] told = {};

  private double[] lowest = {};
  private double[] highest = {};

  /** The columns as they were told last, and the scores that each was told from. */
  private Column[] drawn = {};

  private double[] scores = {};

  private Silences silences;
  private boolean known;

  /** Begins a drawing. */
  void begin(Silences newSilences, int newColumns) {
    silences = newSilences;
    known =
        newColumns == columns
            && !silences.policy().isEmpirical()
            && policy != null
            && policy.policy().equals(silences.policy().policy())
            && policy.ticks().equals(silences.policy().ticks());
    // Until the drawing ends nothing can be told from what it leaves.
    policy = null;
    if (!known) {
      Arrays.fill(told, false);
      Arrays.fill(drawn, null);
    }
    if (newColumns != columns) {
      columns = newColumns;
      run = new int[2 * columns];
      which = new int[2 * columns];
      begin = new long[2 * columns];
      end = new long[2 * columns];
      base = new double[2 * columns];
      scale = new double[2 * columns];
      told = new boolean[columns];
      lowest = new double[columns];
      highest = new double[columns];
      drawn = new Column[columns];
      scores = new double[4 * columns];
    }
  }

  /** Ends it: what was found is what is kept. */
  void end() {
    policy = silences.policy();
    runs = silences.runs();
    silences = null;
  }

  /** The last silence that begins at {@code tick} or before, as {@link Silences#lastStartedAt}. */
  int lastStartedAt(int place, double tick) {
    if (known && isStill(place, tick)) {
      return silences.firstOf(run[place]) + which[place];
    }
    int silence = silences.lastStartedAt(tick);
    keep(place, silence);
    return silence;
  }

  private boolean isStill(int place, double tick) {
    int here = run[place];
    if (!isSame(here) || silences.arrivalOf(here) > tick) {
      return false;
    }
    // Only where no later leaf has begun: else one of its heartbeats may be the last.
    if (here + 1 < silences.runCount() && silences.arrivalOf(here + 1) <= tick) {
      return false;
    }
    double offset = tick - silences.arrivalOf(here);
    return begin[place] <= offset && !(end[place] <= offset);
  }

  private boolean isSame(int index) {
    return index >= 0
        && index < runs.length
        && index < silences.runCount()
        && runs[index] == silences.run(index);
  }

  /** Keeps the silence of a place that was found otherwise. */
  void keep(int place, int silence) {
    told[place / 2] = false;
    run[place] = silence < 0 ? -1 : silences.runOf(silence);
    if (silence >= 0) {
      LeafRun opens = silences.run(run[place]);
      int inRun = silence - silences.firstOf(run[place]);
      which[place] = inRun;
      begin[place] = opens.time(inRun);
      end[place] = inRun + 1 < opens.accepted ? opens.time(inRun + 1) : Long.MAX_VALUE;
      base[place] = opens.base(inRun);
      scale[place] = opens.scale(inRun);
    }
  }

  /** Whether the silence of a place is one whose score can be told from here. */
  boolean tells(int place) {
    return run[place] >= 0 && !silences.policy().isEmpirical();
  }

  /** The score at a tick of the silence of a place, as {@link SilenceWalk#scoreAt}. */
  double scoreAt(int place, double tick) {
    if (Double.isNaN(base[place])) {
      return silences.policy().untrainedScore();
    }
    double elapsed = tick - (silences.arrivalOf(run[place]) + begin[place]);
    return (elapsed - base[place]) / scale[place];
  }

  /** Whether the extremes between the two places of a column are those of before. */
  boolean hasExtremes(int column) {
    int left = 2 * column;
    if (!told[column]) {
      return false;
    }
    for (int i = run[left] + 1; i < run[left + 1]; i++) {
      if (!isSame(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * A column of phi; what belongs to a score that was there before is not computed again.
   *
   * @param at its place
   * @param from its left end
   * @param to its right end
   * @param first score at the left end
   * @param least least score
   * @param most greatest score
   * @param last score at the right end
   */
  Column column(
      int at, double from, double to, double first, double least, double most, double last) {
    Column old = drawn[at];
    int of = 4 * at;
    boolean sameFirst = old != null && scores[of] == first;
    boolean sameExtremes = old != null && scores[of + 1] == least && scores[of + 2] == most;
    boolean sameLast = old != null && scores[of + 3] == last;
    PhiScale scale = silences.policy().scale();
    // "At least 30" may stand behind a value above 30.
    double low = sameExtremes ? old.low() : Math.min(scale.phi(least), scale.phi(most));
    Column column =
        new Column(
            from,
            to,
            sameFirst ? old.first() : scale.phi(first),
            low,
            sameExtremes ? old.high() : scale.highest(most),
            sameLast ? old.last() : scale.phi(last));
    drawn[at] = column;
    scores[of] = first;
    scores[of + 1] = least;
    scores[of + 2] = most;
    scores[of + 3] = last;
    return column;
  }

  double lowest(int column) {
    return lowest[column];
  }

  double highest(int column) {
    return highest[column];
  }

  void keepExtremes(int column, double low, double high) {
    lowest[column] = low;
    highest[column] = high;
    told[column] = true;
  }

  void forgetExtremes(int column) {
    told[column] = false;
  }
}
