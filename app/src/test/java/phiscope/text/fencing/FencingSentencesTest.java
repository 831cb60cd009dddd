package phiscope.text.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BenchArtefacts;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Phase;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.Verdict;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.FencingSearchModel;
import phiscope.core.fencing.search.ScheduleAction;
import phiscope.core.fencing.search.ScheduleScenario;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.fencing.search.StepKind;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.SimTime;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.Sentence;
import phiscope.text.Sentence.Target;

class FencingSentencesTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final List<FencingRun> BREAKING = runsThatBreakEverything();

  private static List<FencingRun> runs() {
    List<FencingRun> runs = new ArrayList<>();
    for (FencingSituation situation : FencingSituation.values()) {
      FencingScenario scenario = FencingScenarios.of(situation);
      runs.add(FencingRun.of(scenario));
      runs.add(FencingRun.of(scenario.with(scenario.takeover().withGrades(true))));
    }
    for (int branch = 0; branch < BenchArtefacts.fencing().branches().size(); branch++) {
      runs.add(FencingRun.of(BenchArtefacts.fencing().scenario(branch)));
    }
    FencingScenario heardInTime =
        FencingScenarios.of(FencingSituation.WRONG_SUSPICION)
            .withScript(
                List.of(
                    new FencingScriptEntry(
                        SimTime.ofMillis(30_200),
                        new FencingIntervention.Pause(0, 4 * SimTime.SECOND))));
    runs.add(FencingRun.of(heardInTime));
    return runs;
  }

  /** S003, second assertions, told frame by frame. */
  @Test
  void theLateWriteIsTold() {
    FencingRun run =
        FencingRun.of(FencingScenarios.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER));
    FencingSentences sentences = new FencingSentences(ENGLISH);
    List<String> told = run.frames().stream().map(frame -> sentences.of(frame).text()).toList();
    assertThat(told.get(0))
        .isEqualTo(
            "h0 has been granted token 41 and may write; the resource has seen nothing yet.");
    assertThat(told)
        .anySatisfy(text -> assertThat(text).startsWith("The authority issues token 42 to h1"))
        .anySatisfy(
            text ->
                assertThat(text)
                    .matches(
                        "The write r2 of h0 reaches the resource, token 41 is compared with 42:"
                            + " it is refused \\(sent in frame \\d+\\)\\."));
    InvariantState broken =
        run.lastFrame().snapshot().invariant(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
    assertThat(sentences.of(broken).text())
        .matches(
            "Broken in frame \\d+: r1 of grant 41 was accepted, while 42 was the present grant\\.");
    InvariantState held =
        run.lastFrame().snapshot().invariant(Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER);
    assertThat(sentences.of(held).text()).isEqualTo("It has held so far.");
  }

  @Test
  void everyKindOfEventIsMetAndHasOneSentenceInBothLanguages() {
    TreeSet<String> met = new TreeSet<>();
    for (FencingRun run : runs()) {
      for (FencingFrame frame : run.frames()) {
        met.add(FencingWords.of(frame.event()));
        check(frame, new FencingSentences(ENGLISH).of(frame), ".");
        check(frame, new FencingSentences(Messages.in(Language.CHINESE)).of(frame), "。");
      }
    }
    TreeSet<String> all = new TreeSet<>();
    for (Class<?> kind : FencingEvent.class.getPermittedSubclasses()) {
      String name = kind.getSimpleName();
      all.add(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
    }
    assertThat(met).isEqualTo(all);
  }

  private static void check(FencingFrame frame, Sentence sentence, String end) {
    assertThat(sentence.text()).endsWith(end).doesNotContain("{", "}", "\uE000", "null");
    int before = 0;
    boolean linked = false;
    for (Sentence.Link link : sentence.links()) {
      assertThat(link.from()).isGreaterThanOrEqualTo(before);
      before = link.to();
      String shown = sentence.text().substring(link.from(), link.to());
      if (link.target() instanceof Target.Frame cause) {
        linked = true;
        assertThat(cause.index()).isEqualTo(frame.cause()).isLessThan(frame.index());
      } else if (link.target() instanceof Target.Member holder) {
        assertThat(shown).isEqualTo("h" + holder.number());
      } else if (link.target() instanceof Target.Message message) {
        assertThat(shown).matches("r\\d+");
        assertThat(message.id()).isNotNegative();
      }
    }
    assertThat(linked).as(sentence.text()).isEqualTo(frame.cause() >= 0);
  }

  /** Every reason is met: the runs break all six invariants, in both languages with their words. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyReasonOfABrokenInvariantHasWords(Language language) {
    FencingSentences sentences = new FencingSentences(Messages.in(language));
    TreeSet<String> met = new TreeSet<>();
    for (FencingRun run : BREAKING) {
      for (InvariantState state : run.lastFrame().snapshot().invariants()) {
        assertThat(sentences.of(state).text()).doesNotContain("{", "null");
        state
            .latest()
            .ifPresent(
                breach -> {
                  met.add(breach.reason().getClass().getSimpleName());
                  assertThat(sentences.of(breach.reason()).text()).isNotBlank();
                });
      }
    }
    assertThat(met).hasSize(InvariantState.Reason.class.getPermittedSubclasses().length);
  }

  private static List<FencingRun> runsThatBreakEverything() {
    List<FencingRun> runs = new ArrayList<>(runs());
    for (WriteProtections protections :
        List.of(
            WriteProtections.none(),
            WriteProtections.all(TokenCheck.HIGHEST_SEEN)
                .without(WriteProtections.Protection.FROM_AUTHORITY))) {
      SearchSpace space = SearchSpace.of(protections);
      Exploration found = Explorer.explore(new FencingSearchModel(space), ExplorerBounds.none());
      for (var schedule : found.counterexamples()) {
        schedule.ifPresent(each -> runs.add(FencingRun.of(ScheduleScenario.of(space, each))));
      }
    }
    return runs;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingHasAName(Language language) {
    Messages messages = Messages.in(language);
    FencingNames names = new FencingNames(messages);
    for (FencingParameter parameter : FencingParameter.values()) {
      assertThat(names.parameter(parameter)).isNotBlank();
      assertThat(names.value(parameter, parameter.most())).isNotBlank();
      assertThat(names.value(parameter, parameter.least())).isNotBlank();
    }
    FencingParameter.groups().forEach(group -> assertThat(names.group(group)).isNotBlank());
    for (FencingSituation situation : FencingSituation.values()) {
      assertThat(names.situation(situation)).isNotBlank();
      assertThat(names.about(situation)).isNotBlank();
    }
    for (Invariant invariant : Invariant.values()) {
      assertThat(names.invariant(invariant)).isNotBlank();
      assertThat(names.shortInvariant(invariant)).isNotBlank();
    }
    for (StepKind kind : StepKind.values()) {
      assertThat(names.step(kind)).isNotBlank();
    }
    for (FencingCounter counter : FencingCounter.values()) {
      assertThat(names.counter(counter)).isNotBlank();
    }
    for (Phase phase : Phase.values()) {
      assertThat(names.phase(phase)).isNotBlank();
    }
    for (Verdict verdict : Verdict.values()) {
      assertThat(messages.get("fencing.event.writeArrived." + verdict.name())).isNotBlank();
      assertThat(messages.get("fencing.event.answerArrived." + verdict.name())).isNotBlank();
    }
    for (FencingEvent.BeginReason reason : FencingEvent.BeginReason.values()) {
      assertThat(messages.get("fencing.event.writeBegun." + reason.name())).isNotBlank();
    }
    for (WriteProtections protections : WriteProtections.combinations()) {
      assertThat(names.protections(protections)).isNotBlank();
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatASearchFoundIsTold(Language language) {
    SearchSentences sentences = new SearchSentences(Messages.in(language));
    SearchSpace unsafe = SearchSpace.of(WriteProtections.none());
    Exploration found = Explorer.explore(new FencingSearchModel(unsafe), ExplorerBounds.none());
    for (Invariant invariant : Invariant.values()) {
      assertThat(sentences.of(found, invariant)).doesNotContain("{");
      found
          .counterexamples()
          .get(invariant.ordinal())
          .ifPresent(
              schedule ->
                  assertThat(sentences.actions(schedule))
                      .hasSize(schedule.length())
                      .allSatisfy(action -> assertThat(action).isNotBlank().doesNotContain("{")));
    }
    SearchSpace safe = SearchSpace.of(WriteProtections.all(TokenCheck.AUTHORITY_ASKED));
    Exploration none =
        Explorer.explore(
            new FencingSearchModel(safe), new ExplorerBounds(3, 1_000, Long.MAX_VALUE));
    assertThat(sentences.of(none, Invariant.NO_ACKNOWLEDGED_WRITE_LOST)).contains("3");
    assertThat(sentences.neverTaken(none)).contains(StepKind.ACCEPTED_OF_SECOND_HOLDER);
    int last = new ScheduleAction(ScheduleAction.Kind.RESTART_RESOURCE, -1, -1, 0, false).code();
    for (int code = 0; code <= last; code++) {
      assertThat(sentences.of(ScheduleAction.of(code))).isNotBlank().doesNotContain("{");
    }
  }
}
