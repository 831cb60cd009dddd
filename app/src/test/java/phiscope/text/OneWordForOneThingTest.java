package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages.Language;

/** Words that were two for one thing, or that came out clumsily once something was put in. */
class OneWordForOneThingTest {
  private static final Messages CHINESE = Messages.in(Language.CHINESE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fencingview.holders.name",
        "ui.panel.fencingHolders",
        "ui.panel.short.fencingHolders",
        "ui.panel.short.swimMatrix",
      })
  void whatSomebodyBelievesIsCalledTheSameOnAllBenches(String key) {
    assertThat(CHINESE.get(key)).contains("看法");
  }

  @Test
  void framesAreCalledTheSameOnAllBenches() {
    assertThat(CHINESE.get("fencingview.size.FRAME")).isEqualTo(CHINESE.get("swimview.size.FRAME"));
    assertThat(CHINESE.get("fencingview.search.ticks")).isEqualTo("时间步");
    assertThat(CHINESE.get("fencing.search.found", "x", 5)).isEqualTo("x：最少 5 个动作才会被违反");
  }

  /** A name is a link, and has room around it: an apostrophe behind it would stand off. */
  @ParameterizedTest
  @ValueSource(strings = {"PROBE_END", "SUSPICION"})
  void noApostropheFollowsTheNameOfAMember(String timer) {
    String said = Messages.in(Language.ENGLISH).get("swim.event.timer." + timer, "m0", "m1", "f7");
    assertThat(said).contains("m0 ", "m1 ", "f7").doesNotContain("'");
  }

  /** StudyKindTest has the numbers: own.failedAfter 28 ms, b.failedAfter 172 ms. */
  @Test
  void theTwoRowsOfAKilledStreamAreTwoTimes() {
    for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
      assertThat(Messages.in(language).get("study.look.STREAM_KILL")).contains("28", "172", "17.2");
    }
  }
}
