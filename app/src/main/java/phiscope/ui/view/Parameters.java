package phiscope.ui.view;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/** The parameters of the bench, to the right: every number of the document, typed. */
final class Parameters extends ScrollPane {
  private final List<Section> sections;

  Parameters(Bench bench) {
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    Words words = bench.words();
    sections =
        List.of(
            new Section(words, "ui.section.now", true, () -> new NowGroup(bench)),
            new Section(words, "ui.section.intervals", true, () -> new IntervalsGroup(bench, 0)),
            new Section(words, "ui.section.generator", false, () -> new GeneratorGroup(bench, 0)),
            new Section(words, "ui.section.policy", false, () -> new PolicyEditor(bench, 0)),
            new Section(words, "ui.section.prior", true, () -> new PriorGroup(bench)),
            new Section(words, "ui.section.consumers", false, () -> new ConsumerRulesGroup(bench)),
            new Section(words, "ui.section.overlays", false, () -> new OverlaysGroup(bench)),
            new Section(words, "ui.section.timeouts", false, () -> new TimeoutsGroup(bench)),
            new Section(words, "ui.section.tape", false, () -> new TapeGroup(bench, 0)),
            new Section(words, "ui.section.tape2", false, () -> new SecondTapeGroup(bench)),
            new Section(words, "ui.section.scale", false, () -> new ScaleGroup(bench)),
            new Section(words, "ui.section.cover", false, () -> new CoverGroup(bench)));
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    box.getChildren().addAll(sections);
    setContent(box);
  }

  /** The groups, in order. */
  List<Section> sections() {
    return sections;
  }

  /**
   * Unfolds a section, brings it into sight and gives the focus to its first box; where it has none
   * to its heading. A button would do something to the document at the next key.
   */
  void reveal(Section section) {
    section.setExpanded(true);
    // What has just been made has no place yet.
    applyCss();
    layout();
    bringIntoSight(section.getBoundsInParent());
    section.getContent().lookupAll("*").stream()
        .filter(Parameters::isBox)
        .findFirst()
        .ifPresentOrElse(Node::requestFocus, section::requestFocus);
  }

  private static boolean isBox(Node node) {
    boolean isPressed = node instanceof ButtonBase && !(node instanceof CheckBox);
    return node.isFocusTraversable() && !node.isDisabled() && !isPressed && isShown(node);
  }

  private static boolean isShown(Node node) {
    return node == null || node.isVisible() && isShown(node.getParent());
  }

  /** Scrolls the head of a section to the top, unless all of it can be seen. */
  private void bringIntoSight(Bounds section) {
    double sight = getViewportBounds().getHeight();
    double hidden = getContent().getLayoutBounds().getHeight() - sight;
    double top = getVvalue() * hidden;
    if (hidden > 0 && (section.getMinY() < top || section.getMaxY() > top + sight)) {
      setVvalue(Math.min(1, section.getMinY() / hidden));
    }
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    sections.forEach(Section::update);
  }
}
