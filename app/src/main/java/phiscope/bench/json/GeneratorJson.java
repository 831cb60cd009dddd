package phiscope.bench.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;

/** The settings of a generator in JSON; times are in the unit of the document. */
final class GeneratorJson {
  /** Reads the fields of one kind of loss. */
  private interface LossKind extends Function<GeneratorFields, Supplier<Loss>> {}

  private static final Map<String, LossKind> LOSSES = losses();

  private GeneratorJson() {}

  private static Map<String, LossKind> losses() {
    Map<String, LossKind> losses = new LinkedHashMap<>();
    losses.put(
        "independent",
        f -> {
          double probability = f.share("probability");
          return () -> new Loss.Independent(probability);
        });
    losses.put(
        "bursts",
        f -> {
          double toBad = f.share("goodToBad");
          double toGood = f.share("badToGood");
          f.above0("badToGood", toGood);
          double whenGood = f.share("lossWhenGood");
          double whenBad = f.share("lossWhenBad");
          return () -> new Loss.GilbertElliott(toBad, toGood, whenGood, whenBad);
        });
    return losses;
  }

  static Optional<GeneratorSettings> read(JsonField field, TickScale scale) {
    return GeneratorFields.object(field, scale, GeneratorJson::settings);
  }

  /** Reads settings whose object may hold other fields, which are asked for elsewhere. */
  static Supplier<GeneratorSettings> settings(GeneratorFields f) {
    long seed = f.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    long heartbeats = f.whole("heartbeats", 1, GeneratorSettings.MOST_HEARTBEATS);
    IntervalDistribution intervals =
        f.required("intervals", field -> DistributionJson.read(field, f.scale()));
    double drift = f.change("drift");
    Optional<Regime> regime =
        f.optional(
            "regime", field -> GeneratorFields.object(field, f.scale(), GeneratorJson::regime));
    Optional<Loss> loss =
        f.optional("loss", field -> GeneratorFields.object(field, f.scale(), GeneratorJson::loss));
    List<PauseSource> pauses =
        f.list(
            "pauses",
            GeneratorSettings.MOST_PAUSE_SOURCES,
            item -> GeneratorFields.object(item, f.scale(), GeneratorJson::pause));
    Optional<Throttling> throttling =
        f.optional(
            "throttling",
            field -> GeneratorFields.object(field, f.scale(), GeneratorJson::throttling));
    long delay = f.ticksOr0("delay");
    long jitter = f.ticksOr0("delayJitter");
    Optional<Long> crash =
        f.optional("crash", field -> f.wholeTicks(field, 0, GeneratorSettings.LAST_TICK));
    return () ->
        new GeneratorSettings(
            seed,
            (int) heartbeats,
            intervals,
            drift,
            regime,
            loss.orElse(new Loss.None()),
            pauses,
            throttling,
            delay,
            jitter,
            crash.isPresent() ? OptionalLong.of(crash.get()) : OptionalLong.empty());
  }

  private static Supplier<Regime> regime(GeneratorFields f) {
    long from = f.whole("from", 0, Integer.MAX_VALUE);
    IntervalDistribution intervals =
        f.required("intervals", field -> DistributionJson.read(field, f.scale()));
    return () -> new Regime((int) from, intervals);
  }

  private static Supplier<Loss> loss(GeneratorFields f) {
    LossKind kind = f.required("kind", word -> word.word(LOSSES));
    return kind == null ? () -> null : kind.apply(f);
  }

  private static Supplier<PauseSource> pause(GeneratorFields f) {
    Pause.Who who = f.required("who", word -> word.word(TapeJson.WHO));
    double between = f.timeOfATick("meanBetween");
    long shortest = f.ticks("shortest", 1);
    long longest = f.ticks("longest", 1);
    f.inOrder("shortest", "longest", shortest, longest);
    return () -> new PauseSource(who, between, shortest, longest);
  }

  private static Supplier<Throttling> throttling(GeneratorFields f) {
    long period = f.ticks("period", 1);
    long running = f.ticks("running", 1);
    f.inOrder("running", "period", running, period);
    return () -> new Throttling(period, running);
  }

  /** Writes settings; what there is not is left out. */
  static void write(JsonPrinter to, GeneratorSettings settings, TickScale scale) {
    DistributionJson.Ticks ticks = new DistributionJson.Ticks(to, scale);
    to.object().name("seed").number(settings.seed());
    to.name("heartbeats").number(settings.heartbeats()).name("intervals");
    DistributionJson.write(to, settings.intervals(), scale);
    if (settings.drift() != 0) {
      ticks.time("drift", settings.drift());
    }
    if (settings.regime().isPresent()) {
      to.name("regime").object().name("from").number(settings.regime().get().from());
      to.name("intervals");
      DistributionJson.write(to, settings.regime().get().intervals(), scale);
      to.endObject();
    }
    loss(to, settings.loss(), ticks);
    if (!settings.pauses().isEmpty()) {
      to.name("pauses").array();
      settings.pauses().forEach(source -> pause(to, source, ticks));
      to.endArray();
    }
    if (settings.throttling().isPresent()) {
      to.name("throttling").inlineObject();
      ticks.time("period", settings.throttling().get().period());
      ticks.time("running", settings.throttling().get().running());
      to.endObject();
    }
    if (settings.delay() != 0 || settings.delayJitter() != 0) {
      ticks.time("delay", settings.delay()).time("delayJitter", settings.delayJitter());
    }
    if (settings.crash().isPresent()) {
      to.name("crash").number(scale.toTime(settings.crash().getAsLong()));
    }
    to.endObject();
  }

  private static void loss(JsonPrinter to, Loss loss, DistributionJson.Ticks numbers) {
    if (loss instanceof Loss.Independent independent) {
      to.name("loss").inlineObject().name("kind").text("independent");
      numbers.number("probability", independent.probability());
      to.endObject();
    } else if (loss instanceof Loss.GilbertElliott bursts) {
      to.name("loss").inlineObject().name("kind").text("bursts");
      numbers.number("goodToBad", bursts.goodToBad()).number("badToGood", bursts.badToGood());
      numbers.number("lossWhenGood", bursts.lossWhenGood());
      numbers.number("lossWhenBad", bursts.lossWhenBad());
      to.endObject();
    }
  }

  private static void pause(JsonPrinter to, PauseSource source, DistributionJson.Ticks ticks) {
    to.inlineObject().name("who").text(PolicyJson.word(TapeJson.WHO, source.who()));
    ticks.time("meanBetween", source.meanBetween());
    ticks.time("shortest", source.shortest()).time("longest", source.longest());
    to.endObject();
  }
}
