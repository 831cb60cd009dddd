package phiscope.ui.view;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** Menus, the document's name, and the actions that are wanted most. */
final class TopBar extends HBox {
  private static final double LEAST_TITLE = 110;
  private static final double TIP_WIDTH = 320;

  private final Label title = new Label();

  TopBar(Words words, ActionBook actions, Menu recent) {
    getStyleClass().add("top-bar");
    MenuBar menus = new MenuBar();
    menus.getMenus().setAll(actions.toMenus());
    menus.getMenus().get(0).getItems().add(2, recent);
    underFile(menus);
    menus.setMinWidth(Region.USE_PREF_SIZE);
    title.getStyleClass().add("document-title");
    title.setMinWidth(0);
    title.setMaxWidth(Double.MAX_VALUE);
    // A few letters of it would say nothing: the window's own title has it too.
    title
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> title.getWidth() >= Math.min(title.prefWidth(-1), LEAST_TITLE),
                title.widthProperty(),
                title.textProperty()));
    HBox.setHgrow(title, Priority.ALWAYS);
    getChildren().addAll(menus, title);
    for (String id :
        List.of("undo", "redo", "cover", "palette", "language", "theme", "projector")) {
      getChildren().add(button(words, actions.get(id)));
    }
  }

  /** What opens documents of a bench is found under "File"; the bar has no room for more menus. */
  private static void underFile(MenuBar menus) {
    int at = 1;
    for (String id :
        List.of("menu-detectorReady", "menu-swimReady", "menu-fencingReady", "menu-studyReady")) {
      for (Menu menu : List.copyOf(menus.getMenus())) {
        if (id.equals(menu.getId())) {
          menus.getMenus().remove(menu);
          menus.getMenus().get(0).getItems().add(at, menu);
          at++;
          takeIn(menus, menu);
        }
      }
    }
  }

  /** Menus whose names begin with that of another stand in it. */
  private static void takeIn(MenuBar menus, Menu whole) {
    List<Menu> parts =
        menus.getMenus().stream()
            .filter(menu -> menu.getId().startsWith(whole.getId() + "-"))
            .toList();
    menus.getMenus().removeAll(parts);
    whole.getItems().addAll(parts);
  }

  Label title() {
    return title;
  }

  private static Button button(Words words, Action action) {
    Button button = new Button(null, new FontIcon(action.icon()));
    button.getStyleClass().addAll("flat", "tool");
    button.setId("tool-" + action.id());
    Tip.on(
        button,
        action
            .text()
            .map(
                text ->
                    action.keys().map(keys -> text + "  " + keys.getDisplayText()).orElse(text)),
        TIP_WIDTH);
    button.accessibleTextProperty().bind(action.text());
    button.disableProperty().bind(action.disabled());
    button.setOnAction(pressed -> action.run().run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }
}
