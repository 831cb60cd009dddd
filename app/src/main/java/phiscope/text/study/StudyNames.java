package phiscope.text.study;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import phiscope.bench.script.ScriptValues;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;
import phiscope.bench.study.StudyResult;
import phiscope.core.health.HealthPreset;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** The names of what there is in a study, and its numbers as they are shown. */
public final class StudyNames {
  private static final int DIGITS = 4;

  private final Messages messages;

  public StudyNames(Messages messages) {
    this.messages = messages;
  }

  /** A study. */
  public String kind(StudyKind kind) {
    return messages.get("study.kind." + kind.word());
  }

  /** What a study is about, in a sentence. */
  public String about(StudyKind kind) {
    return messages.get("study.about." + kind.word());
  }

  /** The key of a group of parameters. */
  public static String groupKey(String group) {
    return "study.group." + group;
  }

  /** What the keys of the parameters of a study begin with; the name of the constant follows. */
  public static String parameterKeys(StudyKind kind) {
    return "study.parameter." + kind.word() + ".";
  }

  /** What the keys of words to choose from begin with. */
  public static String choiceKeys() {
    return "study.choice.";
  }

  /** A parameter. */
  public String parameter(StudyKind kind, StudyParameter parameter) {
    return messages.get(parameterKeys(kind) + parameter.name());
  }

  /** The value of a parameter, with its unit or its word. */
  public String value(StudyParameter parameter, long value) {
    return switch (parameter.kind()) {
      case TIME -> time(value);
      case COUNT -> isSeed(parameter.word()) ? String.valueOf(value) : Numbers.whole(value);
      case SHARE -> ScriptValues.share((int) value);
      case DECIMAL -> BigDecimal.valueOf(value, 6).stripTrailingZeros().toPlainString();
      case FLAG -> messages.get(value == 1 ? "fencing.on" : "fencing.off");
      case CHOICE -> choice(parameter.choices().get((int) value));
    };
  }

  /** A seed is a name rather than a number: it is copied as it stands. */
  private static boolean isSeed(String word) {
    return word.equals("seed");
  }

  /** A word to choose, or a state. */
  public String choice(String word) {
    return messages.get(choiceKeys() + word);
  }

  /** What can be drawn. */
  public String mark(MarkKind kind) {
    return messages.get("study.mark." + kind.word());
  }

  /**
   * A detector of a study of stream health, by its word; that of the settings with the reading of
   * the article that it equals.
   */
  public String variant(StreamResult result, String word) {
    String name = messages.get("study.word." + word);
    return word.equals(result.own().word()) && result.sameAs().isPresent()
        ? messages.get(
            "study.stream.same", name, messages.get("study.word." + result.sameAs().get().id()))
        : name;
  }

  /** The quantities of a result for people to read: detectors with the same rules once. */
  public List<Quantity> shown(StudyResult result) {
    Optional<String> twice =
        result instanceof StreamResult stream
            ? stream.sameAs().map(HealthPreset::id)
            : Optional.empty();
    return result.quantities().stream()
        .filter(quantity -> !twice.equals(Optional.of(quantity.path().get(0))))
        .toList();
  }

  /** A quantity of a result; see {@link #quantity(Quantity)} and {@link #variant}. */
  public String quantity(StudyResult result, Quantity quantity) {
    if (result instanceof StreamResult stream
        && quantity.path().get(0).equals(stream.own().word())) {
      List<String> rest = quantity.path().subList(1, quantity.path().size());
      return variant(stream, stream.own().word()) + messages.get("study.separator") + joined(rest);
    }
    return quantity(quantity);
  }

  /** A quantity: its words from the general to the particular. */
  public String quantity(Quantity quantity) {
    return joined(quantity.path());
  }

  private String joined(List<String> path) {
    String separator = messages.get("study.separator");
    return String.join(
        separator, path.stream().map(word -> messages.get("study.word." + word)).toList());
  }

  /** The value of a quantity, with its unit; a word for none. */
  public String value(Quantity quantity) {
    if (quantity.word().isPresent()) {
      return choice(quantity.word().get());
    }
    if (!quantity.isComputed()) {
      return messages.get("study.notComputed");
    }
    if (!quantity.isThere()) {
      return messages.get("study.none");
    }
    return switch (quantity.kind()) {
      case TIME -> time(quantity.value());
      case COUNT -> number(quantity.value(), 12);
      case SHARE -> share(quantity.value());
      case NUMBER, WORD -> number(quantity.value(), DIGITS);
    };
  }

  /** A time in milliseconds below a second, in seconds, or in minutes, hours or days. */
  public String time(double ticks) {
    if (Double.isInfinite(ticks)) {
      return messages.get("study.never");
    }
    double seconds = ticks / 1e6;
    if (seconds < 1) {
      return number(1_000 * seconds, DIGITS) + " ms";
    } else if (seconds < 3_600) {
      return number(seconds, DIGITS) + " s";
    }
    return seconds < 172_800
        ? number(seconds / 3_600, DIGITS) + " h"
        : messages.get("study.days", number(seconds / 86_400, DIGITS));
  }

  /** A time; a word where there is none. */
  public String timeOr(double ticks) {
    return Double.isNaN(ticks) ? messages.get("study.none") : time(ticks);
  }

  /** A share from 0 to 1, in percent. */
  public String share(double share) {
    return number(100 * share, DIGITS) + " %";
  }

  /** A number as sentences show it. */
  public String number(double value) {
    return number(value, DIGITS);
  }

  private static String number(double value, int digits) {
    return Numbers.significant(value, digits).text();
  }
}
