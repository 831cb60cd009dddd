package phiscope.ui.view;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.OptionalDouble;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;
import phiscope.ui.viewmodel.generate.Knob;
import phiscope.ui.viewmodel.generate.Knob.Kind;
import phiscope.ui.viewmodel.generate.SliderScale;

/** One number of a generator's settings, with its slider, in the unit of the document. */
final class KnobRow {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final MathContext DIGITS = new MathContext(12);

  private final Knob<GeneratorSettings> knob;
  private final Form form;
  private final SliderField field;
  private TickScale scale;

  /**
   * What is changed.
   *
   * @param key of its name
   * @param value what it is from now on: a text, or one that is spoken in the language of the
   *     window
   */
  record Change(String key, Object value) {}

  /** Takes other settings while a slider is dragged, and at its end. */
  interface Target {
    /** The settings in force. */
    GeneratorSettings settings();

    void drag(GeneratorSettings settings, Change change);

    void release();
  }

  /**
   * @param id before the name of the knob
   */
  KnobRow(Words words, Form form, Knob<GeneratorSettings> knob, String id, Target target) {
    this.knob = knob;
    this.form = form;
    String name = knob.name().substring(knob.name().lastIndexOf('.') + 1);
    field = new SliderField(words, "ui.knob." + name, id + knob.name().replace('.', '-'));
    field.onChange(
        value ->
            target.drag(
                knob.set().apply(target.settings(), toSettings(value)),
                new Change("ui.knob." + name, withUnit(value))),
        target::release);
    form.row("ui.knob." + name, field.box());
    form.wide(field.slider());
  }

  /** Shows the number of these settings; hides the row where they have none. */
  void show(GeneratorSettings settings, TickScale newScale) {
    scale = newScale;
    OptionalDouble number = knob.get().apply(settings);
    form.setShown(field.box(), number.isPresent());
    form.setShown(field.slider(), number.isPresent());
    if (number.isPresent()) {
      field.show(shown(number.getAsDouble()), slider(settings), range(), unit());
    }
  }

  private BigDecimal shown(double number) {
    BigDecimal exact = new BigDecimal(number).round(DIGITS);
    BigDecimal value =
        knob.kind().isTime()
            ? exact.movePointLeft(scale.decimals())
            : knob.kind().isShare() ? exact.multiply(HUNDRED) : exact;
    return value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
  }

  private double toSettings(BigDecimal value) {
    if (knob.kind().isTime()) {
      double ticks = value.movePointRight(scale.decimals()).doubleValue();
      boolean least1 = knob.kind() == Kind.SPAN || knob.kind() == Kind.LONG;
      return least1 ? Math.max(1, ticks) : ticks;
    }
    return (knob.kind().isShare() ? value.divide(HUNDRED) : value).doubleValue();
  }

  private String withUnit(BigDecimal value) {
    String unit = unit();
    return Numbers.exact(value) + (unit.isEmpty() || unit.equals("%") ? unit : " " + unit);
  }

  private String unit() {
    return knob.kind().isTime() ? Numbers.unit(scale.unit()) : knob.kind().isShare() ? "%" : "";
  }

  /** What counts as a second where ticks are no time: ten units. */
  private double second() {
    return scale.unit() == TimeUnit.NONE ? 10 : Math.pow(10, scale.unit().decimalsOfSecond());
  }

  private SliderScale slider(GeneratorSettings settings) {
    double second = second();
    return switch (knob.kind()) {
      case INTERVAL -> SliderScale.decades(0.01 * second, 100 * second);
      case SPREAD, DELAY -> SliderScale.fromZero(0.001 * second, 100 * second);
      case LEAST -> SliderScale.fromZero(0.01 * second, 100 * second);
      case GREATEST ->
          new SliderScale(SliderScale.Shape.DECADES_BEHIND_ZERO, 0.01 * second, 100 * second);
      case SPAN -> SliderScale.decades(0.01 * second, 100 * second);
      case LONG -> SliderScale.decades(0.1 * second, 100_000 * second);
      case MOMENT -> SliderScale.decades(0.1 * second, 1_000_000 * second);
      case CHANGE -> SliderScale.bothSides(0.000_1 * second, 10 * second);
      case COUNT -> SliderScale.decades(10, GeneratorSettings.MOST_HEARTBEATS);
      case INDEX ->
          new SliderScale(SliderScale.Shape.LINEAR, 0, Math.max(1, settings.heartbeats() - 1));
      case SHARE -> SliderScale.fromZero(0.01, 100);
      case SHARE_ABOVE_0 -> SliderScale.decades(0.01, 100);
      case SHAPE, WEIBULL_SHAPE -> SliderScale.decades(0.1, 100);
      case SIGMA -> SliderScale.fromZero(0.01, 3);
    };
  }

  private NumberRange range() {
    BigDecimal tick = BigDecimal.ONE.movePointLeft(scale.decimals());
    BigDecimal longest =
        BigDecimal.valueOf(GeneratorSettings.LONGEST_TIME).movePointLeft(scale.decimals());
    return switch (knob.kind()) {
      case INTERVAL, GREATEST -> new NumberRange(BigDecimal.ZERO, false, longest, true, -1, step());
      case SPREAD, LEAST -> new NumberRange(BigDecimal.ZERO, true, longest, true, -1, step());
      case SPAN -> new NumberRange(tick, true, longest, true, scale.decimals(), tick.max(step()));
      case LONG -> new NumberRange(tick, true, longest, true, -1, BigDecimal.ONE);
      case DELAY, MOMENT ->
          new NumberRange(BigDecimal.ZERO, true, longest, true, scale.decimals(), tick.max(step()));
      case CHANGE -> new NumberRange(longest.negate(), true, longest, true, -1, step());
      case COUNT -> NumberRange.whole(1, GeneratorSettings.MOST_HEARTBEATS);
      case INDEX -> NumberRange.whole(0, GeneratorSettings.MOST_HEARTBEATS);
      case SHARE -> NumberRange.between("0", "100", "1");
      case SHARE_ABOVE_0 -> NumberRange.above("0", "100", "1");
      case SHAPE -> between(IntervalDistribution.LEAST_GAMMA_SHAPE);
      case WEIBULL_SHAPE -> between(IntervalDistribution.LEAST_WEIBULL_SHAPE);
      case SIGMA -> NumberRange.between("0", "10", "0.1");
    };
  }

  private static NumberRange between(double least) {
    return new NumberRange(
        BigDecimal.valueOf(least),
        true,
        BigDecimal.valueOf(IntervalDistribution.GREATEST_SHAPE),
        true,
        -1,
        new BigDecimal("0.1"));
  }

  /** A hundredth of a second. */
  private BigDecimal step() {
    return BigDecimal.valueOf(second()).multiply(new BigDecimal("0.01")).stripTrailingZeros();
  }
}
