package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.core.trace.TickScale;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.text.Numbers;

/** What may be typed for a handle. */
public final class HandleRange {
  private static final String MOST_PHI = "1000000";

  private HandleRange() {}

  /** The values a target takes. */
  public static NumberRange of(Target target, BenchViewModel model) {
    if (target instanceof Target.Threshold || target instanceof Target.PolicyThreshold) {
      return NumberRange.above("0", MOST_PHI, "0.1");
    }
    if (target instanceof Target.Prior) {
      return NumberRange.above("0", "1", "0.01").below("1");
    }
    if (target instanceof Target.AllowedMistakes) {
      return NumberRange.between("0", "1e9", "1");
    }
    if (target instanceof Target.Prediction) {
      return NumberRange.between("0", "1e18", "0.1");
    }
    TickScale scale = model.bench().scale();
    NumberRange times =
        NumberRange.between("0", scale.toTime(BenchLimits.MAX_TICK).toPlainString(), "1");
    boolean anyDecimals = target instanceof Target.Mean || target instanceof Target.Sigma;
    return anyDecimals ? times : times.withDecimals(scale.decimals());
  }

  /** The unit to write behind the box; empty for plain numbers. */
  public static String unit(Target target, DetectorBench bench) {
    boolean plain =
        target instanceof Target.Threshold
            || target instanceof Target.PolicyThreshold
            || target instanceof Target.Prior
            || target instanceof Target.AllowedMistakes
            || target instanceof Target.Prediction;
    return plain ? "" : Numbers.unit(bench.scale().unit());
  }

  /** The value to begin with: times are whole ticks. */
  public static BigDecimal shown(Handle handle, BenchViewModel model) {
    BigDecimal value = BigDecimal.valueOf(handle.value());
    if (handle.target() instanceof Target.Prior) {
      return model.bench().prior();
    }
    if (handle.target() instanceof Target.Threshold threshold) {
      return model.bench().consumers().get(threshold.consumer()).threshold();
    }
    if (handle.target() instanceof Target.AllowedMistakes) {
      return model.bench().runs().mistakes();
    }
    int decimals = model.bench().scale().decimals();
    boolean time = !(handle.target() instanceof Target.Prediction);
    return time
        ? value.setScale(decimals, RoundingMode.HALF_UP)
        : DragGrid.significant(handle.value(), 6);
  }
}
