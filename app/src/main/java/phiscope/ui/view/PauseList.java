package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchLimits;
import phiscope.bench.TapeEdit.RemovePause;
import phiscope.bench.TapeEdit.SetPause;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.NumberRange;

/** The pauses of a tape, typed: who stood still, from when to when. */
final class PauseList extends VBox {
  private static final int MOST_SHOWN = 20;

  private final Bench bench;
  private final int tape;
  private final List<Row> rows = new ArrayList<>();

  PauseList(Bench bench, int tape) {
    this.bench = bench;
    this.tape = tape;
    getStyleClass().add("group");
    Button add = bench.words().text(new Button(null, new FontIcon("mdi2p-plus")), "ui.pause.add");
    add.setOnAction(
        pressed -> bench.verbs().pauseAt(tape, bench.model().bench().now(), Pause.Who.SENDER));
    getChildren().add(add);
  }

  private List<Pause> pauses() {
    List<Pause> all = bench.model().bench().tapes().get(tape).pauses();
    return all.subList(0, Math.min(MOST_SHOWN, all.size()));
  }

  void update() {
    List<Pause> pauses = pauses();
    while (rows.size() < pauses.size()) {
      Row row = new Row(rows.size());
      rows.add(row);
      getChildren().add(getChildren().size() - 1, row);
    }
    while (rows.size() > pauses.size()) {
      getChildren().remove(rows.remove(rows.size() - 1));
    }
    for (int i = 0; i < pauses.size(); i++) {
      rows.get(i).show(pauses.get(i));
    }
  }

  /** One pause. */
  private final class Row extends VBox {
    private final int index;
    private final Choice who;
    private final NumberField from;
    private final NumberField to;

    Row(int index) {
      this.index = index;
      Words words = bench.words();
      who =
          new Choice(
              words,
              "ui.pause.who",
              "ui.pause.of.",
              Arrays.stream(Pause.Who.values()).map(Enum::name).toList());
      who.onCommit(v -> set(new Pause(Pause.Who.valueOf(v), pause().from(), pause().to())));
      from = new NumberField(words, "ui.pause.from", NumberRange.between("0", "1e18", "1"));
      from.onCommit(v -> set(new Pause(pause().who(), ticks(v), pause().to())));
      to = new NumberField(words, "ui.pause.to", NumberRange.between("0", "1e18", "1"));
      to.onCommit(v -> set(new Pause(pause().who(), pause().from(), ticks(v))));
      Button remove = new Button(null, new FontIcon("mdi2c-close"));
      remove.getStyleClass().addAll("flat", "tool");
      words.tip(remove, "ui.pause.remove");
      remove.setOnAction(pressed -> bench.model().apply(new RemovePause(tape, index)));
      HBox.setHgrow(who, Priority.ALWAYS);
      Form form = new Form(words);
      form.row("ui.pause.from", from);
      form.row("ui.pause.to", to);
      getChildren().addAll(new HBox(who, remove), form);
      getStyleClass().add("group");
    }

    private Pause pause() {
      return pauses().get(index);
    }

    private long ticks(BigDecimal time) {
      return bench.model().bench().scale().toTicks(time);
    }

    private void set(Pause pause) {
      bench.model().apply(new SetPause(tape, index, pause));
    }

    void show(Pause pause) {
      TickScale scale = bench.model().bench().scale();
      BigDecimal tick = BigDecimal.ONE.movePointLeft(scale.decimals());
      BigDecimal most = scale.toTime(BenchLimits.MAX_TICK);
      from.setRange(range(BigDecimal.ZERO, scale.toTime(pause.to()).subtract(tick), scale));
      to.setRange(range(scale.toTime(pause.from()).add(tick), most, scale));
      who.show(pause.who().name());
      from.setUnit(Numbers.unit(scale.unit()));
      to.setUnit(Numbers.unit(scale.unit()));
      from.show(scale.toTime(pause.from()));
      to.show(scale.toTime(pause.to()));
    }

    private NumberRange range(BigDecimal least, BigDecimal most, TickScale scale) {
      return new NumberRange(least, true, most, true, scale.decimals(), BigDecimal.ONE);
    }
  }
}
