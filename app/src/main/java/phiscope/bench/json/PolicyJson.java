package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.TimeUnit;

/**
 * A policy in JSON: the id of a preset, or an object of a preset with the fields that are changed.
 * Times are in the unit of the document, those of the preset too.
 */
public final class PolicyJson {
  static final int MAX_SAMPLES = 1_000_000;

  static final Map<String, Preset> PRESETS = presets();
  static final Map<String, VarianceKind> VARIANCES =
      words("population", VarianceKind.POPULATION, "sample", VarianceKind.SAMPLE);
  static final Map<String, FirstEstimate.Shape> SHAPES =
      words("single", FirstEstimate.Shape.SINGLE, "pair", FirstEstimate.Shape.PAIR);
  static final Map<String, SequenceRule> SEQUENCE_RULES =
      words("increasing", SequenceRule.INCREASING, "none", SequenceRule.NONE);
  static final Map<String, Arithmetic> ARITHMETICS =
      words("survival", Arithmetic.SURVIVAL, "oneMinusCdf", Arithmetic.ONE_MINUS_CDF);
  static final Map<String, Comparison> COMPARISONS =
      words(">=", Comparison.AT_LEAST, ">", Comparison.GREATER);
  static final Map<String, Tail> TAILS = tails();

  private PolicyJson() {}

  private static Map<String, Preset> presets() {
    Map<String, Preset> presets = new LinkedHashMap<>();
    for (Preset preset : Preset.values()) {
      presets.put(preset.id(), preset);
    }
    return presets;
  }

  private static <T> Map<String, T> words(String first, T one, String second, T two) {
    Map<String, T> words = new LinkedHashMap<>();
    words.put(first, one);
    words.put(second, two);
    return words;
  }

  private static Map<String, Tail> tails() {
    Map<String, Tail> tails = new LinkedHashMap<>();
    tails.put("normal", Tail.NORMAL);
    tails.put("logistic", Tail.LOGISTIC);
    tails.put("exponential", Tail.EXPONENTIAL);
    tails.put("empirical", Tail.EMPIRICAL);
    return tails;
  }

  /** The word for a meaning. */
  static <T> String word(Map<String, T> words, T meaning) {
    for (Map.Entry<String, T> entry : words.entrySet()) {
      if (entry.getValue().equals(meaning)) {
        return entry.getKey();
      }
    }
    throw new IllegalArgumentException("no word for " + meaning);
  }

  /** Reads a policy. */
  public static Optional<PhiPolicy> read(JsonField field, TimeUnit unit) {
    if (!field.isObject()) {
      return field.value() instanceof JsonValue.JsonText
          ? field.word(PRESETS).map(preset -> Presets.policy(preset, unit))
          : field.problem("problem.policy.kind");
    }
    JsonFields fields = field.object().orElseThrow();
    Optional<Preset> preset = fields.required("preset").flatMap(id -> id.word(PRESETS));
    // Without a preset the other fields are read all the same, for their problems.
    PhiPolicy base = Presets.policy(preset.orElse(Preset.S004), unit);
    PolicyDraft draft = PolicyDraft.of(base);
    readWindow(fields, draft);
    readModel(fields, draft, base);
    readAnswer(fields, draft);
    fields.end();
    return preset.map(known -> draft.policy());
  }

  private static <T> void read(
      JsonFields fields, String name, Function<JsonField, Optional<T>> reader, Consumer<T> to) {
    fields.optional(name).flatMap(reader).ifPresent(to);
  }

  private static void readWindow(JsonFields fields, PolicyDraft draft) {
    read(fields, "windowSize", PolicyJson::windowSize, draft::windowSize);
    read(
        fields,
        "minimumSamples",
        field -> field.whole(1, MAX_SAMPLES).map(Long::intValue),
        draft::minimumSamples);
    read(fields, "variance", field -> field.word(VARIANCES), draft::variance);
    read(fields, "sigmaFloor", PolicyJson::sigmaFloor, draft::sigmaFloor);
  }

  private static void readModel(JsonFields fields, PolicyDraft draft, PhiPolicy base) {
    read(fields, "parameters", PolicyJson::parameters, draft::parameters);
    read(fields, "acceptablePause", JsonField::from0, draft::acceptablePause);
    read(
        fields,
        "firstEstimate",
        field -> firstEstimate(field, base.firstEstimate()),
        draft::firstEstimate);
    read(fields, "startCountsAsHeartbeat", JsonField::flag, draft::startCountsAsHeartbeat);
    read(fields, "record", PolicyJson::record, draft::record);
    read(fields, "sequenceRule", field -> field.word(SEQUENCE_RULES), draft::sequenceRule);
    read(fields, "tail", field -> field.word(TAILS), draft::tail);
    read(fields, "arithmetic", field -> field.word(ARITHMETICS), draft::arithmetic);
  }

