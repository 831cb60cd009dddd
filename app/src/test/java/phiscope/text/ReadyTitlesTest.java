package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.text.Messages.Language;

/** A document that the program named is named in the language of the window. */
class ReadyTitlesTest {
  private static final Messages EN = Messages.in(Language.ENGLISH);
  private static final Messages ZH = Messages.in(Language.CHINESE);

  private static List<String> keys() {
    List<String> keys = new ArrayList<>(List.of("swimview.opening"));
    for (FencingSituation each : FencingSituation.values()) {
      keys.add("fencing.situation." + each.name());
    }
    for (ReadyScenario each : ReadyScenario.values()) {
      keys.add("swimview.ready." + each.name());
    }
    for (ReadyStudy each : ReadyStudy.values()) {
      keys.add("study.ready." + each.name());
    }
    return keys;
  }

  @Test
  void everyReadyDocumentIsCalledInTheLanguageThatIsShown() {
    for (String key : keys()) {
      assertThat(ReadyTitles.in(ZH, EN.get(key))).as(key).isEqualTo(ZH.get(key));
      assertThat(ReadyTitles.in(EN, ZH.get(key))).as(key).isEqualTo(EN.get(key));
      assertThat(ReadyTitles.in(EN, EN.get(key))).as(key).isEqualTo(EN.get(key));
    }
  }

  @Test
  void counterexamplesAndContrastsAreToo() {
    for (Invariant each : Invariant.values()) {
      assertThat(ReadyTitles.in(ZH, ReadyTitles.counterexample(EN, each)))
          .isEqualTo(ReadyTitles.counterexample(ZH, each));
    }
    for (ReadyScenario each : ReadyScenario.values()) {
      String key = "swimview.ready." + each.name();
      assertThat(ReadyTitles.in(ZH, EN.get("swimview.ready.contrast", EN.get(key))))
          .isEqualTo(ZH.get("swimview.ready.contrast", ZH.get(key)));
    }
  }

  @Test
  void aTitleThatSomebodyGaveStaysAsItIs() {
    String mine = EN.get("swimview.opening") + " (Monday)";
    assertThat(ReadyTitles.in(ZH, mine)).isEqualTo(mine);
    assertThat(ReadyTitles.in(ZH, "")).isEmpty();
  }
}
