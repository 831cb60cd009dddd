package phiscope.ui.view;

import java.util.OptionalLong;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.ConsumerReading;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.bench.Term;
import phiscope.core.trace.TickScale;
import phiscope.text.DecisionWords;
import phiscope.text.Numbers;

/** What a consumer decides on one tape, what it does then, and from which silence on. */
final class ConsumerDecision extends FlowPane {
  private static final PseudoClass SUSPECTS = PseudoClass.getPseudoClass("suspects");
  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");
  private static final double GAP = 10;

  private final Bench bench;
  private final FontIcon icon = new FontIcon("mdi2c-check-circle-outline");
  private final Label name = new Label();
  private final Label decision = new Label();
  private final Label action = new Label();
  private final Label when = new Label();
  private Decision decided = Decision.UNTRAINED;

  ConsumerDecision(Bench bench) {
    super(GAP, 2);
    this.bench = bench;
    getStyleClass().add("consumer-bottom");
    name.getStyleClass().add("group-title");
    name.managedProperty().bind(name.textProperty().isNotEmpty());
    name.setMinWidth(0);
    decision.getStyleClass().add("decision");
    decision.setGraphic(icon);
    decision.setMinWidth(Region.USE_PREF_SIZE);
    action.getStyleClass().add("muted");
    action.setMinWidth(0);
    when.getStyleClass().add("muted");
    when.setMinWidth(0);
    getChildren().addAll(name, decision, action, when);
  }

  /**
   * Shows the decision; the tape is named where there are two.
   *
   * @param silence the silence that is compared, in ticks, if there is one
   */
  void show(String tape, ConsumerReading reading, OptionalLong silence) {
    boolean hidden = bench.model().options().hidesDecisions();
    decided = hidden ? Decision.UNTRAINED : reading.decision();
    pseudoClassStateChanged(SUSPECTS, suspects());
    pseudoClassStateChanged(OPEN, isOpen());
    icon.setIconLiteral(iconOf(decided));
    name.setText(tape);
    decision.setText(bench.words().get(hidden ? "ui.decision.hidden" : DecisionWords.key(decided)));
    String does = bench.words().get("ui.action.of." + reading.consumer().action().name());
    action.setText(
        bench
            .words()
            .get(decided == Decision.SUSPECT ? "ui.consumer.action" : "ui.consumer.would", does));
    PowerText.show(when, crossing(reading, silence));
  }

  boolean suspects() {
    return decided == Decision.SUSPECT || decided == Decision.CONFIRMING;
  }

  boolean isOpen() {
    return decided == Decision.UNTRAINED;
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

  private String crossing(ConsumerReading reading, OptionalLong silence) {
    double ticks = reading.crossingElapsed();
    TickScale scale = bench.model().bench().scale();
    if (Double.isNaN(ticks) || bench.model().options().hides(Term.CROSSING)) {
      return "";
    }
    if (Double.isInfinite(ticks)) {
      return bench.words().get("ui.consumer.never");
    }
    String time =
        silence.isPresent()
            ? Numbers.timeApart(ticks, silence.getAsLong(), scale)
            : Numbers.time(ticks, scale);
    return bench.words().get("ui.consumer.crossing", time);
  }
}
