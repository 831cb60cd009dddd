package phiscope.bench.script;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ParameterRange;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;

/**
 * Frames of a stream as lines of text: {@code 12.5 data}, the time in milliseconds, then the kind.
 * A line with a time alone is a data frame; commas, semicolons and tabs divide as blanks do, so
 * that columns of a table can be pasted. Empty lines and what follows a {@code #} mean nothing.
 */
public final class FrameText {
  private static final Pattern LINE =
      Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,3})?)(?:[\\s,;]+([A-Za-z]+))?[\\s,;]*");

  private FrameText() {}

  /** Writes frames, one a line. */
  public static String write(List<StudyMark> frames) {
    StringBuilder text = new StringBuilder();
    for (StudyMark frame : frames) {
      BigDecimal at = BigDecimal.valueOf(frame.at(), 3).stripTrailingZeros();
      text.append(at.toPlainString()).append(' ').append(frame.kind().word()).append('\n');
    }
    return text.toString();
  }

  /** Reads frames; every problem with its line. */
  public static Loaded<List<StudyMark>> read(String text, String file, List<MarkKind> allowed) {
    List<StudyMark> frames = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    String[] lines = text.split("\\R", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].replaceFirst("#.*", "").strip();
      if (!line.isEmpty()) {
        read(line, allowed, frames, new Place(file, i + 1), problems);
      }
    }
    if (frames.size() > Study.MAX_MARKS) {
      String most = String.valueOf(Study.MAX_MARKS);
      problems.add(Problem.of(file, "problem.frames.many", most, String.valueOf(frames.size())));
    }
    return problems.isEmpty() ? Loaded.ok(frames) : new Loaded.Rejected<>(problems);
  }

  private record Place(String file, int line) {
    Problem problem(String key, String... arguments) {
      return Problem.at(file, line, 1, key, arguments);
    }
  }

  private static void read(
      String line,
      List<MarkKind> allowed,
      List<StudyMark> to,
      Place place,
      List<Problem> problems) {
    Matcher form = LINE.matcher(line);
    if (!form.matches()) {
      problems.add(place.problem("problem.frames.line", cut(line)));
      return;
    }
    BigDecimal ticks = new BigDecimal(form.group(1)).movePointRight(3);
    if (ticks.compareTo(BigDecimal.valueOf(ParameterRange.LONGEST)) > 0) {
      problems.add(place.problem("problem.frames.late", form.group(1)));
      return;
    }
    String word = form.group(2) == null ? MarkKind.DATA.word() : form.group(2);
    MarkKind kind = MarkKind.words().get(word);
    if (kind == null || !allowed.contains(kind)) {
      String right = String.join(", ", allowed.stream().map(MarkKind::word).toList());
      problems.add(place.problem("problem.frames.kind", cut(word), right));
      return;
    }
    to.add(StudyMark.of(ticks.longValueExact(), kind));
  }

  private static String cut(String line) {
    return line.length() <= 40 ? line : line.substring(0, 40) + "...";
  }
}
