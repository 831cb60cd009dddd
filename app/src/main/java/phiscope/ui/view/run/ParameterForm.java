package phiscope.ui.view.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import java.util.function.ToLongFunction;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import phiscope.bench.Parameter;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Fold;
import phiscope.ui.view.Form;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.NumberRange;

/**
 * A group of parameters of a simulator: a box for each.
 *
 * @param <P> the parameters
 */
public final class ParameterForm<P extends Parameter> implements Fold.Content {
  private static final long SECOND = 1_000_000;
  private static final double TIP_WIDTH = 320;
  private static final BigDecimal SHARE_TO_PERCENT = new BigDecimal("0.0001");

  private final Words words;
  private final Naming naming;
  private final ToLongFunction<P> value;
  private final ObjLongConsumer<P> set;
  private final Form form;
  private final List<Runnable> updates = new ArrayList<>();
  private final Map<P, Row> rows = new LinkedHashMap<>();

  private record Row(Label label, Node box) {}

  /**
   * What texts and views are called.
   *
   * @param id before the name of a parameter
   * @param parameter beginning of the keys of parameters
   * @param choice beginning of the keys of words to choose from
   */
  public record Naming(String id, String parameter, String choice) {}

  /**
   * @param value the value of a parameter in the document
   * @param set puts another one into it
   */
  public ParameterForm(
      Words words,
      Naming naming,
      List<P> parameters,
      ToLongFunction<P> value,
      ObjLongConsumer<P> set) {
    this.words = words;
    this.naming = naming;
    this.value = value;
    this.set = set;
    this.form = new Form(words);
    parameters.forEach(this::add);
  }

  /** The boxes, for more rows. */
  public Form form() {
    return form;
  }

  /** Brings something more up to the document with the boxes. */
  public void alsoUpdate(Runnable update) {
    updates.add(update);
  }

  /**
   * Greys the parameters that have no effect in the document as it is; the label of each says why.
   *
   * @param why the key of the reason; empty for one that has an effect
   */
  public void greyWhere(Function<P, Optional<String>> why) {
    rows.forEach(
        (parameter, row) -> updates.add(() -> grey(row, why.apply(parameter).map(words::get))));
  }

  private static void grey(Row row, Optional<String> reason) {
    if (reason.equals(Optional.ofNullable(row.label().getTooltip()).map(Tooltip::getText))) {
      return;
    }
    row.box().setDisable(reason.isPresent());
    row.label().setTooltip(reason.map(ParameterForm::tooltip).orElse(null));
    row.label().setAccessibleHelp(reason.orElse(null));
  }

  private static Tooltip tooltip(String reason) {
    Tooltip tip = new Tooltip(reason);
    tip.setWrapText(true);
    tip.setMaxWidth(TIP_WIDTH);
    return tip;
  }

  private void row(P parameter, Node box) {
    rows.put(parameter, new Row(form.row(key(parameter), box), box));
  }

  private void add(P parameter) {
    switch (parameter.kind()) {
      case FLAG -> flag(parameter);
      case CHOICE -> choice(parameter);
      case COUNT -> {
        NumberField box = number(parameter, NumberRange.whole(parameter.least(), parameter.most()));
        box.onCommit(typed -> set.accept(parameter, typed.longValueExact()));
        updates.add(() -> box.show(BigDecimal.valueOf(value.applyAsLong(parameter))));
      }
      case DECIMAL -> {
        NumberField box = number(parameter, range(parameter, SecondsEntry::of, 6));
        box.onCommit(typed -> set.accept(parameter, SecondsEntry.ticks(typed)));
        updates.add(() -> box.show(SecondsEntry.of(value.applyAsLong(parameter))));
      }
      case TIME -> time(parameter);
      case SHARE -> {
        NumberField box = number(parameter, range(parameter, ParameterForm::percent, 4));
        box.setUnit("%");
        box.onCommit(
            typed -> set.accept(parameter, typed.divide(SHARE_TO_PERCENT).longValueExact()));
        updates.add(() -> box.show(percent(value.applyAsLong(parameter))));
      }
    }
  }

  private void time(P parameter) {
    int places = parameter.inMilliseconds() ? 3 : 0;
    int decimals = parameter.step() % SECOND == 0 ? 0 : 6 - places;
    NumberField box = number(parameter, range(parameter, ticks -> shown(ticks, places), decimals));
    box.setUnit(places == 3 ? "ms" : "s");
    box.onCommit(typed -> set.accept(parameter, SecondsEntry.ticks(typed.movePointLeft(places))));
    updates.add(() -> box.show(shown(value.applyAsLong(parameter), places)));
  }

  /** A time in seconds, or with three places in milliseconds. */
  private static BigDecimal shown(long ticks, int places) {
    BigDecimal value = SecondsEntry.of(ticks).movePointRight(places);
    return value.scale() < 0 ? value.setScale(0) : value;
  }

  private static BigDecimal percent(long share) {
    BigDecimal value = BigDecimal.valueOf(share).multiply(SHARE_TO_PERCENT).stripTrailingZeros();
    return value.scale() < 0 ? value.setScale(0) : value;
  }

  private NumberRange range(
      P parameter, java.util.function.LongFunction<BigDecimal> shown, int decimals) {
    return NumberRange.between(
            shown.apply(parameter.least()).toPlainString(),
            shown.apply(parameter.most()).toPlainString(),
            "0.1")
        .withDecimals(decimals);
  }

  private String key(P parameter) {
    return naming.parameter() + parameter.name();
  }

  private NumberField number(P parameter, NumberRange range) {
    NumberField box = new NumberField(words, key(parameter), range);
    box.setId(naming.id() + parameter.name());
    row(parameter, box);
    return box;
  }

  private void flag(P parameter) {
    CheckBox box = new CheckBox();
    box.setId(naming.id() + parameter.name());
    words.named(box, key(parameter));
    box.setOnAction(fired -> set.accept(parameter, box.isSelected() ? 1 : 0));
    row(parameter, box);
    updates.add(() -> box.setSelected(value.applyAsLong(parameter) == 1));
  }

  private void choice(P parameter) {
    Choice box = new Choice(words, key(parameter), naming.choice(), parameter.choices());
    box.setId(naming.id() + parameter.name());
    box.onCommit(chosen -> set.accept(parameter, parameter.choices().indexOf(chosen)));
    row(parameter, box);
    updates.add(() -> box.show(parameter.choices().get((int) value.applyAsLong(parameter))));
  }

  @Override
  public Node node() {
    return form;
  }

  @Override
  public void update() {
    updates.forEach(Runnable::run);
  }
}
