package phiscope.ui.view;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** A place in the deck: one panel with its title, or several with tabs. */
final class PanelCell extends BorderPane {
  private static final PseudoClass MAXIMISED = PseudoClass.getPseudoClass("maximised");

  private final Words words;
  private final HBox header = new HBox();
  private final Button maximise = new Button(null, new FontIcon("mdi2a-arrow-expand"));
  private final Consumer<Panel> onChosen;
  private List<Panel> panels = List.of();
  private Panel shown;

  /**
   * @param onMaximise what to do when a panel wants all room
   * @param onChosen what to do when a person chose a tab
   */
  PanelCell(Words words, Consumer<Panel> onMaximise, Consumer<Panel> onChosen) {
    this.words = words;
    this.onChosen = onChosen;
    getStyleClass().add("panel-cell");
    header.getStyleClass().add("panel-header");
    maximise.getStyleClass().addAll("flat", "tool");
    words.tip(maximise, "ui.panel.maximise");
    maximise.setOnAction(pressed -> onMaximise.accept(shown));
    setTop(header);
    setMinSize(0, 0);
  }

  /** The panels of this place; the first that {@code inFront} names is shown. */
  void setPanels(List<Panel> newPanels, Set<String> inFront) {
    panels = List.copyOf(newPanels);
    show(
        panels.stream()
            .filter(panel -> inFront.contains(panel.id()))
            .findFirst()
            .orElse(panels.get(0)));
  }

  List<Panel> panels() {
    return panels;
  }

  Panel shown() {
    return shown;
  }

  void setMaximised(boolean on) {
    pseudoClassStateChanged(MAXIMISED, on);
    maximise.setGraphic(new FontIcon(on ? "mdi2a-arrow-collapse" : "mdi2a-arrow-expand"));
    words.tip(maximise, on ? "ui.panel.restore" : "ui.panel.maximise");
  }

  void show(Panel panel) {
    shown = panel;
    header.getChildren().clear();
    if (panels.size() == 1) {
      Label title = words.text(new Label(), "ui.panel." + panel.id());
      title.getStyleClass().add("panel-title");
      title.setMinWidth(Region.USE_PREF_SIZE);
      header.getChildren().add(title);
    } else {
      addTabs();
    }
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    header.getChildren().add(space);
    header.getChildren().addAll(panel.tools(panels.size() > 1));
    header.getChildren().add(maximise);
    setCenter(panel.content());
  }

  private void addTabs() {
    ToggleGroup group = new ToggleGroup();
    for (Panel panel : panels) {
      ToggleButton tab = words.text(new ToggleButton(), "ui.panel.short." + panel.id());
      words.named(tab, "ui.panel." + panel.id());
      tab.getStyleClass().add("panel-tab");
      tab.setToggleGroup(group);
      tab.setSelected(panel == shown);
      tab.setMinWidth(0);
      tab.setOnAction(
          pressed -> {
            show(panel);
            onChosen.accept(panel);
          });
      header.getChildren().add(tab);
    }
    FocusGroup.arrowsMoveWithin(header.getChildren().toArray(Node[]::new));
  }
}
