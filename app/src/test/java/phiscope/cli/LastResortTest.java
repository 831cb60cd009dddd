package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

class LastResortTest {
  private final StringWriter screen = new StringWriter();

  @Test
  void theUserReadsOneLineAndTheLogHoldsTheTrace(@TempDir Path folder) throws Exception {
    ErrorLog log = new ErrorLog(folder.resolve("not yet there/phiscope.log"));
    int code = report(log, new IllegalStateException("the first line\nthe second line"));

    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(screen.toString().lines()).hasSize(1);
    assertThat(screen.toString())
        .contains("IllegalStateException: the first line")
        .contains(log.file().toString())
        .doesNotContain("\tat ");
    assertThat(Files.readString(log.file()))
        .contains("the second line")
        .contains("at phiscope.cli.LastResortTest");
  }

  @Test
  void twoFailuresAreBothKept(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("phiscope.log");
    report(new ErrorLog(file), new IllegalStateException("one"));
    report(new ErrorLog(file), new IllegalStateException("two"));
    assertThat(Files.readString(file)).contains("one").contains("two");
  }

  @Test
  void aLogThatCannotBeWrittenIsSaidToBeSo(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a file"), "");
    report(new ErrorLog(file.resolve("phiscope.log")), new IllegalStateException("lost"));
    assertThat(screen.toString().lines()).hasSize(1);
    assertThat(screen.toString()).contains("could not be written");
  }

  @Test
  void aLogStaysBounded(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("phiscope.log"), "x".repeat(2_000_000));
    report(new ErrorLog(file), new IllegalStateException("new"));
    assertThat(Files.readString(file)).startsWith("java.lang.IllegalStateException: new");
  }

  private int report(ErrorLog log, Throwable failure) {
    LastResort lastResort = new LastResort(Messages.in(Language.ENGLISH), log);
    return lastResort.report(failure, new PrintWriter(screen));
  }
}
