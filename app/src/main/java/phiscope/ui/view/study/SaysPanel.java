package phiscope.ui.view.study;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import phiscope.bench.study.ReadyStudy;
import phiscope.text.study.StudySentences;
import phiscope.ui.view.Panel;
import phiscope.ui.view.PowerText;

/** What a study says, in sentences: what the article says and what comes of it. */
final class SaysPanel implements Panel {
  static final String ID = "study-findings";

  private final StudyContext context;
  private final VBox list = new VBox();
  private final ScrollPane scroll = new ScrollPane(list);
  private List<String> shown = List.of();

  SaysPanel(StudyContext context) {
    this.context = context;
    list.getStyleClass().add("study-says");
    list.setId(ID);
    scroll.getStyleClass().add("edge-to-edge");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinSize(0, 0);
    context.words().named(scroll, "ui.panel." + ID);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Node content() {
    return scroll;
  }

  @Override
  public void beforeLayout() {
    List<String> now = new java.util.ArrayList<>();
    look().ifPresent(now::add);
    if (context.model().isUpToDate()) {
      now.addAll(new StudySentences(context.words().messages()).summary(context.model().reading()));
    } else {
      now.add(context.words().get("study.notYet"));
    }
    if (!now.equals(shown)) {
      shown = now;
      list.getChildren().setAll(now.stream().map(SaysPanel::label).toList());
    }
  }

  /** What to look for, of a ready study that is as it came. */
  private java.util.Optional<String> look() {
    for (ReadyStudy ready : ReadyStudy.values()) {
      if (ready.kind() == context.model().study()
          && ready.study().equals(context.model().bench().study())) {
        return java.util.Optional.of(context.words().get("study.look." + ready.name()));
      }
    }
    return java.util.Optional.empty();
  }

  private static Node label(String text) {
    TextFlow flow = PowerText.flow(text);
    flow.setAccessibleText(text);
    flow.getStyleClass().add("study-sentence");
    return flow;
  }
}
