package phiscope.figure.runs;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.FigureTable;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/**
 * Names, sentences and the table of many runs.
 *
 * @param found what was found
 * @param period the ticks of a day, or of 1,000 units of time without a name
 * @param messages the language
 */
public record RunsWords(ManyRuns found, double period, Messages messages) {
  private static final int DIGITS = 3;

  String get(String key, Object... arguments) {
    return messages.get(key, arguments);
  }

  private TickScale scale() {
    return found.settings().scale();
  }

  /** The end of keys that tell of a day, or of units without a name. */
  private String per() {
    return scale().unit() == TimeUnit.NONE ? "plain" : "day";
  }

  /** What a detector is called: its place, its preset and its threshold, or its timeout. */
  String name(int index) {
    StudiedDetector detector = found.settings().detectors().get(index);
    if (detector instanceof StudiedDetector.Timeout timeout) {
      return get("phi.timeout", Numbers.time(timeout.ticks(), scale()));
    }
    PhiPolicy policy = ((StudiedDetector.Phi) detector).policy();
    String preset = get("policy.preset." + policy.preset().id());
    String name = get("policy.name", index + 1, preset);
    return get("tradeOff.point", name, Numbers.exact(policy.threshold()));
  }

  String number(double value) {
    return Double.isNaN(value) ? get("quality.none") : Numbers.significant(value, DIGITS).text();
  }

  String time(double ticks) {
    if (Double.isNaN(ticks)) {
      return get("quality.none");
    }
    double units = scale().toUnits(ticks);
    return Numbers.withUnit(Numbers.significant(units, DIGITS).text(), scale().unit());
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
    String unit = Numbers.unit(scale().unit());
    return unit.isEmpty() ? get(key) : get("axis.withUnit", get(key), unit);
  }

  /** One line about a detector. */
  String line(StudiedQuality quality) {
    if (quality.observedRuns() == 0) {
      return get("runs.line.untrained");
    }
    return get(
        "runs.line." + per(),
        interval(quality.mistakesIn(period)),
        time(quality.detections().quantile(0.5)),
        time(quality.detections().quantile(0.99)),
        Numbers.percent(quality.accuracy().value()));
  }

  /** What the first detector was worth, in sentences. */
  public String reading() {
    StudiedQuality first = found.detectors().get(0);
    if (found.runs() == 0) {
      return get("runs.reading.nothing");
    }
    if (first.observedRuns() == 0) {
      return get("runs.reading.untrained", Numbers.whole(found.runs()));
    }
    Estimate rate = first.mistakesIn(period);
    List<String> said = new ArrayList<>();
    said.add(
        get(
            "runs.reading." + per(),
            Numbers.whole(found.runs()),
            Numbers.time(first.observed(), scale()),
            name(0),
            number(rate.value()),
            number(rate.low()),
            number(rate.high())));
    if (!first.detections().isEmpty()) {
      said.add(
          get(
              "runs.reading.detection",
              time(first.detections().quantile(0.5)),
              time(first.detections().quantile(0.99))));
    }
    if (first.undetected() > 0) {
      said.add(get("runs.reading.undetected", Numbers.whole(first.undetected())));
    }
    said.add(get("runs.reading.accuracy", Numbers.percent(first.accuracy().value())));
    if (first.dispersion() > 2) {
      said.add(get("runs.reading.clusters", number(first.dispersion())));
    }
    return said.stream().reduce((all, next) -> get("runs.reading.join", all, next)).orElse("");
  }

  /** All numbers. */
  public FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < found.detectors().size(); i++) {
      rows.add(row(name(i), found.detectors().get(i)));
    }
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
    return new FigureTable(header, rows);
  }

  private List<String> row(String name, StudiedQuality quality) {
    Estimate rate = quality.mistakesIn(period);
    boolean observed = quality.observedRuns() > 0;
    return List.of(
        name,
        Numbers.whole(quality.runs()),
        Numbers.time(quality.observed(), scale()),
        Numbers.whole(quality.mistakes()),
        number(rate.value()),
        observed ? get("runs.range", number(rate.low()), number(rate.high())) : number(Double.NaN),
        Numbers.whole(quality.withoutMistake()),
        time(quality.durations().mean()),
        time(quality.durations().greatest()),
        observed ? Numbers.percent(quality.accuracy().value()) : number(Double.NaN),
        time(quality.detections().mean()),
        time(quality.detections().quantile(0.5)),
        time(quality.detections().quantile(0.99)),
        time(quality.detections().greatest()),
        Numbers.whole(quality.undetected()));
  }
}
