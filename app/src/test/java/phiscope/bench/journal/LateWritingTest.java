package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** What takes long is written beside the one who asks, in order, and wholly or not at all. */
class LateWritingTest {
  private static final int MANY = 50_000;

  @TempDir Path folder;

  /** Runs what it is given when it is told to. */
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  private final EditHistory<DetectorBench> small = EditHistory.of(OpeningBench.document());
  private final EditHistory<DetectorBench> large = EditHistory.of(large());

  private static HeartbeatTrace trace() {
    long[] intervals = new long[MANY];
    Arrays.fill(intervals, 1_000);
    return HeartbeatTrace.ofIntervals(0, intervals);
  }

  private static DetectorBench large() {
    return OpeningBench.document().withTapes(List.of(Tape.of("long", trace())));
  }

  private static SessionState state(EditHistory<DetectorBench> history) {
    return new SessionState(history, Optional.empty(), true);
  }

  private Session opened() {
    return Session.open(folder, waiting::add, (state, looking) -> true);
  }

  private void write() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  /** What a program would find that is killed now. */
  private Optional<DetectorBench> left() throws IOException {
    Path copy = Files.createTempDirectory(folder, "killed");
    Path journal = folder.resolve("session-1.journal");
    if (Files.exists(journal)) {
      Files.copy(journal, copy.resolve("session-1.journal"), StandardCopyOption.REPLACE_EXISTING);
    }
    try (Session next = Session.open(copy)) {
      assertThat(next.unread()).isEmpty();
      return next.restored()
          .flatMap(s -> s.history().as(DetectorBench.class))
          .map(h -> h.present());
    }
  }

  @Test
  void aLongDocumentIsNotWaitedForAndItsStepsComeBehindIt() throws IOException {
    Session session = opened();
    assertThat(session.begin(state(large))).isEmpty();
    EditHistory<DetectorBench> history = large;
    for (int i = 1; i <= 5; i++) {
      history = history.apply(new SettingEdit.SetNow(i));
      assertThat(session.follow(history)).isEmpty();
    }
    assertThat(left()).isEmpty();
    assertThat(waiting).hasSize(6);
    waiting.remove().run();
    assertThat(left()).contains(large.present());
    waiting.remove().run();
    assertThat(left().orElseThrow().now()).isEqualTo(1);
    write();
    assertThat(left()).contains(history.present());
  }

  @Test
  void whatIsPassedOverByANewerDocumentIsNotWrittenAnyMore() throws IOException {
    Session session = opened();
    session.begin(state(large));
    session.follow(large.apply(new SettingEdit.SetNow(1)));
    session.begin(state(small));
    waiting.remove().run();
    waiting.remove().run();
    assertThat(left()).isEmpty();
    write();
    assertThat(left()).contains(small.present());
  }

  @Test
  void aStepThatHoldsManyHeartbeatsIsNotWaitedForEither() throws IOException {
    Session session = opened();
    session.begin(state(small));
    write();
    EditHistory<DetectorBench> history =
        small.apply(new HeartbeatEdit.ReplaceHeartbeats(0, trace()));
    session.follow(history);
    assertThat(left()).contains(small.present());
    write();
    assertThat(left()).contains(history.present());
  }

  @Test
  void whatGoesWrongBesideIsTold() throws IOException {
    Session session = opened();
    List<Boolean> told = new ArrayList<>();
    session.whenLate(() -> told.add(session.problem().isPresent()));
    Files.createDirectories(folder.resolve("session-1.new"));
    session.begin(state(large));
    write();
    assertThat(told).containsExactly(true);
    Files.delete(folder.resolve("session-1.new"));
    session.follow(large.apply(new SettingEdit.SetNow(1)));
    write();
    assertThat(told).containsExactly(true, false);
    assertThat(left().orElseThrow().now()).isEqualTo(1);
  }

  @Test
  void whatComesAfterTheEndIsNoFailure() {
    ExecutorService beside = Executors.newSingleThreadExecutor();
    Session session = Session.open(folder, beside, (state, looking) -> true);
    session.begin(state(small));
    session.close();
    beside.shutdown();
    assertThat(session.follow(small.apply(new SettingEdit.SetNow(1)))).isEmpty();
    session.close();
    try (Session next = Session.open(folder)) {
      assertThat(next.restored().orElseThrow().history().undoDepth()).isZero();
    }
  }

  @Test
  void closingWaitsForAllThatIsToBeWritten() throws IOException {
    ExecutorService beside = Executors.newSingleThreadExecutor();
    EditHistory<DetectorBench> history = large;
    try (Session session = Session.open(folder, beside, (state, looking) -> true)) {
      session.begin(state(large));
      for (int i = 1; i <= 20; i++) {
        history = history.apply(new SettingEdit.SetNow(i));
        session.follow(history);
      }
    } finally {
      beside.shutdown();
    }
    try (Session next = Session.open(folder)) {
      SessionTest.assertSame(next.restored().orElseThrow().history(), history);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("session-1.journal", "session-1.lock");
    }
  }
}
