package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.ui.view.NumberField;

/** A silence that is typed is the one that is had, or it is said why not. */
class SilenceBoxTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private void type(String text) {
    Ui.run(
        () -> {
          NumberField silence = ui.find("silence", NumberField.class);
          silence.field().requestFocus();
          silence.field().setText(text);
          ui.stage.getScene().lookup("#status").requestFocus();
        });
    Ui.pulse();
  }

  private String reasons() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".reason").stream()
                .filter(node -> node.isVisible() && node instanceof Label)
                .map(node -> ((Label) node).getText())
                .collect(Collectors.joining(" ")));
  }

  /** Heartbeats of the opening document arrive at 0, 8, 16, 28 and 40. */
  @Test
  void aSilenceThatAHeartbeatEndsIsToldOf() {
    long now = ui.window.model().bench().scale().toTicks(BigDecimal.valueOf(30));
    Ui.run(() -> ui.window.model().apply(new SetNow(now)));
    Ui.pulse();
    type("14");
    assertThat(ui.find("silence", NumberField.class).field().getText()).isEqualTo("2");
    assertThat(reasons()).contains("A heartbeat arrived at 40 and ended that silence");
    type("3");
    assertThat(ui.find("silence", NumberField.class).field().getText()).isEqualTo("3");
    assertThat(reasons()).doesNotContain("ended that silence");
  }
}
