package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** A long document tells while it is read how far that is, and ends early when it is told to. */
class WatchedReadingTest {
  private static byte[] longDocument() {
    long[] intervals = new long[200_000];
    for (int i = 0; i < intervals.length; i++) {
      intervals[i] = 1_000 + i % 777;
    }
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    DetectorBench bench = OpeningBench.document().withTapes(List.of(Tape.of("A", trace)));
    return BenchJson.write(bench).getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void sharesGrowFromNothingToTheWholeAndTheDocumentIsTheSame() {
    byte[] bytes = longDocument();
    List<Double> shares = new ArrayList<>();
    assertThat(BenchJson.read(bytes, "a", shares::add).found())
        .isEqualTo(BenchJson.read(bytes, "a").found())
        .isPresent();
    assertThat(shares).hasSizeGreaterThan(5).isSorted();
    assertThat(shares.get(0)).isBetween(0.0, 0.5);
    assertThat(shares.get(shares.size() - 1)).isBetween(0.5, 1.0);
  }

  @Test
  void itEndsWhereItIsStopped() {
    int[] told = {0};
    assertThatThrownBy(
            () ->
                BenchJson.read(
                    longDocument(),
                    "a",
                    share -> {
                      told[0]++;
                      if (told[0] == 3) {
                        throw new CancellationException();
                      }
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(told[0]).isEqualTo(3);
  }

  @Test
  void itEndsAlsoWhileItIsFoundOutWhatWasReadMeans() {
    byte[] bytes = longDocument();
    List<Double> shares = new ArrayList<>();
    BenchJson.read(bytes, "a", shares::add);
    double read = shares.get(shares.size() - 1);
    long interpreting = shares.stream().filter(share -> share == read).count();
    // Times become ticks, and ticks heartbeats.
    assertThat(interpreting).isGreaterThan(2 * 200_000 / JsonSource.TOLD_EVERY - 2);
    int[] told = {0};
    assertThatThrownBy(
            () ->
                BenchJson.read(
                    bytes,
                    "a",
                    share -> {
                      told[0]++;
                      if (told[0] == shares.size() - 3) {
                        throw new CancellationException();
                      }
                    }))
        .isInstanceOf(CancellationException.class);
    assertThat(told[0]).isEqualTo(shares.size() - 3);
  }
}
