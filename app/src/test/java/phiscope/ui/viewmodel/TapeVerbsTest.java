package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.Test;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What is drawn on a tape by name, also at its ends. */
class TapeVerbsTest {
  private final WorkbenchViewModel workbench =
      new WorkbenchViewModel(Settings.first(Language.ENGLISH));

  private BenchViewModel model(long... arrivals) {
    List<Heartbeat> heartbeats =
        java.util.stream.IntStream.range(0, arrivals.length)
            .mapToObj(i -> Heartbeat.delivered(i, arrivals[i]))
            .toList();
    DetectorBench bench =
        OpeningBench.document()
            .withTapes(
                List.of(
                    new Tape("A", HeartbeatTrace.of(heartbeats), OptionalLong.empty(), List.of())));
    return new BenchViewModel(
        bench, new ReadOnlyObjectWrapper<>(Messages.in(Language.ENGLISH)).getReadOnlyProperty());
  }

  @Test
  void aHeartbeatThatIsLateComesBehindTheNextOneAtTheEndOfTimeToo() {
    BenchViewModel model = model(0, BenchLimits.MAX_TICK);
    new TapeVerbs(model, workbench).late(0, 0);
    HeartbeatTrace trace = model.bench().tape().heartbeats();
    assertThat(trace.arrival(0)).isEqualTo(BenchLimits.MAX_TICK);
    assertThat(trace.get(1).sequence()).as("which comes last").isZero();
  }

  @Test
  void whatIsSaidOfADuplicateIsWhereItStands() {
    BenchViewModel model = model(0, BenchLimits.MAX_TICK);
    new TapeVerbs(model, workbench).duplicate(0, 1);
    String end = DecimalEntry.show(model.bench().scale().toTime(BenchLimits.MAX_TICK));
    assertThat(model.bench().tape().heartbeats().arrival(2)).isEqualTo(BenchLimits.MAX_TICK);
    assertThat(workbench.statusProperty().get()).contains(end);
  }
}
