package phiscope.ui.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Region;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * Finds the fields of the parameters by their names, also those in groups that are folded. What is
 * no box of a value, such as a button, is never found: the next key would do something.
 */
final class FieldFinder {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private final WorkbenchView view;
  private final Words words;

  FieldFinder(WorkbenchView view) {
    this.view = view;
    this.words = view.words();
  }

  /** A box on the way: in which groups it stands, the outermost first. */
  private record Place(Node box, List<Fold> folds, String of) {}

  /** All fields that the bench shows as it is now, in their order. */
  List<Findable> all() {
    List<Place> places = new ArrayList<>();
    look(view.benchView().parameters(), List.of(), "", places);
    List<Findable> fields = new ArrayList<>();
    Map<String, Integer> equal = new HashMap<>();
    for (Place place : places) {
      String text = words.get("ui.goto.field", name(place.box()), where(place));
      int count = equal.merge(text, 1, Integer::sum);
      fields.add(field(place, count == 1 ? text : text + " " + count));
    }
    return fields;
  }

  private Findable field(Place place, String text) {
    String names = "";
    String explained = "";
    if (place.box().getProperties().get(Form.KEY) instanceof String key) {
      names = ENGLISH.get(key);
    }
    if (place.box().getProperties().get(Form.TIP) instanceof String tip) {
      explained = words.get(tip) + " " + ENGLISH.get(tip);
    }
    Action action =
        new Action(
            "field",
            "",
            Optional.empty(),
            new SimpleStringProperty(text),
            ActionBook.ENABLED,
            () -> goTo(place));
    return new Findable(CommandPalette.verbs(words), action, names, explained);
  }

  private static String name(Node box) {
    Node named = box instanceof NumberField number ? number.field() : box;
    String name = named.getAccessibleText();
    return name == null && box instanceof CheckBox check ? check.getText() : name;
  }

  private static String where(Place place) {
    String groups = place.folds().stream().map(Fold::getText).collect(Collectors.joining(" › "));
    return place.of().isEmpty() ? groups : groups + " › " + place.of();
  }

  private static void look(Node at, List<Fold> folds, String of, List<Place> found) {
    if (!at.isVisible()) {
      return;
    }
    if (isBox(at)) {
      if (name(at) != null) {
        found.add(new Place(at, folds, of));
      }
    } else if (at instanceof Fold fold) {
      List<Fold> within = new ArrayList<>(folds);
      within.add(fold);
      // What is folded is not visible as a whole.
      if (fold.contentOfNow() instanceof Parent content) {
        lookAtChildren(content, List.copyOf(within), of, found);
      }
    } else if (at instanceof ScrollPane pane) {
      look(pane.getContent(), folds, of, found);
    } else if (at instanceof Region region && !(at instanceof javafx.scene.control.Control)) {
      lookAtChildren(region, folds, of, found);
    }
  }

  private static void lookAtChildren(
      Parent parent, List<Fold> folds, String of, List<Place> found) {
    String title = of;
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof Label label && label.getStyleClass().contains("group-title")) {
        title = label.getText();
      }
      look(child, folds, title, found);
    }
  }

  private static boolean isBox(Node node) {
    return node instanceof NumberField
        || node instanceof Choice
        || node instanceof TextInputControl
        || node instanceof CheckBox;
  }

  private void goTo(Place place) {
    view.showParameters();
    place.folds().forEach(fold -> fold.setExpanded(true));
    if (view.benchView().parameters() instanceof ScrollPane pane) {
      pane.applyCss();
      pane.layout();
      bringIntoSight(pane, place.box());
    }
    Node focus = place.box() instanceof NumberField number ? number.field() : place.box();
    if (focus.isDisabled() && !place.folds().isEmpty()) {
      place.folds().get(place.folds().size() - 1).requestFocus();
    } else {
      focus.requestFocus();
    }
  }

  /** Scrolls a box to the middle, unless all of it can be seen. */
  private static void bringIntoSight(ScrollPane pane, Node box) {
    double sight = pane.getViewportBounds().getHeight();
    double hidden = pane.getContent().getLayoutBounds().getHeight() - sight;
    var place = pane.getContent().sceneToLocal(box.localToScene(box.getLayoutBounds()));
    double top = pane.getVvalue() * hidden;
    if (hidden > 0 && (place.getMinY() < top || place.getMaxY() > top + sight)) {
      double middle = place.getCenterY() - sight / 2;
      pane.setVvalue(Math.max(0, Math.min(1, middle / hidden)));
    }
  }
}
