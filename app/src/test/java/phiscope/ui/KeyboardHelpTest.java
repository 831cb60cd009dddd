package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.OpeningBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** What F1 shows. */
class KeyboardHelpTest {
  private static Bench document(BenchKind kind, Messages messages) {
    return switch (kind) {
      case DETECTOR -> OpeningBench.document("a", "b");
      case SWIM -> SwimDocuments.opening(messages);
      case FENCING -> FencingDocuments.of(FencingSituation.SPLIT_BRAIN, messages);
      case STUDY -> StudyDocuments.of(ReadyStudy.STREAM_KILL, messages);
    };
  }

  @ParameterizedTest
  @EnumSource(BenchKind.class)
  void noLineOfItIsCutOnAnyBench(BenchKind kind) {
    for (Language language : Language.values()) {
      for (double width : new double[] {1280, 800}) {
        Ui ui = Ui.fresh(document(kind, Messages.in(language)));
        Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
        ui.size(width, 560);
        ui.hands.push(KeyCode.F1);
        Ui.pulse();
        GridPane grid = ui.find("keyboard-help", GridPane.class);
        assertThat(grid.getChildren()).hasSizeGreaterThan(20);
        for (Node node : grid.getChildren()) {
          Label label = (Label) node;
          String shown = Ui.call(() -> ((Text) label.lookup(".text")).getText());
          assertThat(shown).as("%s, %s, %s", kind, language, width).isEqualTo(label.getText());
        }
      }
    }
  }
}
