package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.FileUnit;

/**
 * Decides what the columns mean: by their names where the names are known, else by what stands in
 * them. Asks where several columns could hold the times.
 */
final class MeaningFinder {
  private static final int NONE = TableMeaning.NO_COLUMN;
  private static final int LONGEST_NAMES = 200;

  private final RowSource source;
  private final TableSurvey survey;
  private final ReadReport report;
  private final char delimiter;
  private final List<ColumnHeader> headers = new ArrayList<>();
  private boolean headerRow;

  private int sequence = NONE;
  private int name = NONE;
  private int date = NONE;
  private int wall = NONE;
  private Optional<ReadsAs> readsAs = Optional.empty();

  MeaningFinder(RowSource source, TableSurvey survey, char delimiter, ReadReport report) {
    this.source = source;
    this.survey = survey;
    this.delimiter = delimiter;
    this.report = report;
  }

  /** The meaning, or nothing if no column holds times or intervals. */
  Optional<TableMeaning> find() {
    findHeaders();
    sequence = best(ColumnRole.SEQUENCE, i -> column(i).isNumbers());
    name = findName();
    List<Integer> values = findValues();
    if (values.isEmpty()) {
      return Optional.empty();
    }
    int value = values.get(0);
    Optional<FileUnit> unit = headers.get(value).unit().or(survey.settings()::unit);
    if (values.stream().anyMatch(i -> !headers.get(i).unit().equals(headers.get(value).unit()))) {
      unit = Optional.empty();
    }
    return Optional.of(
        new TableMeaning(
            headers,
            headerRow,
            headerRow ? survey.first().length : survey.usualWidth(),
            values,
            readsAs,
            unit,
            new SignChoice(column(value).signs(), delimiter, unit, report).choose(),
            new ColumnQuestions(headers, report).dateOrder(column(date == NONE ? value : date)),
            date,
            wall,
            name,
            best(ColumnRole.OBSERVER, i -> column(i).filled() > 0),
            sequence,
            best(ColumnRole.INCARNATION, i -> column(i).isNumbers()),
            best(ColumnRole.TYPE, i -> column(i).words() > 0),
            best(ColumnRole.FATE, i -> column(i).words() > 0),
            best(ColumnRole.REFUSED, i -> true)));
  }

  private ColumnSurvey column(int index) {
    return survey.column(index);
  }

  private void findHeaders() {
    List<String> names = source.names();
    if (names.isEmpty() && survey.firstMayBeHeader()) {
      headerRow = true;
      names = List.of(survey.first());
    } else if (names.isEmpty()) {
      names = namesInComment();
    }
    for (int i = 0; i < survey.columnCount(); i++) {
      ColumnHeader header = ColumnHeader.of(i < names.size() ? names.get(i) : "");
      boolean series =
          header.role() == ColumnRole.NAME && !header.isPlain() && column(i).isNumbers();
      headers.add(series ? header.withoutRole() : header);
    }
    boolean known = headers.stream().anyMatch(ColumnHeader::isKnown);
    if (headerRow && !known) {
      report.note(Remark.of("dataset.say.firstRowIsHeader", String.join(" ", survey.first())));
    }
  }

  /** Some programs write the names of the columns into a comment above the first row. */
  private List<String> namesInComment() {
    String comment = survey.commentAbove();
    if (comment.length() > LONGEST_NAMES || FileSettings.isSetting(comment)) {
      return List.of();
    }
    Row row = new Row();
    row.begin(1, 1);
    new CellSplitter(delimiter).split(comment, 1, row);
    List<String> names = List.of(row.cells());
    boolean known =
        names.size() == survey.columnCount()
            && names.stream().allMatch(n -> n.length() <= 40 && ColumnHeader.of(n).isKnown());
    return known ? names : List.of();
  }

  private interface Fits {
    boolean test(int column);
  }

  /** The column of a role with the highest rank, the first one among equals. */
  private int best(ColumnRole role, Fits fits) {
    int best = NONE;
    for (int i = 0; i < headers.size(); i++) {
      ColumnHeader header = headers.get(i);
      if (header.role() == role
          && fits.test(i)
          && (best == NONE || header.rank() > headers.get(best).rank())) {
        best = i;
      }
    }
    return best;
  }

  private int findName() {
    int named = best(ColumnRole.NAME, i -> column(i).filled() > 0);
    if (named != NONE && column(named).hasTooManyTexts()) {
      report.warn(
          Remark.of(
              "dataset.say.tooManyNames", headers.get(named).name(), ColumnSurvey.MOST_NAMES));
      return NONE;
    }
    return named;
  }

