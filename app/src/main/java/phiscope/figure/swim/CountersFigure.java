package phiscope.figure.swim;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimMeasures;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Detection;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.Suspicion;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.TextGrid;
import phiscope.text.Numbers;
import phiscope.text.swim.SwimNames;

/** What was counted up to the cursor, beside what theory expects. */
final class CountersFigure {
  /** More names do not fit in a cell. */
  private static final int MOST_NAMED = 8;

  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  private final SwimScene scene;
  private final SwimWords words;
  private final SwimNames names;
  private final Sketch sketch;

  CountersFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.names = new SwimNames(frame.messages());
    this.sketch = new Sketch(frame);
  }

  RunPicture draw() {
    double em = sketch.em();
    List<List<String>> lines = lines();
    List<TextGrid.Row> rows =
        lines.stream()
            .map(
                line ->
                    new TextGrid.Row(
                        List.of(
                            TextGrid.Cell.of(line.get(0)),
                            TextGrid.Cell.of(line.get(1)),
                            new TextGrid.Cell(line.get(2), Ink.TEXT_MUTED, Optional.empty())),
                        Optional.empty(),
                        line.get(0),
                        false,
                        false))
            .toList();
    Rectangle area =
        new Rectangle(
            0.3 * em, 0.3 * em, sketch.frame().width() - 0.3 * em, sketch.frame().height());
    new TextGrid(sketch, header(), rows)
        .draw(area, left -> words.get("swimview.counters.more", Numbers.whole(left)));
    Figure figure =
        new Figure(
            SwimFigureKind.COUNTERS,
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            List.of(),
            words.get("swimview.counters.name"),
            words.get(
                "swimview.counters.reading",
                Numbers.whole(counters().sentInAll()),
                Seconds.label(scene.now().time())),
            new FigureTable(header(), lines));
    return new RunPicture(figure, List.of(), Optional.empty());
  }

  private List<String> header() {
    return List.of(
        words.get("swimview.column.count"),
        words.get("swimview.column.counted"),
        words.get("swimview.column.theory"));
  }

  private List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    for (SwimMeasure measure : SwimMeasures.of(scene.scenario(), scene.cluster())) {
      lines.add(
          List.of(
              names.measure(measure.quantity()),
              number(measure.measured()),
              number(measure.expected())));
    }
    lines.add(
        List.of(
            words.get("swimview.count.periods"),
            number(periods(scene.now().time())),
            words.get("swimview.count.probes", Numbers.whole(counters().probes()))));
    counters().detections().forEach((member, found) -> lines.addAll(detection(member, found)));
    lines.add(suspicions());
    lines.addAll(takeover());
    for (MessageKind kind : MessageKind.values()) {
      long lost = counters().lost(kind);
      if (counters().sent(kind) > 0) {
        lines.add(
            List.of(
                words.get("swimview.count.sent", words.kind(kind)),
                Numbers.whole(counters().sent(kind)),
                lost == 0
                    ? words.get("swimview.count.noneLost")
                    : words.get("swimview.count.lost", Numbers.whole(lost))));
      }
    }
    return lines;
  }

  private SwimCounters counters() {
    return scene.cluster().counters();
  }

  private SwimParameters parameters() {
    return scene.scenario().parameters();
  }

  private double periods(long ticks) {
    return (double) ticks / parameters().probe().interval();
  }

  /** How the stop of a member became known. */
  private List<List<String>> detection(int member, Detection found) {
    String name = SwimWords.name(member);
    return List.of(
        List.of(
            words.get("swimview.count.firstProbe", name),
            after(found.stoppedAt(), found.firstProbeAt()),
            ""),
        List.of(
            words.get("swimview.count.suspected", name),
            after(found.stoppedAt(), found.firstSuspectAt()),
            words.get("swimview.theory.suspected")),
        List.of(
            words.get("swimview.count.dead", name),
            after(found.stoppedAt(), found.firstDeadAt()),
            words.get("swimview.theory.known", Numbers.whole(found.knowing()))));
  }

  private String after(long from, long to) {
    return to < 0
        ? words.get("swimview.none")
        : words.get("swimview.count.periodsAfter", number(periods(to - from)));
  }

  /** Who sees a majority of all members, and whom those would take for the one that takes over. */
  private List<List<String>> takeover() {
    ClusterSnapshot cluster = scene.cluster();
    int all = scene.members();
    if (all > SwimFigures.MOST_DRAWN) {
      return List.of();
    }
    List<Integer> majority = new ArrayList<>();
    TreeMap<Integer, Integer> chosen = new TreeMap<>();
    for (int observer = 0; observer < all; observer++) {
      if (cluster.isJoined(observer) && cluster.hasQuorum(observer, all)) {
        majority.add(observer);
        chosen.merge(cluster.coordinator(observer), 1, Integer::sum);
      }
    }
    List<String> would = new ArrayList<>();
    chosen.forEach(
        (member, by) ->
            would.add(
                words.get("swimview.count.chosen", SwimWords.name(member), Numbers.whole(by))));
    return List.of(
        List.of(
            words.get("swimview.count.majority", Numbers.whole(all)),
            Numbers.whole(majority.size()),
            majority.size() == all || majority.size() > MOST_NAMED ? "" : words.list(majority)),
        List.of(
            words.get("swimview.count.takeover"),
            would.isEmpty()
                ? words.get("swimview.nobody")
                : String.join(words.get("swimview.comma"), would),
            words.get("swimview.theory.takeover")));
  }

  /** The suspicions that run, and how many of them are of members that have not stopped. */
  private List<String> suspicions() {
    ClusterSnapshot cluster = scene.cluster();
    int running = 0;
    long shortest = Long.MAX_VALUE;
    long longest = 0;
    for (int observer = 0; observer < scene.members(); observer++) {
      for (Suspicion suspicion : cluster.suspicions(observer).values()) {
        running++;
        shortest = Math.min(shortest, suspicion.minimum());
        longest = Math.max(longest, suspicion.maximum());
      }
    }
    return List.of(
        words.get("swimview.count.suspicions"),
        Numbers.whole(running),
        running == 0
            ? words.get("swimview.none")
            : words.get(
                "swimview.theory.timeout", Seconds.label(shortest), Seconds.label(longest)));
  }

  private String number(OptionalDouble value) {
    return value.isEmpty() ? words.get("swimview.none") : number(value.getAsDouble());
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).round(DIGITS);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
