package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.swim.SwimSentences;
import phiscope.ui.view.Panel;
import phiscope.ui.view.run.SentenceFlow;

/** What changed in the frame that is looked at: what it was, what it is, and why; what was sent. */
final class ChangesPanel implements Panel {
  private final SwimContext context;
  private final VBox rows = new VBox();
  private final ScrollPane content = new ScrollPane(rows);
  private Shown shown;

  /** What the rows are of. */
  private record Shown(SwimFrame frame, Messages messages) {
    boolean isSame(SwimFrame now, Messages spoken) {
      return frame == now && messages == spoken;
    }
  }

  ChangesPanel(SwimContext context) {
    this.context = context;
    rows.getStyleClass().add("swim-rows");
    content.getStyleClass().add("edge-to-edge");
    content.setFitToWidth(true);
    content.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    content.setMinSize(0, 0);
    content.setId("swim-changes");
  }

  @Override
  public String id() {
    return "swimChanges";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void beforeLayout() {
    SwimFrame frame = context.model().reading().frame();
    Messages messages = context.words().messages();
    if (shown != null && shown.isSame(frame, messages)) {
      return;
    }
    shown = new Shown(frame, messages);
    SwimSentences sentences = new SwimSentences(messages);
    List<Node> nodes = new ArrayList<>();
    for (Change change : frame.changes()) {
      nodes.add(row(change, sentences.of(change)));
    }
    for (Envelope envelope : frame.sent()) {
      nodes.add(sent(envelope));
    }
    if (nodes.isEmpty()) {
      Label none = new Label(messages.get("swimview.changes.none"));
      none.getStyleClass().add("muted");
      none.setWrapText(true);
      nodes.add(none);
    }
    rows.getChildren().setAll(nodes);
  }

  /** What it was and what it is, beside the sentence about it. */
  private Node row(Change change, Sentence sentence) {
    HBox row = new HBox();
    row.getStyleClass().add("swim-row");
    String before = "";
    String after = "";
    if (change instanceof Change.ViewChanged view) {
      before = text(view.before());
      after = text(view.after());
    } else if (change instanceof Change.HealthChanged health) {
      before = Numbers.whole(health.before());
      after = Numbers.whole(health.after());
    } else if (change instanceof Change.Refuted refuted) {
      before = Numbers.whole(refuted.before());
      after = Numbers.whole(refuted.after());
    }
    if (!after.isEmpty()) {
      Label badge = new Label(context.words().get("swimview.changes.becomes", before, after));
      badge.getStyleClass().add("swim-badge");
      badge.setMinWidth(HBox.USE_PREF_SIZE);
      row.getChildren().add(badge);
    }
    SentenceFlow flow = new SentenceFlow(new SentenceLinks(context)::follow);
    flow.show(sentence);
    flow.setMinWidth(0);
    HBox.setHgrow(flow, Priority.ALWAYS);
    row.getChildren().add(flow);
    return row;
  }

  private String text(MemberRecord record) {
    return record == null
        ? context.words().get("swimview.state.UNKNOWN")
        : context.words().get("swimview.state." + record.state().name())
            + " "
            + record.incarnation();
  }

  private Node sent(Envelope envelope) {
    String kind = context.words().get("swimview.message." + envelope.message().kind().name());
    String way =
        context
            .words()
            .get(
                "swimview.messageOf",
                kind,
                ScriptValues.member(envelope.sender()),
                ScriptValues.member(envelope.receiver()));
    String fate =
        envelope.fate() == Fate.ARRIVES
            ? way
            : context
                .words()
                .get(
                    "swimview.changes.fate",
                    way,
                    context.words().get("swimview.fate." + envelope.fate().name()));
    javafx.scene.control.Button button = new javafx.scene.control.Button(fate);
    button.getStyleClass().addAll("flat", "swim-sent");
    button.setOnAction(pressed -> context.model().choose(envelope.id()));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    return button;
  }
}
