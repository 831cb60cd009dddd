package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.EditHistory;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.SettingEdit;
import phiscope.core.trace.HeartbeatTrace;

class SessionTest {
  @TempDir Path temporary;
  private Path folder;
  private final DetectorBench opening = OpeningBench.document();
  private final EditHistory<DetectorBench> start = EditHistory.of(opening);

  @BeforeEach
  void nameTheFolder() {
    folder = temporary.resolve("data/phiscope");
  }

  private static EditHistory<DetectorBench> history(SessionState state) {
    return state.history().as(DetectorBench.class).orElseThrow();
  }

  private static SessionState unsavedState(EditHistory<DetectorBench> history) {
    return new SessionState(history, Optional.empty(), true);
  }

  private Session begun(EditHistory<DetectorBench> history) {
    Session session = Session.open(folder);
    assertThat(session.problem()).isEmpty();
    assertThat(session.begin(unsavedState(history))).isEmpty();
    return session;
  }

  private SessionState restored() {
    try (Session next = Session.open(folder)) {
      return next.restored().orElseThrow();
    }
  }

  private List<JournalFile.Entry> entries() throws IOException {
    List<JournalFile.Entry> entries = new ArrayList<>();
    JournalFile.read(journal(), entries::add);
    return entries;
  }

  private Path journal() {
    return folder.resolve("session-1.journal");
  }

  @Test
  void theFirstSessionRestoresNothing() {
    try (Session session = Session.open(folder)) {
      assertThat(session.restored()).isEmpty();
      assertThat(session.problem()).isEmpty();
    }
  }

  @Test
  void stepsUndoAndRedoAreRestoredWithTheirHistory() {
    EditHistory<DetectorBench> history = start;
    try (Session session = begun(history)) {
      for (DetectorEdit edit : edits()) {
        history = history.apply(edit);
        assertThat(session.follow(history)).isEmpty();
      }
      history = history.undo();
      session.follow(history);
      history = history.undo();
      session.follow(history);
      history = history.redo();
      session.follow(history);
    }
    assertSame(restored().history(), history);
  }

  private static List<DetectorEdit> edits() {
    return List.of(
        new SettingEdit.SetNow(60_000),
        new HeartbeatEdit.InsertHeartbeat(0, 59_000),
        new SettingEdit.SetPrior(new BigDecimal("0.5")),
        new SettingEdit.SetTitle("心跳\n\"x\""));
  }

  /** The same document, steps and steps to be redone. */
  static void assertSame(EditHistory<?> actual, EditHistory<DetectorBench> expected) {
    assertThat(actual.present()).isEqualTo(expected.present());
    assertThat(List.<Object>copyOf(actual.doneEdits())).isEqualTo(expected.doneEdits());
    assertThat(List.<Object>copyOf(actual.undoneEdits())).isEqualTo(expected.undoneEdits());
    assertThat(actual.first()).isEqualTo(expected.first());
  }

  @Test
  void aDragIsOneRecord() throws IOException {
    try (Session session = begun(start)) {
      int before = entries().size();
      EditHistory<DetectorBench> dragged = start;
      for (int i = 1; i <= 50; i++) {
        dragged = dragged.apply(new SettingEdit.SetNow(54_000 + i), 1);
      }
      session.follow(dragged.finished());
      session.follow(dragged.finished());
      assertThat(entries()).hasSize(before + 1);
    }
    assertThat(restored().history().undoDepth()).isEqualTo(1);
  }

  @Test
  void whatIsRestoredCanBeUndoneAfterTheNextRestoreToo() {
    EditHistory<DetectorBench> history =
        start.apply(new SettingEdit.SetNow(1)).apply(new SettingEdit.SetNow(2));
    try (Session session = begun(start)) {
      session.follow(history.undo());
      session.follow(history);
    }
    for (int i = 0; i < 3; i++) {
      try (Session session = Session.open(folder)) {
        SessionState state = session.restored().orElseThrow();
        assertSame(state.history(), history);
        session.begin(state);
        history = history.undo();
        EditHistory<DetectorBench> undone = history(state).undo();
        session.follow(undone);
        history = history.apply(new SettingEdit.SetNow(100 + i));
        session.follow(undone.apply(new SettingEdit.SetNow(100 + i)));
      }
    }
  }

  @Test
  void theFileAndWhetherItHoldsEverythingAreRestored() {
    Path file = Path.of("测试 数据/心跳#1 100%.phiscope.json");
    EditHistory<DetectorBench> changed = start.apply(new SettingEdit.SetNow(1));
    try (Session session = Session.open(folder)) {
      session.begin(new SessionState(start, Optional.of(file), false));
    }
    assertThat(restored().unsaved()).isFalse();
    assertThat(restored().file()).contains(file);
    try (Session session = Session.open(folder)) {
      session.begin(restoredBy(session));
      session.follow(changed);
    }
    assertThat(restored().unsaved()).isTrue();
    try (Session session = Session.open(folder)) {
      session.begin(restoredBy(session));
      session.saved(file);
    }
    assertThat(restored().unsaved()).isFalse();
    try (Session session = Session.open(folder)) {
      session.begin(restoredBy(session));
      session.follow(restoredBy(session).history().undo());
    }
    assertThat(restored().unsaved()).isTrue();
  }

