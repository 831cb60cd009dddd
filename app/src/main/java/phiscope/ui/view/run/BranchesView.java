package phiscope.ui.view.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.text.Numbers;
import phiscope.ui.view.Words;

/**
 * The branches of a document: choose one, take one away, and see side by side where the one that is
 * shown parts from the one it came from, and in what.
 */
public final class BranchesView extends ScrollPane {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

  private final Words words;
  private final String name;
  private final VBox rows = new VBox();

  /**
   * What is listed.
   *
   * @param names of the branches
   * @param shown which of them is shown
   * @param compared the one that is shown beside its parent
   */
  public record Listed(List<String> names, int shown, Optional<Compared> compared) {}

  /**
   * Two branches side by side.
   *
   * @param sentence where they part, or that they do not
   * @param differsAt the frame in which they part
   * @param sides both of them; none where there is nothing to tell of either
   */
  public record Compared(String sentence, OptionalInt differsAt, List<Side> sides) {
    public Compared {
      sides = List.copyOf(sides);
    }

    /** Two that do not part. */
    public static Compared same(String sentence) {
      return new Compared(sentence, OptionalInt.empty(), List.of());
    }
  }

  /** One of them: its title, what it came to, and the frames around the difference. */
  public record Side(String title, String result, List<Line> frames) {
    private static final int BEFORE = 1;
    private static final int AFTER = 2;

    /**
     * The frames of a run around the one that differs; none if none does.
     *
     * @param name of the branch
     * @param differs the frame; -1 if none
     * @param size how many frames the run has
     * @param time of a frame, as it is read
     * @param sentence what happens in it
     */
    public static Side around(
        Words words,
        String name,
        String result,
        int differs,
        int size,
        IntFunction<String> time,
        IntFunction<String> sentence) {
      List<Line> lines = new ArrayList<>();
      int end = differs < 0 ? 0 : Math.min(size, differs + AFTER + 1);
      for (int frame = Math.max(0, differs - BEFORE); frame < end; frame++) {
        String text =
            words.get(
                "swimview.branches.frame",
                Numbers.whole(frame),
                time.apply(frame),
                sentence.apply(frame));
        lines.add(new Line(text, frame == differs));
      }
      if (size <= differs) {
        lines.add(new Line(words.get("swimview.branches.ended"), true));
      }
      return new Side(words.get("swimview.branches.side", name), result, lines);
    }
  }

  /** A frame in a sentence, and whether it is the first that differs. */
  public record Line(String text, boolean differs) {}

  /**
   * @param name before the names of views
   */
  public BranchesView(Words words, String name) {
    this.words = words;
    this.name = name;
    rows.getStyleClass().add("swim-rows");
    getStyleClass().add("edge-to-edge");
    setContent(rows);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMinSize(0, 0);
    setId(name + "-branches");
  }

  /**
   * Lists branches.
   *
   * @param onShow what to do when one is chosen
   * @param onDelete what to do when one is taken away
   * @param onGo what to do to go to a frame
   */
  public void show(Listed listed, IntConsumer onShow, IntConsumer onDelete, IntConsumer onGo) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < listed.names().size(); i++) {
      nodes.add(branch(listed, i, onShow, onDelete));
    }
    listed
        .compared()
        .ifPresentOrElse(
            compared -> nodes.addAll(compared(compared, onGo)),
            () -> nodes.add(text(words.get("swimview.branches.hint"), "muted")));
    rows.getChildren().setAll(nodes);
  }

  private static Label text(String text, String style) {
    Label label = new Label(text);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinWidth(0);
    return label;
  }

  private Node branch(Listed listed, int index, IntConsumer onShow, IntConsumer onDelete) {
    boolean isShown = listed.shown() == index;
    ToggleButton choose = new ToggleButton(listed.names().get(index));
    choose.setId(name + "-branch-" + index);
    choose.getStyleClass().add("swim-branch");
    choose.pseudoClassStateChanged(SHOWN, isShown);
    choose.setSelected(isShown);
    choose.setMaxWidth(Double.MAX_VALUE);
    choose.setMinWidth(0);
    choose.setWrapText(true);
    choose.setOnAction(
        pressed -> {
          choose.setSelected(isShown);
          onShow.accept(index);
        });
    HBox.setHgrow(choose, Priority.ALWAYS);
    HBox row = new HBox(choose);
    row.getStyleClass().add("swim-row");
    if (index > 0) {
      Button delete = new Button(null, new FontIcon("mdi2d-delete-outline"));
      delete.setId(name + "-delete-branch-" + index);
      delete.getStyleClass().addAll("flat", "tool");
      words.tip(delete, "swimview.branches.delete");
      delete.setOnAction(pressed -> onDelete.accept(index));
      row.getChildren().add(delete);
    }
    return row;
  }

  private List<Node> compared(Compared compared, IntConsumer onGo) {
    List<Node> nodes = new ArrayList<>();
    Label sentence = text(compared.sentence(), "run-reading");
    sentence.setId(name + "-difference");
    nodes.add(sentence);
    if (compared.differsAt().isPresent()) {
      int frame = compared.differsAt().getAsInt();
      Button go = new Button(words.get("swimview.branches.go", Numbers.whole(frame)));
      go.setId(name + "-go-difference");
      go.setOnAction(pressed -> onGo.accept(frame));
      nodes.add(go);
    }
    if (compared.sides().isEmpty()) {
      return nodes;
    }
    HBox both = new HBox();
    both.getStyleClass().add("swim-compare");
    for (Side of : compared.sides()) {
      VBox side = side(of);
      HBox.setHgrow(side, Priority.ALWAYS);
      both.getChildren().add(side);
    }
    nodes.add(both);
    return nodes;
  }

  private static VBox side(Side of) {
    VBox side = new VBox(text(of.title(), "group-title"));
    side.getStyleClass().add("swim-side");
    side.setMinWidth(0);
    side.setPrefWidth(1);
    if (!of.result().isEmpty()) {
      side.getChildren().add(text(of.result(), "run-reading"));
    }
    of.frames()
        .forEach(
            line ->
                side.getChildren()
                    .add(text(line.text(), line.differs() ? "swim-differs" : "muted")));
    return side;
  }
}
