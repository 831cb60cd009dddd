package phiscope.dataset;

import java.util.List;
import java.util.Optional;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/**
 * What a file holds, as its reader understood it under the given answers.
 *
 * @param file name of the file, without folders
 * @param format id of the format, such as csv or json
 * @param encoding name of the text encoding, empty for a file that is no text
 * @param outcome how the reading ended
 * @param readsAs what the values are
 * @param streams the heartbeats by sender, in the order in which the senders appear
 * @param gaps silences that a log reports
 * @param events lines that tell of something else, at most {@link #LISTED}
 * @param skipped what was left out and why, by line, at most {@link #LISTED}
 * @param questions what the file does not say, open ones only
 * @param says what the user is told
 * @param accounting what became of the lines
 */
public record DataReading(
    String file,
    String format,
    String encoding,
    Outcome outcome,
    ReadsAs readsAs,
    List<DataStream> streams,
    List<GapReport> gaps,
    List<FileEvent> events,
    List<SkippedLine> skipped,
    List<ReadQuestion> questions,
    List<Remark> says,
    Accounting accounting) {
  /** Most events and most skipped lines that are listed; the accounting counts all. */
  public static final int LISTED = 10_000;

  public DataReading {
    streams = List.copyOf(streams);
    gaps = List.copyOf(gaps);
    events = List.copyOf(events);
    skipped = List.copyOf(skipped);
    questions = List.copyOf(questions);
    says = List.copyOf(says);
  }

  public Optional<DataStream> stream(String name) {
    return streams.stream().filter(stream -> stream.name().equals(name)).findFirst();
  }

  /**
   * The finest scale that the times of a stream need: its unit, with the decimals that hold every
   * time exactly (at most {@link TickScale#MAX_DECIMALS}; a reading never has more).
   *
   * @throws IllegalArgumentException if there is no such stream
   */
  public TickScale scaleOf(String streamName) {
    return StreamTape.scaleOf(required(streamName));
  }

  /**
   * A stream as a tape whose first arrival is at tick 0. Lost heartbeats stand where the file says,
   * or evenly between their neighbours. A time finer than a tick goes to the nearest tick, halves
   * up; under {@link #scaleOf} nothing is rounded.
   *
   * @throws IllegalArgumentException if there is no such stream, or if its times do not fit into
   *     ticks of this scale
   */
  public Tape toTape(String streamName, TickScale scale) {
    return StreamTape.of(required(streamName), scale);
  }

  private DataStream required(String name) {
    return stream(name)
        .orElseThrow(() -> new IllegalArgumentException("no stream is called " + name));
  }
}
