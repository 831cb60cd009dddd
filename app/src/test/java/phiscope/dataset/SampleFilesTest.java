package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every sample file of the formats that are read, held against its expected reading in {@code
 * cases/index.json}. Files of tools that are not read yet must be refused by name.
 */
class SampleFilesTest {
  private static final BigDecimal TOLERANCE = new BigDecimal("0.001");

  /** Tools whose output is refused for now. */
  private static final List<String> NOT_READ_YET =
      List.of(
          "tcpdump-icmp-midnight.txt",
          "tcpdump-vrrp-two-senders.txt",
          "akka-interval-growing.log",
          "cassandra-fd-trace.log",
          "consul-suspect-events.log",
          "hazelcast-suspect-clockjump.log",
          "redis-sentinel-sdown-tilt.log",
          "k8s-describe-probe-events.txt",
          "dst-fall-back-local-time.log",
          "journalctl-o-json.jsonl",
          "serf-docker-compose-interleaved.log");

  @TestFactory
  Stream<DynamicTest> everySampleIsReadAsItsExpectationSays() throws IOException {
    JsonNode index = new ObjectMapper().readTree(bytes("index.json"));
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonNode sample : index.get("cases")) {
      String file = sample.get("file").asText();
      if (!file.endsWith(".py")) {
        String title = sample.get("id").asText() + " " + sample.get("title").asText();
        tests.add(DynamicTest.dynamicTest(title, () -> check(file, sample.get("expected"))));
      }
    }
    return tests.stream();
  }

  private static void check(String file, JsonNode expected) {
    DataReading reading = DataFileReader.read(file, bytes(file), ReadAnswers.none());
    if (NOT_READ_YET.contains(file)) {
      assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
      assertThat(reading.streams()).isEmpty();
      assertThat(reading.says()).isNotEmpty();
      return;
    }
    assertThat(reading.outcome().id()).isEqualTo(expected.get("outcome").asText());
    assertThat(reading.readsAs().id()).isEqualTo(expected.get("reads_as").asText());
    checkAccounting(reading.accounting(), expected.path("accounting"));
    checkSkipped(reading, expected.path("skipped"));
    checkEvents(reading, expected.path("events"));
    checkStreams(reading, expected.path("streams"));
  }

  private static void checkAccounting(Accounting accounting, JsonNode expected) {
    if (expected.has("physical_lines")) {
      assertThat(accounting.lines()).isEqualTo(expected.get("physical_lines").asInt());
      assertThat(accounting.used()).isEqualTo(expected.get("used").asInt());
      assertThat(accounting.skipped()).isEqualTo(expected.get("skipped_and_reported").asInt());
    }
    if (expected.has("structure")) {
      assertThat(accounting.structure()).isEqualTo(expected.get("structure").asInt());
    }
    if (expected.has("events")) {
      assertThat(accounting.events()).isEqualTo(expected.get("events").asInt());
    }
  }

  private static void checkSkipped(DataReading reading, JsonNode expected) {
    List<Integer> lines = new ArrayList<>();
    expected.forEach(skip -> lines.add(skip.path("line").asInt()));
    if (!lines.contains(0)) {
      assertThat(reading.skipped()).extracting(SkippedLine::line).isEqualTo(lines);
    } else {
      assertThat(reading.skipped()).hasSize(lines.size());
    }
  }

  private static void checkEvents(DataReading reading, JsonNode expected) {
    List<String> wanted = new ArrayList<>();
    expected.forEach(e -> wanted.add(e.get("line").asInt() + " " + e.get("what").asText()));
    if (!wanted.isEmpty()) {
      assertThat(reading.events()).extracting(e -> e.line() + " " + e.what()).isEqualTo(wanted);
    }
    for (JsonNode event : expected) {
      if (event.has("seq")) {
        assertThat(reading.events())
            .anyMatch(
                e ->
                    e.line() == event.get("line").asInt()
                        && e.sequence().orElse(-1) == event.get("seq").asLong());
      }
    }
  }

  private static void checkStreams(DataReading reading, JsonNode expected) {
    expected
        .properties()
        .forEach(
            entry -> {
              String name = entry.getKey().replaceAll(" if zone is .*", "");
              Optional<DataStream> stream = reading.stream(name);
              assertThat(stream).as("stream " + name + " of " + reading.streams()).isPresent();
              checkStream(stream.get(), entry.getValue());
            });
    if (expected.size() > 0) {
      assertThat(reading.streams()).hasSize(expected.size());
    }
  }

  private static void checkStream(DataStream stream, JsonNode expected) {
    if (expected.has("n_arrivals")) {
      assertThat(stream.arrivals().size()).isEqualTo(expected.get("n_arrivals").asInt());
    }
    if (expected.has("n_intervals")) {
      assertThat(stream.intervals()).hasSize(expected.get("n_intervals").asInt());
    }
    checkNumbers(stream.intervals(), expected.path("intervals_ms"));
    checkNumbers(stream.arrivals().asList(), expected.path("arrivals_ms_from_first"));
    if (expected.has("first_utc")) {
      assertThat(stream.firstUtc().map(ReadingJson::utc))
          .contains(expected.get("first_utc").asText());
    }
    checkSequences(stream.lost(), expected.path("lost_seq"));
    checkSequences(stream.received().lateSequences(), expected.path("late_seq"));
    checkSequences(stream.received().duplicateSequences(), expected.path("duplicate_seq"));
  }

  private static void checkNumbers(List<BigDecimal> values, JsonNode expected) {
    if (expected.isArray()) {
      assertThat(values).hasSize(expected.size());
      for (int i = 0; i < values.size(); i++) {
        BigDecimal off = values.get(i).subtract(new BigDecimal(expected.get(i).asText())).abs();
        assertThat(off).as("value %s: %s", i, values.get(i)).isLessThanOrEqualTo(TOLERANCE);
      }
    }
  }

  private static void checkSequences(List<Long> numbers, JsonNode expected) {
    if (expected.isArray()) {
      List<Long> wanted = new ArrayList<>();
      expected.forEach(n -> wanted.add(n.asLong()));
      assertThat(numbers).isEqualTo(wanted);
    }
  }

  static byte[] bytes(String file) {
    try (InputStream in = SampleFilesTest.class.getResourceAsStream("cases/" + file)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
