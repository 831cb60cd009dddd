package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBenches;
import phiscope.bench.json.BenchJson;
import phiscope.cli.PhiscopeCommand;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.Invariant;

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

  @Test
  void theKeyTellsWhatHappensWhatIsBrokenAndWhatItCosts() throws Exception {
    assertThat(exported())
        .contains("token 41 is compared with 41: it is accepted and done")
        .contains("r1 of grant 41 was accepted, while 42 was the present grant.")
        .contains("switches away from a running holder")
        .contains("<svg");
  }

  @Test
  void aStudentIsNotToldWhatIsAsked() throws Exception {
    assertThat(exported("--student"))
        .contains("Nothing old is accepted after the switch")
        .doesNotContain("was accepted, while 42", "is accepted and done");
  }
}
