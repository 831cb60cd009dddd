package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages;

/** Output of ping beyond the sample files: what must never be misread. */
class PingFilesTest {
  @Test
  void roundTripsAreNoIntervalsAndTheSendingIntervalIsAsked() {
    DataReading reading = read(SampleFilesTest.bytes("ping-linux-plain-gap.txt"));
    assertThat(reading.questions())
        .extracting(ReadQuestion::about)
        .containsExactly("sendingInterval");
    assertThat(reading.questions().get(0).preset()).isEqualTo("1000");
    assertThat(sentence(reading.questions().get(0).text())).contains("7 packets in 6008 ms");
    assertThat(arrivals(reading))
        .containsExactly("0", "999.986", "2000.221", "4000.008", "5017.888", "5999.999");
    assertThat(reading.streams().get(0).lost()).containsExactly(4L);
  }

  @ParameterizedTest
  @CsvSource({"200,200.011", "0.5s,500.011", "2000,2000.011"})
  void theSendingIntervalCanBeAnsweredInMillisecondsOrWithAUnit(String answer, String second) {
    byte[] ping =
        ("PING b (192.0.2.9) 56(84) bytes of data.\n"
                + "64 bytes from 192.0.2.9: icmp_seq=1 ttl=64 time=0.4 ms\n"
                + "64 bytes from 192.0.2.9: icmp_seq=2 ttl=64 time=0.411 ms\n")
            .getBytes(StandardCharsets.UTF_8);
    DataReading reading =
        DataFileReader.read("p.txt", ping, ReadAnswers.none().with("sendingInterval", answer));
    assertThat(arrivals(reading)).containsExactly("0", second);
    assertThat(reading.questions()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-5", "soon", "1e9h", "NaN"})
  void anImpossibleSendingIntervalIsReported(String answer) {
    DataReading reading =
        DataFileReader.read(
            "p.txt",
            SampleFilesTest.bytes("ping-linux-plain-gap.txt"),
            ReadAnswers.none().with("sendingInterval", answer));
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.says()).anyMatch(r -> r.key().equals("dataset.answer.impossible"));
  }

  @Test
  void timesInFrontOfRepliesAreTheArrivals() {
    DataReading reading =
        read(
            ("PING 192.0.2.9 (192.0.2.9): 56 data bytes\n"
                    + "2026-03-06T14:00:00.100Z 64 bytes from 192.0.2.9: icmp_seq=0 ttl=64 time=9.1 ms\n"
                    + "2026-03-06T14:00:01.150Z 64 bytes from 192.0.2.9: icmp_seq=1 ttl=64 time=9.2 ms\n")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.ARRIVAL_TIMES);
    assertThat(arrivals(reading)).containsExactly("0", "1050");
    assertThat(reading.streams().get(0).firstUtc().map(ReadingJson::utc))
        .contains("2026-03-06T14:00:00.100Z");
  }

  @Test
  void probesLostAtTheEndAreLostToo() {
    DataReading reading =
        read(
            ("PING b (192.0.2.9) 56(84) bytes of data.\n"
                    + "64 bytes from 192.0.2.9: icmp_seq=2 ttl=64 time=0.4 ms\n"
                    + "64 bytes from 192.0.2.9: icmp_seq=3 ttl=64 time=0.4 ms\n"
                    + "no answer yet for icmp_seq=1\n\n"
                    + "--- b ping statistics ---\n"
                    + "5 packets transmitted, 2 received, 60% packet loss, time 4005ms\n")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(reading.streams().get(0).lost()).containsExactly(1L, 4L, 5L);
  }

  @Test
  void busyBoxIsRead() {
    DataReading reading =
        read(
            ("PING 192.0.2.9 (192.0.2.9): 56 data bytes\n"
                    + "64 bytes from 192.0.2.9: seq=0 ttl=64 time=0.091 ms\n"
                    + "64 bytes from 192.0.2.9: seq=1 ttl=64 time=0.101 ms\n")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(reading.readsAs()).isEqualTo(ReadsAs.PING_REPLIES);
    assertThat(arrivals(reading)).containsExactly("0", "1000.01");
  }

  @Test
  void aGermanWindowsIsReadByItsNumbers() {
    DataReading reading =
        read(
            ("\r\nPing wird ausgeführt für node-b [192.0.2.12] mit 32 Bytes Daten:\r\n"
                    + "Antwort von 192.0.2.12: Bytes=32 Zeit=22ms TTL=58\r\n"
                    + "Zeitüberschreitung der Anforderung.\r\n"
                    + "Antwort von 192.0.2.99: Zielhost nicht erreichbar.\r\n"
                    + "Antwort von 192.0.2.12: Bytes=32 Zeit<1ms TTL=58\r\n\r\n"
                    + "Ping-Statistik für 192.0.2.12:\r\n"
                    + "    Pakete: Gesendet = 4, Empfangen = 3, Verloren = 1\r\n"
                    + "    (25% Verlust),\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
    assertThat(reading.format()).isEqualTo("ping-windows");
    assertThat(reading.streams().get(0).lost()).containsExactly(2L, 3L);
    assertThat(reading.events())
        .extracting(FileEvent::what)
        .containsExactly("timeout", "unreachable");
    assertThat(reading.accounting().used()).isEqualTo(2);
  }

  @Test
  void aPingWithoutAnyReplyIsEventsOnlyAndSaysSo() {
    DataReading reading =
        read(
            ("PING 192.0.2.9 (192.0.2.9): 56 data bytes\n"
                    + "Request timeout for icmp_seq 0\nRequest timeout for icmp_seq 1\n")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(reading.streams()).isEmpty();
    assertThat(reading.events()).hasSize(2);
    assertThat(reading.says()).extracting(Remark::key).contains("dataset.say.noReplies");
  }

  @Test
  void aPrometheusMetricThatNamesNoUnitIsAsked() {
    DataReading reading =
        read(
            ("{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":["
                    + "{\"values\":[[1,\"1000\"],[16,\"990\"]],\"metric\":{\"__name__\":\"hb_gap\","
                    + "\"peer\":\"b\",\"job\":\"x\"}},"
                    + "{\"metric\":{\"__name__\":\"hb_gap\",\"peer\":\"c\",\"job\":\"x\"},"
                    + "\"values\":[[1,\"1000\"],[46,\"+Inf\"]]}]}}")
                .getBytes(StandardCharsets.UTF_8));
    assertThat(reading.outcome()).isEqualTo(Outcome.ASK);
    assertThat(reading.streams()).extracting(DataStream::name).containsExactly("b", "c");
    assertThat(reading.says()).extracting(Remark::key).contains("dataset.say.scrapeHoles");
  }

  private static DataReading read(byte[] bytes) {
    return DataFileReader.read("ping.txt", bytes, ReadAnswers.none());
  }

  private static List<String> arrivals(DataReading reading) {
    return reading.streams().get(0).arrivals().asList().stream().map(Object::toString).toList();
  }

  private static String sentence(Remark remark) {
    return remark.in(Messages.in(Messages.Language.ENGLISH));
  }
}
