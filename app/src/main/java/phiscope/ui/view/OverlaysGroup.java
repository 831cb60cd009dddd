package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.PolicyEdit.AddPolicy;
import phiscope.bench.PolicyEdit.RemovePolicy;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;

/** Other policies over the same tape. */
final class OverlaysGroup implements Fold.Content {
  private final Bench bench;
  private final VBox box = new VBox();
  private final VBox list = new VBox();
  private final MenuButton add;
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
  }

  private void add(Preset preset) {
    bench
        .model()
        .apply(new AddPolicy(Presets.policy(preset, bench.model().bench().scale().unit())));
  }

  @Override
  public Node node() {
    return box;
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
    private final Fold pane;

    Overlay(int index) {
      this.index = index;
      pane = new Fold(false, () -> new OverlayBoxes(bench, index));
    }

    void update() {
      pane.update();
      String id = bench.model().bench().policies().get(index).preset().id();
      pane.setText(bench.words().get("ui.policy.preset." + id));
    }
  }

  /** What can be changed of one. */
  private static final class OverlayBoxes implements Fold.Content {
    private final PolicyEditor editor;
    private final VBox box;

    OverlayBoxes(Bench bench, int index) {
      editor = new PolicyEditor(bench, index);
      Button remove = bench.words().text(new Button(), "ui.overlay.remove");
      remove.setOnAction(pressed -> bench.model().apply(new RemovePolicy(index)));
      box = new VBox(editor, remove);
      box.getStyleClass().add("group");
    }

    @Override
    public Node node() {
      return box;
    }

    @Override
    public void update() {
      editor.update();
    }
  }
}
