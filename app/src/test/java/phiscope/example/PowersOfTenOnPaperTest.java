package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.OpeningBench;
import phiscope.bench.StudyBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.text.Messages.Language;

/** Powers of ten have a raised exponent wherever a page writes them; files of numbers have none. */
class PowersOfTenOnPaperTest {
  static Stream<Bench> benches() {
    return Stream.of(
        OpeningBench.document("a", "b").withNow(64_000).withPrior(new BigDecimal("0.0000001")),
        StudyBench.of("", ReadyStudy.TIMEOUT_TABLE.study()),
        StudyBench.of("", ReadyStudy.COST_THOUSAND.study()));
  }

  @ParameterizedTest
  @MethodSource("benches")
  void noCaretIsLeftInThePage(Bench bench) {
    ExampleExport export =
        new ExampleExport(
            "p",
            EnumSet.of(ExampleExport.Format.HTML, ExampleExport.Format.CSV),
            List.of(Language.values()),
            true,
            "1");
    SortedMap<String, byte[]> files = export.filesOf(bench);
    int pages = 0;
    for (var file : files.entrySet()) {
      String text = new String(file.getValue(), StandardCharsets.UTF_8);
      if (file.getKey().endsWith(".html")) {
        pages++;
        String page = text.replaceAll("(?s)<(style|script).*?</\\1>", "");
        assertThat(page)
            .as(file.getKey())
            .doesNotContain("10^")
            .doesNotContainPattern("[0-9]e-[0-9]");
      } else if (file.getKey().endsWith(".csv")) {
        assertThat(text).as(file.getKey()).doesNotContain("×10", "⁻");
      }
    }
    assertThat(pages).isGreaterThanOrEqualTo(2);
  }
}
