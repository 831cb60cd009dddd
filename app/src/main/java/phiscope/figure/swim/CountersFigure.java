package phiscope.figure.swim;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.theory.FirstDetection;
import phiscope.core.swim.theory.MessageCost;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;

/** What was counted up to the cursor, beside what theory expects. */
final class CountersFigure {
  private static final MathContext DIGITS = new MathContext(4, RoundingMode.HALF_EVEN);

  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;

  CountersFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
  }

  SwimPicture draw() {
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
        .draw(area, left -> words.get("swimview.counters.more", String.valueOf(left)));
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
                String.valueOf(sent()),
                SwimWords.seconds(scene.now().time())),
            new FigureTable(header(), lines));
    return new SwimPicture(figure, List.of(), Optional.empty());
  }

  private List<String> header() {
    return List.of(
        words.get("swimview.column.count"),
        words.get("swimview.column.counted"),
        words.get("swimview.column.theory"));
  }

  private long sent() {
    SwimCounters counters = scene.cluster().counters();
    long sum = 0;
    for (MessageKind kind : MessageKind.values()) {
      sum += counters.sent(kind);
    }
    return sum;
  }

  private List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    SwimCounters counters = scene.cluster().counters();
    double periods = periods();
    int members = Math.max(2, scene.members());
    long probing =
        counters.sent(MessageKind.PING)
            + counters.sent(MessageKind.ACK)
            + counters.sent(MessageKind.PING_REQ)
            + counters.sent(MessageKind.NACK);
    MessageCost cost =
        new MessageCost(members, scene.scenario().parameters().probe().indirectProbes());
    lines.add(
        List.of(
            words.get("swimview.count.perMember"),
            periods < 1 ? words.get("swimview.none") : number(probing / periods / members),
            words.get(
                "swimview.theory.perMember",
                number(cost.swimWithoutFailure().doubleValue() / members),
                number(cost.swimWhenAllDirectProbesFail().doubleValue() / members))));
    FirstDetection detection = new FirstDetection(members);
    lines.add(
        List.of(
            words.get("swimview.count.periods"),
            number(periods),
            words.get(
                "swimview.theory.firstProbe",
                number(detection.expectedPeriods().doubleValue()),
                number(detection.expectedTimeOutOfStep()))));
    lines.add(suspicions());
    for (MessageKind kind : MessageKind.values()) {
      if (counters.sent(kind) > 0) {
        lines.add(
            List.of(
                words.get("swimview.count.sent", words.kind(kind)),
                String.valueOf(counters.sent(kind)),
                counters.lost(kind) == 0
                    ? words.get("swimview.count.noneLost")
                    : words.get(
                        "swimview.count.lost", String.valueOf(counters.lost(kind)))));
      }
    }
    return lines;
  }

  /** The suspicions that run, and how many of them are of members that are up. */
  private List<String> suspicions() {
    ClusterSnapshot cluster = scene.cluster();
    int running = 0;
    int mistaken = 0;
    for (int observer = 0; observer < scene.members(); observer++) {
      for (int subject : cluster.suspicions(observer).keys()) {
        running++;
        mistaken +=
            cluster.status(subject) == phiscope.core.swim.HostStatus.CRASHED ? 0 : 1;
      }
    }
    return List.of(
        words.get("swimview.count.suspicions"),
        String.valueOf(running),
        words.get("swimview.count.mistaken", String.valueOf(mistaken)));
  }

  private double periods() {
    SwimParameters parameters = scene.scenario().parameters();
    return (double) scene.now().time() / parameters.probe().interval();
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).round(DIGITS);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