  private static void readAnswer(JsonFields fields, PolicyDraft draft) {
    read(fields, "upperEnd", PolicyJson::upperEnd, draft::upperEnd);
    read(fields, "boundaryBand", JsonField::from0, draft::boundaryBand);
    read(fields, "comparison", field -> field.word(COMPARISONS), draft::comparison);
    read(
        fields,
        "localPause",
        field -> field.isNull() ? Optional.of(Optional.empty()) : field.above0().map(Optional::of),
        draft::localPause);
    read(fields, "threshold", JsonField::above0, draft::threshold);
  }

  private static Optional<WindowSize> windowSize(JsonField field) {
    if (field.isText("all")) {
      return Optional.of(new WindowSize.All());
    }
    if (field.isNumber()) {
      return field.whole(1, MAX_SAMPLES).map(size -> new WindowSize.Last(size.intValue()));
    }
    return only(field, "lasting", "problem.policy.windowSize")
        .flatMap(JsonField::above0)
        .map(WindowSize.Lasting::new);
  }

  private static Optional<SigmaFloor> sigmaFloor(JsonField field) {
    if (field.isNull()) {
      return Optional.of(new SigmaFloor.None());
    }
    if (field.value() instanceof JsonValue.JsonObject object
        && object.get("relative").isPresent()) {
      return only(field, "relative", "problem.policy.sigmaFloor")
          .flatMap(JsonField::above0)
          .map(SigmaFloor.Relative::new);
    }
    return only(field, "absolute", "problem.policy.sigmaFloor")
        .flatMap(JsonField::above0)
        .map(SigmaFloor.Absolute::new);
  }

  private static Optional<ModelParameters> parameters(JsonField field) {
    if (field.isText("learned")) {
      return Optional.of(new ModelParameters.Learned());
    }
    if (!field.isObject()) {
      return field.problem("problem.policy.parameters");
    }
    JsonFields fields = field.object().orElseThrow();
    Optional<BigDecimal> mean = fields.required("mean").flatMap(JsonField::from0);
    Optional<BigDecimal> std = fields.required("std").flatMap(JsonField::above0);
    fields.end();
    return mean.isPresent() && std.isPresent()
        ? Optional.of(new ModelParameters.Given(mean.get(), std.get()))
        : Optional.empty();
  }

  private static Optional<Optional<FirstEstimate>> firstEstimate(
      JsonField field, Optional<FirstEstimate> ofPreset) {
    FirstEstimate.Shape usual =
        ofPreset.map(FirstEstimate::shape).orElse(FirstEstimate.Shape.SINGLE);
    if (field.isNull()) {
      return Optional.of(Optional.empty());
    }
    if (field.isNumber()) {
      return field.above0().map(value -> Optional.of(new FirstEstimate(value, usual)));
    }
    if (!field.isObject()) {
      return field.problem("problem.policy.firstEstimate");
    }
    JsonFields fields = field.object().orElseThrow();
    Optional<BigDecimal> value = fields.required("value").flatMap(JsonField::above0);
    Optional<FirstEstimate.Shape> shape =
        fields.required("shape").flatMap(word -> word.word(SHAPES));
    fields.end();
    return value.isPresent() && shape.isPresent()
        ? Optional.of(Optional.of(new FirstEstimate(value.get(), shape.get())))
        : Optional.empty();
  }

  private static Optional<RecordRule> record(JsonField field) {
    if (field.isText("all")) {
      return Optional.of(new RecordRule.All());
    }
    if (field.isText("whileAvailable")) {
      return Optional.of(new RecordRule.WhileAvailable());
    }
    return only(field, "upTo", "problem.policy.record")
        .flatMap(JsonField::above0)
        .map(RecordRule.UpTo::new);
  }

  private static Optional<UpperEnd> upperEnd(JsonField field) {
    if (field.isText("exact")) {
      return Optional.of(new UpperEnd.Exact());
    }
    if (field.isText("infinity")) {
      return Optional.of(new UpperEnd.Infinity());
    }
    if (field.isText("atLeast30")) {
      return Optional.of(new UpperEnd.AtLeast30());
    }
    return only(field, "cap", "problem.policy.upperEnd")
        .flatMap(JsonField::above0)
        .map(UpperEnd.Cap::new);
  }

  /** The single field of an object; {@code otherwise} names what would be right. */
  private static Optional<JsonField> only(JsonField field, String name, String otherwise) {
    if (!(field.value() instanceof JsonValue.JsonObject object) || object.members().isEmpty()) {
      return field.problem(otherwise);
    }
    JsonFields fields = field.object().orElseThrow();
    Optional<JsonField> found = fields.required(name);
    fields.end();
    return found;
  }

  /** Writes a policy: the id of its preset, with the fields that differ from it. */
  public static void write(JsonPrinter to, PhiPolicy policy, TimeUnit unit) {
    PhiPolicy preset = Presets.policy(policy.preset(), unit);
    if (policy.equals(preset)) {
      to.text(policy.preset().id());
    } else {
      new PolicyWriter(to, policy, Optional.of(preset)).write();
    }
  }

  /** Writes all fields of a policy, so that it can be read without knowing the unit. */
  public static void writeInFull(JsonPrinter to, PhiPolicy policy) {
    new PolicyWriter(to, policy, Optional.empty()).write();
  }
}
