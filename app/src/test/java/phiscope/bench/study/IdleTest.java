package phiscope.bench.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Parameter.Kind;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.core.kernel.SimTime;

/** What is greyed has no effect, and nothing else is greyed. */
class IdleTest {
  /** A study, and the same with each choice and switch turned. */
  private static List<Study> turned(Study study) {
    List<Study> all = new ArrayList<>();
    all.add(study);
    for (StudyParameter parameter : study.kind().parameters()) {
      if (parameter.kind() == Kind.CHOICE || parameter.kind() == Kind.FLAG) {
        for (long value = parameter.least(); value <= parameter.most(); value++) {
          all.add(study.with(parameter, value));
        }
      }
    }
    return all;
  }

  /** The law: another value of an idle parameter changes neither what is said nor a step. */
  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void anIdleParameterCanBeAnythingAndNothingChanges(ReadyStudy ready) {
    for (Study study : turned(ready.study())) {
      StudyResult as = null;
      for (StudyParameter parameter : ready.kind().parameters()) {
        if (Idle.of(study, parameter).isEmpty()) {
          continue;
        }
        as = as == null ? result(study) : as;
        long other =
            study.get(parameter) == parameter.usual() ? moved(parameter) : parameter.usual();
        Study changed = study.with(parameter, other);
        StudyResult now = result(changed);
        assertThat(now.quantities()).as(parameter.path()).isEqualTo(as.quantities());
        assertThat(steps(now)).as(parameter.path()).isEqualTo(steps(as));
      }
    }
  }

  /** All steps; each of a stream carries its rules, which are a setting and no result. */
  private static String steps(StudyResult result) {
    return result.steps().toString().replaceAll("policy=HealthPolicy\\[[^\\]]*\\]", "");
  }

  private static long moved(StudyParameter parameter) {
    return parameter.bounded(
        parameter.usual() == parameter.most() ? parameter.least() : 2 * parameter.usual() + 1);
  }

  private static StudyResult result(Study study) {
    return StudyReader.read(StudyBench.of("", study)).result();
  }

  @ParameterizedTest
  @CsvSource({
    "STREAM_KILL, EVENT_AT, ",
    "STREAM_KILL, SHORTEST, ",
    "STREAM_KILL, LASTING, OTHER_EVENT",
    "STREAM_KILL, ANNOUNCED, OTHER_EVENT",
    "STREAM_COLLECTION, LASTING, ",
    "STREAM_COLLECTION, ANNOUNCED, ",
    "STREAM_IDLE, EVERY, ",
    "STREAM_BACKPRESSURE, EVERY, ",
    "STREAM_BACKPRESSURE, BACKPRESSURE_FLOOR, "
  })
  void ofAStreamItHangsOnWhereTheFramesComeFrom(
      ReadyStudy ready, StreamParameter parameter, Idle why) {
    assertThat(Idle.of(ready.study(), parameter)).isEqualTo(Optional.ofNullable(why));
  }

  @Test
  void framesThatAreDrawnTakeThePlaceOfThoseThatAreMade() {
    Study drawn = ReadyStudy.STREAM_KILL.study().with(StreamParameter.SOURCE, FrameOrigin.DRAWN);
    assertThat(Idle.of(drawn, StreamParameter.SHORTEST)).contains(Idle.DRAWN);
    assertThat(Idle.of(drawn, StreamParameter.EVENT)).contains(Idle.DRAWN);
    assertThat(Idle.of(drawn, StreamParameter.SOURCE)).isEmpty();
    assertThat(Idle.of(drawn, StreamParameter.MARGIN)).isEmpty();
  }

  @Test
  void aStartThatIsDrawnTakesThePlaceOfTheOneThatIsSet() {
    Study set = ReadyStudy.PROBE_EXAMPLE.study();
    assertThat(Idle.of(set, ProbeParameter.START)).isEmpty();
    Study drawn =
        set.withMarks(List.of(StudyMark.bounded(SimTime.SECOND, MarkKind.PROGRESS, 500_000)));
    assertThat(Idle.of(drawn, ProbeParameter.START)).contains(Idle.DRAWN);
    assertThat(Idle.of(drawn, ProbeParameter.SLOW_AT)).isEmpty();
  }

  @Test
  void aProbeThatIsOffAndACallThatIsNotMadeHaveNoEffect() {
    Study probes = Study.usual(StudyKind.PROBE);
    assertThat(Idle.of(probes, ProbeParameter.STARTUP_PERIOD)).contains(Idle.SWITCHED_OFF);
    assertThat(Idle.of(probes, ProbeParameter.STARTUP)).isEmpty();
    assertThat(Idle.of(probes, ProbeParameter.LIVENESS_PERIOD)).isEmpty();
    Study one = Study.usual(StudyKind.BUDGET).with(BudgetParameter.CALLS, 1);
    assertThat(Idle.of(one, BudgetParameter.A_TAKES)).isEmpty();
    assertThat(Idle.of(one, BudgetParameter.B_TAKES)).contains(Idle.NO_SUCH_CALL);
  }
}
