package phiscope.dataset.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;

/**
 * Real sockets on loopback. Nothing waits for a fixed time: each wait ends with what it waits for.
 */
class LoopbackCaptureTest {
  private static final InetSocketAddress ANY_PORT =
      new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  private static final long MILLI = 1_000_000;

  @Test
  void whatIsSentArrivesInOrderWithRisingTimes() throws Exception {
    try (LiveCapture capture = LiveCapture.start(ANY_PORT)) {
      send(capture.address(), 20);
      List<CapturedDatagram> taken = take(capture, 20);
      assertThat(taken)
          .extracting(d -> d.heartbeat().orElseThrow().sequence())
          .containsExactlyElementsOf(java.util.stream.LongStream.range(0, 20).boxed().toList());
      for (int i = 1; i < taken.size(); i++) {
        assertThat(taken.get(i).nanos()).isGreaterThanOrEqualTo(taken.get(i - 1).nanos());
      }
      assertThat(capture.dropped()).isZero();
    }
  }

  @Test
  void garbageIsCountedByReasonAndDoesNotStopTheCapture() throws Exception {
    try (LiveCapture capture = LiveCapture.start(ANY_PORT);
        DatagramSocket socket = new DatagramSocket()) {
      sendText(socket, capture.address(), "x".repeat(1000));
      sendText(socket, capture.address(), "节点 1");
      sendText(socket, capture.address(), "hello");
      sendText(socket, capture.address(), "");
      sendText(socket, capture.address(), "node-b 7");
      CaptureCounts counts = new CaptureCounts();
      take(capture, 5).forEach(counts::count);
      assertThat(counts.received()).isEqualTo(5);
      assertThat(counts.heartbeats()).isEqualTo(1);
      assertThat(counts.refused(HeartbeatDatagram.Refusal.TOO_LONG)).isEqualTo(1);
      assertThat(counts.refused(HeartbeatDatagram.Refusal.NOT_ASCII)).isEqualTo(1);
      assertThat(counts.refused(HeartbeatDatagram.Refusal.NOT_A_HEARTBEAT)).isEqualTo(2);
    }
  }

