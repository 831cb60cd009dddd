package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.RemoveConsumer;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.bench.ConsumerReading;
import phiscope.bench.Term;
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
  private final List<ConsumerDecision> decisions = new ArrayList<>();

  /**
   * What a consumer decides on one tape.
   *
   * @param tape its name; empty where there is only one
   * @param silence the silence on it, in ticks, if there is one
   */
  record OnTape(String tape, ConsumerReading reading, OptionalLong silence) {}

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
    getChildren().add(top);
  }

  private void change(java.util.function.UnaryOperator<Consumer> change) {
    Consumer now = bench.model().bench().consumers().get(index);
    bench.model().apply(new SetConsumer(index, change.apply(now)));
  }

  /** Shows the consumer with what it decides on each tape. */
  void show(List<OnTape> tapes) {
    Consumer consumer = tapes.get(0).reading().consumer();
    name.show(consumer.name());
    boolean told = !bench.model().options().hides(Term.THRESHOLD);
    threshold.show(told ? consumer.threshold() : null);
    while (decisions.size() < tapes.size()) {
      ConsumerDecision decision = new ConsumerDecision(bench);
      decisions.add(decision);
      getChildren().add(decision);
    }
    while (decisions.size() > tapes.size()) {
      getChildren().remove(decisions.remove(decisions.size() - 1));
    }
    boolean suspects = false;
    boolean open = true;
    for (int i = 0; i < tapes.size(); i++) {
      OnTape on = tapes.get(i);
      decisions.get(i).show(on.tape(), on.reading(), on.silence());
      suspects |= decisions.get(i).suspects();
      open &= decisions.get(i).isOpen();
    }
    pseudoClassStateChanged(SUSPECTS, suspects);
    pseudoClassStateChanged(OPEN, open);
  }
}
