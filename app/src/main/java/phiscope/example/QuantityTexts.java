package phiscope.example;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import phiscope.bench.ConsumerReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.numeric.Decimals;
import phiscope.core.trace.TickScale;
import phiscope.lesson.ReadingPointer;
import phiscope.lesson.ReadingValue;
import phiscope.lesson.ReadingValue.Absent;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/**
 * The quantities of a reading as files write them: plain decimals with a point, in the unit of the
 * document, the same on every machine; {@code Infinity} for an infinite one.
 */
public final class QuantityTexts {
  /**
   * Doubles that have no exact counterpart lose their last digits, which machines may differ in.
   */
  private static final int DOUBLE_DIGITS = 14;

  private QuantityTexts() {}

  /** The texts by pointer, of those that have a value. */
  public static Map<String, String> of(DetectorReading reading) {
    Map<String, String> texts = new TreeMap<>();
    ReadingPointer.each(
        reading,
        (pointer, value) -> {
          if (!(value instanceof Absent)) {
            texts.put(pointer, text(value));
          }
        });
    TickScale scale = reading.bench().scale();
    for (int i = 0; i < reading.tapes().size(); i++) {
      List<PolicyReading> policies = reading.tapes().get(i).policies();
      for (int j = 0; j < policies.size(); j++) {
        PolicyReading policy = policies.get(j);
        String place = "/tapes/" + i + "/policies/" + j;
        PreciseReading.of(policy, scale, reading.bench().prior())
            .ifPresent(numbers -> precise(place, policy, numbers, texts));
      }
    }
    return texts;
  }

  /** Quantities that are computed again with fifty digits. */
  private static void precise(
      String place, PolicyReading policy, PreciseReading numbers, Map<String, String> to) {
    to.put(place + "/model/sigma", numbers.sigma());
    to.put(place + "/z", numbers.z());
    to.put(place + "/survival", numbers.survival());
    to.put(place + "/posterior/phi", numbers.phi());
    to.put(place + "/posterior/posterior", numbers.posterior());
    PhiResult.Status status = policy.result().status();
    boolean exact = policy.policy().arithmetic() == PhiPolicy.Arithmetic.SURVIVAL;
    if (exact && (status == PhiResult.Status.OK || status == PhiResult.Status.BOUNDARY)) {
      to.put(place + "/result/phi", numbers.phi());
    }
    for (int k = 0; k < policy.consumers().size(); k++) {
      ConsumerReading consumer = policy.consumers().get(k);
      if (exact && Double.isFinite(consumer.crossingElapsed())) {
        to.put(
            place + "/consumers/" + k + "/crossingElapsed", numbers.crossing(consumer.consumer()));
      }
    }
  }

  private static String text(ReadingValue value) {
    if (!(value instanceof Quantity quantity)) {
      return value instanceof Word word ? word.word() : "";
    }
    if (quantity.exact().isPresent()) {
      return plain(Decimals.text(quantity.exact().get(), PreciseReading.DIGITS));
    }
    if (Double.isInfinite(quantity.value())) {
      return quantity.value() > 0 ? "Infinity" : "-Infinity";
    }
    return plain(Decimals.text(BigDecimal.valueOf(quantity.value()), DOUBLE_DIGITS));
  }

  /** A decimal without the zeros at its end. */
  public static String plain(String decimal) {
    int exponent = decimal.indexOf('e');
    String digits = exponent < 0 ? decimal : decimal.substring(0, exponent);
    String rest = exponent < 0 ? "" : decimal.substring(exponent);
    return digits.indexOf('.') < 0
        ? decimal
        : digits.replaceFirst("0+$", "").replaceFirst("\\.$", "") + rest;
  }
}