  @Test
  void aReaderThatIsTooSlowLosesTheNewestDatagramsAndKnowsHowMany() throws Exception {
    try (LiveCapture capture = LiveCapture.start(ANY_PORT, 8)) {
      send(capture.address(), 30);
      await(() -> capture.dropped() == 22);
      assertThat(capture.drain())
          .extracting(d -> d.heartbeat().orElseThrow().sequence())
          .containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L);
    }
  }

  @Test
  void closingEndsTheCaptureAndKeepsWhatHasCome() throws Exception {
    LiveCapture capture = LiveCapture.start(ANY_PORT);
    send(capture.address(), 3);
    List<CapturedDatagram> taken = take(capture, 3);
    capture.close();
    assertThat(taken).hasSize(3);
    assertThat(capture.failure()).isEmpty();
    try (DatagramSocket again = new DatagramSocket(capture.address())) {
      assertThat(again.isBound()).isTrue();
    }
  }

  @Test
  void aCaptureFileIsReadBackWithNamesNumbersStartAndEnd() throws Exception {
    StringWriter out = new StringWriter();
    Instant started = Instant.parse("2026-03-06T14:00:00.250Z");
    CaptureFile file = new CaptureFile(out, new InetSocketAddress("127.0.0.1", 9470), started);
    CaptureCounts counts = new CaptureCounts();
    String[] texts = {
      "node-b 0", "=cmd 0", "node-b 1", "rubbish", "node-b 3 ", "node-b 3", "=cmd 2"
    };
    for (int i = 0; i < texts.length; i++) {
      byte[] bytes = texts[i].getBytes(StandardCharsets.US_ASCII);
      CapturedDatagram datagram =
          CapturedDatagram.of(1_000_000_123L + i * 100_000_001L, bytes, bytes.length);
      counts.count(datagram);
      file.write(datagram);
    }
    file.end(5_000_000_123L, counts);
    DataReading reading = read(out);
    assertThat(reading.outcome()).isEqualTo(Outcome.IMPORT_WITH_REPORT);
    DataStream node = reading.stream("node-b").orElseThrow();
    assertThat(node.arrivals().asList())
        .extracting(Object::toString)
        .containsExactly("0", "200.000002", "500.000005");
    assertThat(node.lost()).containsExactly(2L);
    assertThat(node.firstUtc()).contains(Instant.parse("2026-03-06T14:00:01.250000123Z"));
    assertThat(node.observedFor().orElseThrow()).isEqualByComparingTo("4000");
    assertThat(reading.stream("=cmd").orElseThrow().lost()).containsExactly(1L);
    assertThat(reading.events()).hasSize(2).allMatch(e -> e.what().equals("refused_datagram"));
    assertThat(reading.skipped()).isEmpty();
    assertThat(out.toString()).contains("received 7, heartbeats 5").contains(",\"'=cmd\",0");
  }

  @Test
  void aCaptureThatWasKilledIsReadUpToItsLastWholeLine() throws Exception {
    StringWriter out = new StringWriter();
    CaptureFile file =
        new CaptureFile(out, new InetSocketAddress("127.0.0.1", 9470), Instant.EPOCH);
    for (int i = 0; i < 3; i++) {
      byte[] bytes = ("node-b " + i).getBytes(StandardCharsets.US_ASCII);
      file.write(CapturedDatagram.of(i * 100 * MILLI, bytes, bytes.length));
    }
    String cut = out.toString().substring(0, out.toString().length() - 20);
    DataReading reading =
        DataFileReader.read("c.csv", cut.getBytes(StandardCharsets.UTF_8), ReadAnswers.none());
    assertThat(reading.streams().get(0).arrivals().size()).isGreaterThanOrEqualTo(2);
    assertThat(reading.accounting().lines()).isEqualTo(7);
  }

  @Test
  void theStreamOfALiveCaptureIsTheStreamOfItsFile() throws Exception {
    StringWriter out = new StringWriter();
    try (LiveCapture capture = LiveCapture.start(ANY_PORT)) {
      CaptureFile file = new CaptureFile(out, capture.address(), capture.started());
      CapturedHeartbeats live = new CapturedHeartbeats();
      send(capture.address(), 12);
      CaptureCounts counts = new CaptureCounts();
      for (CapturedDatagram datagram : take(capture, 12)) {
        counts.count(datagram);
        file.write(datagram);
        live.add(datagram);
      }
      long end = capture.elapsed();
      file.end(end, counts);
      DataStream fromFile = read(out).streams().get(0);
      DataStream fromLive = live.stream("node-b", end);
      assertThat(fromLive.arrivals().asList())
          .usingElementComparator(java.math.BigDecimal::compareTo)
          .isEqualTo(fromFile.arrivals().asList());
      assertThat(fromLive.observedFor().orElseThrow())
          .isEqualByComparingTo(fromFile.observedFor().orElseThrow());
    }
  }

  private static DataReading read(StringWriter out) {
    byte[] bytes = out.toString().getBytes(StandardCharsets.UTF_8);
    return DataFileReader.read("capture.csv", bytes, ReadAnswers.none());
  }

  private static void send(InetSocketAddress to, int count) throws Exception {
    BeatPlan plan =
        new BeatPlan(
            "node-b",
            0,
            MILLI,
            OptionalLong.of(count),
            Jitter.none(),
            0,
            1,
            List.of(),
            false,
            OptionalLong.empty());
    HeartbeatSender sender = new HeartbeatSender(plan, to);
    sender.run();
    assertThat(sender.sent()).isEqualTo(count);
  }

  private static void sendText(DatagramSocket socket, InetSocketAddress to, String text)
      throws Exception {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    socket.send(new DatagramPacket(bytes, bytes.length, to));
  }

  private static List<CapturedDatagram> take(LiveCapture capture, int count) {
    List<CapturedDatagram> taken = new ArrayList<>();
    await(
        () -> {
          taken.addAll(capture.drain());
          return taken.size() >= count;
        });
    return taken;
  }

  /** Looks again and again until it holds, for a minute at most. */
  private static void await(BooleanSupplier condition) {
    Instant deadline = Instant.now().plus(Duration.ofMinutes(1));
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as("deadline").isBefore(deadline);
      LockSupport.parkNanos(MILLI);
    }
  }

  /** What is sent stands on the disk already: a sender whose disk stands still does so too. */
  @Test
  void eachHeartbeatIsWrittenToTheLogBeforeItIsSent(@TempDir Path folder) throws Exception {
    Path log = folder.resolve("heartbeats.log");
    try (DatagramSocket receiver = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
      BeatPlan plan =
          new BeatPlan(
              "node-b",
              0,
              MILLI,
              OptionalLong.of(3),
              Jitter.none(),
              0,
              1,
              List.of(),
              true,
              OptionalLong.empty());
      InetSocketAddress to = (InetSocketAddress) receiver.getLocalSocketAddress();
      new HeartbeatSender(plan, to, Optional.of(log)).run();
      receiver.setSoTimeout(60_000);
      for (int i = 0; i < 3; i++) {
        DatagramPacket packet = new DatagramPacket(new byte[100], 100);
        receiver.receive(packet);
        String text = new String(packet.getData(), 0, packet.getLength(), StandardCharsets.UTF_8);
        assertThat(text).isEqualTo("node-b " + i);
      }
      assertThat(Files.readAllLines(log)).containsExactly("0", "1", "2");
      // A log that can't be written is no heartbeat that is sent.
      HeartbeatSender unwritable = new HeartbeatSender(plan, to, Optional.of(folder));
      assertThatThrownBy(unwritable::run).isInstanceOf(FileSystemException.class);
      assertThat(unwritable.sent()).isZero();
    }
  }

  @Test
  void aSocketThatHearsNothingSaysSo() throws Exception {
    try (CaptureSocket socket = new CaptureSocket(ANY_PORT)) {
      Optional<CapturedDatagram> nothing = socket.receive(Duration.ofMillis(1));
      assertThat(nothing).isEmpty();
    }
  }
}
