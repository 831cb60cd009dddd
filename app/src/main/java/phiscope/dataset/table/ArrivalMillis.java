package phiscope.dataset.table;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.dataset.FileEvent;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.DecimalColumn;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.Powers;

/**
 * Turns the values of a table that are points in time into milliseconds, in place: since 1970 if
 * the file says which instant they are, else since some beginning. Rows that are no time near the
 * others are dropped and reported.
 */
final class ArrivalMillis {
  private static final double FAR = 366 * 86_400e3;
  private static final FileUnit[] COARSE_FIRST = {
    FileUnit.SECOND, FileUnit.MILLISECOND, FileUnit.MICROSECOND, FileUnit.NANOSECOND
  };
  private static final double LARGEST_MILLIS = 1e15;

  private final CollectedRows rows;
  private final ReadReport report;
  private final BitSet dropped = new BitSet();
  private final int[] epochUnits = new int[FileUnit.values().length];
  private boolean isAbsolute;

  ArrivalMillis(CollectedRows rows, ReadReport report) {
    this.rows = rows;
    this.report = report;
  }

  /** Rows that can't be used; they are reported already. */
  BitSet dropped() {
    return dropped;
  }

  /** Whether the milliseconds are since 1970 in UTC. */
  boolean isAbsolute() {
    return isAbsolute;
  }

  /** Converts all rows; returns the unit that plain numbers have in the end. */
  FileUnit convert(ValueMeaning meaning, Optional<FileUnit> fileUnit) {
    if (meaning.areDates()) {
      convertDates();
    } else if (meaning.areEpochs() && fileUnit.isEmpty()) {
      isAbsolute = true;
      convertEpochs();
      dropFar();
    } else {
      return convertNumbers(meaning, fileUnit);
    }
    return FileUnit.MILLISECOND;
  }

  private DecimalColumn values() {
    return rows.values();
  }

  private void convertDates() {
    int instants = 0;
    int locals = 0;
    for (int i = 0; i < rows.size(); i++) {
      instants += rows.kind(i) == ValueKind.INSTANT ? 1 : 0;
      locals += rows.kind(i) == ValueKind.LOCAL ? 1 : 0;
    }
    Optional<ZoneId> zone =
        locals == 0 ? Optional.empty() : new ZoneChoice(rows, report).choose(instants > 0);
    isAbsolute = instants > 0 || zone.isPresent();
    double[] latest = new double[rows.streamCount()];
    Arrays.fill(latest, Double.NEGATIVE_INFINITY);
    DayCount days = new DayCount(rows.streamCount());
    for (int i = 0; i < rows.size(); i++) {
      int stream = rows.streamOf(i);
      switch (rows.kind(i)) {
        case INSTANT -> {}
        case LOCAL -> {
          if (zone.isPresent()) {
            latest[stream] = toUtc(i, zone.get(), latest[stream]);
          } else if (instants > 0) {
            dropWithoutZone(i);
          }
        }
        case TIME_OF_DAY -> addDays(i, days.day(stream, values().approximately(i)));
        case NUMBER, MILLIS -> drop(i, "dataset.skip.numberAmongTimes");
      }
      toMillis(i, FileUnit.SECOND);
    }
    int midnights = days.midnights();
    if (locals + instants == 0) {
      report.warn(
          Remark.of(midnights == 0 ? "dataset.say.noDate" : "dataset.say.midnight", midnights));
    }
  }

  private double toUtc(int row, ZoneId zone, double latest) {
    int scale = values().scale(row);
    LocalDateTime local = ZoneChoice.localOf(values().unscaled(row), scale);
    long offset = ZoneChoice.offset(zone, local, latest).getTotalSeconds();
    long power = Powers.exact(scale);
    values().set(row, values().unscaled(row) - offset * power, scale);
    return values().approximately(row);
  }

  private void addDays(int row, long days) {
    int scale = values().scale(row);
    long power = Powers.exact(scale);
    values().set(row, values().unscaled(row) + days * 86_400 * power, scale);
  }

  private void dropWithoutZone(int row) {
    dropped.set(row);
    OptionalLong sequence =
        rows.sequence(row) < 0 ? OptionalLong.empty() : OptionalLong.of(rows.sequence(row));
    report.event(
        new FileEvent(
            rows.line(row), "no_zone", Optional.of(rows.name(rows.streamOf(row))), sequence));
  }

