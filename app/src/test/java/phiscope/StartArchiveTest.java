package phiscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script, with a Java that only says what it was asked for and writes its archive. */
class StartArchiveTest {
  private static final String JAVA =
      """
      #!/bin/sh
      for option in "$@"; do
        echo "$option"
        case $option in
          -XX:ArchiveClassesAtExit=*) echo classes >"${option#*=}" ;;
        esac
      done
      """;

  @TempDir private Path folder;
  private Path home;
  private Path cache;

  @BeforeEach
  void distribution() throws Exception {
    home = folder.resolve("带回 家");
    cache = folder.resolve("cache of me");
    Path java = home.resolve("runtime/bin/java");
    Files.createDirectories(home.resolve("bin"));
    Files.createDirectories(home.resolve("lib"));
    Files.createDirectories(java.getParent());
    Files.copy(Path.of("src/dist/bin/phiscope"), home.resolve("bin/phiscope"));
    Files.writeString(home.resolve("lib/phiscope.jar"), "jar");
    Files.writeString(java, JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    version("17.0.15");
  }

  private void version(String version) throws IOException {
    Files.writeString(home.resolve("runtime/release"), "JAVA_VERSION=\"" + version + "\"\n");
  }

  private List<String> start(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", home.resolve("bin/phiscope").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder start = new ProcessBuilder(command).redirectErrorStream(true);
    start.environment().put("XDG_CACHE_HOME", cache.toString());
    start.environment().put("JAVA_HOME", folder.resolve("another").toString());
    start.environment().remove("PHISCOPE_OPTS");
    Process process = start.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }

  private static List<String> ofArchives(List<String> options) {
    return options.stream().filter(option -> option.contains("Archive")).toList();
  }

  private List<String> kept() throws IOException {
    try (Stream<Path> files = Files.list(cache.resolve("phiscope"))) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void itsOwnJavaGoesBeforeAnyOther() throws Exception {
    assertThat(start("--version"))
        .containsSequence("-jar", home.toRealPath().resolve("lib/phiscope.jar").toString())
        .endsWith("--version");
  }

  @Test
  void onJava17TheFirstWindowWritesAnArchiveAndTheNextUsesIt() throws Exception {
    assertThat(ofArchives(start()))
        .singleElement()
        .asString()
        .startsWith("-XX:ArchiveClassesAtExit=" + cache + "/phiscope/window-");
    assertThat(ofArchives(start()))
        .singleElement()
        .asString()
        .startsWith("-XX:SharedArchiveFile=" + cache + "/phiscope/window-")
        .endsWith(".jsa");
    assertThat(kept()).singleElement().asString().endsWith(".jsa");
  }

  @Test
  void whatAWindowThatIsOpenHasNotFinishedIsLeftAlone() throws Exception {
    start();
    Path written = cache.resolve("phiscope").resolve(kept().get(0));
    String open = written.getFileName().toString().replaceAll("\\d+\\.new$", "");
    open += ProcessHandle.current().pid() + ".new";
    Files.move(written, written.resolveSibling(open));
    assertThat(ofArchives(start())).singleElement().asString().contains("ArchiveClassesAtExit");
    assertThat(kept()).hasSize(2).contains(open);
  }

  @Test
  void anotherVersionOfTheProgramGetsAnArchiveOfItsOwnAndTheOldOneGoes() throws Exception {
    start();
    start();
    Files.writeString(home.resolve("lib/phiscope.jar"), "raj");
    assertThat(ofArchives(start())).singleElement().asString().contains("ArchiveClassesAtExit");
    assertThat(ofArchives(start())).singleElement().asString().contains("SharedArchiveFile");
    assertThat(kept()).hasSize(1);
  }

  @Test
  void withNowhereToKeepAnArchiveItStartsWithout() throws Exception {
    Files.writeString(cache, "a file where the folder should be");
    assertThat(ofArchives(start())).isEmpty();
  }

  @Test
  void commandsOnJava17DoNotWaitForAnArchive() throws Exception {
    assertThat(ofArchives(start("--version"))).isEmpty();
  }

  @Test
  void newerJavasKeepTheirArchivesThemselves() throws Exception {
    version("21.0.2");
    assertThat(ofArchives(start()))
        .containsExactly(
            "-XX:+AutoCreateSharedArchive",
            "-XX:SharedArchiveFile=" + cache + "/phiscope/window-21.jsa");
    assertThat(ofArchives(start("--version")))
        .containsExactly(
            "-XX:+AutoCreateSharedArchive",
            "-XX:SharedArchiveFile=" + cache + "/phiscope/command-21.jsa");
  }
}
