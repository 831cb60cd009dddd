package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.example.ExportFolder.Outcome;
import phiscope.text.Messages.Language;

/** What is written, what is left alone, and what survives a failure. */
class ExportFolderTest {
  @TempDir private Path temporary;

  private Path folder() {
    return temporary.resolve("out");
  }

  private static SortedMap<String, byte[]> files(String... namesAndTexts) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], ExportFolder.bytes(namesAndTexts[i + 1]));
    }
    return files;
  }

  private Outcome write(SortedMap<String, byte[]> files) throws IOException {
    return new ExportFolder(folder(), false).write(files);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder().resolve(name));
  }

  @Test
  void filesAndFoldersAreMade() throws Exception {
    Outcome outcome = write(files("a.txt", "1", "figures/b.svg", "2"));
    assertThat(outcome)
        .isEqualTo(
            new Outcome.Written(
                List.of(folder().resolve("a.txt"), folder().resolve("figures/b.svg"))));
    assertThat(read("figures/b.svg")).isEqualTo("2");
    assertThat(names()).containsExactly("a.txt", "figures", ExportList.NAME);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> found = Files.list(folder())) {
      return found.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatPhiscopeWroteIsReplaced() throws Exception {
    write(files("a.txt", "old", "b.txt", "other"));
    write(files("a.txt", "new"));
    assertThat(read("a.txt")).isEqualTo("new");
    assertThat(write(files("b.txt", "newer"))).isInstanceOf(Outcome.Written.class);
  }

  @Test
  void whatSomebodyElseWroteIsLeftAloneAndNothingElseIsWritten() throws Exception {
    Files.createDirectories(folder());
    Files.writeString(folder().resolve("b.txt"), "mine");
    Outcome outcome = write(files("a.txt", "1", "b.txt", "2"));
    assertThat(outcome).isInstanceOf(Outcome.Refused.class);
    assertThat(((Outcome.Refused) outcome).files())
        .extracting(Path::getFileName)
        .extracting(Path::toString)
        .containsExactly("b.txt");
    assertThat(read("b.txt")).isEqualTo("mine");
    assertThat(names()).containsExactly("b.txt");
    assertThat(new ExportFolder(folder(), true).write(files("b.txt", "2")))
        .isInstanceOf(Outcome.Written.class);
    assertThat(read("b.txt")).isEqualTo("2");
  }

  @Test
  void whatWasChangedSinceIsLeftAlone() throws Exception {
    write(files("a.txt", "old"));
    Files.writeString(folder().resolve("a.txt"), "old with notes");
    assertThat(write(files("a.txt", "new"))).isInstanceOf(Outcome.Refused.class);
    assertThat(read("a.txt")).isEqualTo("old with notes");
  }

  @Test
  void whatIsThereAlreadyIsNoConflict() throws Exception {
    Files.createDirectories(folder());
    Files.writeString(folder().resolve("a.txt"), "same");
    assertThat(write(files("a.txt", "same"))).isInstanceOf(Outcome.Written.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../a.txt", "x/../../a.txt", "/a.txt", ".", "x/.."})
  void noNameLeadsOutOfTheFolder(String name) {
    assertThatThrownBy(() -> write(files(name, "1"))).isInstanceOf(IOException.class);
    assertThat(temporary.resolve("a.txt")).doesNotExist();
  }

  @Test
  void noLinkLeadsOutOfTheFolder() throws Exception {
    Path outside = Files.createDirectories(temporary.resolve("outside"));
    Path target = Files.writeString(outside.resolve("a.txt"), "mine");
    Files.createDirectories(folder());
    link(folder().resolve("figures"), outside);
    link(folder().resolve("b.txt"), target);
    assertThatThrownBy(() -> write(files("figures/a.txt", "1"))).isInstanceOf(IOException.class);
    assertThat(new ExportFolder(folder(), true).write(files("b.txt", "1")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(target).hasContent("mine");
  }

  private static void link(Path link, Path to) {
    try {
      Files.createSymbolicLink(link, to);
    } catch (IOException | UnsupportedOperationException noLinks) {
      assumeTrue(false, "this system makes no links");
    }
  }

  @Test
  void aFailureLeavesWhatWasThereAndNoTemporaryFiles() throws Exception {
    write(files("a.txt", "old", "z/b.txt", "old"));
    // The second file can't be made: its folder's name is taken by a file.
    Files.delete(folder().resolve("z/b.txt"));
    Files.delete(folder().resolve("z"));
    Files.writeString(folder().resolve("z"), "a file");
    assertThatThrownBy(() -> write(files("a.txt", "new", "z/b.txt", "new")))
        .isInstanceOf(IOException.class);
    assertThat(read("a.txt")).isEqualTo("old");
    assertThat(names()).containsExactly("a.txt", ExportList.NAME, "z");
  }

  @Test
  void anExportOntoItsOwnSourceIsRefused() throws Exception {
    Files.createDirectories(folder());
    Files.writeString(folder().resolve("opening.json"), "{\"phiscope\": 1}");
    assertThat(OpeningExport.write(folder(), Language.ENGLISH, "1.0"))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(read("opening.json")).isEqualTo("{\"phiscope\": 1}");
  }

  @Test
  void theOpeningBenchIsWrittenWithoutADisplay() throws Exception {
    assertThat(java.awt.GraphicsEnvironment.isHeadless()).isTrue();
    Outcome outcome = OpeningExport.write(folder(), Language.CHINESE, "1.0");
    assertThat(((Outcome.Written) outcome).files())
        .extracting(Path::getFileName)
        .extracting(Path::toString)
        .contains("opening.zh.html", "tail.svg", "tail.png", "opening.json");
    assertThat(OpeningExport.write(folder(), Language.CHINESE, "1.0"))
        .isInstanceOf(Outcome.Written.class);
  }

  @ParameterizedTest
  @CsvSource({
    "心跳 记录 #1 100%, 心跳-记录-1-100",
    "a/b\\c:d*e?f, a-b-c-d-e-f",
    "../../etc/passwd, etc-passwd",
    "'', otherwise",
    "..., otherwise",
    "CON, _CON",
    "nul.txt, _nul.txt",
    "com1, _com1",
  })
  void everySystemCanHoldTheNames(String text, String name) {
    assertThat(FileNames.of(text, "otherwise")).isEqualTo(name);
  }

  @Test
  void aNameIsCutToALengthThatFilesCanHave() {
    assertThat(FileNames.of("心".repeat(500), "x").length()).isLessThanOrEqualTo(80);
    assertThat(FileNames.ofFile("/a/b/心跳.recorded.csv", "x")).isEqualTo("心跳.recorded");
    assertThat(FileNames.ofFile("C:\\data\\x.json", "y")).isEqualTo("x");
  }

  @Test
  void theListOfFilesCanBeCheckedWithOtherTools() throws Exception {
    write(files("a.txt", "1"));
    // sha256sum of the text 1
    assertThat(read(ExportList.NAME))
        .isEqualTo("6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b  a.txt\n");
  }
}
