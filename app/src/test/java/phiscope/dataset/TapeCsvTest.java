package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

class TapeCsvTest {
  private static final TickScale MILLIS = new TickScale(TimeUnit.MILLISECOND, 3);

  @Test
  void arrivalsAreWrittenAsExactDecimalsWithTheUnitInTheHeader() throws IOException {
    HeartbeatTrace trace =
        HeartbeatTrace.of(
            List.of(
                Heartbeat.delivered(0, 0),
                new Heartbeat(1, 1_000_500, 0, Heartbeat.Fate.LOST),
                Heartbeat.delivered(2, 2_000_001)));
    assertThat(arrivals(Tape.of("node-b", trace), MILLIS))
        .isEqualTo(
            "arrival_ms,sequence,incarnation,fate,name\n"
                + "0,0,0,delivered,node-b\n"
                + "1000.5,1,0,lost,node-b\n"
                + "2000.001,2,0,delivered,node-b\n");
  }

  @Test
  void intervalsAreThoseBetweenDeliveredHeartbeats() throws IOException {
    HeartbeatTrace trace =
        HeartbeatTrace.of(
            List.of(
                Heartbeat.delivered(0, 0),
                new Heartbeat(1, 8, 0, Heartbeat.Fate.LOST),
                Heartbeat.delivered(2, 16),
                Heartbeat.delivered(3, 28)));
    StringWriter out = new StringWriter();
    TapeCsv.writeIntervals(Tape.of("A", trace), new TickScale(TimeUnit.NONE, 0), out);
    assertThat(out.toString()).isEqualTo("interval_ticks,name\n16,A\n12,A\n");
  }

  /** BG15: shown as text by a spreadsheet, numbers stay numbers, names come back. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+x",
        "@SUM(A1)",
        "-cmd",
        "\tx",
        "\rx",
        "=HYPERLINK(\"http://x\",\"a,b\")",
        "'=1",
        "' quoted",
        "a,b",
        "a\"b",
        " leading",
        "trailing ",
        "two\nlines",
        "节点乙",
        "#1",
        "＝1+1",
        "1000",
        "null",
        "-"
      })
  void anyNameSurvivesTheWayOutAndBackAndIsNoFormula(String name) throws IOException {
    Tape tape = Tape.of(name, HeartbeatTrace.ofIntervals(0, 1_000_000, 999_000));
    String csv = arrivals(tape, MILLIS);
    for (CSVRecord record : CSVParser.parse(new StringReader(csv), CSVFormat.RFC4180)) {
      assertThat(record.get(4)).matches("(?s)[^=+\\-@\t\r].*|-");
    }
    assertThat(csv).contains("\n1000,1,0,delivered,");
    DataReading reading = read(csv);
    assertThat(reading.streams()).extracting(DataStream::name).containsExactly(name);
  }

  @Property(tries = 300, seed = "20261129")
  void aTapeIsReadBackAsItWas(
      @ForAll("traces") HeartbeatTrace trace, @ForAll("scales") TickScale scale)
      throws IOException {
    Tape tape = Tape.of("node-b", trace);
    DataReading reading = read(arrivals(tape, scale));
    assertThat(reading.questions()).isEmpty();
    assertThat(reading.skipped()).isEmpty();
    Tape back = reading.toTape("node-b", scaleIn(reading, scale));
    assertThat(back.heartbeats().toList()).isEqualTo(inUnitOf(trace, scale, reading).toList());
  }

  /** The reader knows milliseconds and ticks: other units come back in milliseconds. */
  private static TickScale scaleIn(DataReading reading, TickScale scale) {
    return scale.unit() == TimeUnit.NONE ? scale : new TickScale(TimeUnit.MILLISECOND, 9);
  }

  private static HeartbeatTrace inUnitOf(
      HeartbeatTrace trace, TickScale scale, DataReading reading) {
    TickScale target = scaleIn(reading, scale);
    List<Heartbeat> moved = new ArrayList<>();
    for (Heartbeat heartbeat : trace.toList()) {
      int shift = target.unit().decimalsOfSecond() - scale.unit().decimalsOfSecond();
      long tick =
          scale.unit() == TimeUnit.NONE
              ? heartbeat.arrival()
              : target.toTicks(scale.toTime(heartbeat.arrival()).scaleByPowerOfTen(shift));
      moved.add(heartbeat.arrivingAt(tick));
    }
    return HeartbeatTrace.of(moved);
  }

