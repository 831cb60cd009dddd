package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBenches;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingParameter;
import phiscope.bench.Parameter;
import phiscope.bench.json.BenchJson;
import phiscope.cli.PhiscopeCommand;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Invariant;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.fencing.FencingNames;

/** The worked example of a document of the fencing bench. */
class FencingExampleTest {
  @TempDir private Path folder;
  private final FencingBench bench = shown();

  private static FencingBench shown() {
    FencingBench late = FencingBenches.late();
    int frame =
        FencingRun.of(late.scenario())
            .firstBreach(Invariant.NOTHING_OLD_AFTER_THE_SWITCH)
            .orElseThrow();
    return late.withView(late.view().atFrame(frame));
  }

  private String exported(String... more) throws Exception {
    Path document = Files.writeString(folder.resolve("late.json"), BenchJson.write(bench));
    Path out = folder.resolve("out");
    String[] arguments = new String[5 + more.length];
    System.arraycopy(
        new String[] {"export", document.toString(), "--out", out.toString(), "--lang=en"},
        0,
        arguments,
        0,
        5);
    System.arraycopy(more, 0, arguments, 5, more.length);
    StringWriter err = new StringWriter();
    int code =
        PhiscopeCommand.run(
            arguments, Locale.ENGLISH, new PrintWriter(new StringWriter()), new PrintWriter(err));
    assertThat(err.toString()).isEmpty();
    assertThat(code).isZero();
    StringBuilder pages = new StringBuilder();
    try (var files = Files.walk(out)) {
      for (Path page : files.filter(file -> file.toString().endsWith(".html")).toList()) {
        pages.append(Files.readString(page));
      }
    }
    return pages.toString();
  }

  /** The schedule first, with what is not as usual; the long rest stands behind the run. */
  @Test
  void whatIsAsUsualStandsBehindWhatHappens() throws Exception {
    String page = exported("--to", "html");
    int usual = page.lastIndexOf("Everything else: as usual");
    assertThat(usual).isGreaterThan(page.lastIndexOf("What it costs"));
    FencingNames names = new FencingNames(Messages.in(Language.ENGLISH));
    int changed = 0;
    for (FencingParameter parameter : FencingParameter.values()) {
      boolean isUsual = parameter.of(bench.scenario()) == parameter.of(FencingBench.USUAL);
      String row = ">" + names.parameter(parameter) + "<";
      assertThat(page.indexOf(row, isUsual ? usual : 0)).as(row).isPositive();
      if (!isUsual) {
        changed++;
        assertThat(page.indexOf(row)).as(row).isLessThan(page.indexOf("What happens"));
      }
    }
    assertThat(changed).isPositive();
  }

  @Test
  void theKeyTellsWhatHappensWhatIsBrokenAndWhatItCosts() throws Exception {
    assertThat(exported())
        .contains("token 41 is compared with 41: it is accepted and done")
        .contains("r1 of grant 41 was accepted, while 42 was the present grant.")
        .contains("switches away from a running holder")
        .contains("<svg");
  }

  private static List<CSVRecord> records(SortedMap<String, byte[]> files, String name)
      throws Exception {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser =
        CSVParser.parse(new String(files.get(name), StandardCharsets.UTF_8), format)) {
      return parser.getRecords();
    }
  }

  private static SortedMap<String, byte[]> csv(FencingBench bench, Edition edition) {
    return new ExampleExport(
            "run",
            EnumSet.of(ExampleExport.Format.CSV),
            List.of(Language.ENGLISH),
            EnumSet.of(edition),
            "1.0")
        .filesOf(bench);
  }

  private static FencingBench flapping() {
    return FencingBench.of("", FencingScenarios.of(FencingSituation.FLAPPING));
  }

  @Test
  void allOfTheRunIsInTheCsv() throws Exception {
    FencingRun run = FencingRun.of(flapping().scenario());
    SortedMap<String, byte[]> files = csv(flapping(), Edition.KEY);
    List<CSVRecord> frames = records(files, "run.frames.csv");
    assertThat(frames).hasSize(run.size());
    for (Invariant invariant : Invariant.values()) {
      OptionalInt first = run.firstBreach(invariant);
      assertThat(
              frames.stream()
                  .filter(
                      row ->
                          List.of(row.get("breaks").split(" ")).contains(Parameter.word(invariant)))
                  .findFirst()
                  .map(row -> Integer.parseInt(row.get("frame"))))
          .isEqualTo(first.isEmpty() ? Optional.empty() : Optional.of(first.getAsInt()));
    }
    long sent = run.frames().stream().mapToLong(frame -> frame.sent().size()).sum();
    assertThat(records(files, "run.messages.csv")).hasSize((int) sent);
    Map<String, String> outcome =
        records(files, "run.outcome.csv").stream()
            .collect(Collectors.toMap(row -> row.get("quantity"), row -> row.get("value")));
    FencingCounters counters = run.lastFrame().snapshot().counters();
    assertThat(outcome)
        .hasSize(FencingCounter.values().length + Invariant.values().length)
        .containsEntry("switches", String.valueOf(counters.switches()))
        .containsEntry("lost", String.valueOf(counters.lost()))
        .containsEntry(
            "twoBelieve", FencingBench.SCALE.toTime(counters.twoBelieve()).toPlainString());
    assertThat(counters.switches()).isGreaterThan(6);
  }

  /** The rows of the holders, put together, give the belief and the truth at every moment. */
  @Test
  void whatHoldersBelieveStandsBesideTheTruthWheneverItChanges() throws Exception {
    List<CSVRecord> rows = records(csv(flapping(), Edition.KEY), "run.holders.csv");
    Map<String, CSVRecord> now = new HashMap<>();
    int at = 0;
    for (FencingFrame frame : FencingRun.of(flapping().scenario()).frames()) {
      while (at < rows.size() && Integer.parseInt(rows.get(at).get("frame")) == frame.index()) {
        now.put(rows.get(at).get("holder"), rows.get(at));
        at++;
      }
      for (FencingSnapshot.Holder holder : frame.snapshot().holders()) {
        CSVRecord row = now.get("h" + holder.id());
        assertThat(row.get("believes")).isEqualTo(String.valueOf(holder.believes()));
        assertThat(row.get("mayWrite")).isEqualTo(String.valueOf(holder.mayWrite()));
        assertThat(row.get("token")).isEqualTo(String.valueOf(holder.token()));
        assertThat(row.get("state").equals("paused")).isEqualTo(holder.isPaused());
      }
    }
    assertThat(at).isEqualTo(rows.size());
  }

  @Test
  void noNumberOfTheRunGoesOutToStudents() {
    assertThat(csv(flapping(), Edition.STUDENT)).isEmpty();
    assertThat(csv(flapping(), Edition.KEY)).hasSize(4);
  }

  @Test
  void aStudentIsNotToldWhatIsAsked() throws Exception {
    assertThat(exported("--student"))
        .contains("Only writes of the latest grant are accepted")
        .doesNotContain("was accepted, while 42", "is accepted and done");
  }
}