  private List<Integer> findValues() {
    List<String> titles = headers.stream().map(ColumnHeader::name).toList();
    Optional<Integer> answered =
        report
            .answer(ReadQuestion.COLUMN, titles, answer -> columnOf(answer).isPresent())
            .flatMap(this::columnOf);
    if (answered.isPresent()) {
      readsAs = readsAsOf(answered.get());
      return List.of(answered.get());
    }
    int interval = best(ColumnRole.INTERVAL, i -> column(i).numbers() > 0);
    int time = best(ColumnRole.TIME, this::holdsTimes);
    if (interval != NONE) {
      noteUnused(time, interval);
      readsAs = Optional.of(ReadsAs.INTERVALS);
      return List.of(interval);
    }
    List<Integer> values = sampledValues(time);
    if (!values.isEmpty()) {
      readsAs = Optional.of(ReadsAs.INTERVALS);
      report.warn(Remark.of("dataset.say.sampleTimes", headers.get(time).name()));
      return values;
    }
    if (time == NONE) {
      time = best(ColumnRole.SENT, this::holdsTimes);
    }
    if (time != NONE) {
      return List.of(takeTime(time));
    }
    int value = best(ColumnRole.VALUE, i -> column(i).numbers() > 0);
    return value == NONE ? byContent() : List.of(value);
  }

  private Optional<Integer> columnOf(String answer) {
    for (int i = 0; i < headers.size(); i++) {
      if (headers.get(i).name().equals(answer) || Integer.toString(i + 1).equals(answer)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private Optional<ReadsAs> readsAsOf(int column) {
    return switch (headers.get(column).role()) {
      case INTERVAL -> Optional.of(ReadsAs.INTERVALS);
      case TIME, SENT -> Optional.of(ReadsAs.ARRIVAL_TIMES);
      default -> Optional.empty();
    };
  }

  private boolean holdsTimes(int index) {
    ColumnSurvey column = column(index);
    return column.numbers() + column.dateTimes() + column.timesOfDay() > 0;
  }

  private void noteUnused(int time, int interval) {
    if (time != NONE) {
      report.note(
          Remark.of(
              "dataset.say.intervalsTaken",
              headers.get(interval).name(),
              headers.get(time).name()));
    }
  }

  /**
   * Columns of a metric over sampling times: "value" beside a time, or several nameless numbers
   * beside an evenly stepping time. Then the times are no arrivals.
   */
  private List<Integer> sampledValues(int time) {
    if (time == NONE) {
      return List.of();
    }
    int value = best(ColumnRole.VALUE, i -> column(i).numbers() > 0);
    if (value != NONE) {
      return List.of(value);
    }
    boolean generic = headers.get(time).rank() == 3 && name == NONE && sequence == NONE;
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < headers.size(); i++) {
      if (i != time) {
        boolean nameless = headers.get(i).role() == ColumnRole.UNKNOWN && column(i).isNumbers();
        generic &= nameless || column(i).filled() == 0;
        others.add(i);
      }
    }
    return generic && others.size() > 0 && column(time).isEven() ? others : List.of();
  }

  private int takeTime(int time) {
    readsAs = Optional.of(ReadsAs.ARRIVAL_TIMES);
    if (column(time).timesOfDay() > column(time).dateTimes()) {
      date = best(ColumnRole.DATE, i -> column(i).dates() > 0);
    }
    for (int i = 0; i < headers.size(); i++) {
      boolean lower = headers.get(i).role() == ColumnRole.TIME && i != time;
      if (lower && wall == NONE && holdsTimes(i)) {
        wall = i;
        report.note(
            Remark.of("dataset.say.clockTaken", headers.get(time).name(), headers.get(i).name()));
      }
    }
    return time;
  }

  /** No name helps: what stands in the columns decides. */
  private List<Integer> byContent() {
    List<Integer> numeric = new ArrayList<>();
    int times = NONE;
    for (int i = 0; i < headers.size(); i++) {
      ColumnRole role = headers.get(i).role();
      if (role != ColumnRole.UNKNOWN && role != ColumnRole.DATE && role != ColumnRole.SENT) {
        continue;
      }
      if (column(i).isTimes() && times == NONE) {
        times = i;
      } else if (column(i).dates() * 2 > column(i).filled() && date == NONE) {
        date = i;
      } else if (column(i).numbers() > 0) {
        numeric.add(i);
      }
    }
    findNameByContent(times);
    if (times != NONE) {
      readsAs = Optional.of(ReadsAs.ARRIVAL_TIMES);
      date = column(times).timesOfDay() > 0 ? date : NONE;
      findSequenceByContent(numeric, 0);
      return List.of(times);
    }
    date = NONE;
    findSequenceByContent(numeric, 1);
    if (numeric.size() > 1) {
      return List.of(new ColumnQuestions(headers, report).values(numeric));
    }
    return numeric;
  }

  private void findNameByContent(int times) {
    for (int i = 0; i < headers.size() && name == NONE; i++) {
      if (i != times && headers.get(i).role() == ColumnRole.UNKNOWN && column(i).isNames()) {
        name = i;
      }
    }
  }

  /** A column that counts rows is the sequence number if at least some other numbers are left. */
  private void findSequenceByContent(List<Integer> numeric, int left) {
    for (int i = 0; i < numeric.size() && sequence == NONE && numeric.size() > left; i++) {
      if (column(numeric.get(i)).isCounting()) {
        sequence = numeric.remove(i);
      }
    }
  }
}
