package phiscope.ui.viewmodel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.dataset.frames.FrameFile;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** A long document on its way from its file to the bench. */
class FileReadingTest {
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

  private static FileReading.Document document(List<FileReading.Read> arrived) {
    return (FileReading.Document) arrived.get(0);
  }

  @Test
  void progressGrowsToTheEndAndTheBenchHasNothingLeftToCompute() throws Exception {
    FileReading reading = new FileReading(file(), open, Runnable::run, Runnable::run);
    List<Double> shares = new ArrayList<>();
    reading.progressProperty().subscribe(share -> shares.add(share.doubleValue()));
    List<FileReading.Read> arrived = new ArrayList<>();
    reading.start(arrived::add);
    assertThat(shares).hasSizeGreaterThan(5).isSorted().startsWith(0.0).endsWith(1.0);
    assertThat(arrived).hasSize(1);
    assertThat(document(arrived).stamp()).isPresent();
    DetectorBench read = (DetectorBench) document(arrived).document().found().orElseThrow();
    document(arrived).show().run();
    open.open(EditHistory.of(read));
    assertThat(model.reading().bench()).isSameAs(read);
  }

  @Test
  void whatIsStoppedOnTheWayIsNotHandedOver() throws Exception {
    FileReading reading = new FileReading(file(), open, Runnable::run, Runnable::run);
    List<FileReading.Read> arrived = new ArrayList<>();
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
    Path broken = Files.writeString(folder.resolve("b.json"), "{\"phiscope\": 1,");
    FileReading reading = new FileReading(broken, open, Runnable::run, Runnable::run);
    List<FileReading.Read> arrived = new ArrayList<>();
    reading.start(arrived::add);
    assertThat(document(arrived).document().problems()).isNotEmpty();
  }

  private FileReading.Read read(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("f"), text);
    return new FileReading(file, open, Runnable::run, Runnable::run).read();
  }

  @Test
  void framesAreToldFromOtherDataByWhatStandsAnywhereInTheFile() throws Exception {
    String heartbeats = "time_ms,kind\n" + "10,heartbeat\n".repeat(50_000);
    assertThat(read(heartbeats)).isInstanceOf(FileReading.Content.class);
    assertThat(read(heartbeats + "20,data\n")).isInstanceOf(FileReading.Frames.class);
    assertThat(read("10\n20\n")).isInstanceOf(FileReading.Content.class);
  }

  @Test
  void aLongFileOfFramesCanBeStoppedWhileItIsReadToo() throws Exception {
    int[] asked = {0};
    byte[] frames = ("time_ms,kind\n" + "10,data\n".repeat(20_000)).getBytes(UTF_8);
    assertThatThrownBy(
            () ->
                FrameFile.read(
                    "f",
                    frames,
                    () -> {
                      asked[0]++;
                      if (asked[0] == 10_000) {
                        throw new CancellationException();
                      }
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(asked[0]).isEqualTo(10_000);
  }

  @Test
  void aFolderAndAFileThatIsNotThereAreNamed() {
    for (Path none : List.of(folder, folder.resolve("none"))) {
      FileReading reading = new FileReading(none, open, Runnable::run, Runnable::run);
      FileReading.Content read = (FileReading.Content) reading.read();
      assertThat(read.content().problems()).hasSize(1);
    }
  }
}
