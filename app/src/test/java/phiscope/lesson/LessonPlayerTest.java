package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorBench;
import phiscope.lesson.Prediction.Chosen;
import phiscope.lesson.Prediction.Guess;
import phiscope.lesson.Prediction.NotSure;

/** Predict, then reveal: what a window shows while a learner goes through a lesson. */
class LessonPlayerTest {
  private static final Lesson LESSON =
      LessonCatalogue.find("phi-from-four-intervals").orElseThrow();

  private static LessonPlayer at(String step) {
    LessonPlayer player = LessonPlayer.start(LESSON, LessonMode.PROBLEM);
    for (int i = 0; i < LESSON.steps().size(); i++) {
      if (LESSON.steps().get(i).id().equals(step)) {
        return player.goTo(i);
      }
    }
    throw new IllegalArgumentException(step);
  }

  @Test
  void answersStayHiddenUntilEveryQuestionIsAnswered() {
    LessonPlayer player = at("window");
    assertThat(player.hidden()).isNotEmpty().isEqualTo(player.step().hidden());
    assertThat(player.canReveal()).isFalse();
    assertThat(player.reveal()).isEqualTo(player);
    LessonPlayer one = player.predict(0, new Guess(9));
    assertThat(one.canReveal()).isFalse();
    LessonPlayer both = one.predict(1, new NotSure());
    assertThat(both.canReveal()).isTrue();
    assertThat(both.reveal().revealed()).isTrue();
    assertThat(both.reveal().hidden()).isEmpty();
  }

  @Test
  void aRevealChangesTheDocumentAndKeepsThePrediction() {
    LessonPlayer player = at("half").predict(0, new Guess(12));
    assertThat(now(player.document())).isEqualTo(46_000);
    LessonPlayer revealed = player.reveal();
    assertThat(now(revealed.document())).isEqualTo(50_000);
    assertThat(revealed.prediction(0)).contains(new Guess(12));
    assertThat(revealed.predict(0, new Guess(10)).prediction(0)).contains(new Guess(12));
  }

  private static long now(Bench bench) {
    return ((DetectorBench) bench).now();
  }

  @Test
  void theMarkerMovesFromWhatWasPredictedToWhatTheEngineSays() {
    LessonPlayer player = at("half").predict(0, new Guess(12)).reveal();
    assertThat(player.movements(BenchReader::read))
        .containsExactly(new LessonPlayer.Movement(0, 12, 10));
    assertThat(at("half").predict(0, new NotSure()).reveal().movements(BenchReader::read))
        .isEmpty();
  }

  @Test
  void feedbackSaysWhereThePredictionLiesAndCountsNothing() {
    assertThat(feedback(at("half").predict(0, new Guess(12))))
        .isEqualTo(new Feedback(Feedback.Kind.ABOVE, 2));
    assertThat(feedback(at("half").predict(0, new Guess(9))))
        .isEqualTo(new Feedback(Feedback.Kind.BELOW, -1));
    assertThat(feedback(at("half").predict(0, new Guess(10.5))).kind())
        .isEqualTo(Feedback.Kind.NEAR);
    assertThat(feedback(at("half").predict(0, new NotSure())).kind())
        .isEqualTo(Feedback.Kind.NOT_SURE);
    assertThat(feedback(at("decades").predict(0, new Chosen(1))).kind())
        .isEqualTo(Feedback.Kind.NEAR);
    assertThat(feedback(at("decades").predict(0, new Chosen(2))).kind())
        .isEqualTo(Feedback.Kind.OTHER);
    assertThat(at("half").predict(0, new Guess(12)).feedback(0, BenchReader::read)).isEmpty();
  }

  private static Feedback feedback(LessonPlayer player) {
    return player.reveal().feedback(0, BenchReader::read).orElseThrow();
  }

  @Test
  void hintsComeOneAtATimeAndNeverRunOut() {
    LessonPlayer player = at("half");
    assertThat(player.hints(0)).isEmpty();
    assertThat(player.hint(0).hints(0)).hasSize(1);
    assertThat(player.hint(0).hint(0).hints(0)).isEqualTo(player.step().questions().get(0).hints());
    assertThat(player.hint(0).hint(0).hasMoreHints(0)).isFalse();
    assertThat(player.hint(0).hint(0).hint(0)).isEqualTo(player.hint(0).hint(0));
  }

  @Test
  void goingBackKeepsWhatWasDone() {
    LessonPlayer player = at("half").predict(0, new Guess(12)).reveal();
    assertThat(player.next().previous()).isEqualTo(player);
    assertThat(player.restartStep()).isEqualTo(at("half"));
    LessonPlayer first = player.goTo(0);
    assertThat(first.hasPrevious()).isFalse();
    assertThat(first.previous()).isEqualTo(first);
    LessonPlayer last = player.goTo(Integer.MAX_VALUE);
    assertThat(last.hasNext()).isFalse();
    assertThat(last.next()).isEqualTo(last);
  }

  @Test
  void aWorkedExampleShowsAllACompletionProblemHidesTheLastAProblemHidesAll() {
    int steps = LESSON.steps().size();
    assertThat(revealed(LessonPlayer.start(LESSON, LessonMode.WORKED))).hasSize(steps);
    assertThat(revealed(LessonPlayer.start(LESSON, LessonMode.PROBLEM))).isEmpty();
    assertThat(revealed(LessonPlayer.start(LESSON, LessonMode.COMPLETION)))
        .isEqualTo(IntStream.range(0, steps / 2).boxed().toList());
    assertThat(revealed(LessonPlayer.start(LESSON, LessonMode.COMPLETION, 1)))
        .isEqualTo(IntStream.range(0, steps - 1).boxed().toList());
  }

  @Test
  void anotherModeKeepsPredictionsAndAnswersThatWereEarned() {
    LessonPlayer earned = at("half").predict(0, new Guess(12)).reveal();
    LessonPlayer worked = earned.in(LessonMode.WORKED);
    assertThat(worked.at()).isEqualTo(earned.at());
    assertThat(revealed(worked)).isEqualTo(revealed(LessonPlayer.start(LESSON, LessonMode.WORKED)));
    assertThat(worked.prediction(0)).contains(new Guess(12));
    assertThat(worked.in(LessonMode.PROBLEM)).isEqualTo(earned);
    LessonPlayer open = at("half").in(LessonMode.WORKED).in(LessonMode.PROBLEM);
    assertThat(open).isEqualTo(at("half"));
  }

  private static List<Integer> revealed(LessonPlayer player) {
    return IntStream.range(0, player.states().size())
        .filter(i -> player.states().get(i).revealed())
        .boxed()
        .toList();
  }
}
