package phiscope.dataset.table;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.Powers;

/**
 * Which zone clock times without zone belong to. The computer's own zone is never used. Times of
 * one clock need no zone to tell intervals, unless the clock was put back or forward for summer
 * time; then the zones in which that happened at that hour are offered.
 */
final class ZoneChoice {
  /** Answer that leaves out times without zone. */
  static final String LEAVE_OUT = "leave out";

  /** Answer that takes all times as one clock that was never changed. */
  static final String ONE_CLOCK = "none";

  private static final List<String> SUMMER_TIME_ZONES =
      List.of(
          "Europe/Berlin",
          "Europe/London",
          "Europe/Helsinki",
          "America/New_York",
          "America/Chicago",
          "America/Denver",
          "America/Los_Angeles",
          "Australia/Sydney",
          "America/Santiago");

  private final CollectedRows rows;
  private final ReadReport report;

  ZoneChoice(CollectedRows rows, ReadReport report) {
    this.rows = rows;
    this.report = report;
  }

  /** The zone for all clock times; empty if none is needed or known. */
  Optional<ZoneId> choose(boolean besideInstants) {
    Optional<String> answered =
        report.answer(
            ReadQuestion.ZONE,
            List.of(LEAVE_OUT, ONE_CLOCK, "UTC", "Asia/Shanghai", "+08:00"),
            name -> zoneOf(name).isPresent());
    if (answered.isPresent()) {
      return zoneOf(answered.get());
    }
    if (besideInstants) {
      return zoneOf(askBesideInstants());
    }
    int change = findChange();
    if (change < 0) {
      report.warn(Remark.of("dataset.say.noZone"));
      return Optional.empty();
    }
    return zoneOf(askSummerTime(change));
  }

  private String askBesideInstants() {
    return report.ask(
        new ReadQuestion(
            ReadQuestion.ZONE,
            List.of(LEAVE_OUT, "UTC", "Asia/Shanghai", "Europe/Berlin", "America/New_York"),
            LEAVE_OUT,
            true,
            Remark.of("dataset.ask.zoneOfSome")),
        answer -> zoneOf(answer).isPresent());
  }

  private String askSummerTime(int row) {
    List<String> choices = new ArrayList<>(zonesChangingAt(row));
    String preset = choices.get(0);
    choices.add(ONE_CLOCK);
    double seconds = rows.values().approximately(row) - rows.values().approximately(before(row));
    return report.ask(
        new ReadQuestion(
            ReadQuestion.ZONE,
            choices,
            preset,
            true,
            Remark.of(
                "dataset.ask.summerTime",
                rows.line(before(row)),
                rows.line(row),
                Math.round(seconds),
                preset)),
        answer -> zoneOf(answer).isPresent());
  }

  static Optional<ZoneId> zoneOf(String name) {
    if (name.equals(LEAVE_OUT) || name.equals(ONE_CLOCK)) {
      return Optional.empty();
    }
    try {
      return Optional.of(ZoneId.of(name));
    } catch (DateTimeException noZone) {
      return Optional.empty();
    }
  }

  /** The first row at which the clock jumps as some zone's summer time makes it; -1 if none. */
  private int findChange() {
    for (int i = 1; i < rows.size(); i++) {
      int before = before(i);
      if (before < 0 || rows.kind(i) != ValueKind.LOCAL || rows.kind(before) != ValueKind.LOCAL) {
        continue;
      }
      double step = rows.values().approximately(i) - rows.values().approximately(before);
      boolean mayBe = (step < 0 && step >= -3600) || (step >= 3600 && step < 7200);
      if (mayBe && !zonesChangingAt(i).isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /** The row before of the same stream; -1 if there is none near. */
  private int before(int row) {
    for (int i = row - 1; i >= 0 && i > row - 100; i--) {
      if (rows.streamOf(i) == rows.streamOf(row)) {
        return i;
      }
    }
    return -1;
  }

  private List<String> zonesChangingAt(int row) {
    LocalDateTime earlier = local(before(row));
    LocalDateTime later = local(row);
    List<String> zones = new ArrayList<>();
    for (String name : SUMMER_TIME_ZONES) {
      ZoneRules rules = ZoneId.of(name).getRules();
      ZoneOffsetTransition change =
          rules.nextTransition(earlier.minusHours(30).toInstant(ZoneOffset.UTC));
      if (change != null && explains(change, earlier, later)) {
        zones.add(name);
      }
    }
    return zones;
  }

  private static boolean explains(
      ZoneOffsetTransition change, LocalDateTime earlier, LocalDateTime later) {
    LocalDateTime before = change.getDateTimeBefore();
    LocalDateTime after = change.getDateTimeAfter();
    if (change.isOverlap()) {
      return later.isBefore(earlier)
          && !later.isBefore(after)
          && !earlier.isAfter(before)
          && earlier.isAfter(after);
    }
    return earlier.isBefore(before) && !later.isBefore(after);
  }

  private LocalDateTime local(int row) {
    return localOf(rows.values().unscaled(row), rows.values().scale(row));
  }

  static LocalDateTime localOf(long unscaled, int scale) {
    long power = Powers.exact(scale);
    long nanos = Math.floorMod(unscaled, power) * Powers.exact(9 - scale);
    return LocalDateTime.ofEpochSecond(Math.floorDiv(unscaled, power), (int) nanos, ZoneOffset.UTC);
  }

  /**
   * The offset of a clock time in a zone. In the hour that comes twice it is the first time, unless
   * that would go back behind {@code notBefore}.
   */
  static ZoneOffset offset(ZoneId zone, LocalDateTime local, double notBefore) {
    List<ZoneOffset> offsets = zone.getRules().getValidOffsets(local);
    if (offsets.isEmpty()) {
      return zone.getRules().getOffset(local);
    }
    ZoneOffset first = offsets.get(0);
    boolean back = local.toEpochSecond(first) + local.getNano() / 1e9 < notBefore - 1e-6;
    return back && offsets.size() > 1 ? offsets.get(1) : first;
  }
}
