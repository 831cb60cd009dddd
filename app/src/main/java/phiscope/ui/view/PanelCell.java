package phiscope.ui.view;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.figure.TextMeasure;

/** A place in the deck: one panel with its title, or several with tabs. */
public final class PanelCell extends BorderPane {
  private static final PseudoClass MAXIMISED = PseudoClass.getPseudoClass("maximised");

  private static final double TOOLS_WIDTH = 126;
  private static final double TAB_PADDING = 16;
  private static final double TAB_SIZE = 13;
  private static final double LEAST_TAB = 24;

  /** From this width on a sentence stands beside the title. */
  private static final double ROOM_FOR_HEADLINE = 600;

  private final Words words;
  private final HBox header = new HBox();
  private final Button maximise = new Button(null, new FontIcon("mdi2a-arrow-expand"));
  private final Consumer<Panel> onChosen;
  private List<Panel> panels = List.of();
  private Panel shown;
  private boolean compact;
  private boolean wide;

  /**
   * @param onMaximise what to do when a panel wants all room
   * @param onChosen what to do when a person chose a tab
   */
  public PanelCell(Words words, Consumer<Panel> onMaximise, Consumer<Panel> onChosen) {
    this.words = words;
    this.onChosen = onChosen;
    getStyleClass().add("panel-cell");
    header.getStyleClass().add("panel-header");
    maximise.getStyleClass().addAll("flat", "tool");
    words.tip(maximise, "ui.panel.maximise");
    maximise.setOnAction(pressed -> onMaximise.accept(shown));
    setTop(header);
    setMinSize(0, 0);
    widthProperty().subscribe(width -> roomChanged());
    words.messagesValue().subscribe(spoken -> roomChanged());
  }

  /** The panels of this place; the first that {@code inFront} names is shown. */
  public void setPanels(List<Panel> newPanels, Set<String> inFront) {
    panels = List.copyOf(newPanels);
    show(
        panels.stream()
            .filter(panel -> inFront.contains(panel.id()))
            .findFirst()
            .orElse(panels.get(0)));
  }

  public List<Panel> panels() {
    return panels;
  }

  public Panel shown() {
    return shown;
  }

  public void setMaximised(boolean on) {
    pseudoClassStateChanged(MAXIMISED, on);
    maximise.setGraphic(new FontIcon(on ? "mdi2a-arrow-collapse" : "mdi2a-arrow-expand"));
    words.tip(maximise, on ? "ui.panel.restore" : "ui.panel.maximise");
  }

  public void show(Panel panel) {
    shown = panel;
    header.getChildren().clear();
    if (panels.size() == 1) {
      Label title = words.text(new Label(), "ui.panel." + panel.id());
      title.getStyleClass().add("panel-title");
      title.setMinWidth(0);
      header.getChildren().add(title);
    } else if (hasRoomForTabs()) {
      addTabs();
    } else {
      addMenu();
    }
    compact = panels.size() > 1 && !hasRoomForTabs();
    wide = isWide();
    Node space = panel.headline(panels.size() == 1 && wide).orElseGet(Region::new);
    HBox.setHgrow(space, Priority.ALWAYS);
    header.getChildren().add(space);
    header.getChildren().addAll(panel.tools(panels.size() > 1));
    header.getChildren().add(maximise);
    setCenter(panel.content());
  }

  /** Whether all tabs fit beside the tools; measured, since they are not laid out yet. */
  private boolean hasRoomForTabs() {
    double needed = TOOLS_WIDTH;
    for (Panel panel : panels) {
      String name = words.get("ui.panel.short." + panel.id());
      needed += TextMeasure.bundled().width(name, TAB_SIZE, true) + TAB_PADDING;
    }
    return getWidth() <= 0 || needed <= getWidth();
  }

  private boolean isWide() {
    return getWidth() >= ROOM_FOR_HEADLINE;
  }

  /** Other room or other words: tabs become a menu, or the menu tabs. */
  private void roomChanged() {
    boolean otherTabs = panels.size() > 1 && compact == hasRoomForTabs();
    if (otherTabs || panels.size() == 1 && wide != isWide()) {
      show(shown);
    }
  }

  private void choose(Panel panel) {
    show(panel);
    onChosen.accept(panel);
  }

  private void addMenu() {
    MenuButton menu = words.text(new MenuButton(), "ui.panel.short." + shown.id());
    words.named(menu, "ui.panel." + shown.id());
    menu.getStyleClass().add("panel-menu");
    menu.setMinWidth(0);
    for (Panel panel : panels) {
      MenuItem item = new MenuItem();
      item.textProperty().bind(words.of("ui.panel." + panel.id()));
      item.setOnAction(chosen -> choose(panel));
      menu.getItems().add(item);
    }
    header.getChildren().add(menu);
  }

  private void addTabs() {
    ToggleGroup group = new ToggleGroup();
    for (Panel panel : panels) {
      ToggleButton tab = words.text(new ToggleButton(), "ui.panel.short." + panel.id());
      words.named(tab, "ui.panel." + panel.id());
      tab.getStyleClass().add("panel-tab");
      tab.setToggleGroup(group);
      tab.setSelected(panel == shown);
      tab.setMinWidth(LEAST_TAB);
      tab.setOnAction(pressed -> choose(panel));
      header.getChildren().add(tab);
    }
    FocusGroup.arrowsMoveWithin(header.getChildren().toArray(Node[]::new));
  }
}
