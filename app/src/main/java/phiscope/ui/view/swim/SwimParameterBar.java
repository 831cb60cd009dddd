package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import phiscope.bench.SwimParameter;

/** The parameters of the bench, to the right: every number of the document, typed. */
final class SwimParameterBar extends ScrollPane {
  private final List<ParameterGroup> groups = new ArrayList<>();

  SwimParameterBar(SwimContext context) {
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("swim-parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    groups.add(new ScriptGroup(context));
    groups.add(new ScenarioGroup(context));
    for (String group : SwimParameter.groups()) {
      groups.add(new ProtocolGroup(context, group));
    }
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    groups.forEach(group -> box.getChildren().add(group.section()));
    setContent(box);
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    groups.forEach(ParameterGroup::update);
  }
}
