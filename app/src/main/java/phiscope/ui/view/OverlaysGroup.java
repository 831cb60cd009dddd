package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.PolicyEdit.AddPolicy;
import phiscope.bench.PolicyEdit.RemovePolicy;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;

/** Other policies over the same tape. */
final class OverlaysGroup implements Parameters.Group {
  private final Bench bench;
  private final VBox box = new VBox();
  private final VBox list = new VBox();
  private final MenuButton add;
  private final Section section;
  private final List<Overlay> overlays = new ArrayList<>();

  OverlaysGroup(Bench bench) {
    this.bench = bench;
    add = bench.words().text(new MenuButton(), "ui.overlay.add");
    add.setId("add-overlay");
    add.setMaxWidth(Double.MAX_VALUE);
    // A menu, so that arrow keys choose and only Enter adds.
    for (Preset preset : Preset.values()) {
      MenuItem item = new MenuItem();
      item.setId("add-overlay-" + preset.id());
      item.textProperty().bind(bench.words().of("ui.policy.preset." + preset.id()));
      item.setOnAction(chosen -> add(preset));
      add.getItems().add(item);
    }
    box.getStyleClass().add("group");
    list.getStyleClass().add("group");
    Label what = bench.words().text(new Label(), "ui.overlay.what");
    what.setWrapText(true);
    what.getStyleClass().add("muted");
    box.getChildren().addAll(what, list, add);
    section = new Section(bench.words(), "ui.section.overlays", box, false);
  }

  private void add(Preset preset) {
    bench
        .model()
        .apply(new AddPolicy(Presets.policy(preset, bench.model().bench().scale().unit())));
  }

  @Override
  public Section section() {
    return section;
  }

  @Override
  public void update() {
    int count = bench.model().bench().policies().size() - 1;
    while (overlays.size() < count) {
      Overlay overlay = new Overlay(overlays.size() + 1);
      overlays.add(overlay);
      list.getChildren().add(overlay.pane);
    }
    while (overlays.size() > count) {
      list.getChildren().remove(overlays.remove(overlays.size() - 1).pane);
    }
    overlays.forEach(Overlay::update);
    add.setDisable(bench.model().bench().policies().size() >= DetectorBench.MAX_POLICIES);
  }

  /** One of them. */
  private final class Overlay {
    private final int index;
    private final PolicyEditor editor;
    private final TitledPane pane = new TitledPane();

    Overlay(int index) {
      this.index = index;
      editor = new PolicyEditor(bench, index);
      Button remove = bench.words().text(new Button(), "ui.overlay.remove");
      remove.setOnAction(pressed -> bench.model().apply(new RemovePolicy(index)));
      VBox content = new VBox(editor, remove);
      content.getStyleClass().add("group");
      pane.setContent(content);
      pane.setExpanded(false);
      pane.setAnimated(false);
      pane.getStyleClass().add("dense");
    }

    void update() {
      editor.update();
      String id = bench.model().bench().policies().get(index).preset().id();
      pane.setText(bench.words().get("ui.policy.preset." + id));
    }
  }
}
