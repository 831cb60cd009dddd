package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
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
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;

/** What a tape was generated from, in words: every setting that is not as if it were not there. */
public final class GeneratorSentence {
  private final TickScale scale;
  private final Messages messages;

  private GeneratorSentence(TickScale scale, Messages messages) {
    this.scale = scale;
    this.messages = messages;
  }

  /** The sentence. */
  public static String of(Generated generated, TickScale scale, Messages messages) {
    GeneratorSentence words = new GeneratorSentence(scale, messages);
    String all = String.join(messages.get("generator.join"), words.parts(generated.settings()));
    String key = generated.edited() ? "generator.edited" : "generator.made";
    return messages.get(key, String.valueOf(generated.settings().seed()), all);
  }

  private List<String> parts(GeneratorSettings settings) {
    List<String> parts = new ArrayList<>();
    parts.add(messages.get("generator.heartbeats", Numbers.whole(settings.heartbeats())));
    parts.add(intervals(settings.intervals()));
    if (settings.drift() != 0) {
      parts.add(messages.get("generator.drift", time(settings.drift())));
    }
    settings
        .regime()
        .ifPresent(
            regime ->
                parts.add(
                    messages.get(
                        "generator.regime",
                        Numbers.whole(regime.from()),
                        intervals(regime.intervals()))));
    loss(settings.loss(), parts);
    for (PauseSource source : settings.pauses()) {
      parts.add(
          messages.get(
              "generator.pauses." + source.who().name(),
              time(source.meanBetween()),
              time(source.shortest()),
              time(source.longest())));
    }
    settings
        .throttling()
        .ifPresent(
            t ->
                parts.add(
                    messages.get("generator.throttling", time(t.running()), time(t.period()))));
    if (settings.delay() != 0 || settings.delayJitter() != 0) {
      parts.add(
          messages.get("generator.delay", time(settings.delay()), time(settings.delayJitter())));
    }
    settings.crash().ifPresent(at -> parts.add(messages.get("generator.crash", time(at))));
    return parts;
  }

  private void loss(Loss loss, List<String> parts) {
    if (loss instanceof Loss.Independent independent) {
      parts.add(messages.get("generator.loss", Numbers.percent(independent.probability())));
    } else if (loss instanceof Loss.GilbertElliott bursts) {
      parts.add(
          messages.get(
              "generator.bursts",
              Numbers.percent(bursts.goodToBad()),
              Numbers.percent(bursts.badToGood()),
              Numbers.percent(bursts.lossWhenGood()),
              Numbers.percent(bursts.lossWhenBad())));
    }
  }

  private String intervals(IntervalDistribution law) {
    if (law instanceof Normal normal) {
      return normal("generator.normal", normal);
    }
    if (law instanceof Uniform uniform) {
      return messages.get("generator.uniform", time(uniform.low()), time(uniform.high()));
    }
    if (law instanceof Exponential exponential) {
      return messages.get("generator.exponential", time(exponential.mean()));
    }
    if (law instanceof LogNormal logNormal) {
      return messages.get(
          "generator.logNormal", time(logNormal.median()), number(logNormal.sigma()));
    }
    if (law instanceof Gamma gamma) {
      return messages.get("generator.gamma", number(gamma.shape()), time(gamma.scale()));
    }
    if (law instanceof Weibull weibull) {
      return messages.get("generator.weibull", number(weibull.shape()), time(weibull.scale()));
    }
    if (law instanceof TwoHumps humps) {
      return messages.get(
          "generator.twoHumps",
          normal("generator.hump", humps.first()),
          normal("generator.hump", humps.second()),
          Numbers.percent(humps.shareOfSecond()));
    }
    return messages.get("generator.empirical", Numbers.whole(((Empirical) law).intervals().size()));
  }

  private String normal(String key, Normal normal) {
    return messages.get(key, time(normal.mean()), time(normal.standardDeviation()));
  }

  private String time(double ticks) {
    return Numbers.time(ticks, scale);
  }

  private static String number(double value) {
    return Numbers.time(value, new TickScale(TimeUnit.NONE, 0));
  }
}
