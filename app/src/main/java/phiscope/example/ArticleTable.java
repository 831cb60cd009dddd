package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorBench;
import phiscope.bench.FencingBench;
import phiscope.bench.SwimBench;
import phiscope.lesson.Expectation;
import phiscope.lesson.LessonStep;
import phiscope.lesson.ReadingValue;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What the articles of a step print, beside what the engine says. */
final class ArticleTable {
  private static final int DIGITS = 9;

  private ArticleTable() {}

  static Optional<Part> of(LessonStep step, Messages messages) {
    List<List<String>> rows = new ArrayList<>();
    for (Expectation expectation : step.expectations()) {
      if (expectation.claim() instanceof Expectation.Printed printed) {
        rows.add(row(expectation, printed, messages));
      }
    }
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    List<String> header =
        List.of(
            messages.get("example.article"),
            messages.get("example.article.place"),
            messages.get("example.article.at"),
            messages.get("example.article.prints"),
            messages.get("example.article.engine"));
    List<Part.Column> columns =
        List.of(
            Part.Column.WORDS,
            Part.Column.WORDS,
            Part.Column.NUMBERS,
            Part.Column.NUMBERS,
            Part.Column.NUMBERS);
    return Optional.of(
        new Part.Grid(messages.get("example.article.caption"), header, rows, columns));
  }

  private static List<String> row(
      Expectation expectation, Expectation.Printed printed, Messages messages) {
    StepReadings readings = expectation.readings(BenchReader::read);
    Bench asked = printed.pointer().before() ? expectation.before() : expectation.document();
    return List.of(
        expectation.article(),
        new PlaceNames(messages).of(printed.pointer(), asked),
        at(asked, messages),
        printed.printed(),
        engine(printed.pointer().resolve(readings)));
  }

  /** When a document is asked. */
  private static String at(Bench asked, Messages messages) {
    if (asked instanceof DetectorBench detector) {
      return Numbers.time(detector.now(), detector.scale());
    }
    if (asked instanceof SwimBench swim) {
      return frame(swim.view().frame(), messages);
    }
    return asked instanceof FencingBench fencing ? frame(fencing.view().frame(), messages) : "";
  }

  private static String frame(int frame, Messages messages) {
    return messages.get("example.article.frame", Numbers.whole(frame));
  }

  private static String engine(ReadingValue value) {
    if (value instanceof Quantity quantity) {
      return quantity
          .exact()
          .map(exact -> Numbers.significant(exact, DIGITS).text())
          .orElse(Numbers.significant(quantity.value(), DIGITS).text());
    }
    return value instanceof Word word ? word.word() : "–";
  }
}
