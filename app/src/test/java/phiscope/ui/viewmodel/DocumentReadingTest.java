package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A long document on its way from its file to the bench. */
class DocumentReadingTest {
  @TempDir Path folder;

  private final BenchViewModel model =
      new BenchViewModel(
          OpeningBench.document(),
          new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
  private final OpenBench open = new OpenBench(List.of(model));

  private Path file() throws Exception {
    long[] intervals = new long[200_000];
    for (int i = 0; i < intervals.length; i++) {
      intervals[i] = 1_000 + i % 777;
    }
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    DetectorBench bench = OpeningBench.document().withTapes(List.of(Tape.of("A", trace)));
    return Files.writeString(folder.resolve("a.json"), BenchJson.write(bench));
  }

  @Test
  void progressGrowsToTheEndAndTheBenchHasNothingLeftToCompute() throws Exception {
    DocumentReading reading = new DocumentReading(file(), open, Runnable::run, Runnable::run);
    List<Double> shares = new ArrayList<>();
    reading.progressProperty().subscribe(share -> shares.add(share.doubleValue()));
    List<DocumentReading.Read> arrived = new ArrayList<>();
    reading.start(arrived::add);
    assertThat(shares).hasSizeGreaterThan(5).isSorted().startsWith(0.0).endsWith(1.0);
    assertThat(arrived).hasSize(1);
    assertThat(arrived.get(0).stamp()).isPresent();
    DetectorBench read = (DetectorBench) arrived.get(0).document().found().orElseThrow();
    arrived.get(0).show().run();
    open.open(EditHistory.of(read));
    assertThat(model.reading().bench()).isSameAs(read);
  }

  @Test
  void whatIsStoppedOnTheWayIsNotHandedOver() throws Exception {
    DocumentReading reading = new DocumentReading(file(), open, Runnable::run, Runnable::run);
    List<DocumentReading.Read> arrived = new ArrayList<>();
    reading
        .progressProperty()
        .subscribe(
            share -> {
              if (share.doubleValue() > 0.2) {
                reading.cancel();
              }
            });
    reading.start(arrived::add);
    assertThat(arrived).isEmpty();
    assertThat(reading.progressProperty().get()).isLessThan(0.5);
  }

  @Test
  void whatIsWrongArrivesToo() throws Exception {
    Path broken = Files.writeString(folder.resolve("b.json"), "{");
    DocumentReading reading = new DocumentReading(broken, open, Runnable::run, Runnable::run);
    List<DocumentReading.Read> arrived = new ArrayList<>();
    reading.start(arrived::add);
    assertThat(arrived.get(0).document().problems()).isNotEmpty();
  }
}
