package phiscope.dataset.frames;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ParameterRange;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.core.kernel.SimTime;

/** Collects frames and what is wrong with them. Mutable, for one file. */
final class FrameReader {
  private static final int LONGEST = 40;
  private static final BigDecimal LATEST_BEGINNING = BigDecimal.valueOf(SimTime.SECOND);
  private static final String NUMBER = "-?[0-9]{1,30}(\\.[0-9]{1,30})?([eE][+-]?[0-9]{1,2})?";

  /** By their words, and by the letters of the problems of the golden files. */
  private static final Map<String, MarkKind> KINDS = kinds();

  private final String file;
  private final Runnable stillWanted;
  private final List<Problem> problems = new ArrayList<>();
  private final List<Timed> frames = new ArrayList<>();

  private record Timed(BigDecimal at, MarkKind kind, int line, int column) {}

  /**
   * @param stillWanted throws if the rest is not wanted any more
   */
  FrameReader(String file, Runnable stillWanted) {
    this.file = file;
    this.stillWanted = stillWanted;
  }

  /** To be called at each line. */
  void line() {
    stillWanted.run();
  }

  String file() {
    return file;
  }

  private static Map<String, MarkKind> kinds() {
    Map<String, MarkKind> kinds = new LinkedHashMap<>();
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      kinds.put(kind.word(), kind);
    }
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      kinds.put(kind.word().substring(0, 1), kind);
    }
    return kinds;
  }

  /** The kind that a word or a letter names. */
  static Optional<MarkKind> kind(String word) {
    return Optional.ofNullable(KINDS.get(word.strip().toLowerCase(Locale.ROOT)));
  }

  /** Notes what is wrong. */
  void problem(int line, int column, String key, String... arguments) {
    if (problems.size() < JsonLimits.PROBLEMS) {
      problems.add(Problem.at(file, line, column, key, arguments));
    }
  }

  void add(Problem problem) {
    if (problems.size() < JsonLimits.PROBLEMS) {
      problems.add(problem);
    }
  }

  /**
   * One frame.
   *
   * @param unit how many ticks one of its time is
   */
  void frame(Cell time, BigDecimal unit, Cell kind) {
    Optional<MarkKind> known = kind(kind.text());
    if (known.isEmpty()) {
      String right =
          String.join(", ", StudyKind.STREAM.marks().stream().map(MarkKind::word).toList());
      problem(kind.line(), kind.column(), "problem.frames.kind", cut(kind.text()), right);
    }
    if (!time.text().strip().matches(NUMBER)) {
      problem(time.line(), time.column(), "problem.frames.time", cut(time.text()));
    } else if (known.isPresent()) {
      BigDecimal at = new BigDecimal(time.text().strip()).multiply(unit);
      frames.add(new Timed(at, known.get(), time.line(), time.column()));
    }
  }

  static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  /**
   * The frames by time. Where they begin before 0 or end after a day, as times since 1970 do, the
   * first comes at its distance to the second, but within a second.
   */
  Loaded<List<StudyMark>> frames() {
    if (frames.isEmpty() && problems.isEmpty()) {
      problem(1, 1, "problem.frames.none");
    }
    frames.sort(Comparator.comparing(Timed::at));
    List<StudyMark> marks = new ArrayList<>();
    BigDecimal shift = shift();
    for (Timed frame : frames) {
      BigDecimal at = frame.at().subtract(shift).setScale(0, RoundingMode.HALF_UP);
      if (at.compareTo(BigDecimal.valueOf(ParameterRange.LONGEST)) > 0) {
        problem(frame.line(), frame.column(), "problem.frames.span");
        break;
      }
      marks.add(StudyMark.of(at.longValueExact(), frame.kind()));
    }
    if (frames.size() > Study.MAX_MARKS) {
      problem(
          1,
          1,
          "problem.frames.many",
          String.valueOf(Study.MAX_MARKS),
          String.valueOf(frames.size()));
    }
    problems.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return problems.isEmpty() ? Loaded.ok(marks) : new Loaded.Rejected<>(problems);
  }

  private BigDecimal shift() {
    if (frames.isEmpty()) {
      return BigDecimal.ZERO;
    }
    BigDecimal first = frames.get(0).at();
    BigDecimal last = frames.get(frames.size() - 1).at();
    boolean fits =
        first.signum() >= 0 && last.compareTo(BigDecimal.valueOf(ParameterRange.LONGEST)) <= 0;
    if (fits) {
      return BigDecimal.ZERO;
    }
    BigDecimal next = frames.size() > 1 ? frames.get(1).at() : first;
    return first.subtract(next.subtract(first).min(LATEST_BEGINNING));
  }

  /**
   * What stands at a place of a file.
   *
   * @param line from 1
   * @param column of its first character, from 1
   */
  record Cell(String text, int line, int column) {}
}
