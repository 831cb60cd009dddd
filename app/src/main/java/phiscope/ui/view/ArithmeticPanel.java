package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import phiscope.bench.PolicyReading;
import phiscope.bench.TapeReading;
import phiscope.text.Arithmetic;
import phiscope.text.ArithmeticStep;
import phiscope.ui.viewmodel.ViewOptions;

/**
 * Every step from the heartbeats to the decision, with its numbers put in. A chosen step lights up
 * its quantity in the figures; a quantity chosen there lights up its step here.
 */
final class ArithmeticPanel implements Panel {
  private final Bench bench;
  private final VBox rows = new VBox();
  private final ScrollPane content = new ScrollPane(rows);
  // Names of tapes and steps, as they stand in the rows.
  private List<Object> shown = List.of();
  private Object shownReading;
  private List<Object> shownNumbers = List.of();
  private Object shownMessages;
  private ViewOptions shownOptions;

  ArithmeticPanel(Bench bench) {
    this.bench = bench;
    rows.getStyleClass().add("arithmetic");
    content.setFitToWidth(true);
    content.setMinSize(0, 0);
    content.getStyleClass().add("edge-to-edge");
  }

  @Override
  public String id() {
    return "arithmetic";
  }

  @Override
  public Node content() {
    return content;
  }

  /** Without a style: that would be looked up anew for all that is in the panel, frame by frame. */
  @Override
  public void pending(boolean is) {
    rows.setOpacity(is ? OF_EARLIER : 1);
  }

  @Override
  public void beforeLayout() {
    Object reading = bench.model().reading();
    Object messages = bench.words().messages();
    ViewOptions options = bench.model().options();
    boolean sameWords =
        messages == shownMessages
            && shownOptions != null
            && options.hidden().equals(shownOptions.hidden());
    List<Object> numbers = reading == shownReading ? shownNumbers : numbers();
    boolean sameSteps = sameWords && numbers.equals(shownNumbers);
    if (!sameSteps) {
      fill(options);
    }
    shownNumbers = numbers;
    if (!options.equals(shownOptions) || !sameSteps) {
      rows.getChildren().stream()
          .filter(ArithmeticRow.class::isInstance)
          .map(ArithmeticRow.class::cast)
          .forEach(row -> row.light(options.selected().filter(row.term()::equals).isPresent()));
    }
    shownReading = reading;
    shownMessages = messages;
    shownOptions = options;
  }

  /** All that the steps are made of: the readings but for what was before now. */
  private List<Object> numbers() {
    List<Object> numbers = new ArrayList<>();
    numbers.add(bench.model().reading().bench().scale());
    for (TapeReading tape : bench.model().reading().tapes()) {
      PolicyReading main = tape.main();
      numbers.add(tape.tape().name());
      numbers.add(
          List.of(
              main.policy(),
              main.lastAccepted(),
              main.elapsed(),
              main.window(),
              main.model(),
              main.result(),
              main.survival(),
              main.log10Survival(),
              main.consumers(),
              main.posterior()));
    }
    return numbers;
  }

  private void fill(ViewOptions options) {
    List<Object> next = new ArrayList<>();
    List<TapeReading> tapes = bench.model().reading().tapes();
    for (TapeReading tape : tapes) {
      if (tapes.size() > 1) {
        next.add(tape.tape().name());
      }
      for (ArithmeticStep step :
          Arithmetic.of(
              tape.main(), bench.model().reading().bench().scale(), bench.words().messages())) {
        step.hiding(options.hidden()).ifPresent(next::add);
      }
    }
    if (types(next).equals(types(shown))) {
      change(next);
    } else {
      keepFocus(next.stream().map(this::made).toList());
    }
    shown = next;
  }

  /** Which of the rows are names of tapes. */
  private static List<Class<?>> types(List<Object> rows) {
    return rows.stream().<Class<?>>map(Object::getClass).toList();
  }

  private Node made(Object row) {
    if (row instanceof ArithmeticStep step) {
      return new ArithmeticRow(bench, step);
    }
    Label name = new Label((String) row);
    name.getStyleClass().add("group-title");
    return name;
  }

  /** Puts other numbers into the rows that stand here. */
  private void change(List<Object> next) {
    for (int i = 0; i < next.size(); i++) {
      if (next.get(i) instanceof ArithmeticStep step) {
        ((ArithmeticRow) rows.getChildren().get(i)).show(step);
      } else {
        ((Label) rows.getChildren().get(i)).setText((String) next.get(i));
      }
    }
  }

  /** The step with the focus keeps it although all rows are new. */
  private void keepFocus(List<Node> made) {
    int focused = -1;
    for (int i = 0; i < rows.getChildren().size(); i++) {
      if (rows.getChildren().get(i).isFocused()) {
        focused = i;
      }
    }
    rows.getChildren().setAll(made);
    if (focused >= 0 && focused < made.size()) {
      made.get(focused).requestFocus();
    }
  }
}
