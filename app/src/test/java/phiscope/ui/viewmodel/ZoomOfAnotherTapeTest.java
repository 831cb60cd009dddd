package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.figure.Axis;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.generate.GeneratorSwitches;

/** The part of the tape that is shown, when another tape takes its place. */
class ZoomOfAnotherTapeTest {
  private final BenchViewModel model =
      new BenchViewModel(
          OpeningBench.document(),
          new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
  private final GeneratorDesk desk = new GeneratorDesk(model, 0);

  /** Intervals of about 10 with ticks of 0.001: n heartbeats take about 10 n. */
  private void generate(int heartbeats) {
    desk.set(
        GeneratorSettings.plain(1, heartbeats, new IntervalDistribution.Normal(10_000, 1_000)));
  }

  private void zoomTo(double from, double to) {
    Axis axis = Axis.linear(from, to, 0, 1000);
    model.zoomSpan(axis, from, 1);
    assertThat(model.options().span()).isPresent();
  }

  private boolean showsAll() {
    return model.options().span().isEmpty();
  }

  @Test
  void aShorterTapeThatEndsBeforeThePartIsShownWhole() {
    generate(5_000);
    zoomTo(40_000, 40_300);
    generate(200);
    assertThat(showsAll()).isTrue();
  }

  @Test
  void aTapeDrawnFromTheIntervalsOfALongOneIsShownWhole() {
    generate(5_000);
    zoomTo(40_000, 40_300);
    desk.set(GeneratorSwitches.drawing(desk.first(1), desk.intervals()));
    assertThat(model.bench().tape().heartbeats().size()).isEqualTo(200);
    assertThat(showsAll()).isTrue();
  }

  @Test
  void aPartThatReachesMostlyBehindTheEndIsLeft() {
    generate(200);
    zoomTo(1_900, 2_000);
    generate(190);
    assertThat(showsAll()).as("about 1910 of 1900 to 2000").isTrue();
  }

  @Test
  void aPartThatTheNewTapeHasTooStays() {
    generate(5_000);
    zoomTo(500, 800);
    TapeSpan before = model.options().span().orElseThrow();
    generate(200);
    assertThat(model.options().span()).contains(before);
    generate(5_000);
    assertThat(model.options().span()).contains(before);
  }

  @Test
  void editsOfTheTapeThatIsShownLeaveThePartAsItIs() {
    zoomTo(30, 500);
    TapeSpan wide = model.options().span().orElseThrow();
    model.apply(new SetNow(52_000));
    model.apply(new SetNow(51_000));
    assertThat(model.options().span()).as("wider than the tape by a wish").contains(wide);
    zoomTo(20, 40);
    TapeSpan close = model.options().span().orElseThrow();
    model.apply(new SetNow(53_000));
    model.undo();
    assertThat(model.options().span()).contains(close);
  }

  @Test
  void ticksOfAnotherLengthAreShownWhole() {
    zoomTo(20, 40);
    model.apply(new SetScale(TimeUnit.NONE, 2));
    assertThat(showsAll()).isTrue();
  }
}
