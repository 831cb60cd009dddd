package phiscope.ui.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.VBox;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.ui.viewmodel.WorkbenchViewModel.Spoken;
import phiscope.ui.viewmodel.generate.GeneratorDraft;
import phiscope.ui.viewmodel.generate.GeneratorKnobs;
import phiscope.ui.viewmodel.generate.GeneratorSwitches.LossKind;
import phiscope.ui.viewmodel.generate.IntervalShape;
import phiscope.ui.viewmodel.generate.Knob;

/** All settings of a generator: a row for each number, a box for each switch. */
final class GeneratorForm extends VBox {
  private final Words words;
  private final String id;
  private final Desk desk;
  private final Form form;
  private final GeneratorDraft draft = new GeneratorDraft();
  private final List<Row> rows = new ArrayList<>();

  /** What the form changes. */
  interface Desk extends KnobRow.Target {
    TickScale scale();

    /** The intervals on the tape, to draw from; may be empty. */
    List<Long> intervals();
  }

  /** Something that follows the settings. */
  private interface Row {
    void show(GeneratorSettings settings, TickScale scale);
  }

  /**
   * @param id before the names of boxes
   */
  GeneratorForm(Words words, String id, Desk desk) {
    this.words = words;
    this.id = id;
    this.desk = desk;
    this.form = new Form(words);
    getStyleClass().add("group");
    getChildren().add(form);
    knob(GeneratorKnobs.HEARTBEATS);
    choice(
        "shape",
        "ui.generator.shape.",
        names(IntervalShape.values()),
        settings -> IntervalShape.of(settings.intervals()).name(),
        (s, shape) -> draft.withShape(s, IntervalShape.valueOf(shape), desk.intervals()));
    GeneratorKnobs.INTERVALS.forEach(this::knob);
    knob(GeneratorKnobs.DRIFT);
    flag("regime", s -> s.regime().isPresent(), draft::withRegime);
    regimeShape();
    GeneratorKnobs.REGIME.forEach(this::knob);
    choice(
        "loss",
        "ui.generator.loss.",
        names(LossKind.values()),
        settings -> LossKind.of(settings.loss()).name(),
        (s, kind) -> draft.withLoss(s, LossKind.valueOf(kind)));
    GeneratorKnobs.LOSS.forEach(this::knob);
    for (Pause.Who who : Pause.Who.values()) {
      flag(
          "pauses." + who.name(),
          s -> GeneratorKnobs.source(s, who).isPresent(),
          (s, on) -> draft.withPauses(s, who, on));
      GeneratorKnobs.pauses(who).forEach(this::knob);
    }
    flag(
        "throttling",
        s -> s.throttling().isPresent(),
        (s, on) -> draft.withThrottling(s, on, desk.scale()));
    GeneratorKnobs.THROTTLING.forEach(this::knob);
    GeneratorKnobs.WAY.forEach(this::knob);
    flag("crash", s -> s.crash().isPresent(), draft::withCrash);
    knob(GeneratorKnobs.CRASH);
  }

  private static List<String> names(Enum<?>[] values) {
    return Arrays.stream(values).map(Enum::name).toList();
  }

  private void regimeShape() {
    Choice box =
        choice(
            "regimeShape",
            "ui.generator.shape.",
            names(IntervalShape.values()),
            settings ->
                settings.regime().map(r -> IntervalShape.of(r.intervals()).name()).orElse(""),
            (s, shape) -> draft.withRegimeShape(s, IntervalShape.valueOf(shape), desk.intervals()));
    rows.add((settings, scale) -> form.setShown(box, settings.regime().isPresent()));
  }

  private void knob(Knob<GeneratorSettings> knob) {
    rows.add(new KnobRow(words, form, knob, id, desk)::show);
  }

  private void change(GeneratorSettings settings, String name, String valueKey) {
    desk.drag(settings, new KnobRow.Change("ui.generator." + name, new Spoken(valueKey)));
    desk.release();
  }

  private Choice choice(
      String name,
      String texts,
      List<String> options,
      java.util.function.Function<GeneratorSettings, String> get,
      BiFunction<GeneratorSettings, String, GeneratorSettings> set) {
    Choice box = new Choice(words, "ui.generator." + name, texts, options);
    box.setId(id + name);
    box.onCommit(chosen -> change(set.apply(desk.settings(), chosen), name, texts + chosen));
    form.row("ui.generator." + name, box);
    rows.add((settings, scale) -> box.show(get.apply(settings)));
    return box;
  }

  private void flag(
      String name,
      Predicate<GeneratorSettings> get,
      BiFunction<GeneratorSettings, Boolean, GeneratorSettings> set) {
    CheckBox box = words.text(new CheckBox(), "ui.generator." + name);
    box.setId(id + name.replace('.', '-'));
    box.setWrapText(true);
    box.setOnAction(
        fired ->
            change(
                set.apply(desk.settings(), box.isSelected()),
                name,
                box.isSelected() ? "ui.generator.on" : "ui.generator.off"));
    form.wide(box);
    rows.add((settings, scale) -> box.setSelected(get.test(settings)));
  }

  /** Another document is shown from now on. */
  void forget() {
    draft.forget();
  }

  /** Brings all boxes up to these settings. */
  void show(GeneratorSettings settings) {
    for (Row row : rows) {
      row.show(settings, desk.scale());
    }
  }
}
