package phiscope.ui.view;

import java.util.List;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.lesson.Prose;
import phiscope.lesson.Prose.Block;
import phiscope.lesson.Prose.Items;
import phiscope.lesson.Prose.Paragraph;
import phiscope.lesson.Prose.Run;

/** Running text of a lesson. */
final class ProseView extends VBox {
  ProseView(Prose prose) {
    getStyleClass().add("prose");
    for (Block block : prose.blocks()) {
      if (block instanceof Paragraph paragraph) {
        getChildren().add(flow(paragraph.runs(), ""));
      } else if (block instanceof Items items) {
        addItems(items);
      }
    }
  }

  private void addItems(Items items) {
    for (int i = 0; i < items.items().size(); i++) {
      String mark = items.ordered() ? (i + 1) + ". " : "• ";
      getChildren().add(flow(items.items().get(i), mark));
    }
  }

  /** One line of text. */
  static TextFlow flow(List<Run> runs, String before) {
    TextFlow flow = new TextFlow();
    StringBuilder spoken = new StringBuilder(before);
    if (!before.isEmpty()) {
      flow.getChildren().add(text(before));
    }
    for (Run run : runs) {
      Text text = text(run.text());
      switch (run.style()) {
        case PLAIN -> text.getStyleClass().add("run-plain");
        case EMPHASIS -> text.getStyleClass().add("run-emphasis");
        case STRONG -> text.getStyleClass().add("run-strong");
        case CODE -> text.getStyleClass().add("run-code");
        case VALUE -> text.getStyleClass().add("run-value");
        case EXPONENT -> text.getStyleClass().add("run-exponent");
      }
      spoken.append(run.text());
      flow.getChildren().add(text);
    }
    flow.setAccessibleText(spoken.toString());
    flow.setMinWidth(0);
    return flow;
  }

  private static Text text(String content) {
    Text text = new Text(content);
    text.getStyleClass().add("run");
    return text;
  }
}
