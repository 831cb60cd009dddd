package phiscope.bench.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.TwoHumps;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;

/** How intervals are distributed, in JSON: an object whose {@code kind} names the law. */
final class DistributionJson {
  static final BigDecimal GREATEST_SIGMA = new BigDecimal("10");
  static final BigDecimal GREATEST_SHAPE = new BigDecimal("1000000");
  static final BigDecimal LEAST_GAMMA_SHAPE = new BigDecimal("0.001");
  static final BigDecimal LEAST_WEIBULL_SHAPE = new BigDecimal("0.1");

  /** Reads the fields of one kind. */
  private interface Kind extends Function<GeneratorFields, Supplier<IntervalDistribution>> {}

  private static final Map<String, Kind> KINDS = kinds();

  private DistributionJson() {}

  private static Map<String, Kind> kinds() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    kinds.put(
        "normal",
        f -> {
          Supplier<Normal> normal = normal(f);
          return normal::get;
        });
    kinds.put(
        "uniform",
        f -> {
          double low = f.time("low");
          double high = f.time("high");
          f.inOrder("low", "high", low, high);
          return () -> new Uniform(low, high);
        });
    kinds.put(
        "exponential",
        f -> {
          double mean = f.time("mean");
          return () -> new Exponential(mean);
        });
    kinds.put(
        "logNormal",
        f -> {
          double median = f.timeAbove0("median");
          double sigma = f.number("sigma", BigDecimal.ZERO, GREATEST_SIGMA);
          return () -> new LogNormal(median, sigma);
        });
    kinds.put(
        "gamma",
        f -> {
          double shape = f.number("shape", LEAST_GAMMA_SHAPE, GREATEST_SHAPE);
          double scale = f.timeAbove0("scale");
          return () -> new Gamma(shape, scale);
        });
    kinds.put(
        "weibull",
        f -> {
          double shape = f.number("shape", LEAST_WEIBULL_SHAPE, GREATEST_SHAPE);
          double scale = f.timeAbove0("scale");
          return () -> new Weibull(shape, scale);
        });
    kinds.put("twoHumps", DistributionJson::twoHumps);
    kinds.put("empirical", DistributionJson::empirical);
    return kinds;
  }

  private static Supplier<Normal> normal(GeneratorFields fields) {
    double mean = fields.time("mean");
    double deviation = fields.time("standardDeviation");
    return () -> new Normal(mean, deviation);
  }

  private static Supplier<IntervalDistribution> twoHumps(GeneratorFields fields) {
    Normal first = fields.required("first", field -> hump(field, fields.scale()));
    Normal second = fields.required("second", field -> hump(field, fields.scale()));
    double share = fields.share("shareOfSecond");
    return () -> new TwoHumps(first, second, share);
  }

  private static Optional<Normal> hump(JsonField field, TickScale scale) {
    return GeneratorFields.object(field, scale, DistributionJson::normal);
  }

  private static Supplier<IntervalDistribution> empirical(GeneratorFields fields) {
    List<Long> intervals =
        fields.required(
            "intervals",
            field ->
                field
                    .array(1, IntervalDistribution.MOST_INTERVALS)
                    .flatMap(array -> few(field, fields.times().ticks(field, array), fields)));
    return () -> new Empirical(intervals);
  }

  private static Optional<List<Long>> few(JsonField field, long[] ticks, GeneratorFields fields) {
    long longest = Arrays.stream(ticks).max().orElse(0);
    TickScale scale = fields.scale();
    return longest > GeneratorSettings.LONGEST_TIME
        ? field.problem(
            "problem.field.timeRange",
            scale.toTime(GeneratorSettings.LONGEST_TIME).toPlainString(),
            JsonField.shown(scale.toTime(longest)))
        : Optional.of(Arrays.stream(ticks).boxed().toList());
  }

  static Optional<IntervalDistribution> read(JsonField field, TickScale scale) {
    return GeneratorFields.object(
        field,
        scale,
        fields -> {
          Kind kind = fields.required("kind", word -> word.word(KINDS));
          return kind == null ? () -> null : kind.apply(fields);
        });
  }

  static void write(JsonPrinter to, IntervalDistribution distribution, TickScale scale) {
    to.inlineObject().name("kind");
    Ticks ticks = new Ticks(to, scale);
    if (distribution instanceof Normal normal) {
      to.text("normal");
      normal(ticks, normal);
    } else if (distribution instanceof Uniform uniform) {
      to.text("uniform");
      ticks.time("low", uniform.low()).time("high", uniform.high());
    } else if (distribution instanceof Exponential exponential) {
      to.text("exponential");
      ticks.time("mean", exponential.mean());
    } else if (distribution instanceof LogNormal logNormal) {
      to.text("logNormal");
      ticks.time("median", logNormal.median()).number("sigma", logNormal.sigma());
    } else if (distribution instanceof Gamma gamma) {
      to.text("gamma");
      ticks.number("shape", gamma.shape()).time("scale", gamma.scale());
    } else if (distribution instanceof Weibull weibull) {
      to.text("weibull");
      ticks.number("shape", weibull.shape()).time("scale", weibull.scale());
    } else if (distribution instanceof TwoHumps humps) {
      to.text("twoHumps").name("first").inlineObject();
      normal(ticks, humps.first());
      to.endObject().name("second").inlineObject();
      normal(ticks, humps.second());
      to.endObject();
      ticks.number("shareOfSecond", humps.shareOfSecond());
    } else if (distribution instanceof Empirical empirical) {
      List<Long> intervals = empirical.intervals();
      Times times = new Times(scale);
      to.text("empirical").name("intervals");
      to.column(intervals.size(), (i, line) -> times.append(intervals.get(i), line));
    } else {
      throw new AssertionError("no format for " + distribution.getClass());
    }
    to.endObject();
  }

  private static void normal(Ticks ticks, Normal normal) {
    ticks.time("mean", normal.mean()).time("standardDeviation", normal.standardDeviation());
  }

  /** Writes numbers of doubles: the shortest decimal that is read as the same double. */
  record Ticks(JsonPrinter to, TickScale scale) {
    /** A time that is given in ticks. */
    Ticks time(String name, double ticks) {
      to.name(name).number(plain(shortest(ticks).movePointLeft(scale.decimals())));
      return this;
    }

    Ticks number(String name, double number) {
      to.name(name).number(plain(shortest(number)));
      return this;
    }

    private static BigDecimal plain(BigDecimal number) {
      BigDecimal stripped = number.stripTrailingZeros();
      return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    private static BigDecimal shortest(double number) {
      BigDecimal exact = new BigDecimal(number);
      for (int digits = 1; digits < 17; digits++) {
        BigDecimal rounded = exact.round(new MathContext(digits));
        if (rounded.doubleValue() == number) {
          return rounded;
        }
      }
      return exact.round(new MathContext(17));
    }
  }
}
