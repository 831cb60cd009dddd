package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.text.Messages.Language;

/** A window in which nothing happens must cost nothing: no layout, so no pulse, so no processor. */
class WindowAtRestTest {
  private final Set<String> restless = new TreeSet<>();
  private boolean atRest;

  @ParameterizedTest
  @CsvSource({"1280, 720", "1920, 1080"})
  void aPulseThatChangesNothingLaysNothingOut(int width, int height) {
    Ui ui = Ui.fresh();
    ui.size(width, height);
    for (Language language : Language.values()) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
      Ui.pulse();
      Ui.pulse();
      Ui.run(() -> watch(ui.stage.getScene().getRoot()));
      Ui.run(() -> atRest = true);
      Ui.pulse();
      Ui.run(() -> atRest = false);
      assertThat(restless).as("%s at %d x %d", language, width, height).isEmpty();
    }
  }

  private void watch(Node node) {
    if (node instanceof Parent parent) {
      parent.needsLayoutProperty().addListener((property, was, needs) -> note(parent));
      parent.getChildrenUnmodifiable().forEach(this::watch);
    }
  }

  private void note(Parent parent) {
    if (atRest) {
      restless.add(path(parent));
    }
  }

  private static String path(Node node) {
    String name = node.getClass().getSimpleName() + node.getStyleClass();
    return node.getParent() == null ? name : path(node.getParent()) + " > " + name;
  }
}
