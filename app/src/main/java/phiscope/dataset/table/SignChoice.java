package phiscope.dataset.table;

import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.FileUnit;

/**
 * Chooses the decimal sign of a column from all its numbers. A sign that only a few of many numbers
 * show is not the column's: those numbers are skipped and reported.
 */
final class SignChoice {
  private final SignEvidence signs;
  private final char delimiter;
  private final Optional<FileUnit> unit;
  private final ReadReport report;

  SignChoice(SignEvidence signs, char delimiter, Optional<FileUnit> unit, ReadReport report) {
    this.signs = signs;
    this.delimiter = delimiter;
    this.unit = unit;
    this.report = report;
  }

  DecimalSign choose() {
    Optional<String> answer =
        report.answer(ReadQuestion.DECIMAL_SIGN, List.of(".", ","), other -> false);
    if (answer.isPresent()) {
      return answer.get().equals(",") ? DecimalSign.COMMA : DecimalSign.POINT;
    }
    if (signs.sureComma() > 0 && signs.sureComma() >= 4 * signs.surePoint() && isCommon()) {
      report.note(Remark.of("dataset.say.decimalComma", signs.sureComma()));
      return DecimalSign.COMMA;
    }
    if (signs.surePoint() > 0 || signs.sureComma() > 0) {
      return DecimalSign.POINT;
    }
    if (signs.openComma() > 0) {
      boolean fractions = unit.filter(u -> u == FileUnit.SECOND).isPresent();
      boolean likely = delimiter == ';' || delimiter == '\t' || fractions;
      return ask(likely ? DecimalSign.COMMA : DecimalSign.POINT, "1,004");
    }
    if (signs.openPoint() > 0 && delimiter == ';' && signs.wholeFromHundred() > 0) {
      return ask(DecimalSign.COMMA, "1.004");
    }
    return DecimalSign.POINT;
  }

  /** At least one number in twenty shows the comma. */
  private boolean isCommon() {
    int whole = signs.wholeFromHundred() + signs.openComma() + signs.openPoint();
    return signs.sureComma() * 20L >= whole;
  }

  private DecimalSign ask(DecimalSign preset, String example) {
    String answer =
        report.ask(
            new ReadQuestion(
                ReadQuestion.DECIMAL_SIGN,
                List.of(".", ","),
                preset.id(),
                true,
                Remark.of("dataset.ask.decimalSign", example)));
    return answer.equals(",") ? DecimalSign.COMMA : DecimalSign.POINT;
  }
}
