package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.RunsQuestion;
import phiscope.core.detector.TradeOff;
import phiscope.core.trace.TimeUnit;

/**
 * The axes of the trade-off: detection times across, rates of mistakes up in decades, and the line
 * of no mistake below them.
 *
 * @param subject what is drawn
 * @param curves one a policy
 * @param timeouts the fixed timeouts beside them
 */
record TradeOffScale(Subject subject, List<TradeOffCurve> curves, TradeOffTimeouts timeouts) {
  /** How far the axis goes on behind the first threshold without a mistake. */
  private static final double ENOUGH = 1.25;

  /** How far the rates reach below the least there is to what is allowed. */
  private static final double FARTHEST = 1e-6;

  /** And behind the points of the document. */
  private static final double ROOM = 1.15;

  boolean isPlain() {
    return subject.scale().unit() == TimeUnit.NONE;
  }

  /** Mistakes a day, or in a thousand units of time where these have no name. */
  double rate(TradeOff.Point point) {
    return point.mistakeRate() * RunsQuestion.period(subject.scale());
  }

  /** How many the document allows. */
  double allowed() {
    return subject.bench().runs().mistakes().doubleValue();
  }

  /** Detection times up to a little beyond what is worth seeing. */
  Axis times(Rectangle plot) {
    return Axis.linear(0, longest(), plot.left(), plot.right());
  }

  private double longest() {
    double longest = 0;
    for (TradeOffCurve curve : curves) {
      double enough = curve.firstWithoutMistake() * ENOUGH;
      double now = curve.current().meanDetectionTime() * ROOM;
      double fastest = time(curve.fastest()) * ROOM;
      for (double time : new double[] {enough, now, fastest}) {
        if (Double.isFinite(time)) {
          longest = Math.max(longest, subject.units(time));
        }
      }
      if (Double.isNaN(enough)) {
        longest = Math.max(longest, subject.units(last(curve)));
      }
    }
    for (TradeOff.Point point : timeouts.points()) {
      double time = point.meanDetectionTime() * ROOM;
      longest = Double.isFinite(time) ? Math.max(longest, subject.units(time)) : longest;
    }
    return longest > 0 ? Ticks.roundUp(longest) : 1;
  }

  private static double time(Optional<TradeOff.Point> point) {
    return point.map(TradeOff.Point::meanDetectionTime).orElse(Double.NaN);
  }

  private static double last(TradeOffCurve curve) {
    return curve.points().stream()
        .mapToDouble(TradeOff.Point::meanDetectionTime)
        .filter(Double::isFinite)
        .max()
        .orElse(0);
  }

  /** Decades of the rates there are; the line of 0 mistakes lies at the foot. */
  Axis rates(Rectangle plot) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (TradeOff.Point point : points()) {
      double rate = rate(point);
      if (rate > 0 && Double.isFinite(rate)) {
        least = Math.min(least, rate);
        most = Math.max(most, rate);
      }
    }
    if (most == 0) {
      least = allowed() > 0 ? allowed() : 1;
      most = least;
    }
    // What is allowed is in sight, unless it is very far off.
    if (allowed() > 0) {
      least = Math.max(least * FARTHEST, Math.min(least, allowed()));
      most = Math.min(most / FARTHEST, Math.max(most, allowed()));
    }
    double low = StrictMath.pow(10, Math.floor(StrictMath.log10(least) - 1e-9));
    double high = StrictMath.pow(10, Math.ceil(StrictMath.log10(most) + 1e-9));
    double from = Math.max(low, 1e-300);
    return new Axis(
        Axis.Scale.LOG10,
        from,
        Math.max(high, from * 10),
        Math.max(plot.top() + 2, none(plot) - gap()),
        plot.top());
  }

  /** Room between the lowest decade and the line of 0: both have their number. */
  private double gap() {
    double em = subject.frame().textSize();
    return Math.min(1.5 * em, 0.2 * subject.frame().height());
  }

  /** The level of no mistake: above the axis, so that what is marked there is seen whole. */
  double none(Rectangle plot) {
    double em = subject.frame().textSize();
    return plot.bottom() - Math.min(0.6 * em, 0.06 * subject.frame().height());
  }

  private List<TradeOff.Point> points() {
    List<TradeOff.Point> points = new ArrayList<>();
    curves.forEach(curve -> points.addAll(curve.points()));
    points.addAll(timeouts.points());
    return points;
  }

  /** The pixel of a point's rate. */
  double level(TradeOff.Point point, Axis y, Rectangle plot) {
    return level(rate(point), y, plot);
  }

  /** The pixel of a rate; that of none is below the lowest decade. */
  double level(double rate, Axis y, Rectangle plot) {
    return rate > 0 ? Columns.clamp(y, y.pixel(rate)) : none(plot);
  }
}
