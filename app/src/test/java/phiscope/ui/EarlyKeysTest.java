package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.ui.view.FilePrompt;
import phiscope.ui.view.WorkbenchWindow;

/** A key that is pressed before the window is painted does its work when it is. */
class EarlyKeysTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  /** The other window has taken the keyboard. */
  @AfterEach
  void giveTheKeyboardBack() {
    Ui.run(
        () -> {
          ui.stage.hide();
          ui.stage.show();
          ui.stage.requestFocus();
        });
    Ui.pulse();
    assertThat(Ui.call(ui.stage::isFocused)).isTrue();
  }

  /** Notes that somebody was asked, and chooses nothing. */
  private static final class Asked implements FilePrompt {
    private final List<String> titles = new ArrayList<>();

    @Override
    public Optional<Path> toOpen(String title) {
      titles.add(title);
      return Optional.empty();
    }

    @Override
    public Optional<Path> toSave(String title, String suggestedName) {
      return Optional.empty();
    }

    @Override
    public Optional<Path> folder(String title) {
      return Optional.empty();
    }
  }

  private static MenuItem find(ObservableList<? extends MenuItem> items, String id) {
    for (MenuItem item : items) {
      if (id.equals(item.getId())) {
        return item;
      }
      MenuItem within = item instanceof Menu menu ? find(menu.getItems(), id) : null;
      if (within != null) {
        return within;
      }
    }
    return null;
  }

  @Test
  void aFileIsAskedForOnlyWhenThereIsAPictureBehindTheQuestion(@TempDir Path folder) {
    Asked asked = new Asked();
    String before = System.getProperty("phiscope.data");
    System.setProperty("phiscope.data", folder.toString());
    try {
      Stage stage = Ui.call(Stage::new);
      WorkbenchWindow window = Ui.call(() -> new WorkbenchWindow(stage, asked));
      Ui.run(
          () -> {
            window.open(List.of());
            MenuBar menus = (MenuBar) window.view().root().lookup(".menu-bar");
            find(menus.getMenus(), "action-open").fire();
            assertThat(asked.titles).isEmpty();
          });
      for (int i = 0; i < 20 && Ui.call(() -> asked.titles.isEmpty()); i++) {
        Ui.pulse();
      }
      assertThat(Ui.call(() -> List.copyOf(asked.titles))).hasSize(1);
      Ui.run(
          () -> {
            stage.close();
            window.close();
          });
    } finally {
      System.setProperty("phiscope.data", before);
    }
  }
}
