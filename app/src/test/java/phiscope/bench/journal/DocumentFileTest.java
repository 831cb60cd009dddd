package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.json.BenchJson;
import phiscope.text.Messages;
import phiscope.text.ProblemSentence;

class DocumentFileTest {
  @TempDir Path folder;
  private final DetectorBench opening = OpeningBench.document();

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsSavedIsOpenedAgain() throws IOException {
    Path file = folder.resolve("心跳#1 100%.phiscope.json");
    assertThat(DocumentFile.save(file, opening)).isEmpty();
    assertThat(DocumentFile.read(file).found()).contains(opening);
    assertThat(Files.readString(file)).isEqualTo(BenchJson.write(opening));
  }

  @Test
  void savingOverAFileReplacesItAndLeavesNothingBeside() throws IOException {
    Path file = folder.resolve("a.phiscope.json");
    DocumentFile.save(file, opening);
    assertThat(DocumentFile.save(file, opening.withNow(1))).isEmpty();
    assertThat(DocumentFile.read(file).found()).contains(opening.withNow(1));
    assertThat(names()).containsExactly("a.phiscope.json");
  }

  @Test
  void aFileKeepsItsPermissions() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path file = folder.resolve("a.phiscope.json");
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    DocumentFile.save(file, opening);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void aWriteProtectedFileIsLeftAlone() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Path file = folder.resolve("a.phiscope.json");
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    assertThat(DocumentFile.save(file, opening))
        .contains(Problem.of(file.toString(), "problem.disk.readOnly"));
    assertThat(Files.readString(file)).isEqualTo("old");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = folder.resolve("real.phiscope.json");
    Path link = folder.resolve("link.phiscope.json");
    DocumentFile.save(file, opening);
    Files.createSymbolicLink(link, file);
    DocumentFile.save(link, opening.withNow(1));
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(DocumentFile.read(file).found()).contains(opening.withNow(1));
  }

  @Test
  void aFailureInTheMiddleLeavesTheOldFile() throws IOException {
    Path file = folder.resolve("a.phiscope.json");
    Files.writeString(file, "old");
    assertThatThrownBy(
            () ->
                SafeFiles.replace(
                    file,
                    to -> {
                      to.append("x".repeat(1_000_000));
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(IOException.class);
    assertThat(Files.readString(file)).isEqualTo("old");
    assertThat(names()).containsExactly("a.phiscope.json");
  }

  @Test
  void whatOthersLeftBesideIsNotTouched() throws IOException {
    Files.writeString(folder.resolve(".phiscope-0.part"), "left over");
    assertThat(DocumentFile.save(folder.resolve("a.phiscope.json"), opening)).isEmpty();
    assertThat(Files.readString(folder.resolve(".phiscope-0.part"))).isEqualTo("left over");
  }

  @Test
  void howeverManyKilledProgramsLeftTheirsItIsSavedAndWhatIsOldGoes() throws IOException {
    for (int i = 0; i < 150; i++) {
      Files.writeString(folder.resolve(".phiscope-" + i + ".part"), "left over");
    }
    Path file = folder.resolve("a.phiscope.json");
    assertThat(DocumentFile.save(file, opening)).isEmpty();
    assertThat(names()).hasSize(151);
    Files.setLastModifiedTime(
        folder.resolve(".phiscope-7.part"), FileTime.from(Instant.now().minusSeconds(100_000)));
    assertThat(DocumentFile.save(file, opening.withNow(1))).isEmpty();
    assertThat(names()).hasSize(150).doesNotContain(".phiscope-7.part");
  }

  @Test
  void whatCannotBeSavedOrOpenedIsSaidWithAWayOut() {
    Path nowhere = folder.resolve("none/a.phiscope.json");
    assertThat(DocumentFile.save(nowhere, opening))
        .contains(Problem.of(nowhere.toString(), "problem.disk.noFolder"));
    assertThat(DocumentFile.save(folder, opening))
        .contains(Problem.of(folder.toString(), "problem.disk.isFolder"));
    assertThat(DocumentFile.read(nowhere).problems())
        .containsExactly(Problem.of(nowhere.toString(), "problem.disk.noFile"));
    assertThat(DocumentFile.read(folder).problems())
        .containsExactly(Problem.of(folder.toString(), "problem.disk.isFolder"));
    for (Messages.Language language : Messages.Language.values()) {
      assertThat(
              ProblemSentence.line(
                  DocumentFile.read(nowhere).problems().get(0), Messages.in(language)))
          .startsWith(nowhere + ": ");
    }
  }

  @Test
  void aFullDiskIsNamedAsOne() {
    Problem problem =
        DiskProblems.ofSave(folder.resolve("a"), new IOException("/x: No space left on device"));
    assertThat(problem.key()).isEqualTo("problem.disk.saveFull");
  }

  @Test
  void aJournalOnAFullDiskIsAsItWasBefore() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    try (JournalFile journal = JournalFile.create(full)) {
      assertThatThrownBy(() -> journal.append("{}")).isInstanceOf(IOException.class);
      assertThat(journal.length()).isZero();
    }
  }

  @Test
  void recentDocumentsAreListedLatestFirstEachOnce() {
    RecentDocuments recent = new RecentDocuments(folder.resolve("new/folder"));
    assertThat(recent.files()).isEmpty();
    for (int i = 0; i < 25; i++) {
      recent.add(folder.resolve("心跳 " + i + ".json"));
    }
    recent.add(folder.resolve("x/../心跳 24.json"));
    recent.add(folder.resolve("心跳 10.json"));
    List<Path> files = new RecentDocuments(folder.resolve("new/folder")).files();
    assertThat(files).hasSize(RecentDocuments.MOST).doesNotHaveDuplicates();
    assertThat(files.subList(0, 2))
        .containsExactly(folder.resolve("心跳 10.json"), folder.resolve("心跳 24.json"));
    recent.remove(folder.resolve("心跳 10.json"));
    assertThat(recent.files().get(0)).isEqualTo(folder.resolve("心跳 24.json"));
    recent.clear();
    assertThat(recent.files()).isEmpty();
  }

  @Test
  void aDamagedListOfRecentDocumentsIsAnEmptyOne() throws IOException {
    Files.write(folder.resolve("recent.json"), "{\"recent\": [1,".getBytes(StandardCharsets.UTF_8));
    RecentDocuments recent = new RecentDocuments(folder);
    assertThat(recent.files()).isEmpty();
    recent.add(folder.resolve("a"));
    assertThat(recent.files()).containsExactly(folder.resolve("a"));
  }
}
