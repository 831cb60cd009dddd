package phiscope.core.swim.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.swim.protocol.Verdict.Effect;

/**
 * The whole override matrix: what is written down x what is said x its incarnation below, equal to
 * or above the one written down. An entry is the state and incarnation afterwards, where 5 is
 * written down and 4, 5 or 6 is said: D5 stays as it is where it says D5; "confirms" leaves the
 * suspect as it is and may count.
 */
class VerdictTest {
  /** SWIM, section 4.2; dead (confirm) is final. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # written, said,   below,    equal,    above
          ALIVE,    ALIVE,   A5,       A5,       A6
          ALIVE,    SUSPECT, A5,       S5,       S6
          ALIVE,    DEAD,    D5,       D5,       D6
          ALIVE,    LEFT,    L5,       L5,       L6
          SUSPECT,  ALIVE,   S5,       S5,       A6
          SUSPECT,  SUSPECT, S5,       confirms, S6
          SUSPECT,  DEAD,    D5,       D5,       D6
          SUSPECT,  LEFT,    L5,       L5,       L6
          DEAD,     ALIVE,   D5,       D5,       D5
          DEAD,     SUSPECT, D5,       D5,       D5
          DEAD,     DEAD,    D5,       D5,       D5
          DEAD,     LEFT,    D5,       D5,       D5
          LEFT,     ALIVE,   L5,       L5,       L5
          LEFT,     SUSPECT, L5,       L5,       L5
          LEFT,     DEAD,    L5,       L5,       L5
          LEFT,     LEFT,    L5,       L5,       L5
          """)
  void thePapersRules(
      MemberState written, MemberState said, String below, String equal, String above) {
    check(OverrideRules.SWIM_PAPER, written, said, below, equal, above);
  }

  /** memberlist, state.go: aliveNode, suspectNode, deadNode. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # written, said,   below,    equal,    above
          ALIVE,    ALIVE,   A5,       A5,       A6
          ALIVE,    SUSPECT, A5,       S5,       S6
          ALIVE,    DEAD,    A5,       D5,       D6
          ALIVE,    LEFT,    A5,       L5,       L6
          SUSPECT,  ALIVE,   S5,       S5,       A6
          SUSPECT,  SUSPECT, S5,       confirms, confirms
          SUSPECT,  DEAD,    S5,       D5,       D6
          SUSPECT,  LEFT,    S5,       L5,       L6
          DEAD,     ALIVE,   D5,       D5,       A6
          DEAD,     SUSPECT, D5,       D5,       D5
          DEAD,     DEAD,    D5,       D5,       D5
          DEAD,     LEFT,    D5,       D5,       D5
          LEFT,     ALIVE,   L5,       L5,       A6
          LEFT,     SUSPECT, L5,       L5,       L5
          LEFT,     DEAD,    L5,       L5,       L5
          LEFT,     LEFT,    L5,       L5,       L5
          """)
  void memberlistsRules(
      MemberState written, MemberState said, String below, String equal, String above) {
    check(OverrideRules.MEMBERLIST, written, said, below, equal, above);
  }

  /** The same with the incarnation raised to the greatest heard (al8n/memberlist PR 197). */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # written, said,   below,    equal,    above
          ALIVE,    ALIVE,   A5,       A5,       A6
          ALIVE,    SUSPECT, A5,       S5,       S6
          ALIVE,    DEAD,    A5,       D5,       D6
          ALIVE,    LEFT,    A5,       L5,       L6
          SUSPECT,  ALIVE,   S5,       S5,       A6
          SUSPECT,  SUSPECT, S5,       confirms, confirms6
          SUSPECT,  DEAD,    S5,       D5,       D6
          SUSPECT,  LEFT,    S5,       L5,       L6
          DEAD,     ALIVE,   D5,       D5,       A6
          DEAD,     SUSPECT, D5,       D5,       D6
          DEAD,     DEAD,    D5,       D5,       D6
          DEAD,     LEFT,    D5,       D5,       D6
          LEFT,     ALIVE,   L5,       L5,       A6
          LEFT,     SUSPECT, L5,       L5,       L6
          LEFT,     DEAD,    L5,       L5,       L6
          LEFT,     LEFT,    L5,       L5,       L6
          """)
  void memberlistsRulesThatRaise(
      MemberState written, MemberState said, String below, String equal, String above) {
    check(OverrideRules.MEMBERLIST_RAISING, written, said, below, equal, above);
  }

  @Test
  void onlyAnAliveUpdateMakesAMemberKnown() {
    for (OverrideRules rules : OverrideRules.values()) {
      for (MemberState state : MemberState.values()) {
        Verdict verdict = Verdict.of(rules, null, new Update(3, state, 5, 1));
        assertThat(verdict.effect())
            .isEqualTo(state == MemberState.ALIVE ? Effect.OVERRIDES : Effect.IGNORED);
      }
    }
  }

  private static void check(
      OverrideRules rules,
      MemberState written,
      MemberState said,
      String below,
      String equal,
      String above) {
    assertThat(after(rules, written, said, 4)).as("below").isEqualTo(below);
    assertThat(after(rules, written, said, 5)).as("equal").isEqualTo(equal);
    assertThat(after(rules, written, said, 6)).as("above").isEqualTo(above);
  }

  private static String after(
      OverrideRules rules, MemberState written, MemberState said, long incarnation) {
    MemberRecord known = new MemberRecord(written, 5, 0);
    Verdict verdict = Verdict.of(rules, known, new Update(3, said, incarnation, 1));
    assertThat(verdict.because() != null).isEqualTo(verdict.effect() == Effect.IGNORED);
    return switch (verdict.effect()) {
      case OVERRIDES -> said.name().charAt(0) + "" + verdict.incarnation();
      case CONFIRMS -> verdict.incarnation() == 5 ? "confirms" : "confirms6";
      case RAISES, IGNORED -> written.name().charAt(0) + "" + verdict.incarnation();
    };
  }
}
