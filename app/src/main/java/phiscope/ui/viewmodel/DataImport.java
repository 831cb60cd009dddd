package phiscope.ui.viewmodel;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;

/**
 * A data file before it is accepted: what its reader understands under the answers given so far.
 * Reading goes on in the background; an answer begins it anew.
 */
public final class DataImport {
  private final String name;
  private final String title;
  private final byte[] content;
  private final Executor background;
  private final Executor screen;
  private final ReadOnlyObjectWrapper<Optional<DataReading>> reading =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(0);
  private ReadAnswers answers;
  private volatile int run;
  private String stream = "";

  /**
   * @param name the name of the file
   * @param title what its heartbeats are called on the bench
   * @param answers what is known of the file beforehand
   * @param background where reading happens
   * @param screen where properties change
   */
  public DataImport(
      String name,
      String title,
      byte[] content,
      ReadAnswers answers,
      Executor background,
      Executor screen) {
    this.name = name;
    this.title = title;
    this.content = content;
    this.answers = answers;
    this.background = background;
    this.screen = screen;
  }

  public ReadOnlyObjectProperty<Optional<DataReading>> readingProperty() {
    return reading.getReadOnlyProperty();
  }

  /** Share of the file that is read, 0 to 1. */
  public ReadOnlyDoubleProperty progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /** What its heartbeats are called on the bench. */
  public String title() {
    return title;
  }

  /** Answers a question of the reading, and reads again. */
  public void answer(String about, String value) {
    answers = answers.with(about, value);
    start();
  }

  /** The answer in force, if the person gave one. */
  public Optional<String> answerTo(String about) {
    return answers.to(about);
  }

  /** Begins to read. */
  public void start() {
    run++;
    int mine = run;
    ReadAnswers asked = answers;
    progress.set(0);
    background.execute(() -> read(mine, asked));
  }

  /** Nobody wants it any more. */
  public void cancel() {
    run++;
  }

  private void read(int mine, ReadAnswers asked) {
    try {
      DataReading read = DataFileReader.read(name, content, asked, watching(mine));
      screen.execute(() -> show(mine, read));
    } catch (CancellationException noLongerWanted) {
      return;
    }
  }

  private void show(int mine, DataReading read) {
    if (mine == run) {
      if (read.stream(stream).isEmpty()) {
        stream = read.streams().isEmpty() ? "" : read.streams().get(0).name();
      }
      progress.set(1);
      reading.set(Optional.of(read));
    }
  }

  private ReadProgress watching(int mine) {
    return new ReadProgress() {
      @Override
      public void reached(double share) {
        screen.execute(
            () -> {
              if (mine == run) {
                progress.set(share);
              }
            });
      }

      @Override
      public boolean isCancelled() {
        return mine != run;
      }
    };
  }

  /** Chooses which sender's heartbeats are wanted. */
  public void choose(String streamName) {
    stream = streamName;
  }

  /** The sender whose heartbeats are wanted, if the file has any. */
  public Optional<DataStream> stream() {
    return reading.get().flatMap(read -> read.stream(stream));
  }

  /** Whether there is something to import. */
  public boolean canImport() {
    return reading
            .get()
            .map(DataReading::outcome)
            .filter(outcome -> outcome != Outcome.REFUSE && outcome != Outcome.EVENTS_ONLY)
            .isPresent()
        && stream().map(s -> s.received().size() > 0).orElse(false);
  }
}