  private static SessionState restoredBy(Session session) {
    return session.restored().orElseThrow();
  }

  @Test
  void aSecondWorkbenchHasASessionOfItsOwn() {
    try (Session first = begun(start);
        Session second = Session.open(folder)) {
      assertThat(second.restored()).isEmpty();
      second.begin(unsavedState(EditHistory.of(opening.withNow(7))));
      first.follow(start.apply(new SettingEdit.SetNow(1)));
    }
    try (Session first = Session.open(folder);
        Session second = Session.open(folder)) {
      assertThat(history(restoredBy(first)).present().now()).isEqualTo(1);
      assertThat(history(restoredBy(second)).present().now()).isEqualTo(7);
    }
  }

  @Test
  void aTornTailIsIgnoredWhereverItIsTorn() throws IOException {
    List<EditHistory<DetectorBench>> states = new ArrayList<>();
    List<Long> ends = new ArrayList<>();
    EditHistory<DetectorBench> history = start;
    try (Session session = begun(history)) {
      states.add(history);
      ends.add(Files.size(journal()));
      for (DetectorEdit edit : edits()) {
        history = history.apply(edit);
        session.follow(history);
        states.add(history);
        ends.add(Files.size(journal()));
      }
    }
    byte[] whole = Files.readAllBytes(journal());
    for (int length = 0; length <= whole.length; length++) {
      Files.write(journal(), java.util.Arrays.copyOf(whole, length));
      int steps = -1;
      for (long end : ends) {
        steps += end <= length ? 1 : 0;
      }
      try (Session next = Session.open(folder)) {
        assertThat(next.restored().isPresent()).as("length " + length).isEqualTo(steps >= 0);
        if (steps >= 0) {
          assertSame(restoredBy(next).history(), states.get(steps));
        }
        assertThat(next.unread().isEmpty()).isEqualTo(steps >= 0);
      }
      forgetUnread();
    }
  }

  @Test
  void aDamagedByteCostsOnlyStepsAndNeverGivesADocumentThatNeverWas() throws IOException {
    List<DetectorBench> documents = new ArrayList<>(List.of(opening));
    EditHistory<DetectorBench> history = start;
    try (Session session = begun(history)) {
      for (DetectorEdit edit : edits()) {
        history = history.apply(edit);
        session.follow(history);
        documents.add(history.present());
      }
    }
    byte[] whole = Files.readAllBytes(journal());
    long firstRecord = new String(whole, java.nio.charset.StandardCharsets.UTF_8).indexOf('\n');
    for (int at = 0; at < whole.length; at++) {
      for (int flip : new int[] {1, whole[at] ^ '\n'}) {
        byte[] damaged = whole.clone();
        damaged[at] ^= (byte) flip;
        Files.write(journal(), damaged);
        try (Session next = Session.open(folder)) {
          Optional<DetectorBench> document = next.restored().map(state -> history(state).present());
          if (flip != 0 && at > firstRecord) {
            assertThat(document).isPresent();
          }
          document.ifPresent(found -> assertThat(documents).contains(found));
          boolean isEnd = at == whole.length - 1;
          assertThat(next.unread().isEmpty()).isEqualTo(flip == 0 || isEnd);
        }
        forgetUnread();
      }
    }
  }

  private void forgetUnread() throws IOException {
    Files.deleteIfExists(folder.resolve("unread-1.journal"));
  }

  @Test
  void aSnapshotIsAddedNowAndThenAndSavesWhatLiesBehindDamage() throws IOException {
    EditHistory<DetectorBench> history = start;
    try (Session session = begun(history)) {
      for (int i = 0; i < 3_000; i++) {
        history = history.apply(new SettingEdit.SetNow(i));
        session.follow(history);
      }
    }
    List<JournalFile.Entry> entries = entries();
    long snapshots =
        entries.stream().filter(entry -> entry.text().startsWith("{\"snapshot\"")).count();
    assertThat(snapshots).isBetween(1L, 5L);
    assertThat(restored().history().undoDepth()).isEqualTo(3_000);

    byte[] damaged = Files.readAllBytes(journal());
    damaged[2_000] ^= 1;
    Files.write(journal(), damaged);
    assertThat(restored().history().present()).isEqualTo(history.present());
    assertThat(restored().history().undoDepth()).isLessThan(3_000);
  }

  @Test
  void aRecordThatANewerPhiscopeWroteCostsOnlySteps() throws IOException {
    try (JournalFile file = journalOf(opening)) {
      file.append("{\"did\": {\"edit\": \"paintItBlack\"}}");
      file.append(new JournalRecord.Did(new SettingEdit.SetNow(1)).line());
    }
    assertThat(restored().history().present()).isEqualTo(opening);
    try (JournalFile file = journalOf(opening)) {
      file.append("{\"did\": {\"edit\": \"paintItBlack\"}}");
      file.append(new JournalRecord.Snapshot(opening.withNow(3)).line());
      file.append(new JournalRecord.Did(new SettingEdit.SetNow(4)).line());
    }
    assertThat(history(restored()).present().now()).isEqualTo(4);
  }

