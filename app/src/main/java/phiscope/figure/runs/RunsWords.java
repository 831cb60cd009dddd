package phiscope.figure.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import phiscope.bench.RunsAnswer;
import phiscope.bench.TapeRuns;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.Sample;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.FigureTable;
import phiscope.figure.PolicyNames;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/**
 * Names, sentences and the table of many runs.
 *
 * @param found what was found
 * @param messages the language
 */
public record RunsWords(RunsAnswer found, Messages messages) {
  private static final int DIGITS = 3;

  /** Of more detectors the sentence does not tell; the table does. */
  private static final int MOST_TOLD = 5;

  /**
   * A detector on tapes like one.
   *
   * @param of its runs
   * @param index which of their detectors, from 0
   */
  record Row(TapeRuns of, int index) {
    StudiedQuality quality() {
      return of.runs().detectors().get(index);
    }

    StudiedDetector detector() {
      return quality().detector();
    }

    TickScale scale() {
      return of.scale();
    }

    double units(double ticks) {
      return scale().toUnits(ticks);
    }

    /** Mistakes a day, or in 1,000 units of time without a name. */
    Estimate rate() {
      return quality().mistakesIn(of.period());
    }
  }

  /** All detectors, tape by tape. */
  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (TapeRuns tape : found.tapes()) {
      for (int i = 0; i < tape.runs().detectors().size(); i++) {
        rows.add(new Row(tape, i));
      }
    }
    return rows;
  }

  String get(String key, Object... arguments) {
    return messages.get(key, arguments);
  }

  private TimeUnit unit() {
    return found.asked().get(0).scale().unit();
  }

  /** The end of keys that tell of a day, or of units without a name. */
  private String per() {
    return unit() == TimeUnit.NONE ? "plain" : "day";
  }

  /** What a detector is called, behind the tape where there are several. */
  String name(Row row) {
    String label = row.of().question().label();
    return label.isEmpty() ? detector(row) : get("runs.ofTape", label, detector(row));
  }

  /** Its place, its preset, what tells it apart and its threshold, or its timeout. */
  private String detector(Row row) {
    if (row.detector() instanceof StudiedDetector.Timeout timeout) {
      return get("phi.timeout", Numbers.time(timeout.ticks(), row.scale()));
    }
    PhiPolicy policy = ((StudiedDetector.Phi) row.detector()).policy();
    List<PhiPolicy> policies = new ArrayList<>();
    for (StudiedQuality each : row.of().runs().detectors()) {
      if (each.detector() instanceof StudiedDetector.Phi phi) {
        policies.add(phi.policy());
      }
    }
    String name = PolicyNames.of(policies, row.index(), row.scale().unit(), messages);
    return get("tradeOff.point", name, Numbers.exact(policy.threshold()));
  }

  String number(double value) {
    return Double.isNaN(value) ? get("quality.none") : Numbers.significant(value, DIGITS).text();
  }

  private String time(Row row, double ticks) {
    if (Double.isNaN(ticks)) {
      return get("quality.none");
    }
    double units = row.units(ticks);
    return Numbers.withUnit(Numbers.significant(units, DIGITS).text(), row.scale().unit());
  }

  /** An estimate with its interval. */
  String interval(Estimate estimate) {
    return Double.isNaN(estimate.low())
        ? number(estimate.value())
        : get(
            "runs.interval",
            number(estimate.value()),
            number(estimate.low()),
            number(estimate.high()));
  }

  String mistakesAxis() {
    return get("axis.rate." + per());
  }

  String timeAxis(String key) {
    String unit = Numbers.unit(unit());
    return unit.isEmpty() ? get(key) : get("axis.withUnit", get(key), unit);
  }

  /** One line about a detector. */
  String line(Row row) {
    StudiedQuality quality = row.quality();
    if (quality.observedRuns() == 0) {
      return get("runs.line.untrained");
    }
    return get(
        "runs.line." + per(),
        interval(row.rate()),
        quality.detections().isEmpty()
            ? get("runs.line.detectionOfNone")
            : detection(row, "runs.line.detection", "runs.line.detectionOfFew"),
        Numbers.percent(quality.accuracy().value()));
  }

  /** When half of the crashes and nearly all were found; of few there is no 99 %, only the last. */
  private String detection(Row row, String key, String keyOfFew) {
    Sample found = row.quality().detections();
    String half = time(row, found.quantile(0.5));
    double most = found.resolved(0.99);
    return Double.isNaN(most)
        ? get(keyOfFew, half, Numbers.whole(found.count()), time(row, found.greatest()))
        : get(key, half, time(row, most));
  }

  /**
   * What the first detector was worth, on tapes like each, in sentences; of others the mistakes.
   */
  public String reading() {
    if (found.tapes().isEmpty()) {
      return get("runs.reading.nothing");
    }
    return joined(
        found.tapes().stream()
            .flatMap(tape -> Stream.concat(reading(new Row(tape, 0)).stream(), others(tape)))
            .toList());
  }

  private Stream<String> others(TapeRuns tape) {
    return IntStream.range(1, Math.min(MOST_TOLD, tape.runs().detectors().size()))
        .mapToObj(index -> new Row(tape, index))
        .filter(row -> row.quality().observedRuns() > 0)
        .map(row -> get("runs.reading.other." + per(), name(row), interval(row.rate())));
  }

  private String joined(List<String> sentences) {
    return sentences.stream().reduce((all, next) -> get("runs.reading.join", all, next)).orElse("");
  }

  private List<String> reading(Row row) {
    StudiedQuality first = row.quality();
    if (first.observedRuns() == 0) {
      return List.of(get("runs.reading.untrained", Numbers.whole(first.runs()), name(row)));
    }
    Estimate rate = row.rate();
    List<String> said = new ArrayList<>();
    said.add(
        get(
            "runs.reading." + per(),
            Numbers.whole(first.runs()),
            Numbers.time(first.observed(), row.scale()),
            name(row),
            number(rate.value()),
            number(rate.low()),
            number(rate.high())));
    int clean = first.withoutMistake();
    if (clean > 0 && clean < first.observedRuns()) {
      said.add(
          get(
              "runs.reading.clean",
              Numbers.whole(clean),
              Numbers.whole(first.observedRuns()),
              Numbers.percent((double) clean / first.observedRuns())));
    }
    if (!first.detections().isEmpty()) {
      said.add(detection(row, "runs.reading.detection", "runs.reading.detectionOfFew"));
    }
    if (first.undetected() > 0) {
      said.add(get("runs.reading.undetected", Numbers.whole(first.undetected())));
    }
    said.add(get("runs.reading.accuracy", Numbers.percent(first.accuracy().value())));
    if (first.dispersion() > 2) {
      said.add(get("runs.reading.clusters", number(first.dispersion())));
    }
    return said;
  }

  /** All numbers. */
  public FigureTable table() {
    List<List<String>> rows = rows().stream().map(this::cells).toList();
    List<String> header =
        List.of(
            get("table.detector"),
            get("runs.column.runs"),
            get("quality.alive"),
            get("quality.mistakes"),
            mistakesAxis(),
            get("runs.column.interval"),
            get("runs.column.clean"),
            get("quality.duration"),
            get("runs.column.longest"),
            get("quality.accuracy"),
            get("axis.detectionTime"),
            get("runs.column.half"),
            get("runs.column.most"),
            get("runs.column.latest"),
            get("runs.column.undetected"));
    return FigureTable.headed(header, rows);
  }

  private List<String> cells(Row row) {
    StudiedQuality quality = row.quality();
    Estimate rate = row.rate();
    boolean observed = quality.observedRuns() > 0;
    return List.of(
        name(row),
        Numbers.whole(quality.runs()),
        Numbers.time(quality.observed(), row.scale()),
        Numbers.whole(quality.mistakes()),
        number(rate.value()),
        observed ? get("runs.range", number(rate.low()), number(rate.high())) : number(Double.NaN),
        Numbers.whole(quality.withoutMistake()),
        time(row, quality.durations().mean()),
        time(row, quality.durations().greatest()),
        observed ? Numbers.percent(quality.accuracy().value()) : number(Double.NaN),
        time(row, quality.detections().mean()),
        time(row, quality.detections().quantile(0.5)),
        time(row, quality.detections().resolved(0.99)),
        time(row, quality.detections().greatest()),
        Numbers.whole(quality.undetected()));
  }
}
