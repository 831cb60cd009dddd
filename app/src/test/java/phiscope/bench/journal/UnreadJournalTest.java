package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SettingEdit;

/** A journal that cannot be read keeps no program from starting, is named, and is not lost. */
class UnreadJournalTest {
  @TempDir Path folder;
  private final DetectorBench opening = OpeningBench.document();

  private Path journal(int place) {
    return folder.resolve("session-" + place + ".journal");
  }

  private Path kept(int number) {
    return folder.resolve("unread-" + number + ".journal");
  }

  private JournalFile begun(int place) throws IOException {
    JournalFile file = JournalFile.create(journal(place));
    file.append(new JournalRecord.Opened(Optional.empty(), true, opening.withNow(place)).line());
    return file;
  }

  private static long now(Session session) {
    return ((DetectorBench) session.restored().orElseThrow().history().present()).now();
  }

  private Problem partly(int number) {
    return Problem.of(kept(number).toString(), "problem.journal.partly");
  }

  private Problem unread(int number) {
    return Problem.of(kept(number).toString(), "problem.journal.unread");
  }

  @Test
  void aFaultWhileAStepIsDoneAgainLeavesTheStepsBeforeIt() throws IOException {
    try (JournalFile file = begun(1)) {
      file.append(new JournalRecord.Did(new SettingEdit.SetNow(5)).line());
      // No document of this bench can take it: to do it again fails.
      file.append(new JournalRecord.Did(new ScenarioEdit.SetSeed(7)).line());
      file.append(new JournalRecord.Did(new SettingEdit.SetNow(6)).line());
    }
    byte[] whole = Files.readAllBytes(journal(1));
    try (Session session = Session.open(folder)) {
      assertThat(now(session)).isEqualTo(5);
      assertThat(session.unread()).containsExactly(partly(1));
      assertThat(session.faults()).hasSize(1);
      session.begin(session.restored().orElseThrow());
    }
    assertThat(Files.readAllBytes(kept(1))).isEqualTo(whole);
    try (Session next = Session.open(folder)) {
      assertThat(now(next)).isEqualTo(5);
      assertThat(next.unread()).isEmpty();
    }
  }

  @Test
  void aTornEndIsNothingToBeSaid() throws IOException {
    try (JournalFile file = begun(1)) {
      file.append(new JournalRecord.Did(new SettingEdit.SetNow(5)).line());
    }
    byte[] whole = Files.readAllBytes(journal(1));
    Files.write(journal(1), java.util.Arrays.copyOf(whole, whole.length - 3));
    try (Session session = Session.open(folder)) {
      assertThat(now(session)).isEqualTo(1);
      assertThat(session.unread()).isEmpty();
    }
  }

  @Test
  void whereNothingCanBeReadTheOneBeforeGoesOn() throws IOException {
    begun(2).close();
    Files.writeString(journal(1), "this was a journal\n");
    Files.setLastModifiedTime(journal(2), FileTime.fromMillis(1_000));
    try (Session session = Session.open(folder)) {
      assertThat(now(session)).isEqualTo(2);
      assertThat(session.unread()).containsExactly(unread(1));
    }
    assertThat(kept(1)).hasContent("this was a journal\n");
    assertThat(journal(1)).doesNotExist();
  }

  @Test
  void whatIsNoFileAtAllIsKeptBesideToo() throws IOException {
    Files.createDirectories(journal(1).resolve("inside"));
    Files.createFile(journal(2));
    try (Session session = Session.open(folder)) {
      assertThat(session.restored()).isEmpty();
      assertThat(session.problem()).isEmpty();
      assertThat(session.unread()).containsExactlyInAnyOrder(unread(1), unread(2));
      assertThat(session.begin(new SessionState(EditHistory.of(opening), Optional.empty(), true)))
          .isEmpty();
    }
  }

  @Test
  void anEarlierOneThatIsKeptIsNotWrittenOver() throws IOException {
    Files.writeString(kept(1), "of another day");
    Files.writeString(journal(1), "x\n");
    try (Session session = Session.open(folder)) {
      assertThat(session.unread()).containsExactly(unread(2));
    }
    assertThat(kept(1)).hasContent("of another day");
    assertThat(kept(2)).hasContent("x\n");
  }

  @Test
  void whatIsReadAndCannotBeShownIsKeptBesideAndTheOneBeforeGoesOn() throws IOException {
    begun(1).close();
    begun(2).close();
    Files.setLastModifiedTime(journal(1), FileTime.fromMillis(1_000));
    byte[] second = Files.readAllBytes(journal(2));
    try (Session session = Session.open(folder)) {
      assertThat(now(session)).isEqualTo(2);
      IllegalStateException fault = new IllegalStateException("cannot be drawn");
      session.setAside(fault);
      assertThat(now(session)).isEqualTo(1);
      assertThat(session.unread()).containsExactly(unread(1));
      assertThat(session.faults()).containsExactly(fault);
      session.begin(session.restored().orElseThrow());
    }
    assertThat(Files.readAllBytes(kept(1))).isEqualTo(second);
    try (Session session = Session.open(folder)) {
      assertThat(now(session)).isEqualTo(1);
    }
  }

  @Test
  void aLockThatCannotBeWrittenIsTakenForReading() throws IOException {
    begun(1).close();
    Files.createDirectories(folder.resolve("session-1.lock"));
    try (Session session = Session.open(folder)) {
      assertThat(session.problem()).isEmpty();
      assertThat(now(session)).isEqualTo(1);
      assertThat(session.begin(session.restored().orElseThrow())).isEmpty();
      try (Session second = Session.open(folder)) {
        assertThat(second.restored()).isEmpty();
      }
    }
  }
}
