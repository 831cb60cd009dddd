package phiscope.digest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Documents and exports have the digests that are committed, whatever the machine. Each machine is
 * a fresh JVM, so that also a hash order that is drawn at its start would show.
 *
 * <p>When a format changes on purpose: {@code mvn test -Dtest=DigestTest -Ddigests.rewrite=true},
 * then look at the difference. What was digested is in {@code target/digests}.
 */
class DigestTest {
  private static final Path COMMITTED = Path.of("src/test/resources/phiscope/digest/digests.txt");
  private static final Path FOLDER = Path.of("target/digests");
  private static final int PATIENCE_SECONDS = 600;

  /** The settings of a machine that have been known to leak into files. */
  enum Machine {
    ENGLISH("en", "US", "UTC", "UTF-8"),
    GERMAN("de", "DE", "Europe/Berlin", "ISO-8859-1"),
    ARABIC("ar", "EG", "Pacific/Chatham", "windows-1256"),
    CHINESE("zh", "CN", "Asia/Shanghai", "GBK");

    private final List<String> options;

    Machine(String language, String country, String zone, String charset) {
      options =
          List.of(
              "-Duser.language=" + language,
              "-Duser.country=" + country,
              "-Duser.timezone=" + zone,
              "-Dfile.encoding=" + charset);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyMachineWritesTheCommittedBytes(Machine machine) throws Exception {
    String digests = digestsOn(machine);
    if (Boolean.getBoolean("digests.rewrite")) {
      Files.writeString(COMMITTED, digests);
    }
    assertThat(digests).isEqualTo(Files.readString(COMMITTED));
  }

  @Test
  void theArabicMachineWouldWriteOtherDigitsIfItWereAsked() throws Exception {
    Process process =
        java(
            List.of(
                "-Duser.language=ar", "-Duser.country=EG", "-XshowSettings:locale", "-version"));
    String settings = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(settings).containsPattern("default locale = (Arabic|العربية)");
  }

  private static String digestsOn(Machine machine) throws Exception {
    List<String> arguments = new ArrayList<>(machine.options);
    arguments.add("-Djava.awt.headless=true");
    arguments.add("-cp");
    arguments.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    arguments.add(DigestPrinter.class.getName());
    arguments.add(FOLDER.resolve(machine.name().toLowerCase(java.util.Locale.ROOT)).toString());
    Process process = java(arguments);
    String digests = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(errors).isZero();
    return digests;
  }

  private static Process java(List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Each runs once and is gone: it needs neither the second compiler nor threads to collect.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(arguments);
    return new ProcessBuilder(command).start();
  }
}
