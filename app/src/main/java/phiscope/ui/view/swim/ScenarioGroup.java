package phiscope.ui.view.swim;

import java.math.BigDecimal;
import java.util.Arrays;
import javafx.scene.Node;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEdit;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.text.Numbers;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Fold;
import phiscope.ui.view.Form;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.run.SecondsEntry;
import phiscope.ui.viewmodel.NumberRange;

/** What a run depends on besides the protocol: members, seed, horizon, network; and the preset. */
final class ScenarioGroup implements Fold.Content {
  private static final BigDecimal PERCENT = BigDecimal.valueOf(10_000);

  private final SwimContext context;
  private final Form form;
  private final Choice preset;
  private final NumberField members;
  private final NumberField seed;
  private final NumberField horizon;
  private final NumberField delayMinimum;
  private final NumberField delayMaximum;
  private final NumberField loss;

  ScenarioGroup(SwimContext context) {
    this.context = context;
    this.form = new Form(context.words());
    preset =
        new Choice(
            context.words(),
            "swimview.parameter.preset",
            "swim.preset.",
            Arrays.stream(SwimPreset.values()).map(Enum::name).toList());
    preset.setId("swim-preset");
    preset.onCommit(
        chosen -> context.model().apply(new ScenarioEdit.SetPreset(SwimPreset.valueOf(chosen))));
    form.row("swimview.parameter.preset", preset);
    members = number("members", NumberRange.whole(1, SwimBench.MAX_MEMBERS));
    members.onCommit(value -> setMembers(value.intValueExact()));
    seed = number("seed", NumberRange.whole(0, Long.MAX_VALUE));
    seed.onCommit(value -> edit(new ScenarioEdit.SetSeed(value.longValueExact())));
    horizon = number("horizon", seconds("100000"));
    horizon.onCommit(value -> edit(new ScenarioEdit.SetHorizon(SecondsEntry.ticks(value))));
    delayMinimum = number("delayMinimum", seconds("1000"));
    delayMinimum.onCommit(value -> network(SecondsEntry.ticks(value), network().delayMaximum()));
    delayMaximum = number("delayMaximum", seconds("1000"));
    delayMaximum.onCommit(value -> network(network().delayMinimum(), SecondsEntry.ticks(value)));
    loss = number("loss", NumberRange.between("0", "100", "1").withDecimals(4));
    loss.onCommit(
        value ->
            edit(
                new ScenarioEdit.SetNetwork(
                    network().delayMinimum(),
                    network().delayMaximum(),
                    value.multiply(PERCENT).intValueExact())));
    loss.setUnit("%");
    for (NumberField field : java.util.List.of(horizon, delayMinimum, delayMaximum)) {
      field.setUnit("s");
    }
  }

  /** Lines about members that are no more go with them; that is said. */
  private void setMembers(int count) {
    int before = context.model().bench().shown().script().size();
    edit(new ScenarioEdit.SetMembers(count));
    int gone = before - context.model().bench().shown().script().size();
    if (gone > 0) {
      context.said("swimview.said.linesGone", Numbers.whole(gone));
    }
  }

  private static NumberRange seconds(String most) {
    return NumberRange.between("0", most, "0.1").withDecimals(6);
  }

  private NumberField number(String name, NumberRange range) {
    NumberField field = new NumberField(context.words(), "swimview.parameter." + name, range);
    field.setId("swim-" + name);
    form.row("swimview.parameter." + name, field);
    return field;
  }

  private NetworkParameters network() {
    return context.model().bench().network();
  }

  private void network(long least, long most) {
    edit(
        new ScenarioEdit.SetNetwork(
            Math.min(least, most), Math.max(least, most), network().lossPerMillion()));
  }

  private void edit(SwimEdit edit) {
    context.model().apply(edit);
  }

  @Override
  public Node node() {
    return form;
  }

  @Override
  public void update() {
    SwimBench bench = context.model().bench();
    preset.show(bench.preset().name());
    members.show(BigDecimal.valueOf(bench.members()));
    seed.show(BigDecimal.valueOf(bench.seed()));
    horizon.show(SecondsEntry.of(bench.horizon()));
    delayMinimum.show(SecondsEntry.of(bench.network().delayMinimum()));
    delayMaximum.show(SecondsEntry.of(bench.network().delayMaximum()));
    loss.show(
        BigDecimal.valueOf(bench.network().lossPerMillion(), 4)
            .stripTrailingZeros()
            .add(BigDecimal.ZERO));
  }
}