  @Provide
  Arbitrary<TickScale> scales() {
    return Arbitraries.of(
        new TickScale(TimeUnit.NONE, 0),
        new TickScale(TimeUnit.NONE, 3),
        new TickScale(TimeUnit.SECOND, 6),
        new TickScale(TimeUnit.MILLISECOND, 0),
        new TickScale(TimeUnit.MILLISECOND, 6),
        new TickScale(TimeUnit.MICROSECOND, 3),
        new TickScale(TimeUnit.NANOSECOND, 0));
  }

  /** Lost, duplicate, late and restarted heartbeats in any order; the first one is delivered. */
  @Provide
  Arbitrary<HeartbeatTrace> traces() {
    Arbitrary<Heartbeat> heartbeat =
        Combinators.combine(
                Arbitraries.longs().between(0, 40),
                Arbitraries.longs().between(0, 100_000),
                Arbitraries.integers().between(0, 1),
                Arbitraries.of(
                    Heartbeat.Fate.DELIVERED, Heartbeat.Fate.DELIVERED, Heartbeat.Fate.LOST))
            .as(Heartbeat::new);
    return heartbeat
        .list()
        .ofMinSize(1)
        .ofMaxSize(40)
        .map(
            list -> {
              List<Heartbeat> all = new ArrayList<>(withoutLostTwins(list));
              all.add(Heartbeat.delivered(0, 0));
              return withoutHoles(HeartbeatTrace.of(all));
            });
  }

  /** A number that is lost is in the file once. */
  private static List<Heartbeat> withoutLostTwins(List<Heartbeat> list) {
    List<Heartbeat> kept = new ArrayList<>();
    for (Heartbeat heartbeat : list) {
      boolean twin =
          kept.stream()
              .anyMatch(
                  k ->
                      k.sequence() == heartbeat.sequence()
                          && k.incarnation() == heartbeat.incarnation()
                          && !(k.isDelivered() && heartbeat.isDelivered()));
      if (!twin) {
        kept.add(heartbeat);
      }
    }
    return kept;
  }

  /** The reader adds what is missing by number: a tape that has no such hole is left as it is. */
  private static HeartbeatTrace withoutHoles(HeartbeatTrace trace) {
    List<Heartbeat> all = new ArrayList<>(trace.toList());
    for (int incarnation = 0; incarnation <= 1; incarnation++) {
      long least = Long.MAX_VALUE;
      long most = -1;
      for (Heartbeat heartbeat : trace.toList()) {
        if (heartbeat.incarnation() == incarnation && heartbeat.isDelivered()) {
          least = Math.min(least, heartbeat.sequence());
          most = Math.max(most, heartbeat.sequence());
        }
      }
      for (long n = least; n <= most; n++) {
        long number = n;
        int of = incarnation;
        if (all.stream().noneMatch(h -> h.incarnation() == of && h.sequence() == number)) {
          all.add(new Heartbeat(n, 100_001 + n, incarnation, Heartbeat.Fate.LOST));
        }
      }
    }
    return HeartbeatTrace.of(all);
  }

  @Test
  void theFileIsTheSameUnderEveryLocale() throws IOException {
    Locale before = Locale.getDefault();
    Tape tape = Tape.of("节点", HeartbeatTrace.ofIntervals(0, 1_000_500, 999_001));
    try {
      Locale.setDefault(Locale.ENGLISH);
      String english = arrivals(tape, MILLIS);
      for (String tag : List.of("de", "ar-EG", "fa-IR", "zh-CN")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(arrivals(tape, MILLIS)).isEqualTo(english);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  private static String arrivals(Tape tape, TickScale scale) throws IOException {
    StringWriter out = new StringWriter();
    TapeCsv.writeArrivals(tape, scale, out);
    return out.toString();
  }

  private static DataReading read(String csv) {
    return DataFileReader.read(
        "tape.csv", csv.getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
  }
}
