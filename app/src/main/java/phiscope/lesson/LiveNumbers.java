package phiscope.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.BenchKind;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;
import phiscope.lesson.ProseReader.Wrong;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.Numbers;
import phiscope.text.study.StudyNames;

/** Puts the numbers of a reading into running text. */
final class LiveNumbers {
  private static final Pattern FORM =
      Pattern.compile("(/[^:]*)(?::(?:([1-9]|1[0-5])(%|ms)?|(ms)))?");

  private static final int DIGITS = 6;

  /** What a number is told in. */
  private enum Unit {
    AS_IT_STANDS(1),
    PERCENT(100),
    /** Of a time in seconds. */
    MILLISECONDS(1_000);

    private final double times;

    Unit(double times) {
      this.times = times;
    }
  }

  /** Empty where no number can be put in. */
  private final Optional<BenchKind> kind;

  /** Null while a lesson is only checked: then nothing is put in. */
  private final StepReadings readings;

  private final Language language;

  private LiveNumbers(Optional<BenchKind> kind, StepReadings readings, Language language) {
    this.kind = kind;
    this.readings = readings;
    this.language = language;
  }

  static LiveNumbers of(StepReadings readings, Language language) {
    return new LiveNumbers(Optional.of(readings.after().bench().kind()), readings, language);
  }

  /**
   * Puts nothing in, but tells what could not be put in whatever the reading.
   *
   * @param kind the bench whose readings it will be; empty for a text that belongs to none
   */
  static LiveNumbers checked(Optional<BenchKind> kind) {
    return new LiveNumbers(kind, null, Language.ENGLISH);
  }

  /** Adds what a placeholder stands for, and notes what is wrong with it. */
  void put(String placeholder, List<Run> to, List<Wrong> wrong) {
    Matcher form = FORM.matcher(placeholder);
    if (!form.matches()) {
      wrong.add(new Wrong("problem.lesson.placeholder", List.of(placeholder)));
      return;
    }
    if (kind.isEmpty()) {
      wrong.add(new Wrong("problem.lesson.noNumbers", List.of(placeholder)));
      return;
    }
    String pointer = form.group(1);
    ReadingPointer.problem(pointer, kind.get())
        .ifPresentOrElse(
            no -> wrong.add(no.inWords(pointer)),
            () -> {
              if (readings != null) {
                ReadingPointer place = ReadingPointer.of(pointer, kind.get());
                putValue(place, digits(form), unit(form), to, wrong);
              }
            });
  }

  private static int digits(Matcher form) {
    return form.group(2) == null ? DIGITS : Integer.parseInt(form.group(2));
  }

  private static Unit unit(Matcher form) {
    String unit = form.group(3) == null ? form.group(4) : form.group(3);
    return unit == null ? Unit.AS_IT_STANDS : unit.equals("%") ? Unit.PERCENT : Unit.MILLISECONDS;
  }

  private void putValue(
      ReadingPointer pointer, int digits, Unit unit, List<Run> to, List<Wrong> wrong) {
    ReadingValue value = pointer.resolve(readings);
    if (value instanceof Quantity quantity) {
      putNumber(written(quantity, digits, unit), unit == Unit.PERCENT, to);
    } else if (value instanceof Word word) {
      to.add(new Run(spoken(pointer, word), Style.VALUE));
    } else {
      wrong.add(new Wrong("problem.lesson.absent", List.of(pointer.text())));
      to.add(new Run("–", Style.VALUE));
    }
  }

  /** States of members, and what happens to writes, are said in words; the rest as files do. */
  private String spoken(ReadingPointer pointer, Word word) {
    if (kind.get() == BenchKind.FENCING) {
      return FencingPlaces.spoken(word.word(), Messages.in(language));
    }
    if (kind.get() == BenchKind.STUDY) {
      return new StudyNames(Messages.in(language)).choice(word.word());
    }
    boolean isState =
        kind.get() == BenchKind.SWIM
            && pointer.segments().get(pointer.segments().size() - 1).equals("state");
    return isState
        ? Messages.in(language).get("swimview.state." + word.word().toUpperCase(Locale.ROOT))
        : word.word();
  }

  private static Numbers.Written written(Quantity quantity, int digits, Unit unit) {
    if (unit != Unit.AS_IT_STANDS) {
      return Numbers.significant(quantity.value() * unit.times, digits);
    }
    return quantity
        .exact()
        .map(exact -> Numbers.significant(exact, digits))
        .orElseGet(() -> Numbers.significant(quantity.value(), digits));
  }

  private static void putNumber(Numbers.Written number, boolean percent, List<Run> to) {
    if (number.exponent().isPresent()) {
      to.add(new Run(number.digits() + "×10", Style.VALUE));
      String exponent = String.valueOf(number.exponent().getAsInt()).replace('-', '−');
      to.add(new Run(exponent, Style.EXPONENT));
    } else {
      to.add(new Run(number.digits(), Style.VALUE));
    }
    if (percent) {
      to.add(new Run("%", Style.VALUE));
    }
  }
}
