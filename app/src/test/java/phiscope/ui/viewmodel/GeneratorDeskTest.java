package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetTitle;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.TraceGenerator;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.ReadAnswers;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.generate.GeneratorSwitches;

class GeneratorDeskTest {
  private final ReadOnlyObjectWrapper<Messages> messages =
      new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH));
  private final BenchViewModel model =
      new BenchViewModel(OpeningBench.document(), messages.getReadOnlyProperty());
  private final GeneratorDesk desk = new GeneratorDesk(model, 0);

  @Test
  void theFirstSettingsFitTheIntervalsOnTheTape() {
    assertThat(desk.generated()).isEmpty();
    GeneratorSettings first = desk.first(1);
    // 8, 8, 12, 12 in ticks of a thousandth.
    assertThat(first.intervals()).isEqualTo(new Normal(10_000, 2_000));
    desk.set(first);
    assertThat(desk.generated()).hasValue(new Generated(first, false));
    assertThat(model.bench().tape())
        .isEqualTo(TraceGenerator.generate(OpeningBench.document().tape().name(), first));
    assertThat(model.history().undoDepth()).isEqualTo(1);
    model.undo();
    assertThat(model.bench()).isEqualTo(OpeningBench.document());
  }

  @Test
  void nowGoesALittleBehindTheEnd() {
    desk.set(desk.first(1));
    DetectorBench bench = model.bench();
    long last = bench.tape().heartbeats().arrival(199);
    assertThat(bench.now() - last).isEqualTo(12_500);
    // Where somebody looks at a place on the tape, it stays there.
    model.apply(new phiscope.bench.SettingEdit.SetNow(400_000));
    desk.set(desk.first(2));
    assertThat(model.bench().now()).isEqualTo(400_000);
  }

  @Test
  void aDragIsOneStepHoweverOftenItGenerates() {
    GeneratorSettings first = desk.first(1);
    desk.set(first);
    for (int mean = 10_000; mean <= 20_000; mean += 1000) {
      desk.drag(first.withIntervals(new Normal(mean, 2000)));
      assertThat(desk.generated().orElseThrow().settings().intervals().mean()).isEqualTo(mean);
    }
    desk.release();
    assertThat(model.history().undoDepth()).isEqualTo(2);
    model.undo();
    assertThat(desk.generated().orElseThrow().settings()).isEqualTo(first);
  }

  @Test
  void aTapeThatIsChangedByHandKeepsItsSettingsAndSaysSo() {
    GeneratorSettings first = desk.first(1);
    desk.set(first);
    model.apply(new RemoveHeartbeat(0, 17));
    assertThat(desk.generated()).hasValue(new Generated(first, true));
    // Generating anew drops what was done by hand; undo brings it back.
    DetectorBench byHand = model.bench();
    desk.set(first);
    assertThat(desk.generated()).hasValue(new Generated(first, false));
    model.undo();
    assertThat(model.bench()).isEqualTo(byHand);
  }

  @Test
  void theTitleOfOtherHeartbeatsGoesWithThem() {
    assertThat(model.bench().title()).isEqualTo("8, 8, 12, 12");
    desk.drag(desk.first(1));
    desk.drag(desk.first(3));
    desk.release();
    assertThat(model.bench().title()).isEqualTo("Generated heartbeats");
    desk.set(desk.first(2));
    assertThat(model.bench().title()).isEqualTo("Generated heartbeats");
    model.undo();
    model.undo();
    assertThat(model.bench().title()).isEqualTo("8, 8, 12, 12");
  }

  @Test
  void theNameOfAFileGoesWithItsHeartbeatsFromDocumentAndTape() {
    DataReading data =
        DataFileReader.read(
            "stall.csv", "1\n2\n3\n".getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    DataStream stream = data.streams().get(0);
    model.apply(
        ImportEdits.replacing(
            model.bench(), new TickScale(TimeUnit.MILLISECOND, 0), stream, "stall.csv"));
    assertThat(model.bench().title()).isEqualTo("stall.csv");
    desk.set(desk.first(1));
    assertThat(model.bench().title()).isEqualTo("Generated heartbeats");
    assertThat(model.bench().tape().name()).isEqualTo("A");
  }

  @Test
  void aTitleThatAPersonGaveStays() {
    model.apply(new SetTitle("For Thursday"));
    desk.set(desk.first(1));
    assertThat(model.bench().title()).isEqualTo("For Thursday");
    // The same after it was opened from a file, without the steps.
    model.open(EditHistory.of(model.bench()));
    desk.set(desk.first(2));
    assertThat(model.bench().title()).isEqualTo("For Thursday");
  }

  @Test
  void aSecondTapeThatIsGeneratedChangesNoTitle() {
    model.apply(new AddTape(model.bench().tape()));
    new GeneratorDesk(model, 1).set(desk.first(1));
    assertThat(model.bench().title()).isEqualTo("8, 8, 12, 12");
  }

  @Test
  void aFileThatIsOpenedIsNotGenerated() {
    desk.set(desk.first(1));
    DataReading reading =
        DataFileReader.read(
            "a.csv",
            "interval_ms\n900\n1100\n1000\n".getBytes(StandardCharsets.UTF_8),
            ReadAnswers.none());
    DataStream stream = reading.streams().get(0);
    model.apply(ImportEdits.replacing(model.bench(), reading, stream, "a"));
    assertThat(model.bench().tape().heartbeats().size()).isEqualTo(4);
    assertThat(desk.generated()).isEmpty();
    // Its intervals can be drawn from: an empirical distribution of a file.
    GeneratorSettings drawn =
        GeneratorSwitches.drawing(desk.first(3), desk.intervals()).withHeartbeats(50);
    desk.set(drawn);
    assertThat(desk.intervals()).hasSize(49).isSubsetOf(List.of(900L, 1100L, 1000L));
  }

  /** A thread that does its work when the test says so. */
  private static final class Slow {
    final Deque<Runnable> work = new ArrayDeque<>();

    void doAll() {
      while (!work.isEmpty()) {
        work.poll().run();
      }
    }
  }

  private final Slow background = new Slow();
  private final BenchViewModel slowModel =
      new BenchViewModel(
          OpeningBench.document(),
          messages.getReadOnlyProperty(),
          background.work::add,
          Runnable::run);
  private final GeneratorDesk slow = new GeneratorDesk(slowModel, 0);

  @Test
  void manyHeartbeatsAreGeneratedInTheBackground() {
    GeneratorSettings many = slow.first(3).withHeartbeats(100_000);
    slow.set(many);
    assertThat(slow.generated()).isEmpty();
    assertThat(slow.progressProperty().get()).isZero();
    background.doAll();
    assertThat(slow.generated()).hasValue(new Generated(many, false));
    assertThat(slow.progressProperty().get()).isEqualTo(GeneratorDesk.IDLE);
    assertThat(slowModel.history().undoDepth()).isEqualTo(1);
  }

  @Test
  void whatIsGivenUpLeavesTheTapeAsItWas() {
    slow.set(slow.first(3).withHeartbeats(100_000));
    slow.cancel();
    background.doAll();
    assertThat(slowModel.bench()).isEqualTo(OpeningBench.document());
    assertThat(slowModel.history().undoDepth()).isZero();
    assertThat(slow.progressProperty().get()).isEqualTo(GeneratorDesk.IDLE);
  }

  @Test
  void whatComesTooLateForAnotherDocumentIsDropped() {
    slow.set(slow.first(3).withHeartbeats(100_000));
    slowModel.apply(new RemoveHeartbeat(0, 0));
    DetectorBench changed = slowModel.bench();
    background.doAll();
    assertThat(slowModel.bench()).isEqualTo(changed);
    assertThat(slow.progressProperty().get()).isEqualTo(GeneratorDesk.IDLE);
  }

  @Test
  void onlyIntervalsThatArrivedAreDrawnFrom() {
    assertThat(desk.intervals()).isEqualTo(List.of(8_000L, 8_000L, 12_000L, 12_000L));
    model.apply(
        new phiscope.bench.HeartbeatEdit.SetFate(0, 1, phiscope.core.trace.Heartbeat.Fate.LOST));
    assertThat(desk.intervals()).isEqualTo(List.of(16_000L, 12_000L, 12_000L));
  }
}
