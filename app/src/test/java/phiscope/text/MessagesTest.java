package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.text.Messages.Language;

class MessagesTest {
  private final Messages english = Messages.in(Language.ENGLISH);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0 files are in x.",
        "1 | 1 file is in x.",
        "2 | 2 files are in x.",
        "11 | 11 files are in x.",
      })
  void oneIsSaidInTheSingularAndEveryOtherNumberInThePlural(String count, String said) {
    assertThat(english.get("ui.export.done", count, "x")).isEqualTo(said);
  }

  @Test
  void aNumberIsTakenForWhatItIsWhateverItsType() {
    assertThat(english.get("ui.import.accounting", 1, 0, 0, 1, 0))
        .isEqualTo("1 line: 0 used, 0 structure, 1 event, 0 left out");
  }

  @Test
  void chineseHasNoPlural() {
    assertThat(Messages.in(Language.CHINESE).get("ui.export.done", 1, "x")).doesNotContain("|");
  }
}
