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
import phiscope.bench.SettingEdit;

/** Which of several sessions that were left comes back first. */
class JournalOrderTest {
  @TempDir Path folder;
  private final DetectorBench opening = OpeningBench.document();

  private Session open() {
    return Session.open(
        folder,
        Runnable::run,
        (state, looking) -> looking.isPresent() || !state.history().present().equals(opening));
  }

  private Path journal(int place) {
    return folder.resolve("session-" + place + ".journal");
  }

  private void touched(int place, long second) throws IOException {
    Files.setLastModifiedTime(journal(place), FileTime.fromMillis(1_000 * second));
  }

  private static long now(Session session) {
    return ((DetectorBench) session.restored().orElseThrow().history().present()).now();
  }

  private void begin(Session session) {
    session.begin(new SessionState(EditHistory.of(opening), Optional.empty(), false));
  }

  private void edit(Session session, long now) {
    session.follow(EditHistory.of(opening).apply(new SettingEdit.SetNow(now)));
  }

  @Test
  void anEditedSessionOfASecondWindowComesBeforeAnUntouchedOneOfTheFirst() throws IOException {
    try (Session first = open();
        Session second = open()) {
      begin(first);
      begin(second);
      edit(second, 7);
    }
    // The untouched one is the later one too.
    touched(2, 1_000);
    touched(1, 2_000);
    try (Session next = open()) {
      assertThat(now(next)).isEqualTo(7);
      assertThat(next.unread()).isEmpty();
      try (Session another = open()) {
        assertThat(another.restored()).isEmpty();
        // Nobody misses the untouched one: its place is free.
        begin(another);
        assertThat(journal(3)).doesNotExist();
      }
    }
  }

  @Test
  void ofSeveralEditedSessionsTheOneTouchedLastComesFirst() throws IOException {
    try (Session first = open();
        Session second = open();
        Session third = open()) {
      int place = 1;
      for (Session each : new Session[] {first, second, third}) {
        begin(each);
        edit(each, place);
        place++;
      }
    }
    touched(1, 2_000);
    touched(2, 3_000);
    touched(3, 1_000);
    try (Session first = open();
        Session second = open();
        Session third = open();
        Session fourth = open()) {
      assertThat(new long[] {now(first), now(second), now(third)}).containsExactly(2, 1, 3);
      assertThat(fourth.restored()).isEmpty();
      begin(fourth);
      assertThat(journal(4)).exists();
    }
  }

  @Test
  void whatAnotherProgramHasOpenDoesNotComeBack() {
    try (Session first = open()) {
      begin(first);
      edit(first, 7);
      try (Session second = open()) {
        assertThat(second.restored()).isEmpty();
      }
    }
  }
}
