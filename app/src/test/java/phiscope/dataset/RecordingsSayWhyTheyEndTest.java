package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.dataset.catalogue.Dataset;
import phiscope.text.Messages.Language;

/**
 * A recording ends with the silence for which the recorder waited. Whoever reads the description
 * must not take it for a failure, unless the sender did die.
 */
class RecordingsSayWhyTheyEndTest {
  private static final Pattern IN_ENGLISH =
      Pattern.compile("stops after ([0-9.]+) s without a heartbeat");
  private static final Pattern IN_CHINESE = Pattern.compile("再过 ([0-9.]+) 秒没有心跳，录制自行停止");

  static List<Dataset> recordings() {
    return DatasetCatalogue.list().stream()
        .filter(set -> set.id().startsWith("recorded-") && !set.id().equals("recorded-crashed"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void theDescriptionSaysHowLongTheSilenceAtTheEndIs(Dataset set) {
    DataStream stream = DatasetCatalogue.read(set).streams().get(0);
    BigDecimal last = stream.arrivals().get(stream.arrivals().size() - 1);
    double silence = stream.observedFor().orElseThrow().subtract(last).doubleValue() / 1000;
    for (Language language : Language.values()) {
      Pattern said = language == Language.ENGLISH ? IN_ENGLISH : IN_CHINESE;
      Matcher end = said.matcher(set.description().in(language));
      assertThat(end.find()).as(set.id()).isTrue();
      assertThat(silence).as(set.id()).isBetween(number(end), number(end) + 0.3);
    }
  }

  private static double number(Matcher end) {
    return Double.parseDouble(end.group(1));
  }
}
