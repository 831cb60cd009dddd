package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.catalogue.CatalogueReader;
import phiscope.dataset.catalogue.Dataset;
import phiscope.dataset.catalogue.ShapeClaim;
import phiscope.text.Messages;

class DatasetCatalogueTest {
  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> everyDataSetHasTheShapeThatItClaims() {
    return DatasetCatalogue.list().stream()
        .map(
            dataset ->
                DynamicTest.dynamicTest(
                    dataset.id(),
                    () ->
                        assertThat(sentences(broken(dataset, DatasetCatalogue.read(dataset))))
                            .isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> aChangedRecordingBreaksAClaim() {
    return DatasetCatalogue.list().stream()
        .filter(dataset -> dataset.recording().isPresent())
        .map(
            dataset ->
                DynamicTest.dynamicTest(
                    dataset.id(),
                    () -> assertThat(broken(dataset, withoutTenLines(dataset))).isNotEmpty()));
  }

  /** The recording without ten heartbeats in its middle: a hole of numbers and a gap. */
  private static DataReading withoutTenLines(Dataset dataset) {
    List<String> lines =
        new String(DatasetCatalogue.content(dataset), StandardCharsets.UTF_8).lines().toList();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      text.append(i >= 30 && i < 40 ? "" : lines.get(i) + "\n");
    }
    return DataFileReader.read(
        dataset.file(), text.toString().getBytes(StandardCharsets.UTF_8), dataset.answers());
  }

  /** Every kind of stall of S000's table. */
  @Test
  void thereIsARecordingOfEveryKindOfStall() {
    assertThat(DatasetCatalogue.list())
        .extracting(Dataset::id)
        .contains(
            "recorded-collecting",
            "recorded-fsync",
            "recorded-preempted",
            "recorded-congested",
            "recorded-throttled");
  }

  @Test
  void twoHumpsAndAPeriodAreFoundAndMissed() {
    String humps =
        "{\"claim\": \"humps\", \"first\": [0, 30], \"second\": [50, 100], \"share\": 0.4}";
    String period = "{\"claim\": \"period\", \"is\": 100, \"stretch\": 25, \"share\": 0.9}";
    String gap = "{\"claim\": \"gap\", \"atLeast\": 80, \"least\": 3, \"most\": 4}";
    String lost = "{\"claim\": \"lost\", \"least\": 0, \"most\": 3}";
    String throttled = "interval_ms\n20\n80\n20\n80\n20\n80\n";
    String even = "interval_ms\n45\n45\n45\n45\n45\n45\n";
    for (String claim : List.of(humps, period, gap)) {
      assertThat(sentencesOf(claim, throttled)).as(claim).isEmpty();
      assertThat(sentencesOf(claim, even)).as(claim).hasSize(1);
    }
    // Without sequence numbers nobody knows what was lost.
    assertThat(sentencesOf(lost, throttled)).hasSize(1);
  }

  private static List<String> sentencesOf(String claim, String csv) {
    Dataset dataset =
        CatalogueReader.read(catalogue("a.csv", claim), "catalogue.json")
            .found()
            .orElseThrow()
            .get(0);
    DataReading reading =
        DataFileReader.read("a.csv", csv.getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    return sentences(broken(dataset, reading));
  }

  @Test
  void thereAreFourKindsOfRecordingsAndTheArticlesSequences() {
    assertThat(DatasetCatalogue.list())
        .extracting(Dataset::id)
        .contains(
            "recorded-calm",
            "recorded-jittery",
            "recorded-stopped",
            "recorded-crashed",
            "s004-window",
            "s003-pair",
            "s000-calm",
            "s000-noisy",
            "burst-after-pause");
  }

  @Test
  void everyRecordingKeepsItsCommandsAndItsRawCapture() {
    for (Dataset dataset : DatasetCatalogue.list()) {
      if (dataset.recording().isPresent()) {
        assertThat(dataset.recording().get().commands())
            .anyMatch(command -> command.contains("phiscope record "))
            .anyMatch(command -> command.matches(".*(phiscope|CollectingBeat.java) beat --to .*"));
        String raw = new String(DatasetCatalogue.content(dataset), StandardCharsets.UTF_8);
        assertThat(raw).startsWith("# phiscope capture 1:").contains("\n# ended: ");
      }
    }
  }

  @Test
  void theWindowOfS004IsInTicks() {
    Dataset dataset = DatasetCatalogue.find("s004-window").orElseThrow();
    DataReading reading = DatasetCatalogue.read(dataset);
    TickScale scale = reading.scaleOf(DataStream.SINGLE);
    assertThat(scale).isEqualTo(new TickScale(TimeUnit.NONE, 0));
    assertThat(reading.toTape(DataStream.SINGLE, scale).heartbeats().toList())
        .extracting(h -> h.arrival())
        .containsExactly(0L, 8L, 16L, 28L, 40L);
  }

  @Test
  void theFolderInTheSourcesHasNoProblem() throws Exception {
    Path sources = Path.of("").toAbsolutePath();
    Path datasets =
        Files.isDirectory(sources.resolve("datasets"))
            ? sources.resolve("datasets")
            : sources.resolveSibling("datasets");
    assertThat(sentences(DatasetCatalogue.problems(datasets))).isEmpty();
  }

  @Test
  void aClaimThatDoesNotHoldIsNamedWithItsPlaceAndWhatIsSo() throws Exception {
    write("a.csv", "interval_ms\n1000\n990\n");
    write("catalogue.json", catalogue("a.csv", "{\"claim\": \"lost\", \"is\": 0}"));
    List<Problem> problems = DatasetCatalogue.problems(folder);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).line()).isEqualTo(4);
    assertThat(sentences(problems).get(0)).contains("x:");
  }

  @Test
  void aMissingFileIsNamed() throws Exception {
    write("catalogue.json", catalogue("none.csv", "{\"claim\": \"outcome\", \"is\": \"import\"}"));
    assertThat(sentences(DatasetCatalogue.problems(folder)))
        .hasSize(1)
        .allMatch(sentence -> sentence.contains("none.csv"));
  }

  /** Nothing outside the folder can be named. */
  @Test
  void aFileOutsideTheFolderIsRefused() {
    for (String file : List.of("../a.csv", "/etc/passwd", "a/b.csv", "..", ".hidden")) {
      Loaded<List<Dataset>> loaded =
          CatalogueReader.read(
              catalogue(file, "{\"claim\": \"outcome\", \"is\": \"import\"}"), "catalogue.json");
      assertThat(loaded.problems()).as(file).isNotEmpty();
    }
  }

  @Test
  void everyProblemOfACatalogueIsNamedAtOnceWithItsLine() {
    String text =
        "{\"phiscope\": 1, \"kind\": \"datasets\", \"datasets\": [\n"
            + "{\"id\": \"A B\",\n \"file\": \"a.csv\", \"title\": {\"zh\": \"一\"},\n"
            + "\"description\": 5, \"origin\": {\"zh\": \"一\", \"en\": \"a\"},\n"
            + "\"checks\": [{\"claim\": \"nonsense\"}, {\"claim\": \"gap\"}], \"extra\": 1}]}";
    List<Problem> problems = CatalogueReader.read(text, "catalogue.json").problems();
    assertThat(problems).extracting(Problem::line).containsExactly(2, 3, 4, 5, 5, 5, 5);
    assertThat(sentences(problems)).allMatch(s -> !s.isBlank());
  }

  @Test
  void claimsAboutAStreamThatIsNotThereDoNotHold() {
    DataReading reading =
        DataFileReader.read(
            "a.csv", "interval_ms\n5\n".getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    ShapeClaim claim = new ShapeClaim.Gap(Optional.of("nobody"), BigDecimal.ONE, 1, 1);
    assertThat(claim.check(reading)).isPresent();
  }

  @Test
  void aCrashWithoutAnEndOfObservationIsNoProofOfSilence() {
    DataReading reading =
        DataFileReader.read(
            "a.csv", "interval_ms\n5\n".getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    ShapeClaim claim = new ShapeClaim.SilenceToEnd(Optional.empty(), BigDecimal.ZERO);
    assertThat(claim.check(reading)).isPresent();
  }

  private static List<Problem> broken(Dataset dataset, DataReading reading) {
    return DatasetCatalogue.broken(dataset, reading, DatasetCatalogue.FILE);
  }

  private static List<String> sentences(List<Problem> problems) {
    Messages english = Messages.in(Messages.Language.ENGLISH);
    return problems.stream()
        .map(p -> p.place() + ": " + english.get(p.key(), p.arguments().toArray()))
        .toList();
  }

  private void write(String name, String text) throws Exception {
    Files.writeString(folder.resolve(name), text);
  }

  private static String catalogue(String file, String claim) {
    return "{\"phiscope\": 1, \"kind\": \"datasets\", \"datasets\": [{\"id\": \"x\",\n"
        + "\"file\": \""
        + file
        + "\", \"title\": {\"zh\": \"一\", \"en\": \"a\"},\n"
        + "\"description\": {\"zh\": \"一\", \"en\": \"a\"}, \"origin\": {\"zh\": \"一\", \"en\": \"a\"},"
        + " \"checks\": [\n"
        + claim
        + "]}]}";
  }
}
