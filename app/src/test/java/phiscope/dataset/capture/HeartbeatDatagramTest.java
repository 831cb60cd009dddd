package phiscope.dataset.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeartbeatDatagramTest {
  @ParameterizedTest
  @CsvSource({
    "node-b 0,node-b,0,0",
    "node-b 17 3,node-b,17,3",
    "b 999999999999999999,b,999999999999999999,0",
    "=1+1 5,=1+1,5,0"
  })
  void aHeartbeatIsNameSequenceAndPerhapsIncarnation(
      String text, String name, long sequence, int incarnation) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    assertThat(HeartbeatDatagram.parse(bytes, bytes.length))
        .contains(new HeartbeatDatagram(name, sequence, incarnation));
  }

  @ParameterizedTest
  @ValueSource(strings = {"node-b 1\n", "node-b 1\r\n"})
  void aLineEndAtTheEndIsAllowed(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    assertThat(HeartbeatDatagram.parse(bytes, bytes.length)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "node-b",
        "node-b ",
        " 1",
        "node-b  1",
        "node-b -1",
        "node-b 1.5",
        "node-b 1 2 3",
        "node-b 0x10",
        "node-b 1 -1",
        "node-b 1234567890123456789",
        "node-b 1 1234567890",
        "1",
        "node-b one"
      })
  void anythingElseIsRefusedAsNoHeartbeat(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    assertThat(HeartbeatDatagram.refusal(bytes, bytes.length))
        .contains(HeartbeatDatagram.Refusal.NOT_A_HEARTBEAT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"node\u0000b 1", "\u001b[31m 1", "a\tb 1", "a 1\n\n", "节点 1"})
  void controlAndForeignCharactersAreRefused(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(HeartbeatDatagram.refusal(bytes, bytes.length))
        .contains(HeartbeatDatagram.Refusal.NOT_ASCII);
  }

  @Test
  void aDatagramThatIsTooLongIsRefusedAndNotKeptWhole() {
    byte[] bytes = ("x".repeat(60_000) + " 1").getBytes(StandardCharsets.US_ASCII);
    CapturedDatagram captured = CapturedDatagram.of(5, bytes, bytes.length);
    assertThat(captured.refusal()).contains(HeartbeatDatagram.Refusal.TOO_LONG);
    assertThat(captured.heartbeat()).isEmpty();
    assertThat(captured.text()).hasSize(HeartbeatDatagram.LONGEST);
  }

  @Test
  void bytesThatAreNoPrintableAsciiAreEscaped() {
    byte[] bytes = {'a', '\\', 0, '\n', (byte) 0xff};
    assertThat(CapturedDatagram.of(0, bytes, bytes.length).text())
        .isEqualTo("a\\x5c\\x00\\x0a\\xff");
  }

  @Test
  void aNameWithASpaceCanNotBeSent() {
    assertThatThrownBy(() -> new HeartbeatDatagram("a b", 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property(seed = "20261129")
  void whatIsSentIsWhatIsRead(
      @ForAll @LongRange(max = 999_999_999_999_999_999L) long sequence,
      @ForAll @IntRange(max = 999_999_999) int incarnation) {
    HeartbeatDatagram heartbeat = new HeartbeatDatagram("node-b", sequence, incarnation);
    byte[] bytes = heartbeat.bytes();
    assertThat(HeartbeatDatagram.parse(bytes, bytes.length)).contains(heartbeat);
  }

  @Property(seed = "20261129")
  void everyDatagramIsEitherAHeartbeatOrRefused(@ForAll @Size(max = 300) byte[] bytes) {
    CapturedDatagram captured = CapturedDatagram.of(1, bytes, bytes.length);
    assertThat(captured.heartbeat().isPresent()).isNotEqualTo(captured.refusal().isPresent());
    assertThat(captured.text()).matches("[ -~]*");
  }
}
