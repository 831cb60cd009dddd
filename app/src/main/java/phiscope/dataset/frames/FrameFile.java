package phiscope.dataset.frames;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Loaded;
import phiscope.bench.json.StrictJson;
import phiscope.bench.study.StudyMark;

/**
 * Reads files of frames: a table with a header such as {@code time_ms,kind}, or JSON lines such as
 * {@code {"at": 12.5, "kind": "data"}}. Kinds are data, heartbeat, backpressure and maintenance, or
 * their first letters. Times are milliseconds where the name of the column has no unit.
 */
public final class FrameFile {
  /** A file of so many frames as there may be is far smaller. */
  public static final int MOST_BYTES = 8 << 20;

  private FrameFile() {}

  /**
   * The frames of a file, or every problem with its line and column.
   *
   * @param file its name, for problems
   * @return empty if the file is none of frames
   */
  public static Optional<Loaded<List<StudyMark>>> read(String file, byte[] content) {
    return read(file, content, () -> {});
  }

  /**
   * The same of a file that takes a while.
   *
   * @param stillWanted asked at each line; what it throws, such as a CancellationException, ends
   *     the reading
   */
  public static Optional<Loaded<List<StudyMark>>> read(
      String file, byte[] content, Runnable stillWanted) {
    if (content.length > MOST_BYTES) {
      return Optional.empty();
    }
    return StrictJson.decode(content, file)
        .found()
        .flatMap(text -> ofText(file, text, stillWanted));
  }

  private static Optional<Loaded<List<StudyMark>>> ofText(
      String file, String text, Runnable stillWanted) {
    FrameReader reader = new FrameReader(file, stillWanted);
    Optional<FrameLines> lines = FrameLines.of(text);
    lines.ifPresent(found -> found.readInto(reader));
    Optional<FrameTable> table =
        lines.isPresent() ? Optional.empty() : FrameTable.of(text, stillWanted);
    table.ifPresent(found -> found.readInto(reader));
    return lines.isPresent() || table.isPresent() ? Optional.of(reader.frames()) : Optional.empty();
  }
}
