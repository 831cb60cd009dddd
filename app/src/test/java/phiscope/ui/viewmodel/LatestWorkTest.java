package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

/** What takes long never holds up the screen, and only the latest request is computed. */
class LatestWorkTest {
  private final Deque<Runnable> background = new ArrayDeque<>();
  private final Deque<Runnable> screen = new ArrayDeque<>();
  private final List<String> late = new ArrayList<>();
  private final List<String> begun = new ArrayList<>();
  private final LatestWork<String> work = new LatestWork<>(background::add, screen::add, late::add);

  private String compute(String name) {
    begun.add(name);
    return name;
  }

  private void run(Deque<Runnable> thread) {
    while (!thread.isEmpty()) {
      thread.remove().run();
    }
  }

  @Test
  void anAnswerThatTakesLongComesLaterAndOnce() {
    assertThat(work.ask(() -> compute("a"))).isEmpty();
    assertThat(work.isPending()).isTrue();
    run(background);
    assertThat(late).isEmpty();
    run(screen);
    assertThat(late).containsExactly("a");
    assertThat(work.isPending()).isFalse();
  }

  @Test
  void anAnswerWithinTheGraceIsGivenAtOnceAndNotAgain() {
    LatestWork<String> quick = new LatestWork<>(Runnable::run, screen::add, late::add);
    assertThat(quick.ask(() -> compute("a"))).contains("a");
    run(screen);
    assertThat(late).isEmpty();
    assertThat(quick.isPending()).isFalse();
  }

  @Test
  void workThatFailsIsOverAndThatIsToldOnce() {
    LatestWork<String> failing =
        new LatestWork<>(background::add, screen::add, late::add, () -> late.add("failed"));
    failing.ask(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    run(background);
    assertThatThrownBy(() -> run(screen)).hasMessageContaining("on purpose");
    assertThat(late).containsExactly("failed");
    assertThat(failing.isPending()).isFalse();
  }

  @Test
  void workThatFailsWhileAnotherWaitsEndsNothing() {
    LatestWork<String> failing =
        new LatestWork<>(background::add, screen::add, late::add, () -> late.add("failed"));
    failing.ask(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    assertThat(failing.ask(() -> compute("b"))).isEmpty();
    run(background);
    assertThatThrownBy(() -> run(screen)).hasMessageContaining("on purpose");
    assertThat(failing.isPending()).isTrue();
    run(background);
    run(screen);
    assertThat(late).containsExactly("b");
  }

  @Test
  void ofManyRequestsOnlyTheFirstAndTheLatestAreComputed() {
    for (String name : List.of("a", "b", "c", "d")) {
      assertThat(work.ask(() -> compute(name))).isEmpty();
    }
    for (int i = 0; i < 3; i++) {
      run(background);
      run(screen);
    }
    assertThat(begun).containsExactly("a", "d");
    assertThat(late).containsExactly("a", "d");
  }

  @Test
  void aLateAnswerDoesNotMakeTheNextOneLate() {
    List<Executor> threads = new ArrayList<>(List.of(background::add, Runnable::run));
    LatestWork<String> twice =
        new LatestWork<>(task -> threads.remove(0).execute(task), screen::add, late::add);
    assertThat(twice.ask(() -> compute("a"))).isEmpty();
    run(background);
    assertThat(twice.ask(() -> compute("b"))).contains("b");
    run(screen);
    assertThat(late).as("a is older than what is shown").isEmpty();
    assertThat(twice.isPending()).isFalse();
  }

  @Test
  void aLateAnswerIsShownWhileANewerOneIsComputed() {
    work.ask(() -> compute("a"));
    run(background);
    assertThat(work.ask(() -> compute("b"))).isEmpty();
    run(screen);
    assertThat(late).containsExactly("a");
    assertThat(work.isPending()).isTrue();
    run(background);
    run(screen);
    assertThat(late).containsExactly("a", "b");
  }

  @Test
  void whatIsForgottenIsNotShownWhileANewerOneIsComputed() {
    work.ask(() -> compute("a"));
    run(background);
    work.ask(() -> compute("b"));
    work.forget();
    run(screen);
    assertThat(late).isEmpty();
  }

  @Test
  void whatFailsFailsWhereItIsAskedFor() {
    LatestWork<String> quick = new LatestWork<>(Runnable::run, screen::add, late::add);
    IllegalArgumentException cause = new IllegalArgumentException("no");
    assertThatThrownBy(
            () ->
                quick.ask(
                    () -> {
                      throw cause;
                    }))
        .hasCause(cause);
    assertThat(quick.isPending()).isFalse();
  }

  @Test
  void whatIsForgottenNeitherArrivesNorBeginsAnything() {
    work.ask(() -> compute("a"));
    work.ask(() -> compute("b"));
    work.forget();
    run(background);
    run(screen);
    assertThat(begun).isEmpty();
    assertThat(late).isEmpty();
    work.ask(() -> compute("c"));
    run(background);
    run(screen);
    assertThat(late).containsExactly("c");
  }

  @Test
  void whatIsForgottenIsToldThatItMayStopAndTheNextIsNot() {
    List<Boolean> stopped = new ArrayList<>();
    work.askStoppable(
        isStopped -> {
          stopped.add(isStopped.getAsBoolean());
          work.forget();
          stopped.add(isStopped.getAsBoolean());
          return "a";
        });
    run(background);
    run(screen);
    assertThat(stopped).containsExactly(false, true);
    assertThat(late).isEmpty();
    work.askStoppable(isStopped -> isStopped.getAsBoolean() ? "stopped" : "b");
    run(background);
    run(screen);
    assertThat(late).containsExactly("b");
  }
}
