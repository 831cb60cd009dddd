package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.json.BenchJson;

/** Several documents opened at once, of which some are broken. */
class SeveralFilesWindowTest {
  @TempDir Path folder;

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private void problemsNameAndGo(String file) {
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#problems"))).isNotNull();
    assertThat(ui.window.workbench().statusProperty().get()).contains(file);
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
  }

  private Path broken(String name) throws IOException {
    return Files.writeString(
        folder.resolve(name), "{\"phiscope\": 1, \"kind\": \"detector\", \"now\": \"soon\"}");
  }

  @Test
  void aBrokenDocumentTakesNoPlaceAndEachSaysItsOwnProblems() throws IOException {
    Path first = broken("bad.json");
    Path cut = Files.writeString(folder.resolve("trunc.json"), "{\"phiscope\": 1, \"kind\": \"det");
    Path sound = folder.resolve("sound.phiscope.json");
    Files.writeString(sound, BenchJson.write(ui.window.model().bench()));
    Path late = broken("late.json");
    Path another = Files.copy(sound, folder.resolve("another.phiscope.json"));
    Ui.run(() -> ui.window.openAll(List.of(first, cut, sound, late, another)));
    Ui.pulse();
    problemsNameAndGo("bad.json");
    problemsNameAndGo("trunc.json");
    problemsNameAndGo("late.json");
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#problems"))).isNull();
    assertThat(ui.window.document().file()).contains(sound);
    assertThat(ui.window.workbench().statusProperty().get())
        .contains("another.phiscope.json")
        .doesNotContain("bad.json", "trunc.json", "late.json");
  }
}