  private JournalFile journalOf(DetectorBench document) throws IOException {
    SafeFiles.makeFolder(folder);
    JournalFile file = JournalFile.create(journal());
    file.append(new JournalRecord.Opened(Optional.empty(), true, document).line());
    return file;
  }

  @Test
  void aLongTraceIsJournalledByItsEdits() throws IOException {
    long[] intervals = new long[200_000];
    java.util.Arrays.fill(intervals, 1_000);
    EditHistory<DetectorBench> history =
        start.apply(
            new HeartbeatEdit.ReplaceHeartbeats(0, HeartbeatTrace.ofIntervals(0, intervals)));
    try (Session session = begun(history)) {
      long before = Files.size(journal());
      for (int i = 0; i < 100; i++) {
        history = history.apply(new HeartbeatEdit.MoveHeartbeat(0, i, 500L * i));
        session.follow(history);
      }
      assertThat(Files.size(journal()) - before).isLessThan(20_000);
    }
    assertSame(restored().history(), history);
  }

  @Test
  void openingAnotherDocumentBeginsTheJournalAnew() throws IOException {
    try (Session session = begun(start)) {
      session.follow(start.apply(new SettingEdit.SetNow(1)));
      session.begin(unsavedState(EditHistory.of(opening.withNow(9))));
      assertThat(entries()).hasSize(1);
    }
    assertThat(history(restored()).present().now()).isEqualTo(9);
  }

  @Test
  void aHistoryThatDoesNotFollowFromTheOneBeforeIsKeptWhole() {
    EditHistory<DetectorBench> other =
        EditHistory.of(opening.withNow(5)).apply(new SettingEdit.SetNow(6));
    try (Session session = begun(start)) {
      session.follow(other);
      session.follow(other.undo());
    }
    assertSame(restored().history(), other.undo());
  }

  @Test
  void aFolderThatCannotBeMadeGivesAProblemAndWorkGoesOn() throws IOException {
    Files.createFile(temporary.resolve("data"));
    try (Session session = Session.open(folder)) {
      assertThat(session.problem()).isPresent();
      assertThat(session.problem().orElseThrow().key()).isEqualTo("problem.disk.journalNoFolder");
      assertThat(session.begin(unsavedState(start))).isPresent();
      assertThat(session.follow(start.apply(new SettingEdit.SetNow(1)))).isPresent();
    }
  }

  @Test
  void aFolderThatCannotBeWrittenGivesAProblemUntilItCan() throws IOException {
    EditHistory<DetectorBench> one = start.apply(new SettingEdit.SetNow(1));
    try (Session session = begun(start)) {
      Path elsewhere = temporary.resolve("elsewhere");
      Files.move(folder, elsewhere);
      Files.createFile(folder);
      assertThat(session.follow(one)).isPresent();
      Files.delete(folder);
      Files.move(elsewhere, folder);
      assertThat(session.follow(one)).isEmpty();
    }
    assertSame(restored().history(), one);
  }

  @Test
  void aFolderThatIsDeletedIsMadeAnewWithAllThatIsOpen() throws IOException {
    EditHistory<DetectorBench> history = start;
    try (Session session = begun(start)) {
      for (DetectorEdit edit : edits()) {
        Files.move(folder, temporary.resolve("gone-" + history.undoDepth()));
        history = history.apply(edit);
        assertThat(session.follow(history)).isEmpty();
      }
      // Its place is held: a second program takes another one.
      try (Session second = Session.open(folder)) {
        assertThat(second.restored()).isEmpty();
      }
    }
    assertSame(restored().history(), history);
  }

  @Test
  void aPlaceThatAnotherProgramTookMeanwhileIsLeftToIt() throws IOException {
    EditHistory<DetectorBench> one = start.apply(new SettingEdit.SetNow(1));
    try (Session session = begun(start)) {
      Files.move(folder, temporary.resolve("gone"));
      try (Session second = Session.open(folder)) {
        second.begin(unsavedState(EditHistory.of(opening.withNow(7))));
        assertThat(session.follow(one)).isEmpty();
        second.follow(EditHistory.of(opening.withNow(8)));
        assertThat(session.follow(one.undo())).isEmpty();
        session.follow(one);
      }
    }
    try (Session first = Session.open(folder);
        Session second = Session.open(folder)) {
      assertThat(
              List.of(
                  history(restoredBy(first)).present().now(),
                  history(restoredBy(second)).present().now()))
          .containsExactlyInAnyOrder(1L, 8L);
    }
  }

  @Test
  void aFullDiskGivesAProblemUntilThereIsRoomAgain() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    EditHistory<DetectorBench> one = start.apply(new SettingEdit.SetNow(1));
    try (Session session = Session.open(folder)) {
      Files.createSymbolicLink(folder.resolve("session-1.new"), full);
      assertThat(session.begin(unsavedState(start)))
          .contains(Problem.of(folder.toString(), "problem.disk.journalFull"));
      assertThat(session.follow(one)).isEmpty();
    }
    assertSame(restored().history(), one);
  }
}
