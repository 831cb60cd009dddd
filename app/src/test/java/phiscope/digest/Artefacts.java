package phiscope.digest;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.BenchArtefacts;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.FencingBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.Parameter;
import phiscope.bench.SwimBench;
import phiscope.cli.PhiscopeCommand;
import phiscope.cli.simulate.FencingOutput;
import phiscope.cli.simulate.RunJson;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;
import phiscope.core.swim.RunText;
import phiscope.core.swim.SwimSweep;
import phiscope.example.ExampleExport;
import phiscope.example.ExampleExport.Format;
import phiscope.figure.DetectorFigures;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.FigurePalette;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Files as Phiscope writes them, by name. */
final class Artefacts {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final Path DATASETS = Path.of("../datasets");

  private final Map<String, byte[]> files = new TreeMap<>();

  private Artefacts() {}

  static Map<String, byte[]> all() throws IOException {
    Artefacts artefacts = new Artefacts();
    artefacts.numbers();
    BenchArtefacts.texts().forEach(artefacts::put);
    artefacts.put("swim/runs.txt", RunText.digests());
    artefacts.figures();
    artefacts.answers();
    artefacts.dataFiles();
    artefacts.exports();
    artefacts.simulations();
    artefacts.fencing();
    return artefacts.files;
  }

  private void numbers() {
    StringBuilder table = new StringBuilder("z,survival,phi\n");
    for (int z = -37; z <= 500; z += 3) {
      StandardScore score = StandardScore.of(new BigFraction(z));
      table.append(z).append(',').append(PreciseTail.survival(score)).append(',');
      table.append(PreciseTail.phi(score)).append('\n');
    }
    put("numbers/tail.csv", table.toString());
  }

  private void figures() {
    DetectorBench bench = OpeningBench.document();
    for (Language language : Language.values()) {
      FigureFrame frame = FigureFrame.of(640, 400, Messages.in(language));
      for (FigureKind kind : FigureKind.values()) {
        String svg =
            SvgPainter.paint(
                DetectorFigures.of(kind, DetectorReader.read(bench), 0, frame),
                FigurePalette.of(Theme.LIGHT));
        put("figures/" + kind.id() + "-" + language.tag() + ".svg", svg);
      }
    }
  }

  private void answers() throws IOException {
    for (Path problems : listed(GOLDEN, ".problems.json")) {
      command("answers/" + problems.getFileName(), "solve", "--lang", "en", problems.toString());
    }
  }

  /** All text files of the exports of the opening bench and of every lesson. */
  private void exports() {
    files(export("opening").filesOf(OpeningBench.document()));
    files(export("swim").filesOf(BenchArtefacts.scenario()));
    files(export("fencing").filesOf(BenchArtefacts.fencing()));
    for (Lesson lesson : LessonCatalogue.all()) {
      files(export(lesson.id()).filesOf(lesson));
    }
  }

  private static ExampleExport export(String name) {
    EnumSet<Format> texts = EnumSet.complementOf(EnumSet.of(Format.PNG));
    return new ExampleExport(name, texts, List.of(Language.values()), true, "digest");
  }

  private void files(Map<String, byte[]> exported) {
    exported.forEach((name, content) -> files.put("exports/" + name, content));
  }

  /** The run of a scenario as it is simulated. */
  private void simulations() {
    SwimBench bench = BenchArtefacts.scenario();
    StringBuilder json = new StringBuilder();
    RunJson output = new RunJson(json);
    output.begin(bench);
    output.end(SwimSweep.follow(bench.scenario(), output::frame, () -> false));
    put("simulations/run.json", json.toString());
  }

  /** The runs of all ready scenarios of the fencing bench, a run of everything, and a search. */
  private void fencing() {
    for (FencingSituation situation : FencingSituation.values()) {
      FencingBench bench = FencingBench.of("", FencingScenarios.of(situation));
      ExampleExport numbers =
          new ExampleExport(
              Parameter.word(situation),
              EnumSet.of(Format.CSV),
              List.of(Language.ENGLISH),
              false,
              "digest");
      numbers.filesOf(bench).forEach((name, content) -> files.put("fencing/" + name, content));
    }
    StringBuilder json = new StringBuilder();
    FencingBench everything = BenchArtefacts.fencing();
    FencingOutput.of(everything, FencingRun.of(everything.scenario())).writeJson(json);
    put("simulations/fencing.json", json.toString());
    for (String check : List.of("highestSeen", "authorityAsked")) {
      command(
          "fencing/search-" + check + ".json",
          "explore",
          "--format=json",
          "--lang=zh",
          "--protections=atomic,durable,fromAuthority,deduplicated," + check);
    }
  }

  private void dataFiles() throws IOException {
    for (Path data : listed(DATASETS, ".csv")) {
      for (Language language : Language.values()) {
        String name = "readings/" + data.getFileName() + "-" + language.tag();
        String[] read = {"read", "--lang", language.tag(), data.toString()};
        command(name + ".txt", read);
        command(name + ".json", "read", "--format", "json", "--lang", read[2], read[3]);
      }
    }
  }

  /** What a command prints, after its exit code; on the machine's own locale. */
  private void command(String name, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        PhiscopeCommand.run(
            arguments, Locale.getDefault(), new PrintWriter(out), new PrintWriter(err));
    put(name, "exit code " + code + "\n" + out + err);
  }

  private static List<Path> listed(Path folder, String ending) throws IOException {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.filter(path -> path.toString().endsWith(ending)).sorted().toList();
    }
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
