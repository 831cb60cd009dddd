package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.AddConsumer;
import phiscope.bench.ConsumerReading;
import phiscope.bench.DetectorBench;
import phiscope.bench.TapeReading;

/** The consumers of phi: each with its threshold, what it decides now, and what it then does. */
final class ConsumersPanel implements Panel {
  private final Bench bench;
  private final VBox rows = new VBox();
  private final ScrollPane content = new ScrollPane(rows);
  private final Button add = new Button(null, new FontIcon("mdi2p-plus"));
  private final Label none = new Label();
  private final List<ConsumerRow> shown = new ArrayList<>();

  ConsumersPanel(Bench bench) {
    this.bench = bench;
    rows.getStyleClass().add("consumer-rows");
    ConsumerRulesGroup.tellOfNone(none, bench.words());
    none.setId("no-consumers");
    rows.getChildren().add(none);
    content.setFitToWidth(true);
    content.setMinSize(0, 0);
    content.getStyleClass().add("edge-to-edge");
    add.getStyleClass().addAll("flat", "tool");
    bench.words().tip(add, "ui.consumer.add");
    add.setOnAction(pressed -> add());
  }

  private void add() {
    int count = bench.model().bench().consumers().size();
    String name = bench.words().get("ui.consumer.newName", count + 1);
    bench
        .model()
        .apply(
            new AddConsumer(
                Consumer.of(name, String.valueOf(count + 1), Consumer.Action.DROP_TRAFFIC)));
  }

  @Override
  public String id() {
    return "consumers";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public List<Node> tools(boolean shared) {
    return List.of(add);
  }

  /** Without a style: that would be looked up anew for all that is in the panel, frame by frame. */
  @Override
  public void pending(boolean is) {
    rows.setOpacity(is ? OF_EARLIER : 1);
  }

  @Override
  public void beforeLayout() {
    List<TapeReading> tapes = bench.model().reading().tapes();
    List<ConsumerReading> readings = tapes.get(0).main().consumers();
    none.setVisible(readings.isEmpty());
    while (shown.size() < readings.size()) {
      ConsumerRow row = new ConsumerRow(bench, shown.size());
      shown.add(row);
      rows.getChildren().add(row);
    }
    while (shown.size() > readings.size()) {
      rows.getChildren().remove(shown.remove(shown.size() - 1));
    }
    for (int i = 0; i < readings.size(); i++) {
      int consumer = i;
      shown
          .get(i)
          .show(
              tapes.stream()
                  .map(
                      tape ->
                          new ConsumerRow.OnTape(
                              tapes.size() > 1 ? tape.tape().name() : "",
                              tape.main().consumers().get(consumer),
                              tape.main().elapsed()))
                  .toList());
    }
    add.setDisable(readings.size() >= DetectorBench.MAX_CONSUMERS);
  }
}
