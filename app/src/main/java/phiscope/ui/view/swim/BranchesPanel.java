package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import phiscope.bench.BranchEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBranch;
import phiscope.bench.SwimDifference;
import phiscope.bench.SwimReading;
import phiscope.bench.script.ScriptText;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimRun;
import phiscope.text.Messages;
import phiscope.text.swim.DifferenceSentences;
import phiscope.text.swim.SwimSentences;
import phiscope.ui.view.Panel;

/**
 * The branches of the document: choose one, take one away, and see side by side where the one that
 * is shown parts from the one it came from, and in what.
 */
final class BranchesPanel implements Panel {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");

  private final SwimContext context;
  private final VBox rows = new VBox();
  private final ScrollPane content = new ScrollPane(rows);
  private SwimReading shown;
  private Messages spoken;
  private SwimDifference found;

  BranchesPanel(SwimContext context) {
    this.context = context;
    rows.getStyleClass().add("swim-rows");
    content.getStyleClass().add("edge-to-edge");
    content.setFitToWidth(true);
    content.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    content.setMinSize(0, 0);
    content.setId("swim-branches");
  }

  @Override
  public String id() {
    return "swimBranches";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void beforeLayout() {
    SwimReading reading = context.model().reading();
    Messages messages = context.words().messages();
    if (reading == shown && messages == spoken) {
      return;
    }
    shown = reading;
    spoken = messages;
    List<Node> nodes = new ArrayList<>();
    SwimBench bench = context.model().bench();
    for (int i = 0; i < bench.branches().size(); i++) {
      nodes.add(branch(bench, i));
    }
    reading
        .comparison()
        .ifPresentOrElse(
            comparison -> nodes.addAll(comparison(reading, comparison)),
            () -> nodes.add(text("swimview.branches.hint", "muted")));
    rows.getChildren().setAll(nodes);
  }

  private Label text(String key, String style, Object... arguments) {
    Label label = new Label(context.words().get(key, arguments));
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinWidth(0);
    return label;
  }

  /** "Branch 2, from branch 1 at 3 s: crash m3". */
  private Node branch(SwimBench bench, int index) {
    SwimBranch branch = bench.branches().get(index);
    boolean isShown = bench.view().branch() == index;
    ToggleButton choose = new ToggleButton(name(bench, index, branch));
    choose.setId("swim-branch-" + index);
    choose.getStyleClass().add("swim-branch");
    choose.pseudoClassStateChanged(SHOWN, isShown);
    choose.setSelected(isShown);
    choose.setMaxWidth(Double.MAX_VALUE);
    choose.setMinWidth(0);
    choose.setWrapText(true);
    choose.setOnAction(
        pressed -> {
          choose.setSelected(isShown);
          context.model().showBranch(index);
        });
    HBox.setHgrow(choose, Priority.ALWAYS);
    HBox row = new HBox(choose);
    row.getStyleClass().add("swim-row");
    if (index > 0) {
      Button delete = new Button(null, new FontIcon("mdi2d-delete-outline"));
      delete.setId("swim-delete-branch-" + index);
      delete.getStyleClass().addAll("flat", "tool");
      context.words().tip(delete, "swimview.branches.delete");
      delete.setOnAction(pressed -> context.model().apply(new BranchEdit.DeleteBranch(index)));
      row.getChildren().add(delete);
    }
    return row;
  }

  private String name(SwimBench bench, int index, SwimBranch branch) {
    if (index == 0) {
      return context.words().get("swimview.branches.first");
    }
    List<ScriptEntry> before = bench.branches().get(branch.parent()).script();
    String what =
        branch.script().stream()
            .filter(line -> !before.contains(line))
            .findFirst()
            .map(ScriptText::line)
            .orElse(context.words().get("swimview.branches.same"));
    return context
        .words()
        .get(
            "swimview.branches.name",
            String.valueOf(index + 1),
            String.valueOf(branch.parent() + 1),
            what);
  }

  private List<Node> comparison(SwimReading reading, SwimReading.BranchComparison comparison) {
    String here = String.valueOf(reading.bench().view().branch() + 1);
    String there = String.valueOf(comparison.parent() + 1);
    Optional<FrameComparison.Difference> difference = comparison.difference();
    if (difference.isEmpty()) {
      return List.of(text("swimview.branches.noDifference", "run-reading", here, there));
    }
    int index = difference.get().index();
    Label what = new Label(told(reading, comparison, here, there));
    what.setId("swim-difference");
    what.getStyleClass().add("run-reading");
    what.setWrapText(true);
    what.setMinWidth(0);
    Button go = new Button(context.words().get("swimview.branches.go", String.valueOf(index)));
    go.setId("swim-go-difference");
    go.setOnAction(pressed -> context.model().goTo(index));
    VBox left = side(there, comparison.other(), index);
    VBox right = side(here, reading.run(), index);
    HBox both = new HBox(left, right);
    both.getStyleClass().add("swim-compare");
    HBox.setHgrow(left, Priority.ALWAYS);
    HBox.setHgrow(right, Priority.ALWAYS);
    return List.of(what, go, both);
  }

  /** Found once for two runs: it takes a walk through both of them. */
  private String told(
      SwimReading reading, SwimReading.BranchComparison comparison, String here, String there) {
    boolean known =
        found != null && found.here() == reading.run() && found.there() == comparison.other();
    if (!known) {
      found = SwimDifference.of(reading.run(), comparison).orElseThrow();
    }
    return new DifferenceSentences(context.words().messages()).of(found, here, there).text();
  }

  /** The frames around the difference in one of the runs. */
  private VBox side(String name, SwimRun run, int index) {
    VBox side = new VBox(text("swimview.branches.side", "group-title", name));
    side.getStyleClass().add("swim-side");
    side.setMinWidth(0);
    side.setPrefWidth(1);
    SwimSentences sentences = new SwimSentences(context.words().messages());
    for (int frame = Math.max(0, index - 1); frame < Math.min(run.size(), index + 3); frame++) {
      String sentence = sentences.of(run.frame(frame)).text();
      Label line =
          text(
              "swimview.branches.frame",
              frame == index ? "swim-differs" : "muted",
              String.valueOf(frame),
              phiscope.bench.script.ScriptValues.spoken(run.time(frame)),
              sentence);
      side.getChildren().add(line);
    }
    if (run.size() <= index) {
      side.getChildren().add(text("swimview.branches.ended", "swim-differs"));
    }
    return side;
  }
}
