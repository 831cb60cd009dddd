package phiscope.bench.script;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A line of a script that nothing comes of, since the run has ended by then: no fault, and worth a
 * word.
 *
 * @param index of the line, from 0
 * @param column of its time, from 1
 * @param time as it stands there
 */
public record LateLine(int index, int column, String time) {
  /** The key of the sentence that says so: of the time of the line, and of the end of the run. */
  public static final String KEY = "problem.script.late";

  /**
   * The lines whose time lies behind the end of a run, in ticks; others are left to their faults.
   */
  public static List<LateLine> of(List<String> lines, long end) {
    List<LateLine> late = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      LineReader reader = new LineReader(LineReader.told(lines.get(i)), fault -> {});
      OptionalLong at = reader.beginning();
      if (at.isPresent() && at.getAsLong() > end) {
        late.add(new LateLine(i, reader.column(1), reader.word(1)));
      }
    }
    return late;
  }

  /** What is put into the sentence. */
  public List<String> arguments(long end) {
    return List.of(time, ScriptValues.spoken(end));
  }
}
