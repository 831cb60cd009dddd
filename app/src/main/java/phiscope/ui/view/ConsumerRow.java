package phiscope.ui.view;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.RemoveConsumer;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.bench.ConsumerReading;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.bench.Term;
import phiscope.core.trace.TickScale;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;

/** One consumer: name, threshold, decision with its reason, action. */
final class ConsumerRow extends VBox {
  private static final PseudoClass SUSPECTS = PseudoClass.getPseudoClass("suspects");
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");
  private static final NumberRange THRESHOLDS = NumberRange.above("0", "1000000", "0.1");

  private final Bench bench;
  private final int index;
  private final TextEntry name;
  private final NumberField threshold;
  private final FontIcon icon = new FontIcon("mdi2c-check-circle-outline");
  private final Label decision = new Label();
  private final Label action = new Label();
  private final Label when = new Label();

  ConsumerRow(Bench bench, int index) {
    this.bench = bench;
    this.index = index;
    Words words = bench.words();
    getStyleClass().add("consumer-row");
    name = new TextEntry(words, "ui.consumer.name");
    name.onCommit(typed -> change(now -> now.withName(typed)));
    threshold = new NumberField(words, "ui.consumer.threshold", THRESHOLDS);
    threshold.onCommit(value -> change(now -> now.withThreshold(value)));
    threshold.setPrefWidth(96);
    threshold.setMinWidth(84);
    Label h = new Label("φ ≥");
    h.getStyleClass().add("muted");
    h.setMinWidth(Region.USE_PREF_SIZE);
    Button remove = new Button(null, new FontIcon("mdi2c-close"));
    remove.getStyleClass().addAll("flat", "tool");
    words.tip(remove, "ui.consumer.remove");
    remove.setOnAction(pressed -> bench.model().apply(new RemoveConsumer(index)));
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox top = new HBox(name, h, threshold, remove);
    top.getStyleClass().add("consumer-top");
    decision.getStyleClass().add("decision");
    decision.setGraphic(icon);
    decision.setMinWidth(Region.USE_PREF_SIZE);
    action.getStyleClass().add("muted");
    action.setMinWidth(0);
    when.getStyleClass().add("muted");
    when.setMinWidth(0);
    FlowPane bottom = new FlowPane(10, 2, decision, action, when);
    bottom.getStyleClass().add("consumer-bottom");
    getChildren().addAll(top, bottom);
  }

  private void change(java.util.function.UnaryOperator<Consumer> change) {
    Consumer now = bench.model().bench().consumers().get(index);
    bench.model().apply(new SetConsumer(index, change.apply(now)));
  }

  void show(ConsumerReading reading) {
    Consumer consumer = reading.consumer();
    name.show(consumer.name());
    boolean told = !bench.model().options().hides(Term.THRESHOLD);
    threshold.show(told ? consumer.threshold() : null);
    boolean hidden = bench.model().options().hidesDecisions();
    Decision decided = hidden ? Decision.UNTRAINED : reading.decision();
    boolean suspects = decided == Decision.SUSPECT || decided == Decision.CONFIRMING;
    pseudoClassStateChanged(SUSPECTS, suspects);
    pseudoClassStateChanged(OPEN, decided == Decision.UNTRAINED);
    icon.setIconLiteral(iconOf(decided));
    decision.setText(bench.words().get(hidden ? "ui.decision.hidden" : wordOf(decided)));
    action.setText(
        bench
            .words()
            .get(
                "ui.consumer.action",
                bench.words().get("ui.action.of." + consumer.action().name())));
    when.setText(crossing(reading));
  }

  /** The words that the figures use too. */
  private static String wordOf(Decision decision) {
    return switch (decision) {
      case BELOW -> "decision.below";
      case SUSPECT -> "decision.suspect";
      case UNTRAINED -> "decision.untrained";
      case BOUNDARY -> "decision.boundary";
      case CONFIRMING -> "decision.confirming";
      case COOLING_DOWN -> "decision.coolingDown";
    };
  }

  private static String iconOf(Decision decision) {
    return switch (decision) {
      case BELOW -> "mdi2c-check-circle-outline";
      case SUSPECT -> "mdi2a-alert";
      case UNTRAINED -> "mdi2h-help-circle-outline";
      case BOUNDARY -> "mdi2p-plus-minus-variant";
      case CONFIRMING -> "mdi2t-timer-sand";
      case COOLING_DOWN -> "mdi2s-snowflake";
    };
  }

  private String crossing(ConsumerReading reading) {
    double ticks = reading.crossingElapsed();
    TickScale scale = bench.model().bench().scale();
    if (Double.isNaN(ticks) || bench.model().options().hides(Term.CROSSING)) {
      return "";
    }
    if (Double.isInfinite(ticks)) {
      return bench.words().get("ui.consumer.never");
    }
    String time = Numbers.time(ticks, scale);
    return bench.words().get("ui.consumer.crossing", time);
  }
}
