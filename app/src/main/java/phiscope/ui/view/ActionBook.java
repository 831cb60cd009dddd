package phiscope.ui.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.javafx.FontIcon;

/** Every action of the window, by menu, in the order in which menus and palette list them. */
public final class ActionBook {
  /** For what can always be done. */
  public static final ObservableValue<Boolean> ENABLED = new SimpleBooleanProperty(false);

  /** No menu: only the palette knows these. */
  private static final String FOUND = "";

  private static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

  private final Words words;
  private final BooleanSupplier isAsked;
  private final Map<String, List<Action>> menus = new LinkedHashMap<>();
  private final Map<String, ObservableValue<Boolean>> shown = new LinkedHashMap<>();
  private final Map<String, String> titles = new LinkedHashMap<>();
  private ObservableValue<Boolean> period = ALWAYS;
  private boolean seen = true;
  private Optional<Action> early = Optional.empty();

  /**
   * @param isAsked whether a dialog waits for an answer: until then no keys reach the document
   *     behind it
   */
  ActionBook(Words words, BooleanSupplier isAsked) {
    this.words = words;
    this.isAsked = isAsked;
  }

  /** What is added meanwhile is shown and possible only while something holds. */
  void during(ObservableValue<Boolean> holds, Consumer<ActionBook> add) {
    period = holds;
    add.accept(this);
    period = ALWAYS;
  }

  /** Calls a menu by a text of its own instead of {@code ui.menu.} and its name. */
  public void titled(String menu, String textKey) {
    titles.put(menu, textKey);
  }

  /** Adds an action that can always be done. */
  public Action add(String menu, String id, String icon, String keys, Runnable run) {
    return add(menu, id, icon, keys, words.of("ui.action." + id), ENABLED, run);
  }

  /** Adds an action; an empty icon or shortcut means none. */
  public Action add(
      String menu,
      String id,
      String icon,
      String keys,
      ObservableValue<String> text,
      ObservableValue<Boolean> disabled,
      Runnable run) {
    Optional<KeyCombination> combination =
        keys.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.keyCombination(keys));
    ObservableValue<Boolean> now = period;
    ObservableValue<Boolean> impossible =
        now == ALWAYS
            ? disabled
            : Bindings.createBooleanBinding(
                () -> disabled.getValue() || !now.getValue(), disabled, now);
    Action action = new Action(id, icon, combination, text, impossible, run);
    shown.putIfAbsent(menu, now);
    menus.computeIfAbsent(menu, name -> new ArrayList<>()).add(action);
    return action;
  }

  /** Adds what the palette finds and no menu shows. */
  public Action addFindable(String id, ObservableValue<String> text, Runnable run) {
    return add(FOUND, id, "", "", text, ENABLED, run);
  }

  /** A line between groups of a menu. */
  public void separate(String menu) {
    menus.get(menu).add(null);
  }

  /** Every action of the menus that are shown now, for palette and help. */
  List<Action> all() {
    return menus.entrySet().stream()
        .filter(menu -> shown.get(menu.getKey()).getValue())
        .flatMap(menu -> menu.getValue().stream())
        .filter(action -> action != null)
        .toList();
  }

  Action get(String id) {
    return menus.values().stream()
        .flatMap(List::stream)
        .filter(action -> action != null && action.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  List<Menu> toMenus() {
    List<Menu> made = new ArrayList<>();
    menus.forEach(
        (name, actions) -> {
          if (name.equals(FOUND)) {
            return;
          }
          Menu menu = new Menu();
          menu.setId("menu-" + name);
          menu.textProperty().bind(words.of(titles.getOrDefault(name, "ui.menu." + name)));
          menu.visibleProperty().bind(shown.get(name));
          actions.forEach(
              action ->
                  menu.getItems().add(action == null ? new SeparatorMenuItem() : item(action)));
          made.add(menu);
        });
    return made;
  }

  private MenuItem item(Action action) {
    MenuItem item = new MenuItem();
    item.setId("action-" + action.id());
    item.textProperty().bind(action.text());
    item.disableProperty().bind(action.disabled());
    if (!action.icon().isEmpty()) {
      item.setGraphic(new FontIcon(action.icon()));
    }
    // Shown beside the item; the scene runs it, so that it works while the menu bar is hidden too.
    item.setOnAction(chosen -> run(action));
    action.keys().ifPresent(item::setAccelerator);
    return item;
  }

  /**
   * Lets benches have the same shortcuts: of the actions on the same keys the one runs that is
   * possible now. A scene knows one for each keys, the last that was added.
   */
  void shareKeys(Scene scene) {
    Map<KeyCombination, List<Action>> sharing = new LinkedHashMap<>();
    for (List<Action> actions : menus.values()) {
      for (Action action : actions) {
        if (action != null && action.keys().isPresent()) {
          sharing.computeIfAbsent(action.keys().get(), keys -> new ArrayList<>()).add(action);
        }
      }
    }
    sharing.forEach(
        (keys, actions) -> {
          if (actions.size() > 1) {
            scene.getAccelerators().put(keys, () -> runPossible(actions));
          }
        });
  }

  private void runPossible(List<Action> actions) {
    actions.stream()
        .filter(action -> !action.disabled().getValue())
        .findFirst()
        .ifPresent(this::run);
  }

  private void run(Action action) {
    if (!seen) {
      early = Optional.of(action);
    } else if (!isAsked.getAsBoolean()) {
      action.runIfEnabled();
    }
  }

  /**
   * Lets what keys ask for wait until {@link #isSeen}: a dialog of the system would stand over a
   * window in which nothing is painted yet.
   */
  void waitUntilSeen() {
    seen = false;
  }

  /** The window can be seen: does what was asked for last, if anything was. */
  void isSeen() {
    seen = true;
    Optional<Action> asked = early;
    early = Optional.empty();
    asked.ifPresent(this::run);
  }

  /** Second shortcuts that no menu shows. */
  void alsoOn(Scene scene, String keys, Action action) {
    scene.getAccelerators().put(KeyCombination.keyCombination(keys), () -> run(action));
  }
}
