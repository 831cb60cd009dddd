package phiscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The script for Windows starts the same program as the one for other systems. There is no Windows
 * here, so its text is held against the rules of cmd.
 */
class StartScriptsTest {
  private static final Path FOLDER = Path.of("src/dist/bin");

  private static String batch() throws Exception {
    return Files.readString(FOLDER.resolve("phiscope.bat")).replace("\r\n", "\n");
  }

  private static String shell() throws Exception {
    return Files.readString(FOLDER.resolve("phiscope"));
  }

  /** The options of the last call of Java, without those for an archive of classes. */
  private static List<String> options(String script) {
    String call = script.substring(script.indexOf("-XX:+IgnoreUnrecognizedVMOptions"));
    return Pattern.compile("(?<![+{\\w])--?[A-Za-z][^\\s}]*")
        .matcher(call)
        .results()
        .map(MatchResult::group)
        .filter(option -> !option.contains("SharedArchive"))
        .toList();
  }

  @Test
  void bothPassTheSameOptionsToJava() throws Exception {
    assertThat(options(batch()))
        .containsExactlyElementsOf(options(shell()))
        .contains("-Xshare:auto", "-Dfile.encoding=UTF-8", "-jar");
  }

  @Test
  void bothStartTheSameJarWithAllArgumentsAndTheUsersOptions() throws Exception {
    assertThat(shell()).contains("${PHISCOPE_OPTS:-} -jar \"$home/lib/phiscope.jar\" \"$@\"");
    assertThat(batch()).contains("%PHISCOPE_OPTS% -jar \"%HOME_FOLDER%\\lib\\phiscope.jar\" %*");
  }

  @Test
  void pathsWithBlanksAndSignsStayWhole() throws Exception {
    // %~dp0 ends with a backslash and has no quotes; set takes quotes around name and value.
    assertThat(batch()).contains("set \"HOME_FOLDER=%~dp0..\"");
    // Quotes that a user put into JAVA_HOME would end ours.
    assertThat(batch()).contains("set \"JAVA=%JAVA_HOME:\"=%\\bin\\java.exe\"");
    batch()
        .lines()
        .filter(line -> line.contains("%JAVA%"))
        .forEach(line -> assertThat(line).containsPattern("^(if exist )?\"%JAVA%\" "));
    // Exclamation marks of a path must not be taken for variables.
    assertThat(batch()).contains("setlocal DisableDelayedExpansion");
  }

  @Test
  void theExitCodeIsThatOfTheProgram() throws Exception {
    assertThat(batch().stripTrailing()).endsWith("\nexit /b %errorlevel%");
    assertThat(batch()).contains("1>&2\n  exit /b 1");
    assertThat(shell()).contains("exec \"$java\"");
  }

  @Test
  void everyLineThatGoesOnEndsWithTheCaretAndNothingBehindIt() throws Exception {
    assertThat(batch().lines().filter(line -> line.contains("^")))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(" ^"));
    assertThat(batch()).matches("[\\n -~]*");
  }

  /** The manifest of the jar names class and libraries: neither script has a path of its own. */
  @Test
  void bothStartTheProgramThatTheDistributionHoldsAndNoPathOfModulesOrClasses() throws Exception {
    String parent = Files.readString(Path.of("../pom.xml"));
    assertThat(parent).contains("<run.main>" + Phiscope.class.getName() + "</run.main>");
    String pom = Files.readString(Path.of("pom.xml"));
    assertThat(pom)
        .contains("<mainClass>${run.main}</mainClass>", "<addClasspath>true</addClasspath>");
    String distribution = Files.readString(Path.of("src/dist/distribution.xml"));
    assertThat(distribution.replaceAll("\\s+", ""))
        .contains("<source>target/phiscope.jar</source><outputDirectory>lib</outputDirectory>")
        .contains("<include>phiscope</include></includes><fileMode>0755</fileMode>")
        .contains("<include>phiscope.bat</include></includes><lineEnding>dos</lineEnding>");
    for (String script : List.of(batch(), shell())) {
      String call = script.substring(script.indexOf("-XX:+IgnoreUnrecognizedVMOptions"));
      assertThat(call)
          .doesNotContain("--module-path", " -p ", " -cp ", "-classpath", "--add-modules");
    }
  }

  /** Its own Java comes first in both, then JAVA_HOME, then the path. */
  @Test
  void bothLookForJavaInTheSameOrder() throws Exception {
    assertThat(shell())
        .containsSubsequence("$home/runtime/bin/java", "$JAVA_HOME/bin/java", "command -v java");
    assertThat(batch())
        .containsSubsequence(
            "set \"JAVA=%HOME_FOLDER%\\runtime\\bin\\java.exe\"\nif exist \"%JAVA%\" goto start\n",
            "set \"JAVA=java\"", "if defined JAVA_HOME set", "\n:start\n");
    // One that came along is no other than the one that was packed: it is not asked for its
    // version.
    assertThat(batch().indexOf("-version"))
        .isBetween(batch().indexOf("goto start"), batch().indexOf(":start\n"));
  }

  /**
   * An undefined variable with a replacement leaves a quotation mark: its line must not run then.
   */
  @Test
  void aVariableThatMayBeMissingIsTakenApartOnlyWhereItIsDefined() throws Exception {
    assertThat(batch().lines().filter(line -> line.contains("%JAVA_HOME")))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("if defined JAVA_HOME "));
    // In a block cmd puts in all values before it runs any of it.
    String block = batch().substring(batch().indexOf("(\n"), batch().indexOf("\n)"));
    assertThat(block).doesNotContain("%");
  }
}
