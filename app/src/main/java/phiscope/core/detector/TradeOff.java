package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.core.trace.Tape;

/**
 * Detection time against mistakes as the threshold sweeps: what a run would have been with other
 * thresholds.
 *
 * <p>The detection time is that of a crash at a uniformly random instant of the observed time while
 * there is a model: a crash u after a heartbeat is detected when the silence reaches the crossing
 * c, max(0, c - u) later. One pass over the silences serves all thresholds: each of them adds a
 * polynomial in the score to the thresholds it falls between.
 *
 * <p>Under a policy that records only while the sender is available the window itself depends on
 * the threshold. Up to {@value #MOST_REFOLDED} heartbeats times thresholds the detector is
 * therefore run again for each; beyond, the windows are those of the run given.
 */
public final class TradeOff {
  private static final long MOST_REFOLDED = 4_000_000;

  private TradeOff() {}

  /**
   * What one threshold gives. Times are ticks.
   *
   * @param threshold the threshold
   * @param meanDetectionTime NaN without a model, infinite where some silence never reaches it
   * @param mistakes suspicions that begin while the sender is alive
   * @param mistakeRate mistakes per tick of the observed time, NaN where there is none
   */
  public record Point(
      BigDecimal threshold, double meanDetectionTime, long mistakes, double mistakeRate) {}

  /** One point a threshold, by threshold. */
  public static List<Point> sweep(FoldedTape fold, List<BigDecimal> thresholds) {
    List<BigDecimal> sorted = new ArrayList<>(thresholds);
    sorted.sort(Comparator.naturalOrder());
    boolean windowsDiffer = fold.policyInTicks().recordsWhileAvailable();
    boolean few = fold.acceptedCount() * sorted.size() <= MOST_REFOLDED;
    if (!windowsDiffer || !few) {
      return points(fold, sorted);
    }
    List<Point> points = new ArrayList<>();
    for (BigDecimal threshold : sorted) {
      points.addAll(points(refold(fold, threshold), List.of(threshold)));
    }
    return points;
  }

  /**
   * The same for fixed timeouts: one point a multiple of the timeout of a run, which stands as its
   * threshold; 1 is the timeout itself.
   *
   * @param fold the run of a fixed timeout, {@link FixedTimeouts#fold}
   * @param multiples above 0
   */
  public static List<Point> timeouts(FoldedTape fold, List<BigDecimal> multiples) {
    List<BigDecimal> sorted = new ArrayList<>(multiples);
    sorted.sort(Comparator.naturalOrder());
    return points(
        fold, sorted, sorted.stream().map(SuspicionRule::atMultiple).toArray(SuspicionRule[]::new));
  }

  private static FoldedTape refold(FoldedTape fold, BigDecimal threshold) {
    PhiPolicy policy = PolicyDraft.of(fold.policy()).threshold(threshold).policy();
    Tape tape = fold.tape();
    return TapeFolds.fold(tape, policy, fold.policyInTicks().ticks(), fold.horizon(), fold);
  }

  private static List<Point> points(FoldedTape fold, List<BigDecimal> thresholds) {
    return points(
        fold, thresholds, thresholds.stream().map(fold.end()::rule).toArray(SuspicionRule[]::new));
  }

  private static List<Point> points(
      FoldedTape fold, List<BigDecimal> thresholds, SuspicionRule[] rules) {
    Sweep sweep = new Sweep(fold, rules);
    double observed = fold.quality().observedAliveTime();
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < rules.length; i++) {
      points.add(
          new Point(
              thresholds.get(i),
              sweep.meanDetectionTime(i),
              sweep.mistakes[i],
              observed > 0 ? sweep.mistakes[i] / observed : Double.NaN));
    }
    return points;
  }

  /**
   * The pass. The arrays hold differences between neighbouring thresholds until they are summed.
   */
  private static final class Sweep {
    private final FoldedTape fold;
    private final SuspicionRule[] rules;
    private final long[] mistakes;
    private final double[] constant;
    private final double[] linear;
    private final double[] quadratic;
    private final double[] plain;
    private double time;

    Sweep(FoldedTape fold, SuspicionRule[] rules) {
      this.fold = fold;
      this.rules = rules;
      mistakes = new long[rules.length + 1];
      constant = new double[rules.length + 1];
      linear = new double[rules.length + 1];
      quadratic = new double[rules.length + 1];
      plain = new double[rules.length + 1];
      pass();
      for (int i = 1; i < rules.length; i++) {
        mistakes[i] += mistakes[i - 1];
        constant[i] += constant[i - 1];
        linear[i] += linear[i - 1];
        quadratic[i] += quadratic[i - 1];
      }
    }

    double meanDetectionTime(int rule) {
      if (time == 0) {
        return Double.NaN;
      }
      double score = rules[rule].score();
      if (Double.isInfinite(score)) {
        return score > 0 ? score : 0;
      }
      double polynomial = constant[rule] + score * (linear[rule] + score * quadratic[rule]);
      return Math.max(0, (plain[rule] + polynomial) / time);
    }

    private void pass() {
      long until = Math.min(fold.horizon(), fold.tape().crash().orElse(Long.MAX_VALUE));
      Silences silences = fold.silences();
      SilenceWalk walk = new SilenceWalk(fold);
      for (int i = silences.start(-1) == LeafRun.NEVER ? 0 : -1; i < silences.accepted(); i++) {
        walk.goTo(i);
        if (walk.start() >= until) {
          break;
        }
        long end = i + 1 < silences.accepted() ? walk.end() : until;
        long length = Math.min(end, until) - walk.start();
        if (length > 0 && walk.isTrained()) {
          add(walk, length);
        }
      }
    }

    private void add(SilenceWalk walk, long length) {
      time += length;
      if (fold.policyInTicks().isEmpirical() || fold.pauses().withholds()) {
        addOneByOne(walk, length);
        return;
      }
      double base = walk.base();
      double scale = walk.scale();
      int late = firstReaching(base, scale, length);
      mistakes[0]++;
      mistakes[late]--;
      int positive = Math.min(late, firstReaching(base, scale, 0));
      addPolynomial(positive, late, base * base / 2, base * scale, scale * scale / 2);
      double whole = length;
      addPolynomial(late, rules.length, whole * (base - whole / 2), scale * whole, 0);
    }

    /** The first threshold whose crossing is not before the end of a silence of this length. */
    private int firstReaching(double base, double scale, double length) {
      int low = 0;
      int high = rules.length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (base + scale * rules[middle].score() < length) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    private void addPolynomial(int from, int to, double c0, double c1, double c2) {
      constant[from] += c0;
      constant[to] -= c0;
      linear[from] += c1;
      linear[to] -= c1;
      quadratic[from] += c2;
      quadratic[to] -= c2;
    }

    private void addOneByOne(SilenceWalk walk, long length) {
      for (int i = 0; i < rules.length; i++) {
        double crossing = walk.crossing(rules[i]);
        double begins = fold.pauses().withheldAfter(walk.start(), crossing);
        boolean mistake = begins < length;
        mistakes[i] += mistake ? 1 : 0;
        mistakes[i + 1] -= mistake ? 1 : 0;
        plain[i] += mistake ? begins * begins / 2 : length * (begins - length / 2.0);
      }
    }
  }
}
