package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.StudyView;
import phiscope.bench.json.BenchJson;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StudyKind;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** {@code phiscope simulate} and {@code check} with studies, as a user meets them. */
class SimulateStudyTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  @TempDir private Path folder;

  private record Run(int exitCode, String out, String err) {}

  private static Run run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        PhiscopeCommand.run(arguments, Locale.ENGLISH, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  private String file(ReadyStudy ready) throws Exception {
    String text = BenchJson.write(StudyBench.of("A study", ready.study()));
    return Files.writeString(folder.resolve("study.json"), text).toString();
  }

  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void everyReadyStudyIsRunFromItsFile(ReadyStudy ready) throws Exception {
    String file = file(ready);
    Run text = run("simulate", file);
    assertThat(text.exitCode()).as(text.err()).isEqualTo(ExitCode.DONE);
    assertThat(text.out()).startsWith("A study").contains("Settings", "What it says", "Numbers");
    JsonNode json = JSON.readTree(run("simulate", file, "--format", "json").out());
    assertThat(json.path("study").asText()).isEqualTo(ready.kind().word());
    assertThat(json.path("quantities")).isNotEmpty();
    assertThat(run("check", file).exitCode()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void aNumberOfAStudyIsPrintedInSeconds() throws Exception {
    JsonNode json =
        JSON.readTree(run("simulate", file(ReadyStudy.STREAM_KILL), "--format", "json").out());
    for (JsonNode quantity : json.path("quantities")) {
      if (quantity.path("path").asText().equals("a/failedAt")) {
        assertThat(quantity.path("value").asDouble()).isEqualTo(0.228);
        return;
      }
    }
    throw new AssertionError("no such quantity");
  }

  /** What happens is told as on the other benches: the time, the step, a sentence. */
  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void theEventsOfAStudyThatHasStepsArePrinted(ReadyStudy ready) throws Exception {
    StudyReading reading = StudyReader.read(StudyBench.of("A study", ready.study()));
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < reading.run().size() && reading.hasSteps(); i++) {
      if (reading.run().frame(i).isEvent()) {
        StudyView view = new StudyView(i);
        StudyReading there = StudyReader.read(reading.bench().withView(view), reading);
        expected.add("#" + i + "  " + new StudySentences(ENGLISH).step(there));
      }
    }
    String file = file(ready);
    String out = run("simulate", file).out();
    if (reading.hasSteps()) {
      assertThat(out).contains("What happened");
    } else {
      assertThat(out).doesNotContain("What happened");
    }
    assertThat(out.lines().filter(line -> line.contains(" s  #")).toList()).hasSameSizeAs(expected);
    expected.stream().limit(50).forEach(line -> assertThat(out).contains(line));
    JsonNode events = JSON.readTree(run("simulate", file, "--format", "json").out()).path("events");
    assertThat(events).hasSize(expected.size());
  }

  /** 12 ms of expectation and sixteen ticks after the last frame at 200 ms. */
  @Test
  void anEventHasItsTimeAndItsWord() throws Exception {
    String file = file(ReadyStudy.STREAM_KILL);
    JsonNode events = JSON.readTree(run("simulate", file, "--format", "json").out()).path("events");
    List<String> words = new ArrayList<>();
    events.forEach(event -> words.add(event.path("time") + " " + event.path("event").asText()));
    assertThat(words).contains("0.228 failed");
    assertThat(run("simulate", file).out()).contains("  0.228 s  #");
  }

  /** "Takes" is said of A and of B: only the group tells which. */
  @Test
  void aParameterIsPrintedUnderItsGroup() throws Exception {
    String out = run("simulate", file(ReadyStudy.BUDGET_S003)).out();
    Messages messages = Messages.in(Language.ENGLISH);
    int before = 0;
    for (String group : StudyKind.BUDGET.groups()) {
      int at = out.indexOf("\n  " + messages.get(StudyNames.groupKey(group)) + "\n");
      assertThat(at).as(group).isGreaterThan(before);
      before = at;
    }
  }

  /**
   * The frame at 20 ms does not stop the decay: 0.9^7 + 0.2 = 0.678 at 30 ms, and 12 ticks more.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "link.csv|time_ms,kind;10,data;20,backpressure;30,data",
        "link.jsonl|{\"at\": 10, \"kind\": \"data\"};{\"at\": 20, \"kind\": \"B\"};{\"at\": 30, \"kind\": \"data\"}"
      })
  void aFileOfFramesIsRun(String name, String lines) throws Exception {
    Path file = Files.writeString(folder.resolve(name), lines.replace(';', '\n'));
    Run text = run("simulate", file.toString());
    assertThat(text.exitCode()).as(text.err()).isEqualTo(ExitCode.DONE);
    assertThat(text.out())
        .startsWith(name)
        .contains("Your rules (the same as: Pseudocode as printed) · first FAILED at: 54 ms");
    String out = folder.resolve("out").toString();
    Run exported = run("export", file.toString(), "--out", out, "--to", "json");
    assertThat(exported.exitCode()).as(exported.err()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void whatIsWrongWithAFileOfFramesIsToldWithItsPlace() throws Exception {
    Path file = Files.writeString(folder.resolve("bad.csv"), "time,kind\n1,data\nx,datum\n");
    Run run = run("simulate", file.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(file + ":3:1: ", file + ":3:3: ");
  }

  @Test
  void seedsBelongIntoTheDocument() throws Exception {
    Run run = run("simulate", file(ReadyStudy.STREAM_KILL), "--seeds", "1..3");
    assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains("--seeds");
  }
}
