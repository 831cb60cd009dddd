package phiscope.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.run.RunFigureView;

/**
 * Looks at everything in the window: what is clipped, lies outside or under something else, or is
 * too small to be hit.
 */
final class LayoutCheck {
  private static final double SLACK = 1.5;
  private static final double LEAST_TARGET = 24;

  private final Ui ui;
  private final List<String> faults = new ArrayList<>();
  private boolean ellipsisAllowed;

  LayoutCheck(Ui ui) {
    this.ui = ui;
    Ui.run(() -> unfold(ui.stage.getScene().getRoot()));
  }

  /** What was found, each with where. */
  List<String> faults() {
    return faults;
  }

  /** Texts may end in an ellipsis from now on. */
  void allowEllipsis() {
    ellipsisAllowed = true;
  }

  /** Shows the window in a language at a size of text. */
  void look(int zoom, Language language, boolean projector) {
    Ui.run(
        () ->
            ui.window
                .workbench()
                .change(s -> s.withZoom(zoom).withLanguage(language).withProjector(projector)));
    Ui.pulse();
    Ui.pulse();
  }

  /** Looks at everything that can be seen now. */
  void check(String where) {
    Ui.pulse();
    Ui.run(() -> walk(ui.stage.getScene().getRoot(), where, null));
  }

  /** Opens every section, so that all boxes are looked at, whatever other tests left open. */
  static void unfold(Parent parent) {
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof javafx.scene.control.TitledPane section) {
        section.setExpanded(true);
        unfold((Parent) section.getContent());
      } else if (child instanceof Parent inner) {
        unfold(inner);
      }
    }
  }

  private void walk(Node node, String where, Bounds clip) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    Bounds inScene = node.localToScene(node.getLayoutBounds());
    if (node instanceof Control control && !(node instanceof ScrollPane)) {
      inside(control, inScene, clip, where);
      big(control, where);
    }
    if (node instanceof Labeled labeled) {
      whole(labeled, where);
    }
    if (node instanceof FigureView || node instanceof RunFigureView) {
      inside(node, inScene, clip, where);
    }
    boolean scrolls = node instanceof ScrollPane || node instanceof TextInputControl;
    if (scrolls || !(node instanceof Parent)) {
      if (node instanceof ScrollPane pane && pane.getContent() instanceof Parent content) {
        // What scrolls may be longer than its place, but not wider.
        Bounds place = pane.localToScene(pane.getLayoutBounds());
        walkScrolled(content, where, place);
      }
      return;
    }
    for (Node child : ((Parent) node).getChildrenUnmodifiable()) {
      walk(child, where, clip);
    }
    apart((Parent) node, where);
  }

  private void walkScrolled(Parent content, String where, Bounds place) {
    for (Node child : content.getChildrenUnmodifiable()) {
      walk(child, where, place);
    }
  }

  private void fault(Supplier<String> what, String where) {
    if (faults.size() < 40) {
      faults.add(where + ": " + what.get());
    }
  }

  private static String name(Node node) {
    String text = node instanceof Labeled labeled ? labeled.getText() : node.getAccessibleText();
    return node.getClass().getSimpleName()
        + "#"
        + node.getId()
        + " "
        + node.getStyleClass()
        + " \""
        + text
        + "\"";
  }

  private void inside(Node node, Bounds bounds, Bounds clip, String where) {
    Rectangle2D window =
        new Rectangle2D(0, 0, ui.stage.getScene().getWidth(), ui.stage.getScene().getHeight());
    double left = clip == null ? 0 : clip.getMinX();
    double right = clip == null ? window.getWidth() : clip.getMaxX();
    boolean across = bounds.getMinX() < left - SLACK || bounds.getMaxX() > right + SLACK;
    boolean down =
        clip == null
            && (bounds.getMinY() < -SLACK || bounds.getMaxY() > window.getHeight() + SLACK);
    if (across || down) {
      fault(() -> name(node) + " lies outside: " + bounds + " in " + left + " to " + right, where);
    }
  }

  /** A text that does not fit is cut with an ellipsis by the control that shows it. */
  private void whole(Labeled labeled, String where) {
    // A title is the user's own, as long as he likes.
    boolean free = labeled.getStyleClass().contains("document-title");
    if (ellipsisAllowed || free || labeled.getText() == null || labeled.getText().isEmpty()) {
      return;
    }
    Node shown = labeled.lookup(".text");
    if (labeled instanceof javafx.scene.control.TitledPane pane) {
      Node title =
          pane.getChildrenUnmodifiable().stream()
              .filter(child -> child.getStyleClass().contains("title"))
              .findFirst()
              .orElseThrow();
      shown = title.lookup(".text");
    }
    if (shown instanceof Text text && !labeled.getText().equals(text.getText())) {
      fault(() -> name(labeled) + " shows only \"" + text.getText() + "\"", where);
    }
    if (shown instanceof Text text && cutInHeight(text)) {
      fault(() -> name(labeled) + " is cut in height", where);
    }
  }

  /** Whether a text is higher than its control or than any place around it that cuts. */
  private static boolean cutInHeight(Text text) {
    Bounds letters = text.localToScene(text.getLayoutBounds());
    for (Node around = text.getParent(); around != null; around = around.getParent()) {
      if (scrolls(around)) {
        return false;
      }
      boolean cuts = around instanceof Labeled || around.getClip() != null;
      Bounds place = around.localToScene(around.getLayoutBounds());
      boolean over =
          letters.getMinY() < place.getMinY() - SLACK
              || letters.getMaxY() > place.getMaxY() + SLACK;
      if (cuts && over) {
        return true;
      }
    }
    return false;
  }

  /** What lies in a pane that scrolls may be out of sight above or below. */
  private static boolean scrolls(Node node) {
    return node instanceof ScrollPane
        || node.getStyleClass().contains("viewport")
        || node.getStyleClass().contains("clipped-container");
  }

  private void big(Control control, String where) {
    boolean target =
        control instanceof javafx.scene.control.ButtonBase
            || control instanceof javafx.scene.control.ComboBoxBase<?>
            || control instanceof javafx.scene.control.TextField;
    boolean smaller =
        control.getWidth() < LEAST_TARGET - 0.5 || control.getHeight() < LEAST_TARGET - 0.5;
    if (target && smaller && !(control instanceof javafx.scene.control.CheckBox)) {
      fault(
          () -> name(control) + " is only " + control.getWidth() + " x " + control.getHeight(),
          where);
    }
  }

  /** Controls of one parent do not lie over each other. */
  private void apart(Parent parent, String where) {
    List<Node> controls =
        parent.getChildrenUnmodifiable().stream()
            .filter(n -> n.isVisible() && n.isManaged() && n instanceof Control)
            .toList();
    if (parent instanceof Control || controls.size() > 60) {
      return;
    }
    for (int i = 0; i < controls.size(); i++) {
      for (int j = i + 1; j < controls.size(); j++) {
        Bounds one = place(controls.get(i));
        Bounds two = place(controls.get(j));
        double across =
            Math.min(one.getMaxX(), two.getMaxX()) - Math.max(one.getMinX(), two.getMinX());
        double down =
            Math.min(one.getMaxY(), two.getMaxY()) - Math.max(one.getMinY(), two.getMinY());
        if (across > SLACK && down > SLACK) {
          Node a = controls.get(i);
          Node b = controls.get(j);
          fault(() -> name(a) + " lies over " + name(b), where);
        }
      }
    }
  }

  /** Where a node lies, without its shadow. */
  private static Bounds place(Node node) {
    return node.localToParent(node.getLayoutBounds());
  }
}
