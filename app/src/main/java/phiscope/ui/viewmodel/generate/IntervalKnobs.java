package phiscope.ui.viewmodel.generate;

import java.util.List;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.TwoHumps;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;
import phiscope.ui.viewmodel.generate.Knob.Kind;

/** The numbers of all distributions of intervals. */
final class IntervalKnobs {
  static final List<Knob<IntervalDistribution>> ALL =
      List.of(
          Knob.of(
              "mean",
              Kind.INTERVAL,
              Normal.class,
              Normal::mean,
              (d, v) -> new Normal(v, d.standardDeviation())),
          Knob.of(
              "deviation",
              Kind.SPREAD,
              Normal.class,
              Normal::standardDeviation,
              (d, v) -> new Normal(d.mean(), v)),
          Knob.of(
              "low",
              Kind.LEAST,
              Uniform.class,
              Uniform::low,
              (d, v) -> new Uniform(v, Math.max(v, d.high()))),
          Knob.of(
              "high",
              Kind.GREATEST,
              Uniform.class,
              Uniform::high,
              (d, v) -> new Uniform(Math.min(v, d.low()), v)),
          Knob.of(
              "exponentialMean",
              Kind.INTERVAL,
              Exponential.class,
              Exponential::mean,
              (d, v) -> new Exponential(v)),
          Knob.of(
              "median",
              Kind.INTERVAL,
              LogNormal.class,
              LogNormal::median,
              (d, v) -> new LogNormal(v, d.sigma())),
          Knob.of(
              "sigma",
              Kind.SIGMA,
              LogNormal.class,
              LogNormal::sigma,
              (d, v) -> new LogNormal(d.median(), v)),
          Knob.of(
              "shape", Kind.SHAPE, Gamma.class, Gamma::shape, (d, v) -> new Gamma(v, d.scale())),
          Knob.of(
              "scale", Kind.INTERVAL, Gamma.class, Gamma::scale, (d, v) -> new Gamma(d.shape(), v)),
          Knob.of(
              "weibullShape",
              Kind.WEIBULL_SHAPE,
              Weibull.class,
              Weibull::shape,
              (d, v) -> new Weibull(v, d.scale())),
          Knob.of(
              "weibullScale",
              Kind.INTERVAL,
              Weibull.class,
              Weibull::scale,
              (d, v) -> new Weibull(d.shape(), v)),
          Knob.of(
              "firstMean",
              Kind.INTERVAL,
              TwoHumps.class,
              d -> d.first().mean(),
              (d, v) ->
                  new TwoHumps(
                      new Normal(v, d.first().standardDeviation()), d.second(), d.shareOfSecond())),
          Knob.of(
              "firstDeviation",
              Kind.SPREAD,
              TwoHumps.class,
              d -> d.first().standardDeviation(),
              (d, v) ->
                  new TwoHumps(new Normal(d.first().mean(), v), d.second(), d.shareOfSecond())),
          Knob.of(
              "secondMean",
              Kind.INTERVAL,
              TwoHumps.class,
              d -> d.second().mean(),
              (d, v) ->
                  new TwoHumps(
                      d.first(), new Normal(v, d.second().standardDeviation()), d.shareOfSecond())),
          Knob.of(
              "secondDeviation",
              Kind.SPREAD,
              TwoHumps.class,
              d -> d.second().standardDeviation(),
              (d, v) ->
                  new TwoHumps(d.first(), new Normal(d.second().mean(), v), d.shareOfSecond())),
          Knob.of(
              "shareOfSecond",
              Kind.SHARE,
              TwoHumps.class,
              TwoHumps::shareOfSecond,
              (d, v) -> new TwoHumps(d.first(), d.second(), v)));

  private IntervalKnobs() {}
}