  private void toMillis(int row, FileUnit unit) {
    MillisConversion millis =
        MillisConversion.of(values().unscaled(row), values().scale(row), unit);
    if (millis == null) {
      drop(row, "dataset.skip.tooLarge");
    } else {
      values().set(row, millis.unscaled(), millis.scale());
    }
  }

  private void drop(int row, String key) {
    if (!dropped.get(row)) {
      dropped.set(row);
      String text = shown(row);
      report.skip(
          new SkippedLine(
              rows.line(row), rows.line(row), rows.column(row), Remark.of(key, text), text));
    }
  }

  private String shown(int row) {
    return BigDecimal.valueOf(values().unscaled(row), values().scale(row)).toPlainString();
  }

  /** Each number by its own size, since files mix units. */
  private void convertEpochs() {
    for (int i = 0; i < rows.size(); i++) {
      Optional<FileUnit> unit =
          rows.kind(i) == ValueKind.NUMBER
              ? EpochUnit.of(values().approximately(i))
              : Optional.empty();
      if (unit.isPresent()) {
        epochUnits[unit.get().ordinal()]++;
        toMillis(i, unit.get());
      } else {
        drop(i, values().unscaled(i) == 0 ? "dataset.skip.zeroTime" : "dataset.skip.noNearTime");
      }
    }
    sayUnits();
  }

  private void sayUnits() {
    StringBuilder units = new StringBuilder();
    int different = 0;
    for (FileUnit unit : COARSE_FIRST) {
      if (epochUnits[unit.ordinal()] > 0) {
        units.append(different == 0 ? "" : ", ");
        units.append(unit.symbol()).append(' ').append(epochUnits[unit.ordinal()]);
        different++;
      }
    }
    if (different > 1) {
      report.warn(Remark.of("dataset.say.mixedUnits", units));
    } else {
      report.note(Remark.of("dataset.say.epochUnit", units.toString().replaceAll(" .*", "")));
    }
  }

  /** Times more than a year from the middle one are no heartbeats of the same file. */
  private void dropFar() {
    double[] times = new double[rows.size()];
    int count = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (!dropped.get(i)) {
        times[count++] = values().approximately(i);
      }
    }
    if (count < 3) {
      return;
    }
    Arrays.sort(times, 0, count);
    double middle = times[count / 2];
    for (int i = 0; i < rows.size(); i++) {
      if (Math.abs(values().approximately(i) - middle) > FAR) {
        drop(i, "dataset.skip.noNearTime");
      }
    }
  }

  private FileUnit convertNumbers(ValueMeaning meaning, Optional<FileUnit> fileUnit) {
    FileUnit unit = meaning.unit(fileUnit, ReadsAs.ARRIVAL_TIMES).orElse(FileUnit.MILLISECOND);
    if (meaning.areEpochs() && unit != FileUnit.TICK) {
      unit = checkedEpochUnit(meaning, unit);
    }
    isAbsolute = meaning.areEpochs() && isOurDays(unit);
    for (int i = 0; i < rows.size(); i++) {
      switch (rows.kind(i)) {
        case NUMBER -> toMillis(i, unit);
        case MILLIS -> {}
        case INSTANT, LOCAL, TIME_OF_DAY -> drop(i, "dataset.skip.timeAmongNumbers");
      }
      if (values().unscaled(i) < 0) {
        drop(i, "dataset.skip.negative");
      } else if (values().approximately(i) > LARGEST_MILLIS) {
        drop(i, "dataset.skip.tooLarge");
      }
    }
    return unit;
  }

  private boolean isOurDays(FileUnit unit) {
    for (int i = 0; i < rows.size(); i++) {
      if (EpochUnit.of(values().approximately(i)).isPresent()) {
        return EpochUnit.of(values().approximately(i)).get() == unit;
      }
    }
    return false;
  }

  /**
   * A named unit under which the times are not of our days, while their size fits another unit, is
   * asked, unless the usual interval is plausible under the named unit.
   */
  private FileUnit checkedEpochUnit(ValueMeaning meaning, FileUnit named) {
    for (int i = 0; i < rows.size(); i++) {
      Optional<FileUnit> fitting = EpochUnit.of(values().approximately(i));
      if (fitting.isPresent()) {
        return fitting.get() == named ? named : meaning.epochUnit(named, fitting.get());
      }
    }
    return named;
  }
}
