package phiscope.bench.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** A program that keeps its steps is killed (SIGKILL) while it does so. */
class KilledSessionTest {
  @TempDir Path folder;

  /** Does steps for ever and says, behind each, that it is kept. */
  static final class Worker {
    private Worker() {}

    public static void main(String[] arguments) {
      Session session = Session.open(Path.of(arguments[0]));
      EditHistory<DetectorBench> history =
          session
              .restored()
              .flatMap(state -> state.history().as(DetectorBench.class))
              .orElse(EditHistory.of(OpeningBench.document()));
      int steps = history.undoDepth();
      session.begin(new SessionState(history, Optional.empty(), true));
      System.out.println("restored " + steps);
      while (true) {
        history = history.apply(new SettingEdit.SetTitle("step " + ++steps));
        session.follow(history);
        System.out.println("kept " + steps);
      }
    }
  }

  /** Opens long documents one after another, and does steps with each before it is written. */
  static final class LongWorker {
    private static final int HEARTBEATS = 60_000;

    private LongWorker() {}

    public static void main(String[] arguments) {
      long[] intervals = new long[HEARTBEATS];
      Arrays.fill(intervals, 1_000);
      Tape tape = Tape.of("long", HeartbeatTrace.ofIntervals(0, intervals));
      DetectorBench first = OpeningBench.document().withTapes(List.of(tape));
      Session session =
          Session.open(
              Path.of(arguments[0]), Executors.newSingleThreadExecutor(), (state, looking) -> true);
      for (int number = 1; true; number++) {
        EditHistory<DetectorBench> history = EditHistory.of(first.withTitle("long " + number));
        session.begin(new SessionState(history, Optional.empty(), true));
        for (int step = 1; step <= 5; step++) {
          history = history.apply(new SettingEdit.SetNow(step));
          session.follow(history);
        }
        System.out.println("asked " + number);
        // One that comes before its turn would pass this one over.
        while (number % 2 == 0 && !session.isSettled()) {
          Thread.onSpinWait();
        }
      }
    }
  }

  @RepeatedTest(4)
  void ofALongDocumentTheJournalIsThatOfBeforeOrTheNewOneWithItsSteps(RepetitionInfo repetition)
      throws Exception {
    Random random = new Random(repetition.getCurrentRepetition());
    Process worker = start(LongWorker.class);
    int asked = 0;
    try (BufferedReader says = worker.inputReader(StandardCharsets.UTF_8)) {
      for (int i = random.nextInt(12); i >= 0; i--) {
        asked = number(says.readLine());
      }
      long until = System.nanoTime() + random.nextInt(60_000_000);
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
      worker.toHandle().destroyForcibly();
      for (String line = says.readLine(); line != null; line = says.readLine()) {
        asked = line.matches("asked \\d+") ? Math.max(asked, number(line)) : asked;
      }
      worker.waitFor();
    }
    try (Session session = Session.open(folder)) {
      assertThat(session.unread()).isEmpty();
      if (session.restored().isPresent()) {
        EditHistory<?> history = session.restored().get().history();
        DetectorBench found = (DetectorBench) history.present();
        assertThat(found.tape().heartbeats().size()).isEqualTo(LongWorker.HEARTBEATS + 1);
        assertThat(number(found.title())).isBetween(1, asked + 1);
        assertThat(history.undoDepth()).isBetween(0, 5);
        assertThat(found.now())
            .isEqualTo(history.canUndo() ? history.undoDepth() : OpeningBench.document().now());
      }
    }
  }

  @RepeatedTest(4)
  void noStepThatWasSaidToBeKeptIsLost(RepetitionInfo repetition) throws Exception {
    Random random = new Random(repetition.getCurrentRepetition());
    int kept = 0;
    for (int life = 0; life < 2; life++) {
      Process worker = start(Worker.class);
      try (BufferedReader says = worker.inputReader(StandardCharsets.UTF_8)) {
        assertThat(says.readLine()).satisfies(line -> assertThat(number(line)).isNotNegative());
        int until = 1 + random.nextInt(3_000);
        for (int i = 0; i < until; i++) {
          kept = number(says.readLine());
        }
        // By its handle: the process itself would close the pipe that is read on.
        worker.toHandle().destroyForcibly();
        for (String line = says.readLine(); line != null; line = says.readLine()) {
          // What the pipe still holds was said before the kill; a torn last line was not.
          kept = line.matches("kept \\d+") ? Math.max(kept, number(line)) : kept;
        }
        worker.waitFor();
      }
      try (Session session = Session.open(folder)) {
        SessionState state = session.restored().orElseThrow();
        assertThat(state.history().undoDepth()).isBetween(kept, kept + 1);
        assertThat(state.history().present().title())
            .isEqualTo("step " + state.history().undoDepth());
        kept = state.history().undoDepth();
      }
    }
  }

  private static int number(String line) {
    return Integer.parseInt(line.substring(line.indexOf(' ') + 1));
  }

  private Process start(Class<?> worker) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            worker.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
