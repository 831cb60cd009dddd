package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.CancellationException;
import java.util.zip.GZIPOutputStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages;

/** Any bytes give a reading: nothing throws, hangs, vanishes or depends on the machine. */
class RobustReadingTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  // --- damaged files ---------------------------------------------------------------------------

  @Property(tries = 400, seed = "20261129")
  void aDamagedSampleIsStillReadAndAllItsLinesAreAccountedFor(
      @ForAll("samples") String sample, @ForAll long seed) {
    byte[] damaged = damage(SampleFilesTest.bytes(sample), new Random(seed));
    check(DataFileReader.read(sample, damaged, ReadAnswers.none()));
  }

  @Property(tries = 200, seed = "20261129")
  void twoSamplesGluedTogetherAreStillRead(
      @ForAll("samples") String first, @ForAll("samples") String second) {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.writeBytes(SampleFilesTest.bytes(first));
    both.writeBytes(SampleFilesTest.bytes(second));
    check(DataFileReader.read("both", both.toByteArray(), ReadAnswers.none()));
  }

  @Property(tries = 300, seed = "20261129")
  void anyBytesGiveAReading(@ForAll byte[] bytes) {
    check(DataFileReader.read("bytes", bytes, ReadAnswers.none()));
  }

  @Property(tries = 500, seed = "20261129")
  void anyTableOfOddCellsGivesAReading(@ForAll("tables") String table) {
    check(DataFileReader.read("t.csv", table.getBytes(StandardCharsets.UTF_8), ReadAnswers.none()));
  }

  @Provide
  Arbitrary<String> samples() throws IOException {
    List<String> files = new ArrayList<>();
    JsonNode index = new ObjectMapper().readTree(SampleFilesTest.bytes("index.json"));
    index.get("cases").forEach(c -> files.add(c.get("file").asText()));
    files.removeIf(file -> file.endsWith(".py"));
    return Arbitraries.of(files);
  }

  @Provide
  Arbitrary<String> tables() {
    Arbitrary<String> cell =
        Arbitraries.of(
            "1000",
            "1000.5",
            "-5",
            "0",
            "NaN",
            "Infinity",
            "1e400",
            "1e-400",
            "1,5",
            "1.004,2",
            "\"1,004\"",
            "\"",
            "\"\"",
            "",
            " ",
            "null",
            "x",
            "interval_ms",
            "time",
            "seq",
            "node",
            "2026-03-06T14:00:00Z",
            "2026-03-06 14:00:00",
            "14:00:01",
            "1772805600",
            "1772805600000000000",
            "99999999999999999999",
            "9223372036854775807",
            "-9223372036854775808",
            "0.000000000000000000000000000001",
            "１２",
            "\u0000",
            "\ufeff",
            "3ms",
            "2h",
            "1d3",
            "#",
            "lost",
            "=1+1",
            "999999999999999",
            "1e15",
            "1e12");
    Arbitrary<String> row =
        cell.list()
            .ofMinSize(0)
            .ofMaxSize(5)
            .flatMap(cells -> Arbitraries.of(",", ";", "\t", " ").map(d -> String.join(d, cells)));
    return row.list()
        .ofMaxSize(12)
        .flatMap(rows -> Arbitraries.of("\n", "\r\n", "\r").map(end -> String.join(end, rows)));
  }

  private static byte[] damage(byte[] bytes, Random random) {
    byte[] damaged = bytes.clone();
    for (int i = 0; i < 1 + random.nextInt(8); i++) {
      int at = damaged.length == 0 ? 0 : random.nextInt(damaged.length);
      switch (random.nextInt(4)) {
        case 0 -> damaged = Arrays.copyOf(damaged, at);
        case 1 -> damaged[Math.min(at, damaged.length - 1)] = (byte) random.nextInt(256);
        case 2 -> {
          byte[] cut = Arrays.copyOf(damaged, damaged.length - Math.min(5, damaged.length));
          System.arraycopy(damaged, damaged.length - cut.length, cut, 0, cut.length);
          damaged = cut;
        }
        default -> {
          byte[] doubled = Arrays.copyOf(damaged, damaged.length + damaged.length / 2);
          System.arraycopy(damaged, 0, doubled, damaged.length, damaged.length / 2);
          damaged = doubled;
        }
      }
      if (damaged.length == 0) {
        return damaged;
      }
    }
    return damaged;
  }

  /** What holds for every reading, whatever the file. */
  private static void check(DataReading reading) {
    for (DataStream stream : reading.streams()) {
      assertThat(stream.intervals()).allMatch(interval -> interval.signum() >= 0);
      assertThat(stream.arrivals().get(0)).isZero();
      assertThat(stream.arrivals().decimals()).isBetween(0, 9);
      assertThat(reading.toTape(stream.name(), reading.scaleOf(stream.name()))).isNotNull();
    }
    assertThat(reading.streams().stream().map(DataStream::name).distinct().count())
        .isEqualTo(reading.streams().size());
    if (reading.outcome() == Outcome.REFUSE) {
      assertThat(reading.says()).isNotEmpty();
    }
    StringWriter json = new StringWriter();
    for (Messages.Language language : Messages.Language.values()) {
      try {
        ReadingJson.write(reading, Messages.in(language), json);
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
    }
  }

  // --- sizes -----------------------------------------------------------------------------------

  @Test
  void aLineOfAHundredMegabytesIsSkippedAndTheOthersRead() {
    byte[] start = "interval_ms\n1000\n".getBytes(StandardCharsets.UTF_8);
    byte[] file = new byte[100 * 1024 * 1024 + start.length + 6];
    Arrays.fill(file, (byte) '7');
    System.arraycopy(start, 0, file, 0, start.length);
    System.arraycopy("\n1001\n".getBytes(StandardCharsets.UTF_8), 0, file, file.length - 6, 6);
    DataReading reading = DataFileReader.read("long.csv", file, ReadAnswers.none());
    assertThat(reading.streams().get(0).intervals()).hasSize(2);
    assertThat(reading.skipped()).extracting(SkippedLine::line).containsExactly(3);
    assertThat(reading.skipped().get(0).text().length()).isLessThan(100);
  }

  @Test
  void aSmallFileThatUnpacksToGigabytesIsRefusedInTime() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] zeros = new byte[1024 * 1024];
    Arrays.fill(zeros, (byte) '1');
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed, 65536)) {
      for (int i = 0; i < 400; i++) {
        gzip.write(zeros);
      }
    }
    assertThat(packed.size()).isLessThan(1024 * 1024);
    DataReading reading = DataFileReader.read("b.csv.gz", packed.toByteArray(), ReadAnswers.none());
    assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
    assertThat(sentences(reading)).anyMatch(s -> s.contains("256 MiB"));
  }

  /** BG20 and the sample of a million lines: one bad line, one blank, one gap, no line end last. */
  @Test
  void aMillionLinesAreReadInOneGoWithEveryLineCounted() {
    byte[] huge = million();
    Instant start = Instant.now();
    DataReading reading = DataFileReader.read("huge.csv", huge, ReadAnswers.none());
    assertThat(Duration.between(start, Instant.now())).isLessThan(PATIENCE);
    assertThat(reading.accounting()).isEqualTo(new Accounting(1_000_001, 999_998, 2, 0, 1));
    DataStream stream = reading.streams().get(0);
    assertThat(stream.intervals()).hasSize(999_998);
    assertThat(stream.arrivals().get(999_998).movePointRight(3).toBigIntegerExact())
        .isEqualTo(new java.math.BigInteger("1000017052082"));
    assertThat(reading.skipped()).extracting(SkippedLine::line).containsExactly(500_002);
    assertThat(sentences(reading)).anyMatch(s -> s.contains("25000 ms"));
  }

  /** The same numbers as the generator of the sample cases makes. */
  private static byte[] million() {
    StringBuilder text = new StringBuilder(12_000_000).append("interval_us\n");
    long x = 20260306;
    for (int i = 0; i < 1_000_000; i++) {
      x = (1103515245L * x + 12345) % 2147483648L;
      long value = i == 123_456 ? 25_000_000 : 990_000 + x % 20_001;
      if (i == 500_000) {
        text.append("oops\n");
      } else if (i == 777_777) {
        text.append('\n');
      } else {
        text.append(value).append(i < 999_999 ? "\n" : "");
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Paths of keys must not be built anew for each of many values. */
  @Test
  void manyValuesUnderLongKeysAreReadInTime() {
    StringBuilder json = new StringBuilder(6_000_000);
    String key = "k".repeat(1900);
    for (int depth = 0; depth < 50; depth++) {
      json.append("{\"").append(key).append("\":");
    }
    json.append('[');
    for (int i = 0; i < 1_000_000; i++) {
      json.append(i == 0 ? "" : ",").append(900 + i % 200);
    }
    json.append(']').append("}".repeat(50));
    Instant start = Instant.now();
    DataReading reading =
        DataFileReader.read(
            "deep.json", json.toString().getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    assertThat(reading.streams().get(0).intervals()).hasSize(1_000_000);
    assertThat(Duration.between(start, Instant.now())).isLessThan(PATIENCE);
  }

  @Test
  void aMillionQuotesThatAreNeverClosedAreReadInTime() {
    String line = "\"\"\",\"\n";
    byte[] quotes =
        ("interval_ms,note\n" + line.repeat(1_000_000)).getBytes(StandardCharsets.UTF_8);
    Instant start = Instant.now();
    DataReading reading = DataFileReader.read("q.csv", quotes, ReadAnswers.none());
    assertThat(reading.accounting().lines()).isEqualTo(1_000_001);
    assertThat(Duration.between(start, Instant.now())).isLessThan(PATIENCE.multipliedBy(3));
  }

  // --- progress and cancel -----------------------------------------------------------------------

  @Test
  void progressRisesToOneAndCancelEndsTheReading() {
    byte[] huge = million();
    List<Double> shares = new ArrayList<>();
    ReadProgress watch = progress(shares, Integer.MAX_VALUE);
    DataFileReader.read("huge.csv", huge, ReadAnswers.none(), watch);
    assertThat(shares).isSorted().hasSizeGreaterThan(100).endsWith(1.0);
    List<Double> few = new ArrayList<>();
    assertThatThrownBy(
            () -> DataFileReader.read("huge.csv", huge, ReadAnswers.none(), progress(few, 50)))
        .isInstanceOf(CancellationException.class);
    assertThat(few).hasSize(50);
  }

  private static ReadProgress progress(List<Double> shares, int most) {
    return new ReadProgress() {
      @Override
      public void reached(double share) {
        shares.add(share);
      }

      @Override
      public boolean isCancelled() {
        return shares.size() >= most;
      }
    };
  }

  // --- gzip --------------------------------------------------------------------------------------

  @Test
  void gzipIsKnownByItsBytesNotByItsName() throws IOException {
    byte[] plain = "interval_ms\n1000\n999\n".getBytes(StandardCharsets.UTF_8);
    for (String name : List.of("a.csv", "a.gz", "a")) {
      assertThat(DataFileReader.read(name, plain, ReadAnswers.none()).accounting().used())
          .isEqualTo(2);
      assertThat(DataFileReader.read(name, gzip(plain), ReadAnswers.none()).accounting().used())
          .isEqualTo(2);
    }
  }

  @Test
  void whatCanBeUnpackedOfADamagedGzipIsReadAndReported() throws IOException {
    StringBuilder text = new StringBuilder("interval_ms\n");
    Random random = new Random(1);
    for (int i = 0; i < 50_000; i++) {
      text.append(900 + random.nextInt(200)).append('\n');
    }
    byte[] packed = gzip(text.toString().getBytes(StandardCharsets.UTF_8));
    DataReading cut =
        DataFileReader.read("a.gz", Arrays.copyOf(packed, packed.length / 2), ReadAnswers.none());
    assertThat(cut.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
    assertThat(cut.accounting().used()).isGreaterThan(1000);
    assertThat(sentences(cut)).anyMatch(s -> s.contains("ends before it is complete"));
    byte[] trailing = Arrays.copyOf(packed, packed.length + 9);
    trailing[packed.length + 3] = 5;
    assertThat(sentences(DataFileReader.read("a.gz", trailing, ReadAnswers.none())))
        .anyMatch(s -> s.contains("behind the packed data"));
    byte[] wrong = packed.clone();
    wrong[packed.length - 6] ^= 1;
    assertThat(sentences(DataFileReader.read("a.gz", wrong, ReadAnswers.none())))
        .anyMatch(s -> s.contains("damaged"));
  }

  private static byte[] gzip(byte[] plain) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(plain);
    }
    return packed.toByteArray();
  }

  // --- machines ----------------------------------------------------------------------------------

  /** BG01, BG03: the same reading under every locale and time zone. */
  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "ar-EG", "zh-CN", "fa-IR", "tr-TR", "hi-IN"})
  void theReadingIsTheSameUnderEveryLocaleAndZone(String tag) throws IOException {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.ENGLISH);
      TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
      String expected = allSamples();
      Locale.setDefault(Locale.forLanguageTag(tag));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Shanghai"));
      assertThat(allSamples()).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static String allSamples() throws IOException {
    StringWriter json = new StringWriter();
    JsonNode index = new ObjectMapper().readTree(SampleFilesTest.bytes("index.json"));
    for (JsonNode sample : index.get("cases")) {
      String file = sample.get("file").asText();
      if (!file.endsWith(".py")) {
        DataReading reading =
            DataFileReader.read(file, SampleFilesTest.bytes(file), ReadAnswers.none());
        ReadingJson.write(reading, Messages.in(Messages.Language.ENGLISH), json);
        json.write('\n');
      }
    }
    return json.toString();
  }

  private static List<String> sentences(DataReading reading) {
    Messages english = Messages.in(Messages.Language.ENGLISH);
    return reading.says().stream().map(r -> r.in(english)).toList();
  }
}
