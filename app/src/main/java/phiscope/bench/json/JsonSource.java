package phiscope.bench.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;
import phiscope.bench.BenchLimits;
import phiscope.bench.Problem;

/**
 * A text that is being read and the problems found in it. Mutable: it collects.
 *
 * <p>Lines end with LF, CR or CR LF. Columns count characters (code points) from 1.
 */
public final class JsonSource {
  private record Found(int offset, String key, List<String> arguments) {}

  private static final int LONGEST_ARGUMENT = 600;

  /** So many entries are read, or interpreted, in a millisecond or so. */
  static final int TOLD_EVERY = 20_000;

  private final String file;
  private final String text;
  private final DoubleConsumer reached;
  private final List<Found> found = new ArrayList<>();
  private final List<Found> warned = new ArrayList<>();
  private int[] lineStarts;
  private double share;

  public JsonSource(String file, String text) {
    this(file, text, share -> {});
  }

  /**
   * @param reached told now and then which share of the text has been read; what it throws ends the
   *     reading
   */
  JsonSource(String file, String text, DoubleConsumer reached) {
    this.file = file;
    this.text = text;
    this.reached = reached;
  }

  /** The text has been read up to here. */
  void reached(int offset) {
    share = text.isEmpty() ? 1 : (double) offset / text.length();
    reached.accept(share);
  }

  /**
   * To be called for each of many entries while it is found out what they mean: tells now and then
   * that the reading goes on, and where it stands.
   */
  void interpreted(int entry) {
    if (entry % TOLD_EVERY == TOLD_EVERY - 1) {
      reached.accept(share);
    }
  }

  public String file() {
    return file;
  }

  String text() {
    return text;
  }

  /**
   * Notes a problem of the value that begins at {@code offset}. Of a text with more than {@link
   * JsonLimits#PROBLEMS} the first ones found are kept, and one more that says so.
   */
  public void problem(int offset, String key, Object... arguments) {
    if (found.size() >= JsonLimits.PROBLEMS) {
      if (found.size() == JsonLimits.PROBLEMS) {
        found.add(new Found(text.length(), "problem.json.more", List.of()));
      }
      return;
    }
    List<String> texts = new ArrayList<>();
    for (Object argument : arguments) {
      texts.add(cut(String.valueOf(argument)));
    }
    found.add(new Found(offset, key, texts));
  }

  /** Notes what is no problem and worth a word; the first ones found are kept. */
  void warn(int offset, String key, List<String> arguments) {
    if (warned.size() < JsonLimits.PROBLEMS) {
      warned.add(new Found(offset, key, arguments.stream().map(JsonSource::cut).toList()));
    }
  }

  /** What is worth a word, in the order of the text. */
  public List<Problem> warnings() {
    return inOrder(warned);
  }

  /** What a file holds may be as long as the file; a sentence may not. */
  private static String cut(String text) {
    return text.length() <= LONGEST_ARGUMENT
        ? text
        : BenchLimits.text(text.substring(0, LONGEST_ARGUMENT)) + "...";
  }

  public boolean hasProblems() {
    return !found.isEmpty();
  }

  /** The problems in the order of the text. */
  public List<Problem> problems() {
    return inOrder(found);
  }

  private List<Problem> inOrder(List<Found> all) {
    List<Found> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingInt(Found::offset));
    List<Problem> problems = new ArrayList<>();
    int counted = 0;
    int column = 1;
    for (Found each : sorted) {
      int line = line(each.offset);
      int start = lineStarts()[line - 1];
      // From the problem before on: lines can be as long as the text.
      column = start > counted ? 1 : column;
      column += text.codePointCount(Math.max(start, counted), each.offset);
      counted = each.offset;
      problems.add(new Problem(file, line, column, each.key, each.arguments));
    }
    return problems;
  }

  /** The line of a character, from 1. */
  public int line(int offset) {
    int index = Arrays.binarySearch(lineStarts(), offset);
    return index >= 0 ? index + 1 : -index - 1;
  }

  /** The column of a character, from 1. */
  public int column(int offset) {
    return text.codePointCount(lineStarts()[line(offset) - 1], offset) + 1;
  }

  private int[] lineStarts() {
    if (lineStarts == null) {
      lineStarts = findLineStarts();
    }
    return lineStarts;
  }

  private int[] findLineStarts() {
    int[] starts = new int[16];
    int lines = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends = c == '\n' || c == '\r' && !text.startsWith("\n", i + 1);
      if (ends) {
        if (lines == starts.length) {
          starts = Arrays.copyOf(starts, lines * 2);
        }
        starts[lines++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, lines);
  }
}
