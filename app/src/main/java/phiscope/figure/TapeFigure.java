package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.InstantOrder;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.figure.TapeBeats.Beat;
import phiscope.text.Numbers;

/** Heartbeats on a time line, interval bars above it, and the silence up to now. */
final class TapeFigure {
  private static final int MOST_ROWS = 200;

  private final Subject subject;
  private final Sketch sketch;
  private final TimeSpan span;
  private final TapeBeats beats;

  TapeFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.span = TimeSpan.of(subject);
    this.beats = new TapeBeats(subject, span);
  }

  Figure draw() {
    TapeLayout layout = TapeLayout.of(sketch, subject, span, beats);
    TapeEvents events = new TapeEvents(sketch, subject, layout);
    TapeBars bars = new TapeBars(sketch, subject, layout);
    events.beats(beats);
    NowLine.draw(sketch, subject, layout.axis(), layout.plot());
    TapeName.draw(sketch, subject);
    events.crash();
    new TapePauses(sketch, subject, layout).draw();
    bars.draw(beats);
    events.names();
    bars.labels();
    events.suspicions(span);
    String unit = Numbers.unit(subject.scale().unit());
    AxisDrawing.below(sketch, layout.axis(), layout.plot(), unit, false);
    bars.bracket();
    PredictionLine.draw(sketch, subject, layout.axis(), layout.plot());
    return new Figure(
        FigureKind.TAPE,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(layout.axis()),
        Optional.empty(),
        sketch.marks(),
        sketch.handles(),
        subject.text("figure.tape.name", subject.tapeName()),
        sentence(),
        table());
  }

  private String sentence() {
    PolicyReading main = subject.main();
    String now = subject.time(subject.bench().now());
    int total = subject.tape().tape().heartbeats().size();
    if (total == 0) {
      return subject.text("figure.tape.reading.empty", now);
    }
    if (main.lastAccepted().isEmpty() || main.elapsed().isEmpty()) {
      return subject.text("figure.tape.reading.noneAccepted", now);
    }
    int known =
        main.fold()
            .deliveredAt(
                subject.bench().now(),
                subject.bench().instantOrder() == InstantOrder.DELIVER_THEN_QUERY);
    return subject.text(
        "figure.tape.reading",
        Numbers.whole(main.fold().acceptedAmong(known)),
        Numbers.whole(known),
        subject.time(main.lastAccepted().getAsLong()),
        now,
        subject.told(Term.ELAPSED, subject.time(main.elapsed().getAsLong())));
  }

  private FigureTable table() {
    return new FigureTable(
        List.of(
            subject.text("table.sequence"),
            subject.text("table.arrival"),
            subject.text("table.interval"),
            subject.text("table.treatment")),
        new LateRows(this::rows));
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (Beat beat : beats.list()) {
      if (rows.size() == MOST_ROWS) {
        String more = Numbers.whole(beats.total() - (long) MOST_ROWS);
        rows.add(List.of("…", "", "", subject.text("table.more", more)));
        break;
      }
      rows.add(
          List.of(
              Numbers.whole(beat.heartbeat().sequence()),
              subject.time(beat.heartbeat().arrival()),
              beat.endsInterval() ? subject.time(beat.interval()) : "",
              subject.text(treatmentKey(beat.treatment()))));
    }
    return rows;
  }

  private static String treatmentKey(Treatment treatment) {
    return switch (treatment) {
      case RECORDED -> "treatment.recorded";
      case ACCEPTED -> "treatment.accepted";
      case DUPLICATE -> "treatment.duplicate";
      case STALE -> "treatment.stale";
      case RESTART -> "treatment.restart";
      case LOST -> "treatment.lost";
    };
  }
}
