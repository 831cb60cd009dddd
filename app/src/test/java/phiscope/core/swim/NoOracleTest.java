package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.Member;
import phiscope.core.swim.protocol.Message;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** No member knows more than what messages, its clock and its own chance tell it. */
class NoOracleTest {
  /** What a frame shows of the member in which it happens, without what nobody can know. */
  private record Seen(
      long time, int member, Object what, List<Change> changes, List<SeenMessage> sent) {}

  private record SeenMessage(MessageId id, int receiver, Message message) {}

  @Provide
  Arbitrary<SwimScenario> scenarios() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(3, 7),
            RandomScripts.parameters(),
            RandomScripts.networks(),
            Arbitraries.longs().between(0, 10 * SECOND))
        .as(
            (seed, members, parameters, network, at) ->
                new SwimScenario(
                    seed,
                    members,
                    parameters,
                    network,
                    List.of(new ScriptEntry(at, new Intervention.Heal())),
                    30 * SECOND));
  }

  @Property(seed = "20261129", tries = 300, shrinking = ShrinkingMode.BOUNDED)
  void othersCannotTellAnUnreachableMemberFromACrashedOne(
      @ForAll("scenarios") SwimScenario scenario) {
    long at = scenario.script().get(0).at();
    MemberSet it = MemberSet.of(1);
    SwimScenario unreachable =
        scenario
            .with(at, new Intervention.CutOneWay(it, MemberSet.everyone(), 0))
            .with(at, new Intervention.CutOneWay(MemberSet.everyone(), it, 0));
    SwimScenario crashed = scenario.with(at, new Intervention.Crash(1));
    List<Seen> ofUnreachable = seenByOthers(unreachable);
    assertThat(seenByOthers(crashed)).isEqualTo(ofUnreachable);
    assertThat(ofUnreachable).hasSizeGreaterThan(20);
  }

  @Example
  void theComparisonIsNotBlind() {
    SwimScenario scenario =
        new SwimScenario(
            1,
            5,
            SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
            new NetworkParameters(1000, 2000, 0),
            List.of(),
            30 * SECOND);
    SwimScenario paused = scenario.with(SECOND, new Intervention.Pause(1, 20 * SECOND));
    SwimScenario crashed = scenario.with(SECOND, new Intervention.Crash(1));
    assertThat(seenByOthers(paused)).isNotEqualTo(seenByOthers(crashed));
  }

  private static List<Seen> seenByOthers(SwimScenario scenario) {
    List<Seen> seen = new ArrayList<>();
    for (SwimFrame frame : SwimRun.of(scenario).frames()) {
      if (frame.event() instanceof SwimEvent.Received received && received.member() != 1) {
        Envelope envelope = received.envelope();
        seen.add(
            seen(frame, new SeenMessage(envelope.id(), envelope.receiver(), envelope.message())));
      } else if (frame.event() instanceof SwimEvent.TimerFired fired && fired.member() != 1) {
        seen.add(seen(frame, fired.timer()));
      }
    }
    return seen;
  }

  private static Seen seen(SwimFrame frame, Object what) {
    List<SeenMessage> sent =
        frame.sent().stream()
            .map(one -> new SeenMessage(one.id(), one.receiver(), one.message()))
            .toList();
    return new Seen(frame.time(), frame.event().member(), what, frame.changes(), sent);
  }

  @Example
  void whatAMemberDoesDoesNotDependOnTheCluster() {
    JavaClasses core =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("phiscope.core");
    ArchRuleDefinition.classes()
        .that()
        .resideInAPackage(Member.class.getPackageName())
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            Member.class.getPackageName(),
            "phiscope.core.kernel",
            "phiscope.core.swim.theory",
            "java..")
        .because("a member gets its own state, a message, its local time and random numbers")
        .check(core);
  }
}
