package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import phiscope.ui.FxThread;

/**
 * Keeps the focus in the part of the window that somebody works in. What has the focus may go away
 * or be switched off, as the figures of a bench do when another document is opened and as "Next"
 * does at the last step: the toolkit then goes on to what comes next in the window, a tool at the
 * top or the icon of some panel.
 */
final class FocusKeeper {
  private final BorderPane frame;
  private final Predicate<Node> isElsewhere;
  private List<Parent> around = List.of();
  private Optional<Part> part = Optional.empty();
  private boolean settling;

  /** The parts of the window in which somebody works. */
  private enum Part {
    LEFT,
    CENTRE,
    RIGHT,
    FOOT;

    Node in(BorderPane frame) {
      return switch (this) {
        case LEFT -> frame.getLeft();
        case CENTRE -> frame.getCenter();
        case RIGHT -> frame.getRight();
        case FOOT -> frame.getBottom();
      };
    }
  }

  /**
   * @param frame its parts
   * @param isElsewhere whether what has the focus now has been given it on purpose, as in a dialog
   */
  FocusKeeper(BorderPane frame, Predicate<Node> isElsewhere) {
    this.frame = frame;
    this.isElsewhere = isElsewhere;
  }

  void follow(Scene scene) {
    scene.focusOwnerProperty().addListener((owner, old, now) -> moved(scene, old, now));
  }

  private void moved(Scene scene, Node old, Node now) {
    if (settling) {
      return;
    }
    if (old != null && part.isPresent() && !canHaveFocus(scene, old)) {
      // The toolkit goes on by itself first.
      settling = true;
      FxThread.later(() -> settle(scene));
    } else {
      remember(now);
    }
  }

  private void settle(Scene scene) {
    settling = false;
    Node now = scene.getFocusOwner();
    boolean stayed = now != null && (isElsewhere.test(now) || part.equals(partOf(now)));
    Optional<Node> near = stayed ? Optional.empty() : near(scene);
    near.ifPresentOrElse(Node::requestFocus, () -> remember(now));
  }

  private void remember(Node now) {
    around = now == null ? List.of() : parents(now);
    part = partOf(now);
  }

  private static List<Parent> parents(Node node) {
    List<Parent> parents = new ArrayList<>();
    for (Parent at = node.getParent(); at != null; at = at.getParent()) {
      parents.add(at);
    }
    return parents;
  }

  private Optional<Part> partOf(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      for (Part each : Part.values()) {
        if (at == each.in(frame)) {
          return Optional.of(each);
        }
      }
    }
    return Optional.empty();
  }

  /** What is nearest to where the focus was: in the same group, else in the same part. */
  private Optional<Node> near(Scene scene) {
    for (Parent parent : around) {
      if (parent == frame) {
        break;
      }
      Optional<Node> found = parent.getScene() == scene ? best(scene, parent) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Stream.of(part.orElseThrow().in(frame), frame.getCenter())
        .filter(Objects::nonNull)
        .flatMap(node -> best(scene, node).stream())
        .findFirst();
  }

  /** A figure; else the button that leads on in a lesson; else the last in a row of buttons. */
  private static Optional<Node> best(Scene scene, Node in) {
    return Stream.of(".figure-view", "#lesson-next")
        .flatMap(name -> in.lookupAll(name).stream().filter(node -> canHaveFocus(scene, node)))
        .findFirst()
        .or(
            () ->
                in.lookupAll("*").stream()
                    .filter(node -> node.isFocusTraversable() && canHaveFocus(scene, node))
                    .reduce((first, second) -> second));
  }

  private static boolean canHaveFocus(Scene scene, Node node) {
    if (node.getScene() != scene || node.isDisabled()) {
      return false;
    }
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
