package phiscope.text.swim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BenchArtefacts;
import phiscope.bench.Standing;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimWords;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.HealthReason;
import phiscope.core.swim.protocol.IgnoredBecause;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.ProbeOutcome;
import phiscope.core.swim.protocol.Reason;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.TimerKind;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.Sentence;
import phiscope.text.Sentence.Target;

class SwimSentencesTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Messages CHINESE = Messages.in(Language.CHINESE);

  @Test
  void aLostPathIsToldFrameByFrame() {
    SwimRun run = SwimRun.of(ReadyScenarios.of(ReadyScenario.LOST_PATH));
    SwimSentences sentences = new SwimSentences(ENGLISH);
    List<String> told = run.frames().stream().map(frame -> sentences.of(frame).text()).toList();
    assertThat(told.get(0)).isEqualTo("5 members are up and know each other.");
    assertThat(told)
        .anySatisfy(
            text ->
                assertThat(text)
                    .matches(
                        "m0 has had no ack from m1 in time \\(waiting since frame \\d+\\): it asks .*"
                            + " to ping m1; .*"))
        .anySatisfy(text -> assertThat(text).contains("its probe of m1 succeeded through m"));
    assertThat(told).noneSatisfy(text -> assertThat(text).contains("suspects"));
  }

  /** Every kind of event and of change is met in the ready scenarios, and has words. */
  @Test
  void everyFrameOfTheReadyScenariosHasOneSentenceInBothLanguages() {
    TreeSet<String> met = new TreeSet<>();
    List<SwimRun> runs = new ArrayList<>(List.of(SwimRun.of(everyFault())));
    for (ReadyScenario ready : ReadyScenario.values()) {
      runs.add(SwimRun.of(ReadyScenarios.of(ready), 2_000, () -> false));
    }
    for (SwimRun run : runs) {
      for (SwimFrame frame : run.frames()) {
        met.add(SwimWords.of(frame.event()));
        check(frame, new SwimSentences(ENGLISH).of(frame), ".");
        check(frame, new SwimSentences(CHINESE).of(frame), "。");
        for (Change change : frame.changes()) {
          met.add(SwimWords.of(change));
          assertThat(new SwimSentences(ENGLISH).of(change).text()).isNotBlank();
          assertThat(new SwimSentences(CHINESE).of(change).text()).isNotBlank();
        }
      }
    }
    TreeSet<String> all = new TreeSet<>();
    for (Class<?> sealed : List.of(SwimEvent.class, Change.class)) {
      for (Class<?> kind : sealed.getPermittedSubclasses()) {
        String name = kind.getSimpleName();
        all.add(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
      }
    }
    assertThat(met).isEqualTo(all);
  }

  @Test
  void thePartitionThatTakesAMajorityAwaySaysWhoMayTakeOver() {
    SwimRun run = SwimRun.of(ReadyScenarios.of(ReadyScenario.QUORUM_TAKEOVER));
    SwimSentences sentences = new SwimSentences(ENGLISH);
    List<String> told = run.frames().stream().map(frame -> sentences.of(frame).text()).toList();
    assertThat(told)
        .anySatisfy(text -> assertThat(text).contains("it sees no majority any more"))
        .anySatisfy(
            text ->
                assertThat(text).contains("it takes itself for the coordinator and may take over"))
        .anySatisfy(text -> assertThat(text).contains("it would now follow m2 as the coordinator"));
    List<String> standings =
        Standing.of(run.lastFrame().cluster()).stream()
            .map(standing -> sentences.of(standing).text())
            .toList();
    assertThat(standings.get(0))
        .isEqualTo(
            "m0 believes 2 of 5 members present: that is no majority, and it is the first of them,"
                + " but may not take over. Its list has changed 3 times, which sets off 3 side"
                + " effects, or 2 with at most one in 60 s.");
    assertThat(standings.get(2))
        .contains("that is a majority, and it is the first of them, so it may");
    assertThat(standings.get(3)).contains("and it would follow m2");
  }

  @Test
  void wordsAgreeWithNumbers() {
    SwimSentences sentences = new SwimSentences(ENGLISH);
    assertThat(sentences.of(new Intervention.MassJoin(1, 1_000_000, true)).text())
        .isEqualTo("1 member joins, with the list of a running member");
    assertThat(sentences.of(new Intervention.MassJoin(3, 1_000_000, false)).text())
        .matches("3 members join, one every 1\\hs, with a list of all without having asked");
    assertThat(sentences.of(new Intervention.MassJoin(3, 0, true)).text())
        .startsWith("3 members join at once");
    SwimScenario alone =
        new SwimScenario(
            1,
            1,
            BenchArtefacts.scenario().parameters(),
            BenchArtefacts.scenario().network(),
            List.of(),
            0);
    assertThat(sentences.of(SwimRun.of(alone).frame(0)).text()).isEqualTo("1 member is up.");
  }

  /** Forms leave room around names in Latin letters; where Chinese meets Chinese there is none. */
  @Test
  void noChineseSentenceHasASpaceBetweenChineseCharacters() {
    List<SwimRun> runs = new ArrayList<>(List.of(SwimRun.of(everyFault())));
    for (ReadyScenario ready : ReadyScenario.values()) {
      runs.add(SwimRun.of(ReadyScenarios.of(ready), 500, () -> false));
    }
    for (SwimRun run : runs) {
      for (SwimFrame frame : run.frames()) {
        Sentence sentence = new SwimSentences(CHINESE).of(frame);
        assertThat(sentence.text()).doesNotContainPattern("\\p{IsHan} \\p{IsHan}");
        for (Sentence.Link link : sentence.links()) {
          assertThat(sentence.text().substring(link.from(), link.to())).matches("m\\d+|第 \\d+ 帧");
        }
      }
    }
  }

  /** A run in which everything happens that a script can do. */
  private static SwimScenario everyFault() {
    return BenchArtefacts.scenario().scenario();
  }

  /** Words that a run meets seldom are there all the same. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyReasonHasWords(Language language) {
    Messages messages = Messages.in(language);
    Stream.of(
            named("swim.because.", Reason.values()),
            named("swim.ignored.", IgnoredBecause.values()),
            named("swim.health.", HealthReason.values()),
            named("swim.probe.", ProbeOutcome.values()),
            named("swim.told.", MemberState.values()),
            named("swim.view.self.", MemberState.values()),
            named("swim.view.new.", MemberState.values()),
            named("swim.event.timer.", TimerKind.values()),
            named("swim.event.foundNobody.", HostStatus.values()),
            named("swimview.message.", MessageKind.values()))
        .flatMap(keys -> keys)
        .forEach(key -> assertThat(messages.get(key)).isNotBlank());
  }

  private static Stream<String> named(String prefix, Enum<?>[] values) {
    return Stream.of(values).map(value -> prefix + value.name());
  }

  private static void check(SwimFrame frame, Sentence sentence, String end) {
    assertThat(sentence.text()).endsWith(end).doesNotContain("{", "}", "\uE000", "\uE001", "null");
    int before = 0;
    for (Sentence.Link link : sentence.links()) {
      assertThat(link.from()).isGreaterThanOrEqualTo(before);
      before = link.to();
      String shown = sentence.text().substring(link.from(), link.to());
      if (link.target() instanceof Target.Frame cause) {
        assertThat(shown).contains(String.valueOf(cause.index()));
        assertThat(cause.index()).isEqualTo(frame.cause()).isLessThan(frame.index());
      } else if (link.target() instanceof Target.Member member) {
        assertThat(shown).isEqualTo("m" + member.number());
      }
    }
    boolean linked = sentence.links().stream().anyMatch(l -> l.target() instanceof Target.Frame);
    assertThat(linked).as(sentence.text()).isEqualTo(frame.cause() >= 0);
  }

  @Test
  void linksStayWhereTheirTextIsWhateverTheOrderOfTheLanguage() {
    SwimRun run = SwimRun.of(ReadyScenarios.of(ReadyScenario.REFUTATION));
    int index =
        run.nextAfter(
                0, frame -> frame.changes().stream().anyMatch(Change.Refuted.class::isInstance))
            .orElseThrow();
    SwimFrame frame = run.frame(index);
    String english = new SwimSentences(ENGLISH).of(frame).text();
    String chinese = new SwimSentences(CHINESE).of(frame).text();
    assertThat(english).contains("refutes: incarnation 0 becomes 1");
    assertThat(chinese).contains("于是反驳：化身号 0 变为 1");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingThatCanBeChosenHasAName(Language language) {
    Messages messages = Messages.in(language);
    SwimNames names = new SwimNames(messages);
    for (SwimParameter parameter : SwimParameter.values()) {
      assertThat(names.parameter(parameter)).isNotBlank();
      for (int i = 0; i < parameter.choices().size(); i++) {
        assertThat(names.choice(parameter, i)).isNotBlank();
      }
    }
    SwimParameter.groups().forEach(group -> assertThat(names.group(group)).isNotBlank());
    for (SwimPreset preset : SwimPreset.values()) {
      assertThat(names.preset(preset)).isNotBlank();
    }
    for (SwimMeasure.Quantity quantity : SwimMeasure.Quantity.values()) {
      assertThat(names.measure(quantity)).isNotBlank();
    }
  }
}
