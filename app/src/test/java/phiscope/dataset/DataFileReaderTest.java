package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages;

/** The rules by which files are read, one sentence each. BG numbers are public bug reports. */
class DataFileReaderTest {
  // --- what is in the file -------------------------------------------------------------------

  /** BG17: the times count, not the rows. */
  @Test
  void arrivalTimesGiveTheirOwnIntervals() {
    DataReading reading = read("time_s\n1\n2\n3\n4\n6\n");
    assertThat(intervals(reading)).containsExactly("1000", "1000", "1000", "2000");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT);
  }

  /** BG16: the whole column decides, and what does not fit is reported by line. */
  @Test
  void rowsThatDoNotFitAfterFiveHundredGoodOnesAreReported() {
    StringBuilder text = new StringBuilder("interval_ms\n");
    IntStream.range(0, 500).forEach(i -> text.append(990 + i % 21).append('\n'));
    text.append("timeout\n").append("\"1004,2\"\n").append("1001\n");
    DataReading reading = read(text.toString());
    assertThat(reading.skipped()).extracting(SkippedLine::line).containsExactly(502, 503);
    assertThat(reading.accounting()).isEqualTo(new Accounting(504, 501, 1, 0, 2));
    assertThat(intervals(reading)).hasSize(501).doesNotContain("10042");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8, 8, 12, 12      | 8 8 12 12
          8 8 12 12         | 8 8 12 12
          8;8;12;12         | 8 8 12 12
          8,8,12,12         | 8 8 12 12
          8，8，12，12        | 8 8 12 12
          8、8、12、12        | 8 8 12 12
          8,5; 9,1; 10,2    | 8.5 9.1 10.2
          8,5 9,1 10,2      | 8.5 9.1 10.2
          [8, 8, 12, 12]    | 8 8 12 12
          """)
  void aPastedLineOfNumbersIsAListOfIntervals(String line, String expected) {
    DataReading reading = read(line, "unit", "ticks");
    assertThat(intervals(reading)).containsExactly(expected.split(" "));
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.INTERVALS);
  }

  /** BG08: a column copied from a spreadsheet, with its line ends and marks. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8\n8\n12\n12\n", "8\r\n8\r\n12\r\n12\r\n", "8\r8\r12\r12", "\ufeff8\n8\n12\n12",
        "8\r8\n12\r\n12\n", "8\t\n8\t\n12\t\n12\t\n", "\n\n8\n\n8\n12\n12\n\n", " 8 \n 8\n12 \n12"
      })
  void aPastedColumnIsReadWhateverItsLineEnds(String column) {
    DataReading reading = read(column, "unit", "ticks");
    assertThat(intervals(reading)).containsExactly("8", "8", "12", "12");
    assertThat(reading.skipped()).isEmpty();
  }

  @Test
  void severalValuesOnSomeLinesAreAListEvenOverLines() {
    DataReading reading = read("# unit: ms\n8, 8, 12\n12, 20\n7, 7, 7, 7\n");
    assertThat(intervals(reading)).hasSize(9);
    assertThat(reading.accounting()).isEqualTo(new Accounting(4, 3, 1, 0, 0));
  }

  // --- numbers, signs, units -------------------------------------------------------------------

  /** BG01: never 15, 1004 or silence; the same in every column and locale. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          interval_s~1,5~2,25~1~             | 1500 2250 1000
          interval_s~1.5~2.25~1~             | 1500 2250 1000
          Nr;interval_s~1;1.004,2~2;998,75~  | 1004200 998750
          interval_s;n~1,5;a~2,5;a~          | 1500 2500
          """)
  void aDecimalCommaIsReadOrAskedNeverDropped(String text, String expected) {
    DataReading reading = read(text.replace('~', '\n'));
    assertThat(intervals(reading)).containsExactly(expected.split(" "));
  }

  @Test
  void numbersThatCouldBeGroupedOrDecimalAreAsked() {
    DataReading reading = read("interval_ms;node\n1,001;b\n1,004;b\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.questions())
        .extracting(ReadQuestion::about)
        .containsExactly(ReadQuestion.DECIMAL_SIGN);
    DataReading grouped = read("interval_ms;node\n1,001;b\n1,004;b\n", "decimalSign", ".");
    assertThat(intervals(grouped)).containsExactly("1001", "1004");
    DataReading decimal = read("interval_ms;node\n1,001;b\n1,004;b\n", "decimalSign", ",");
    assertThat(intervals(decimal)).containsExactly("1.001", "1.004");
  }

  @Test
  void aPointThatGroupsBesideHundredsIsAsked() {
    DataReading reading = read("interval_ms;node\n998;b\n1.004;b\n1.012;b\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(intervals(reading)).containsExactly("998", "1004", "1012");
  }

  @ParameterizedTest
  @CsvSource({
    "interval_ms,1",
    "interval (ms),1",
    "Abstand [ms],1",
    "间隔（毫秒）,1",
    "时间间隔毫秒,1",
    "interval_us,0.001",
    "interval (µs),0.001",
    "interval (μs),0.001",
    "interval_microseconds,0.001",
    "interval_ns,0.000001",
    "interval_s,1000",
    "heartbeat_interval_seconds,1000",
    "intervalMillis,1",
    "间隔（秒）,1000",
    "gap_min,60000"
  })
  void theUnitInTheHeaderCounts(String header, String millis) {
    DataReading reading = read(header + "\n1\n");
    assertThat(intervals(reading)).containsExactly(millis);
    assertThat(reading.questions()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"# unit: ms", "// Unit = ms (arrival to arrival)", "# 单位：毫秒", "; unit: ms"})
  void theUnitInACommentCounts(String comment) {
    DataReading reading = read(comment + "\n1000\n999\n");
    assertThat(intervals(reading)).containsExactly("1000", "999");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT);
    assertThat(reading.accounting()).isEqualTo(new Accounting(3, 2, 1, 0, 0));
  }

  @ParameterizedTest
  @CsvSource({"1002 998,ms", "1.002 0.998,s", "1002000 998000,us", "1002000000 998000000,ns"})
  void withoutAUnitThePresetMakesTheIntervalPlausible(String values, String preset) {
    DataReading reading = read(values.replace(' ', '\n'));
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.questions()).extracting(ReadQuestion::about).containsExactly("unit");
    assertThat(reading.questions().get(0).preset()).isEqualTo(preset);
    assertThat(Double.parseDouble(intervals(reading).get(0))).isEqualTo(1002);
  }

  @Test
  void valuesWithTheirOwnUnitNeedNoOther() {
    DataReading reading = read("interval\n1002.4ms\n1s\n997us\n");
    assertThat(intervals(reading)).containsExactly("1002.4", "1000", "0.997");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT);
  }

  @Test
  void ticksStayWithoutUnit() {
    DataReading reading = read("# unit: ticks\n8\n8\n12\n12\n");
    assertThat(reading.streams().get(0).unit()).isEqualTo(phiscope.core.trace.TimeUnit.NONE);
  }

  // --- times -----------------------------------------------------------------------------------

  /** BG18: dates are seen before anything is accepted, and are never in 1970. */
  @ParameterizedTest
  @CsvSource({
    "1772805600 1772805601",
    "1772805600000 1772805601000",
    "1772805600000000 1772805601000000",
    "1772805600000000000 1772805601000000000"
  })
  void timesSince1970AreReadByTheirSize(String values) {
    DataReading reading = read("received_at\n" + values.replace(' ', '\n'));
    assertThat(intervals(reading)).containsExactly("1000");
    assertThat(reading.streams().get(0).firstUtc().map(ReadingJson::utc))
        .contains("2026-03-06T14:00:00.000Z");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT);
  }

  @Test
  void aHeaderUnitThatPutsTimesInto1970IsAsked() {
    DataReading reading = read("timestamp_ms\n1772805600\n1772805601\n1772805602\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(intervals(reading)).containsExactly("1000", "1000");
  }

  @Test
  void nanosecondsSince1970KeepEveryDigit() {
    DataReading reading = read("ts_ns\n1772805600000000001\n1772805600999999999\n");
    assertThat(intervals(reading)).containsExactly("999.999998");
  }

  @Test
  void aTimeOfDayThatFallsPastMidnightGoesOnTheNextDay() {
    DataReading reading = read("time\n23:59:58.5\n23:59:59.5\n00:00:00.5\n00:00:01.5\n");
    assertThat(intervals(reading)).containsExactly("1000", "1000", "1000");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
    assertThat(reading.streams().get(0).firstUtc()).isEmpty();
  }

  @Test
  void dateAndTimeInTwoColumnsAreJoined() {
    DataReading reading =
        read("date,time,node\n2026-03-06,23:59:59.5,b\n2026-03-07,00:00:00.5,b\n");
    assertThat(intervals(reading)).containsExactly("1000");
  }

  @Test
  void whereTheClockGoesBackTheStreamIsCutAndNoIntervalIsNegative() {
    DataReading reading =
        read(
            "wall_ms,node\n1772805600000,b\n1772805601001,b\n1772805602000,b\n1772805603000,b\n"
                + "1772805601502,b\n1772805602500,b\n1772805603500,b\n1772805604503,b\n");
    assertThat(reading.streams()).hasSize(2);
    assertThat(reading.streams().get(0).intervals()).hasSize(3);
    assertThat(reading.streams().get(1).intervals()).hasSize(3);
    assertThat(reading.streams())
        .allSatisfy(s -> assertThat(s.intervals()).allMatch(i -> i.signum() >= 0));
    assertThat(says(reading)).anyMatch(s -> s.contains("1498") && s.contains("lines 5 and 6"));
  }

  @Test
  void entriesOutOfOrderAreSortedAndSaidSo() {
    DataReading reading = read("at_ms\n0\n1000\n2000\n4000\n3000\n5000\n6000\n");
    assertThat(intervals(reading)).containsExactly("1000", "1000", "1000", "1000", "1000", "1000");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
  }

  @Test
  void risingSequenceNumbersProveThatTheClockWentBack() {
    DataReading reading = read("at_ms,seq\n0,1\n1000,2\n2000,3\n1500,4\n2500,5\n");
    assertThat(reading.streams()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "Europe/Berlin,2026-03-06T13:00:00.000Z",
    "Asia/Shanghai,2026-03-06T06:00:00.000Z",
    "+02:00,2026-03-06T12:00:00.000Z",
    "UTC,2026-03-06T14:00:00.000Z"
  })
  void theZoneOfTimesWithoutOneCanBeAnswered(String zone, String utc) {
    String text = "at\n2026-03-06 14:00:00\n2026-03-06 14:00:01\n";
    DataReading silent = read(text);
    assertThat(silent.streams().get(0).firstUtc()).isEmpty();
    assertThat(silent.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
    DataReading reading = read(text, "zone", zone);
    assertThat(reading.streams().get(0).firstUtc().map(ReadingJson::utc)).contains(utc);
  }

  @Test
  void theHourThatIsLeftOutInSpringIsNoGapInTheHeartbeats() {
    String text =
        "at\n2026-03-29 01:59:58\n2026-03-29 01:59:59\n2026-03-29 03:00:00\n"
            + "2026-03-29 03:00:01\n";
    DataReading reading = read(text);
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.questions().get(0).preset()).isEqualTo("Europe/Berlin");
    assertThat(intervals(reading)).containsExactly("1000", "1000", "1000");
    assertThat(intervals(read(text, "zone", "none"))).containsExactly("1000", "3601000", "1000");
  }

  @Test
  void theHourThatComesTwiceInAutumnIsOneHour() {
    DataReading reading =
        read("at,node\n2025-10-26 02:59:50,b\n2025-10-26 02:00:00,b\n2025-10-26 02:00:10,b\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(intervals(reading)).containsExactly("10000", "10000");
    assertThat(reading.streams().get(0).firstUtc().map(ReadingJson::utc))
        .contains("2025-10-26T00:59:50.000Z");
  }

  // --- intervals or times ----------------------------------------------------------------------

  @Test
  void numbersThatKeepRisingAreTimesAndNumbersThatFallAreIntervals() {
    DataReading times = read("5\n1005\n2004\n3010\n4001\n5003\n6002\n7001\n8000\n", "unit", "ms");
    assertThat(times.readsAs()).isEqualTo(ReadsAs.ARRIVAL_TIMES);
    DataReading intervals = read("1005\n1004\n999\n1010\n1001\n", "unit", "ms");
    assertThat(intervals.readsAs()).isEqualTo(ReadsAs.INTERVALS);
    assertThat(times.outcome()).isEqualTo(Outcome.IMPORT);
    assertThat(intervals.outcome()).isEqualTo(Outcome.IMPORT);
  }

  @Test
  void numbersThatRiseAgainAndAgainFromTheSameBottomAreIntervals() {
    StringBuilder text = new StringBuilder("# unit: ms\n");
    IntStream.range(0, 400).forEach(i -> text.append(900 + i % 40).append('\n'));
    assertThat(read(text.toString()).readsAs()).isEqualTo(ReadsAs.INTERVALS);
  }

  @Test
  void manyRisingNumbersWithAFewOutOfOrderAreTimes() {
    StringBuilder text = new StringBuilder("# unit: ms\n");
    IntStream.range(0, 100)
        .forEach(i -> text.append(1000 * (i == 50 ? 51 : i == 51 ? 50 : i)).append('\n'));
    DataReading reading = read(text.toString());
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.ARRIVAL_TIMES);
    assertThat(intervals(reading)).containsOnly("1000");
  }

  @Test
  void aFewRisingNumbersAreAsked() {
    DataReading reading = read("1\n2\n3\n4\n6\n", "unit", "s");
    assertThat(reading.questions()).extracting(ReadQuestion::about).containsExactly("readsAs");
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.ARRIVAL_TIMES);
    DataReading answered =
        DataFileReader.read(
            "a.txt",
            bytes("1\n2\n3\n4\n6\n"),
            ReadAnswers.none().with("unit", "s").with("readsAs", "intervals"));
    assertThat(answered.outcome()).isEqualTo(Outcome.IMPORT);
    assertThat(intervals(answered)).containsExactly("1000", "2000", "3000", "4000", "6000");
  }

  @Test
  void aColumnNamedTimeThatOftenFallsIsAsked() {
    DataReading reading = read("time_ms\n22.1\n19.4\n25.0\n18.2\n21.7\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.INTERVALS);
  }

  // --- columns ---------------------------------------------------------------------------------

  @Test
  void aTableWithoutHeaderIsReadByWhatStandsInIt() {
    DataReading reading =
        read("1,1772805600.1,node-b\n2,1772805601.1,node-b\n3,1772805602.2,node-b\n");
    assertThat(intervals(reading)).containsExactly("1000", "1100");
    assertThat(reading.streams().get(0).name()).isEqualTo("node-b");
    assertThat(reading.streams().get(0).received().sequence(0)).isEqualTo(1);
  }

  @Test
  void severalColumnsOfNumbersWithoutNamesAreAsked() {
    DataReading reading = read("10 5\n12 7\n9 8\n11 4\n", "unit", "ms");
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.questions()).extracting(ReadQuestion::about).contains("column");
  }

  @Test
  void namesInACommentAboveTheFirstRowAreAHeader() {
    DataReading reading = read("# time_ms seq\n0 1\n1000 2\n2000 4\n");
    assertThat(intervals(reading)).containsExactly("1000", "1000");
    assertThat(reading.streams().get(0).lost()).containsExactly(3L);
  }

  @Test
  void aHeaderRepeatedByJoiningFilesIsPassedOver() {
    DataReading reading = read("interval_ms,node\n1000,b\ninterval_ms,node\n999,b\n");
    assertThat(intervals(reading)).containsExactly("1000", "999");
    assertThat(reading.accounting().structure()).isEqualTo(2);
  }

  @Test
  void aByteOrderMarkInTheMiddleIsPassedOver() {
    DataReading reading = read("\ufeffinterval_ms\n1000\n\ufeff999\n");
    assertThat(intervals(reading)).containsExactly("1000", "999");
  }

  @Test
  void aTableMayBeginBehindLinesAboutIt() {
    DataReading reading =
        read(
            "Heartbeat report\nDevice: pump 7\nunit: us\n\nseq;node;interval\n1;b;1000000\n"
                + "2;b;999500\n3;b;1000250\n4;b;1000100\n5;b;999900\n6;b;1000000\n7;b;1000000\n"
                + "8;b;1000000\n9;b;1000000\n");
    assertThat(intervals(reading)).startsWith("1000", "999.5", "1000.25").hasSize(9);
    assertThat(reading.accounting()).isEqualTo(new Accounting(14, 9, 5, 0, 0));
  }

  @Test
  void oneOfSeveralStreamsCanBeChosenAndTheOthersAreKeptAsEvents() {
    String text = "at_ms,node\n0,b\n5,c\n1000,b\n1010,c\n";
    DataReading reading = read(text, "which stream", "c");
    assertThat(reading.streams()).extracting(DataStream::name).containsExactly("c");
    assertThat(reading.accounting()).isEqualTo(new Accounting(5, 2, 1, 2, 0));
    assertThat(read(text, "stream", "c").accounting()).isEqualTo(reading.accounting());
  }

  @Test
  void aStreamThatIsCutNeverTakesTheNameOfAnother() {
    DataReading reading =
        read("at_ms,node,seq\n0,b,1\n0,b (2),1\n1000,b,2\n900,b (2),2\n500,b,3\n1500,b,4\n");
    assertThat(reading.streams()).extracting(DataStream::name).doesNotHaveDuplicates().hasSize(3);
  }

  @Test
  void seriesSideBySideAreStreams() {
    DataReading reading =
        read(
            "\"Time\",\"node-b\",\"node-c\"\n"
                + "2026-03-06 14:00:00,1000,\n2026-03-06 14:00:15,1001,990\n2026-03-06 14:00:30,999,991\n",
            "unit",
            "ms");
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.INTERVALS);
    assertThat(reading.streams()).extracting(DataStream::name).containsExactly("node-b", "node-c");
    assertThat(reading.streams().get(1).intervals()).hasSize(2);
  }

  @Test
  void streamsOfSeveralObserversAreKeptApart() {
    DataReading reading =
        read("at_ms,peer,observer\n0,b,a\n5,b,c\n1000,b,a\n1004,b,c\n2000,b,a\n2003,b,c\n");
    assertThat(reading.streams()).hasSize(2).allMatch(s -> s.intervals().size() == 2);
  }

  @Test
  void rowsThatSayAnythingButHeartbeatAreEvents() {
    DataReading reading =
        read("at_ms,type,seq\n0,heartbeat,1\n500,join,\n1000,heartbeat,2\n1500,leave,\n");
    assertThat(reading.events()).extracting(FileEvent::what).containsExactly("join", "leave");
    assertThat(intervals(reading)).containsExactly("1000");
  }

  @Test
  void sequenceNumbersGiveLostLateAndDuplicate() {
    DataReading reading = read("at_ms,seq\n0,1\n1000,2\n3000,4\n3200,3\n3300,4\n5000,6\n");
    DataStream stream = reading.streams().get(0);
    assertThat(stream.lost()).containsExactly(5L);
    assertThat(stream.received().lateSequences()).containsExactly(3L);
    assertThat(stream.received().duplicateSequences()).containsExactly(4L);
    assertThat(stream.arrivals().asList())
        .extracting(Object::toString)
        .containsExactly("0", "1000", "3000", "3200", "5000");
    assertThat(reading.accounting()).isEqualTo(new Accounting(7, 5, 1, 1, 0));
  }

  @Test
  void numberingThatBeginsAgainIsARestart() {
    DataReading reading = read("at_ms,seq\n0,7\n1000,8\n2000,9\n5000,0\n6000,1\n7000,2\n");
    DataStream stream = reading.streams().get(0);
    assertThat(stream.lost()).isEmpty();
    assertThat(stream.received().duplicateSequences()).isEmpty();
    assertThat(stream.received().incarnation(3)).isEqualTo(1);
  }

  @Test
  void anUnreadableLineIsNotALostHeartbeat() {
    DataReading reading = read("at_ms,seq\n0,1\nnever,2\n2000,3\n");
    assertThat(reading.streams().get(0).lost()).isEmpty();
    assertThat(reading.skipped()).hasSize(1);
  }

  // --- lines -----------------------------------------------------------------------------------

  @Test
  void aQuoteThatIsNeverClosedCostsOneLine() {
    StringBuilder text = new StringBuilder("interval_ms,note\n1000,\"open\n");
    IntStream.range(0, 300).forEach(i -> text.append("1001,x\n"));
    DataReading reading = read(text.toString());
    assertThat(intervals(reading)).hasSize(300);
    assertThat(reading.skipped()).extracting(SkippedLine::line).containsExactly(2);
  }

  @Test
  void trailingEmptyFieldsAreNoFault() {
    assertThat(read("interval_ms,node\n1000,b,,\n1001,b,,\n").skipped()).isEmpty();
  }

  @Test
  void aLineWithZeroBytesIsSkippedAndTheOthersRead() {
    DataReading reading = read("interval_ms\n1000\n\0\0\0\0\n1001\n");
    assertThat(intervals(reading)).containsExactly("1000", "1001");
    assertThat(reading.skipped()).extracting(SkippedLine::line).containsExactly(3);
  }

  @Test
  void aFileOfOneHeartbeatHasOneArrivalAndNoInterval() {
    DataReading reading = read("received_at\n1772805600\n");
    assertThat(reading.streams().get(0).arrivals().size()).isEqualTo(1);
    assertThat(reading.streams().get(0).intervals()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# only a comment\n", "interval_ms\n", "\ufeff", "[]", "{}"})
  void aFileWithoutValuesIsRefusedWithASentence(String text) {
    DataReading reading = read(text);
    assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.NONE);
    assertThat(says(reading)).isNotEmpty().allMatch(s -> s.length() > 10);
  }

  @Test
  void proseIsRefusedAndEveryLineIsAccountedFor() {
    DataReading reading = read("It was a dark night.\nNothing beat.\n\nThe end.\n");
    assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
    assertThat(reading.accounting().lines()).isEqualTo(4);
    assertThat(reading.accounting().structure()).isLessThanOrEqualTo(2);
  }

  // --- JSON ------------------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1000, 998.5, 1001]",
        "{\"unit\": \"ms\", \"intervals\": [1000, 998.5, 1001]}",
        "{\"unit\": \"ms\", \"node-b\": [1000, 998.5, 1001]}",
        "[{\"interval_ms\": 1000}, {\"interval_ms\": 998.5}, {\"interval_ms\": \"1001\"}]",
        "{\"data\": [{\"gap_ms\": 1000, \"x\": null}, {\"gap_ms\": 998.5}, {\"gap_ms\": 1001}]}",
        "{\"interval_ms\": 1000}\n{\"interval_ms\": 998.5}\n{\"interval_ms\": 1001}\n",
        "{\n \"interval_ms\": 1000\n}\n{\n \"interval_ms\": 998.5\n}\n{\n \"interval_ms\": 1001\n}\n",
        "{\"streams\": [{\"name\": \"b\", \"unit\": \"ms\", \"intervals\": [1000, 998.5, 1001]}]}",
        "{\"streams\": [{\"intervals\": [1000, 998.5, 1001], \"name\": \"b\", \"unit\": \"ms\"}]}"
      })
  void intervalsAreFoundInJsonOfAnyUsualShape(String json) {
    DataReading reading = read(json, "unit", "ms");
    assertThat(intervals(reading)).containsExactly("1000", "998.5", "1001");
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.INTERVALS);
  }

  @Test
  void arraysByNameAreStreams() {
    DataReading reading = read("{\"unit\":\"ms\",\"node-b\":[1000,990,1010],\"node-c\":[500,490]}");
    assertThat(reading.streams()).extracting(DataStream::name).containsExactly("node-b", "node-c");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT);
  }

  @Test
  void whatReadPrintsCanBeReadAgain() throws Exception {
    DataReading first =
        read("received_at,node\n1772805600,b\n1772805601.5,b\n1772805602,c\n" + "1772805603,c\n");
    java.io.StringWriter json = new java.io.StringWriter();
    ReadingJson.write(first, Messages.in(Messages.Language.ENGLISH), json);
    DataReading second = read(json.toString());
    assertThat(second.streams()).extracting(DataStream::name).containsExactly("b", "c");
    assertThat(second.streams().get(0).intervals()).isEqualTo(first.streams().get(0).intervals());
  }

  @Test
  void jsonThatBreaksOffIsReadUpToThere() {
    DataReading reading =
        read("[\n{\"interval_ms\": 1000},\n{\"interval_ms\": 999},\n{\"interval_ms\": 10");
    assertThat(intervals(reading)).containsExactly("1000", "999");
    assertThat(reading.skipped()).hasSize(1);
    assertThat(reading.skipped().get(0).line()).isEqualTo(4);
    assertThat(reading.accounting().lines()).isEqualTo(4);
  }

  @Test
  void aDocumentOfPhiscopeIsNoDataFile() {
    DataReading reading = read("{\"phiscope\": 1, \"kind\": \"detector\", \"now\": 5}");
    assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
  }

  @Test
  void deeplyNestedJsonIsRefusedWithoutHarm() {
    DataReading reading = read("[".repeat(100_000));
    assertThat(reading.outcome()).isEqualTo(Outcome.REFUSE);
  }

  // --- encodings -------------------------------------------------------------------------------

  /** BG19: files of Chinese Excel and Windows tools, also very short ones. */
  @Test
  void aFileInGbkIsDecodedAndTheChoiceIsOffered() {
    byte[] gbk = "间隔(毫秒),节点\n1000,乙\n999,乙\n".getBytes(Charset.forName("GBK"));
    DataReading reading = DataFileReader.read("心跳.csv", gbk, ReadAnswers.none());
    assertThat(reading.encoding()).isEqualTo("GB18030");
    assertThat(reading.streams().get(0).name()).isEqualTo("乙");
    assertThat(intervals(reading)).containsExactly("1000", "999");
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
    assertThat(reading.questions()).extracting(ReadQuestion::about).containsExactly("encoding");
    byte[] tiny = "节点\n".getBytes(Charset.forName("GBK"));
    assertThat(DataFileReader.read("a.csv", tiny, ReadAnswers.none()).encoding())
        .isEqualTo("GB18030");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8", "UTF-16"})
  void textOfOtherUnicodeEncodingsIsRead(String charset) {
    byte[] bytes = "间隔_ms,node\n1000,乙\n999,乙\n998,乙\n".getBytes(Charset.forName(charset));
    DataReading reading = DataFileReader.read("a.csv", bytes, ReadAnswers.none());
    assertThat(intervals(reading)).containsExactly("1000", "999", "998");
    assertThat(reading.streams().get(0).name()).isEqualTo("乙");
  }

  @Test
  void aWesternEuropeanFileIsRead() {
    byte[] latin = "Abstand (µs);Gerät\n1000;Köln\n".getBytes(StandardCharsets.ISO_8859_1);
    DataReading reading = DataFileReader.read("a.csv", latin, ReadAnswers.none());
    assertThat(reading.encoding()).isEqualTo("windows-1252");
    assertThat(intervals(reading)).containsExactly("1");
  }

  @Test
  void theEncodingCanBeAnswered() {
    byte[] big5 = "interval_ms,name\n1000,節點\n".getBytes(Charset.forName("Big5"));
    ReadAnswers answers = ReadAnswers.none().with("encoding", "Big5");
    DataReading reading = DataFileReader.read("a.csv", big5, answers);
    assertThat(reading.streams().get(0).name()).isEqualTo("節點");
    assertThat(reading.questions()).isEmpty();
  }

  @Test
  void theReadingHoldsSentencesInBothLanguages() {
    DataReading reading = read("time\nNaN\n08:00:00\n08:00:01\n08:00:03\n");
    for (Messages.Language language : Messages.Language.values()) {
      Messages messages = Messages.in(language);
      assertThat(reading.says()).allSatisfy(r -> assertThat(r.in(messages)).isNotBlank());
      assertThat(reading.skipped()).allSatisfy(s -> assertThat(s.why().in(messages)).isNotBlank());
    }
  }

  static DataReading read(String text, String... answers) {
    ReadAnswers given = ReadAnswers.none();
    for (int i = 0; i < answers.length; i += 2) {
      given = given.with(answers[i], answers[i + 1]);
    }
    return DataFileReader.read("a.txt", bytes(text), given);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> intervals(DataReading reading) {
    assertThat(reading.streams()).isNotEmpty();
    return reading.streams().get(0).intervals().stream().map(Object::toString).toList();
  }

  private static List<String> says(DataReading reading) {
    Messages english = Messages.in(Messages.Language.ENGLISH);
    return reading.says().stream().map(r -> r.in(english)).toList();
  }
}
