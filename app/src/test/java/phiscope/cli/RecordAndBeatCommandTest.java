package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;
import picocli.CommandLine;

class RecordAndBeatCommandTest {
  private static final Pattern PORT = Pattern.compile("port (\\d+)");

  @TempDir private Path folder;

  /** A command that runs, with what it has printed so far. */
  private static final class Running {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CompletableFuture<Integer> exit;

    Running(String... arguments) {
      CommandLine line = PhiscopeCommand.commandLine(arguments, Locale.ENGLISH, (files, tag) -> 99);
      line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
      exit = CompletableFuture.supplyAsync(() -> line.execute(arguments));
    }

    int exitCode() throws Exception {
      return exit.get(1, TimeUnit.MINUTES);
    }

    String port() {
      Instant deadline = Instant.now().plus(Duration.ofMinutes(1));
      Matcher port = PORT.matcher(err.toString());
      while (!port.find()) {
        assertThat(Instant.now()).isBefore(deadline);
        LockSupport.parkNanos(1_000_000);
        port = PORT.matcher(err.toString());
      }
      return port.group(1);
    }
  }

  @Test
  void whatBeatSendsIsInTheFileThatRecordWrites() throws Exception {
    Path file = folder.resolve("capture.csv");
    Running record =
        new Running("record", "--listen", "0", "--count", "12", "--out", file.toString());
    Running beat =
        new Running(
            "beat", "--to", record.port(), "--every", "5ms", "--count", "12", "--name", "pump-1");
    assertThat(beat.exitCode()).isZero();
    assertThat(beat.out.toString()).contains("sent 12");
    assertThat(record.exitCode()).isZero();
    DataReading reading = DataFileReader.read(file, ReadAnswers.none(), ReadProgress.UNWATCHED);
    DataStream stream = reading.stream("pump-1").orElseThrow();
    assertThat(stream.arrivals().size()).isEqualTo(12);
    assertThat(stream.lost()).isEmpty();
    assertThat(stream.firstUtc()).isPresent();
    assertThat(stream.observedFor()).isPresent();
    assertThat(reading.skipped()).isEmpty();
  }

  @Test
  void plannedLossShowsAsHolesInTheNumbers() throws Exception {
    Running record = new Running("record", "--listen", "127.0.0.1:0", "--until-idle", "300ms");
    Running beat =
        new Running(
            "beat",
            "--to",
            "127.0.0.1:" + record.port(),
            "--every",
            "2ms",
            "--count",
            "60",
            "--loss",
            "0.3",
            "--seed",
            "4");
    assertThat(beat.exitCode()).isZero();
    assertThat(record.exitCode()).isZero();
    DataReading reading =
        DataFileReader.read(
            "c.csv", record.out.toString().getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    assertThat(reading.streams().get(0).lost()).isNotEmpty();
    assertThat(reading.streams().get(0).received().sequence(0)).isGreaterThanOrEqualTo(0);
  }

  @Test
  void aCaptureEndsAfterItsTimeEvenIfNothingComes() throws Exception {
    Running record = new Running("record", "--listen", "0", "--for", "20ms");
    assertThat(record.exitCode()).isZero();
    assertThat(record.out.toString()).contains("# ended: ").contains("# received 0");
  }

  @Test
  void aFileThatExistsIsNotWrittenOver() throws Exception {
    Path file = Files.writeString(folder.resolve("kept.csv"), "precious");
    Running record = new Running("record", "--listen", "0", "--out", file.toString());
    assertThat(record.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(record.err.toString()).contains("kept.csv");
    assertThat(file).hasContent("precious");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "beat --to nohost:port",
        "beat --to 127.0.0.1:99999",
        "beat --to 1 --every 5",
        "beat --to 1 --every 0s",
        "beat --to 1 --every -5ms",
        "beat --to 1 --jitter zigzag:5ms",
        "beat --to 1 --jitter uniform:9ms..1ms",
        "beat --to 1 --loss 1.5",
        "beat --to 1 --loss NaN",
        "beat --to 1 --count -1",
        "beat --to 1 --name a\u00e9",
        "beat --to 1 --pause-at 1s",
        "record --listen 127.0.0.1",
        "record --for 5",
        "record --for 1e9h"
      })
  void aWrongArgumentIsRefusedInOneLine(String arguments) throws Exception {
    Running command = new Running(arguments.split(" "));
    assertThat(command.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(command.err.toString()).isNotBlank().doesNotContain("Exception");
  }
}
