package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/** The parameters of the bench, to the right: every number of the document, typed. */
final class Parameters extends ScrollPane {
  /** A group of parameters that follows the document. */
  interface Group {
    Section section();

    void update();
  }

  private final List<Group> groups = new ArrayList<>();

  Parameters(Bench bench) {
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    groups.add(new NowGroup(bench));
    groups.add(new IntervalsGroup(bench, 0));
    groups.add(new GeneratorGroup(bench, 0));
    groups.add(new PolicyGroup(bench));
    groups.add(new PriorGroup(bench));
    groups.add(new ConsumerRulesGroup(bench));
    groups.add(new OverlaysGroup(bench));
    groups.add(new TimeoutsGroup(bench));
    groups.add(new TapeGroup(bench, 0));
    groups.add(new SecondTapeGroup(bench));
    groups.add(new ScaleGroup(bench));
    groups.add(new CoverGroup(bench));
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    groups.forEach(group -> box.getChildren().add(group.section()));
    setContent(box);
  }

  /** The names of the groups' texts, in order. */
  List<Section> sections() {
    return groups.stream().map(Group::section).toList();
  }

  /** Unfolds a section and gives the focus to its first box. */
  void reveal(Section section) {
    section.setExpanded(true);
    layout();
    section.getContent().lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled())
        .findFirst()
        .ifPresent(javafx.scene.Node::requestFocus);
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    groups.forEach(Group::update);
  }
}
