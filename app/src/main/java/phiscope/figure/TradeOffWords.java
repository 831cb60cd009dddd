package phiscope.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.core.detector.TradeOff;
import phiscope.text.Numbers;

/**
 * Names, sentence and table of the trade-off.
 *
 * @param subject what is told of
 * @param curves one a policy
 * @param timeouts the fixed timeouts beside them
 * @param scale its rates
 */
record TradeOffWords(
    Subject subject, List<TradeOffCurve> curves, TradeOffTimeouts timeouts, TradeOffScale scale) {
  /**
   * Detectors that differ in one setting.
   *
   * @param policy which policy, -1 for the timeouts
   * @param name what they are called
   * @param fastest the fastest of them that is allowed; empty where none is
   * @param setting what that is set to
   */
  record Family(int policy, String name, Optional<TradeOff.Point> fastest, String setting) {}

  /** The policies, then the timeouts if the document has some. */
  List<Family> families() {
    List<Family> families = new ArrayList<>();
    for (int i = 0; i < curves.size(); i++) {
      Optional<TradeOff.Point> fastest = curves.get(i).fastest();
      String setting = fastest.map(point -> "φ " + Numbers.exact(point.threshold())).orElse("");
      families.add(new Family(i, PolicyNames.of(subject, i), fastest, setting));
    }
    if (!timeouts.own().isEmpty()) {
      families.add(
          new Family(
              -1,
              subject.text("tradeOff.timeout"),
              timeouts.fastest().map(TradeOffTimeouts.Own::point),
              timeouts.fastest().map(this::timeout).orElse("")));
    }
    return families;
  }

  /** The fastest of all; empty where none is allowed. */
  Optional<TradeOff.Point> best() {
    return families().stream()
        .flatMap(family -> family.fastest().stream())
        .min(Comparator.comparingDouble(TradeOff.Point::meanDetectionTime));
  }

  String timeout(TradeOffTimeouts.Own own) {
    return Numbers.withUnit(Numbers.exact(own.timeout()), subject.scale().unit());
  }

  private String time(TradeOff.Point point) {
    return subject.time(point.meanDetectionTime());
  }

  /** The setting by which a family is fastest, and how fast. */
  String told(Family family) {
    String fastest =
        subject.text("tradeOff.fastest", setting(family), time(family.fastest().get()));
    return numbered(family, fastest);
  }

  /** The same without how fast. */
  String brief(Family family) {
    return numbered(family, setting(family));
  }

  private String setting(Family family) {
    return family.policy() < 0 ? subject.text("phi.timeout", family.setting()) : family.setting();
  }

  private String numbered(Family family, String text) {
    return family.policy() < 0 || curves.size() == 1
        ? text
        : subject.text("tradeOff.numbered", family.policy() + 1, text);
  }

  /** What the bench's own threshold gives, and what would be the fastest settings. */
  String reading() {
    return NeverJudged.told(subject, said());
  }

  private String said() {
    boolean hidden = subject.frame().hidesDecisions();
    if (!curves.get(0).isJudged()) {
      return hidden ? "" : fastest();
    }
    String own = own(curves.get(0).current());
    return hidden ? own : subject.text("runs.reading.join", own, fastest());
  }

  private String own(TradeOff.Point current) {
    String threshold = subject.told(Term.THRESHOLD, Numbers.exact(current.threshold()));
    if (!Double.isFinite(current.meanDetectionTime())) {
      return subject.text("figure.tradeOff.reading.never", threshold);
    }
    String rate = Numbers.significant(scale.rate(current), 3).text();
    String key = scale.isPlain() ? "figure.tradeOff.reading.plain" : "figure.tradeOff.reading.day";
    return subject.text(key, threshold, time(current), rate);
  }

  private String fastest() {
    String unit = scale.isPlain() ? "plain" : "day";
    List<String> settings = families().stream().filter(this::isJudged).map(this::listed).toList();
    return subject.text(
        "tradeOff.reading.fastest." + unit,
        Numbers.exact(subject.bench().runs().mistakes()),
        String.join(subject.text("list.separator"), settings));
  }

  private boolean isJudged(Family family) {
    return family.policy() < 0 || curves.get(family.policy()).isJudged();
  }

  private String listed(Family family) {
    return family.fastest().isEmpty()
        ? subject.text("tradeOff.listed.none", family.name())
        : subject.text(
            "tradeOff.listed", family.name(), family.setting(), time(family.fastest().get()));
  }

  /** All points; those of the document and the fastest ones are told apart in the last column. */
  FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < curves.size(); i++) {
      TradeOffCurve curve = curves.get(i);
      if (!curve.isJudged()) {
        rows.add(neverJudged(i));
        continue;
      }
      for (TradeOff.Point point : curve.points()) {
        boolean fastest = curve.fastest().filter(it -> it == point).isPresent();
        String note = note(point == curve.current(), fastest);
        rows.add(row(PolicyNames.of(subject, i), Numbers.exact(point.threshold()), point, note));
      }
    }
    for (TradeOffTimeouts.Own own : timeouts.own()) {
      rows.add(row(own, note(true, false)));
    }
    timeouts.fastest().ifPresent(own -> rows.add(row(own, note(false, true))));
    return FigureTable.headed(
        List.of(
            subject.text("table.policy"),
            subject.text("table.threshold"),
            subject.text("axis.detectionTime"),
            subject.text("quality.mistakes"),
            subject.text(scale.isPlain() ? "axis.rate.plain" : "axis.rate.day"),
            subject.text("tradeOff.note")),
        rows);
  }

  private List<String> row(TradeOffTimeouts.Own own, String note) {
    return row(subject.text("tradeOff.timeout"), timeout(own), own.point(), note);
  }

  private List<String> row(String name, String setting, TradeOff.Point point, String note) {
    return List.of(
        name,
        setting,
        time(point),
        Numbers.whole(point.mistakes()),
        Numbers.significant(scale.rate(point), 4).text(),
        note);
  }

  private List<String> neverJudged(int policy) {
    String nothing = Numbers.significant(Double.NaN, 1).text();
    String threshold = Numbers.exact(curves.get(policy).current().threshold());
    return List.of(
        PolicyNames.of(subject, policy),
        threshold,
        nothing,
        nothing,
        nothing,
        subject.text("comparison.neverJudged"));
  }

  private String note(boolean own, boolean fastest) {
    List<String> notes = new ArrayList<>();
    if (own) {
      notes.add(subject.text("tradeOff.note.own"));
    }
    if (fastest) {
      String allowed = Numbers.exact(subject.bench().runs().mistakes());
      notes.add(subject.text("comparison.fastest", allowed));
    }
    return String.join(subject.text("list.separator"), notes);
  }
}
