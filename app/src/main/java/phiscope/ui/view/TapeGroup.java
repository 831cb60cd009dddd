package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.OptionalLong;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.SettingEdit.SetHorizon;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.bench.TapeEdit.SetTapeName;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;

/** What is known of a tape besides its heartbeats: its name, the crash, the end of observation. */
final class TapeGroup implements Fold.Content {
  private final Bench bench;
  private final int tape;
  private final TextEntry name;
  private final NumberField crash;
  private final NumberField horizon;
  private final PauseList pauses;
  private final VBox box;

  TapeGroup(Bench bench, int tape) {
    this.bench = bench;
    this.tape = tape;
    Words words = bench.words();
    Form form = new Form(words);
    name = new TextEntry(words, "ui.tape.name");
    name.setId("tape-name-" + tape);
    name.onCommit(typed -> bench.model().apply(new SetTapeName(tape, typed)));
    NumberRange times = NumberRange.between("0", "1e18", "1");
    crash = new NumberField(words, "ui.tape.crash", times).optional();
    crash.setId("crash-" + tape);
    crash.onCommit(value -> bench.model().apply(new SetCrash(tape, ticks(value))));
    horizon = new NumberField(words, "ui.tape.horizon", times).optional();
    horizon.setId("horizon-" + tape);
    horizon.onCommit(value -> bench.model().apply(new SetHorizon(ticks(value))));
    pauses = new PauseList(bench, tape);
    form.row("ui.tape.name", name);
    form.explained("ui.tape.crash", crash);
    if (tape == 0) {
      form.explained("ui.tape.horizon", horizon);
    }
    box = new VBox(form, pauses);
    box.getStyleClass().add("group");
  }

  @Override
  public Node node() {
    return box;
  }

  private OptionalLong ticks(BigDecimal time) {
    return time == null
        ? OptionalLong.empty()
        : OptionalLong.of(bench.model().bench().scale().toTicks(time));
  }

  @Override
  public void update() {
    DetectorBench document = bench.model().bench();
    if (tape >= document.tapes().size()) {
      return;
    }
    Tape shown = document.tapes().get(tape);
    TickScale scale = document.scale();
    NumberRange range =
        NumberRange.between("0", scale.toTime(BenchLimits.MAX_TICK).toPlainString(), "1")
            .withDecimals(scale.decimals());
    name.show(shown.name());
    for (NumberField box : new NumberField[] {crash, horizon}) {
      box.setRange(range);
      box.setUnit(Numbers.unit(scale.unit()));
    }
    crash.show(time(shown.crash(), scale));
    horizon.show(time(document.horizon(), scale));
    pauses.update();
  }

  private static BigDecimal time(OptionalLong tick, TickScale scale) {
    return tick.isPresent() ? scale.toTime(tick.getAsLong()) : null;
  }
}
