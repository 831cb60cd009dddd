package phiscope.ui.viewmodel.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the screen hears of a run that is made beside it. */
class RunProgressTest {
  private final List<Integer> told = new ArrayList<>();

  @Test
  void eachPercentIsToldOnce() {
    RunProgress progress = new RunProgress(Runnable::run, told::add);
    for (int i = 0; i <= 10_000; i++) {
      progress.reached(i / 10_000.0);
    }
    assertThat(told).hasSize(100).isSorted().doesNotHaveDuplicates().startsWith(1).endsWith(100);
  }

  @Test
  void aRunThatIsStoppedIsToldOfNoMore() {
    List<Runnable> waiting = new ArrayList<>();
    RunProgress progress = new RunProgress(waiting::add, told::add);
    progress.reached(0.5);
    assertThat(progress.getAsBoolean()).isFalse();
    progress.cancel();
    waiting.forEach(Runnable::run);
    assertThat(progress.getAsBoolean()).isTrue();
    assertThat(told).isEmpty();
  }
}
