package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever does not want a long data file any more need not wait until it is gone through. */
class StoppedReadingTest {
  private static final int MANY = 60_000;

  /** So many characters of JSON at the most are read between two questions. */
  private static final int PIECE = 10_000;

  /** Files that take several runs from one end to the other. */
  enum Shape {
    RECORDS("[", i -> "{\"seq\":" + i + ",\"arrival_ms\":" + 1_000L * i + "}", "]", 3),
    SCALARS("{\"intervals\":[", i -> String.valueOf(1_000 + i % 77), "]}", 4),
    PROMETHEUS(
        "{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":"
            + "[{\"metric\":{\"__name__\":\"heartbeat_interval_seconds\"},\"values\":[",
        i -> "[" + (1_700_000_000 + i) + ",\"0." + (100 + i % 800) + "\"]",
        "]}]}}",
        3);

    final byte[] content;
    final int runs;

    Shape(String before, IntFunction<String> each, String after, int runs) {
      String all = IntStream.range(0, MANY).mapToObj(each).collect(Collectors.joining(","));
      this.content = (before + all + after).getBytes(StandardCharsets.UTF_8);
      this.runs = runs;
    }
  }

  /** Counts how often it is asked; from some time on the answer is that nobody waits. */
  private static final class Impatient implements ReadProgress {
    private final int patience;
    private int asked;

    Impatient(int patience) {
      this.patience = patience;
    }

    @Override
    public void reached(double share) {}

    @Override
    public boolean isCancelled() {
      asked++;
      return asked > patience;
    }
  }

  /** The library keeps the buffer of a text that was parsed before for the next parser. */
  private static void parseAText() throws JsonProcessingException {
    new ObjectMapper().readTree("\"" + "x".repeat(30_000) + "\"");
  }

  @ParameterizedTest
  @EnumSource
  void eachRunOverAJsonFileAsksPieceForPiece(Shape shape) throws JsonProcessingException {
    parseAText();
    Impatient patient = new Impatient(Integer.MAX_VALUE);
    DataReading reading = DataFileReader.read("f.json", shape.content, ReadAnswers.none(), patient);
    assertThat(reading.streams()).as(() -> reading.says().toString()).isNotEmpty();
    assertThat(reading.streams().get(0).received().size()).isBetween(MANY, MANY + 1);
    assertThat(patient.asked).isGreaterThan(shape.runs * shape.content.length / PIECE);
    for (int tenth = 0; tenth < 10; tenth++) {
      Impatient other = new Impatient(patient.asked * tenth / 10);
      assertThatThrownBy(
              () -> DataFileReader.read("f.json", shape.content, ReadAnswers.none(), other))
          .isInstanceOf(CancellationException.class);
      assertThat(other.asked).isEqualTo(other.patience + 1);
    }
  }
}
