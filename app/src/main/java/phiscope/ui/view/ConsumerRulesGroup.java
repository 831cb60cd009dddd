package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;

/** What each consumer does, and the rule by which it confirms before it acts. */
final class ConsumerRulesGroup implements Fold.Content {
  private final Bench bench;
  private final VBox box = new VBox();
  private final Label none = new Label();
  private final List<Rule> rules = new ArrayList<>();

  ConsumerRulesGroup(Bench bench) {
    this.bench = bench;
    box.getStyleClass().add("group");
    tellOfNone(none, bench.words());
    none.setId("no-consumer-rules");
    box.getChildren().add(none);
  }

  /** Makes a label say that there are no consumers; it takes room only while it is visible. */
  static void tellOfNone(Label label, Words words) {
    words.text(label, "ui.consumer.none");
    label.setWrapText(true);
    label.getStyleClass().add("muted");
    label.managedProperty().bind(label.visibleProperty());
    label.setVisible(false);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    List<Consumer> consumers = bench.model().bench().consumers();
    none.setVisible(consumers.isEmpty());
    while (rules.size() < consumers.size()) {
      Rule rule = new Rule(rules.size());
      rules.add(rule);
      box.getChildren().add(rule);
    }
    while (rules.size() > consumers.size()) {
      box.getChildren().remove(rules.remove(rules.size() - 1));
    }
    for (int i = 0; i < consumers.size(); i++) {
      rules.get(i).show(consumers.get(i));
    }
  }

  /** The rule of one consumer. */
  private final class Rule extends VBox {
    private final int index;
    private final Label name = new Label();
    private final Choice action;
    private final NumberField confirmations;
    private final NumberField period;
    private final NumberField coolDown;

    Rule(int index) {
      this.index = index;
      Words words = bench.words();
      Form form = new Form(words);
      name.getStyleClass().add("group-title");
      List<String> actions = Arrays.stream(Consumer.Action.values()).map(Enum::name).toList();
      action = new Choice(words, "ui.consumer.actionName", "ui.action.of.", actions);
      action.onCommit(v -> change(now -> now.withAction(Consumer.Action.valueOf(v))));
      confirmations =
          new NumberField(
              words, "ui.consumer.confirmations", NumberRange.whole(1, Consumer.MAX_CONFIRMATIONS));
      confirmations.onCommit(
          v -> change(now -> now.confirming(v.intValueExact(), now.queryPeriod())));
      period = new NumberField(words, "ui.consumer.period", NumberRange.above("0", "1e18", "1"));
      period.onCommit(v -> change(now -> now.confirming(now.confirmations(), v)));
      coolDown =
          new NumberField(words, "ui.consumer.coolDown", NumberRange.between("0", "1e18", "1"));
      coolDown.onCommit(v -> change(now -> now.withCoolDown(v)));
      form.row("ui.consumer.actionName", action);
      form.explained("ui.consumer.confirmations", confirmations);
      form.explained("ui.consumer.period", period);
      form.explained("ui.consumer.coolDown", coolDown);
      getChildren().addAll(name, form);
    }

    private void change(UnaryOperator<Consumer> change) {
      Consumer now = bench.model().bench().consumers().get(index);
      bench.model().apply(new SetConsumer(index, change.apply(now)));
    }

    void show(Consumer consumer) {
      name.setText(consumer.name());
      action.show(consumer.action().name());
      confirmations.show(BigDecimal.valueOf(consumer.confirmations()));
      period.show(consumer.queryPeriod());
      coolDown.show(consumer.coolDown());
      String unit = Numbers.unit(bench.model().bench().scale().unit());
      period.setUnit(unit);
      coolDown.setUnit(unit);
    }
  }
}
