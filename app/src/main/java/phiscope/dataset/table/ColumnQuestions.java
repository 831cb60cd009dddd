package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.List;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.TimeText;

/** What is asked about the columns of a table where neither names nor contents decide. */
final class ColumnQuestions {
  private static final String MONTH_FIRST = "month/day";
  private static final String DAY_FIRST = "day/month";

  private final List<ColumnHeader> headers;
  private final ReadReport report;

  ColumnQuestions(List<ColumnHeader> headers, ReadReport report) {
    this.headers = headers;
    this.report = report;
  }

  /** Which of several columns of numbers holds the values; the first one until it is answered. */
  int values(List<Integer> columns) {
    List<String> choices = new ArrayList<>();
    for (int column : columns) {
      String name = headers.get(column).name();
      choices.add(name.isEmpty() ? Integer.toString(column + 1) : name);
    }
    String answer =
        report.ask(
            new ReadQuestion(
                ReadQuestion.COLUMN,
                choices,
                choices.get(0),
                true,
                Remark.of("dataset.ask.column", String.join(", ", choices))));
    return columns.get(Math.max(0, choices.indexOf(answer)));
  }

  /** How dates with slashes are read: by a date that allows one order only, else asked. */
  TimeText.DateOrder dateOrder(ColumnSurvey dates) {
    if (dates.slashDates() == 0 || dates.monthFirst() > dates.dayFirst()) {
      return TimeText.DateOrder.MONTH_DAY;
    }
    if (dates.dayFirst() > 0) {
      return TimeText.DateOrder.DAY_MONTH;
    }
    String answer =
        report.ask(
            new ReadQuestion(
                ReadQuestion.DATE_ORDER,
                List.of(MONTH_FIRST, DAY_FIRST),
                MONTH_FIRST,
                false,
                Remark.of("dataset.ask.dateOrder")));
    return answer.equals(DAY_FIRST) ? TimeText.DateOrder.DAY_MONTH : TimeText.DateOrder.MONTH_DAY;
  }
}
