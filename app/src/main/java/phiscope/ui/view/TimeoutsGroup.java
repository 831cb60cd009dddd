package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.PolicyEdit.SetFixedTimeouts;
import phiscope.bench.PolicyReading;
import phiscope.core.trace.TickScale;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.DragGrid;
import phiscope.ui.viewmodel.NumberRange;

/** Fixed timeouts to compare phi with. */
final class TimeoutsGroup implements Fold.Content {
  private final Bench bench;
  private final VBox list = new VBox();
  private final Button add;
  private final VBox box;
  private final List<NumberField> boxes = new ArrayList<>();

  TimeoutsGroup(Bench bench) {
    this.bench = bench;
    add = bench.words().text(new Button(null, new FontIcon("mdi2p-plus")), "ui.timeout.add");
    add.setId("add-timeout");
    add.setOnAction(pressed -> add());
    list.getStyleClass().add("group");
    box = new VBox(list, add);
    box.getStyleClass().add("group");
  }

  @Override
  public Node node() {
    return box;
  }

  private List<BigDecimal> timeouts() {
    return new ArrayList<>(bench.model().bench().fixedTimeouts());
  }

  /** Begins at twice the mean interval. */
  private void add() {
    PolicyReading main = bench.model().reading().main();
    TickScale scale = bench.model().bench().scale();
    BigDecimal time =
        main.model()
            .map(model -> DragGrid.significant(2 * scale.toUnits(model.mean()), 2))
            .filter(value -> value.signum() > 0)
            .orElse(BigDecimal.TEN);
    List<BigDecimal> timeouts = timeouts();
    timeouts.add(time);
    bench.model().apply(new SetFixedTimeouts(timeouts));
  }

  private void set(int index, BigDecimal value) {
    List<BigDecimal> timeouts = timeouts();
    timeouts.set(index, value);
    bench.model().apply(new SetFixedTimeouts(timeouts));
  }

  private void remove(int index) {
    List<BigDecimal> timeouts = timeouts();
    timeouts.remove(index);
    bench.model().apply(new SetFixedTimeouts(timeouts));
  }

  private void addRow() {
    int index = boxes.size();
    NumberField box =
        new NumberField(bench.words(), "ui.timeout.value", NumberRange.above("0", "1e18", "1"));
    box.setId("timeout-" + index);
    box.onCommit(value -> set(index, value));
    Button remove = new Button(null, new FontIcon("mdi2c-close"));
    remove.getStyleClass().addAll("flat", "tool");
    bench.words().tip(remove, "ui.timeout.remove");
    remove.setOnAction(pressed -> remove(index));
    HBox.setHgrow(box, Priority.ALWAYS);
    boxes.add(box);
    list.getChildren().add(new HBox(box, remove));
  }

  @Override
  public void update() {
    DetectorBench document = bench.model().bench();
    int count = document.fixedTimeouts().size();
    while (boxes.size() < count) {
      addRow();
    }
    while (boxes.size() > count) {
      boxes.remove(boxes.size() - 1);
      list.getChildren().remove(boxes.size());
    }
    TickScale scale = document.scale();
    for (int i = 0; i < count; i++) {
      boxes
          .get(i)
          .setRange(
              NumberRange.above("0", scale.toTime(BenchLimits.MAX_TICK).toPlainString(), "1")
                  .withDecimals(scale.decimals()));
      boxes.get(i).setUnit(Numbers.unit(scale.unit()));
      boxes.get(i).show(document.fixedTimeouts().get(i));
    }
    add.setDisable(count >= DetectorBench.MAX_FIXED_TIMEOUTS);
  }
}
