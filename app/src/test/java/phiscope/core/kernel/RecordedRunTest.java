package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RecordedRunTest {
  @Test
  void framesThatWereWrittenDownAreSteppedThroughLikeAnyOthers() {
    List<Long> written = LongStream.range(0, 100).map(i -> i * i).boxed().toList();
    RecordedRun<Long> run = new RecordedRun<>(written, Long::longValue);
    assertThat(run.frames()).isEqualTo(written);
    assertThat(run.size()).isEqualTo(100);
    assertThat(run.frame(57)).isEqualTo(57L * 57);
    assertThat(run.time(57)).isEqualTo(57L * 57);
    assertThat(run.indexAt(50)).isEqualTo(7);
    assertThat(run.nextAfter(7, square -> square % 2 == 1)).hasValue(9);
    assertThat(run.lastBefore(7, square -> square % 2 == 1)).hasValue(5);
    assertThat(run.end()).isEqualTo(Replay.End.NOTHING_ENABLED);
    assertThatThrownBy(() -> new RecordedRun<>(List.<Long>of(), Long::longValue))
        .hasMessageContaining("one frame");
  }
}
