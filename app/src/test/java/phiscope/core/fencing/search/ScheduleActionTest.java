package phiscope.core.fencing.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleActionTest {
  @Test
  void everyNumberIsOneActionAndBack() {
    List<ScheduleAction> all = IntStream.range(0, 48).mapToObj(ScheduleAction::of).toList();
    assertThat(all).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(ScheduleAction::code)
        .isEqualTo(IntStream.range(0, 48).boxed().toList());
    assertThatThrownBy(() -> ScheduleAction.of(48)).isInstanceOf(IllegalArgumentException.class);
  }
}
