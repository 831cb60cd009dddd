package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Phase;
import phiscope.core.fencing.TakeoverRules;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;
import phiscope.text.Numbers;

/** The stages from a suspicion to the new holder, and what the detector sees. */
final class TakeoverFigure {
  private static final double ROW = 1.75;

  private final FencingScene scene;
  private final FencingTexts texts;
  private final Sketch sketch;
  private final double em;
  private final FencingSnapshot.Authority authority;

  TakeoverFigure(FencingScene scene, FigureFrame frame) {
    this.scene = scene;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    this.authority = scene.snapshot().authority();
  }

  RunPicture draw() {
    double names = 0;
    for (TakeoverStage stage : TakeoverStage.values()) {
      names = Math.max(names, sketch.measure().width(name(stage), em, true));
    }
    double top = 0.4 * em;
    for (TakeoverStage stage : TakeoverStage.values()) {
      if (top + ROW * em > sketch.frame().height()) {
        break;
      }
      stage(stage, top, 2.6 * em + names + 0.9 * em);
      top += ROW * em;
    }
    Rectangle below =
        new Rectangle(
            0.6 * em, top + 0.4 * em, sketch.frame().width() - 0.6 * em, sketch.frame().height());
    new DetectorScale(scene, sketch, texts).draw(below);
    Naming naming =
        new Naming(
            FencingFigureKind.TAKEOVER, texts.get("fencingview.takeover.name"), reading(), table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private String name(TakeoverStage stage) {
    return texts.get("fencingview.stage." + stage.name());
  }

  private void stage(TakeoverStage stage, double top, double detailLeft) {
    TakeoverStage.Progress progress = stage.progress(TakeoverStage.now(authority));
    double y = top + ROW * em / 2;
    double x = 1.3 * em;
    if (stage != TakeoverStage.TAKEOVER) {
      boolean done = progress == TakeoverStage.Progress.DONE;
      Ink ink = done ? Ink.MODEL : Ink.GRID;
      sketch
          .brush(Layer.GROUND)
          .line(
              x,
              y,
              x,
              Math.min(sketch.frame().height(), y + ROW * em),
              Stroke.solid(ink, done ? 2.5 : 1.5));
    }
    boolean now = progress == TakeoverStage.Progress.NOW;
    if (now) {
      Rectangle row =
          new Rectangle(0.2 * em, top, sketch.frame().width() - 0.2 * em, top + ROW * em);
      sketch.brush(Layer.GROUND).box(row, Fill.plain(Ink.SELECTION, 0.13));
    }
    new SignDrawing(sketch).draw(sign(progress), x, y, 1.1 * em);
    double baseline = y + sketch.measure().capital(em) / 2;
    Label label =
        Label.of(
            name(stage),
            em,
            progress == TakeoverStage.Progress.TO_COME ? Ink.TEXT_MUTED : Ink.TEXT);
    sketch.place(now ? label.bolder() : label, Spot.left(2.6 * em, baseline));
    double room = sketch.frame().width() - 0.4 * em - detailLeft;
    if (room > 2 * em) {
      String detail = sketch.measure().fitted(detail(stage), em, false, room);
      sketch.place(
          Label.of(detail, em, now ? Ink.TEXT : Ink.TEXT_MUTED), Spot.left(detailLeft, baseline));
    }
  }

  private static Sign sign(TakeoverStage.Progress progress) {
    return switch (progress) {
      case DONE -> new Sign(Shape.CIRCLE, true, Ink.MODEL, "");
      case NOW -> new Sign(Shape.DIAMOND, true, Ink.NOW, "");
      case TO_COME -> new Sign(Shape.CIRCLE, false, Ink.GHOST, "");
    };
  }

  private String detail(TakeoverStage stage) {
    TakeoverRules rules = scene.scenario().takeover();
    return switch (stage) {
      case SUSPICION -> texts.get("fencingview.takeover.suspicion", suspected());
      case CONFIRMATION ->
          texts.get(
              "fencingview.takeover.confirmation",
              Numbers.whole(Math.min(authority.inARow(), rules.confirmations())),
              Numbers.whole(rules.confirmations()));
      case WAITING -> waiting(rules);
      case TOKEN ->
          texts.get(
              "fencingview.takeover.token",
              String.valueOf(authority.token()),
              FencingTexts.holder(authority.holder()));
      case TAKEOVER -> takeover(rules);
    };
  }

  private String suspected() {
    String holder = FencingTexts.holder(authority.holder());
    return texts.get("fencingview.takeover.grade", holder, texts.grade(authority.grade()));
  }

  private String waiting(TakeoverRules rules) {
    if (authority.phase() == Phase.RETURNING) {
      return texts.get("fencingview.takeover.returning");
    }
    if (!rules.waitsForLease()) {
      return texts.get("fencingview.takeover.doesNotWait");
    }
    return authority.leaseLeft() > 0
        ? texts.get("fencingview.takeover.leaseLeft", Seconds.label(authority.leaseLeft()))
        : texts.get("fencingview.takeover.leaseOver");
  }

  private String takeover(TakeoverRules rules) {
    String within = Seconds.label(rules.acceptWithin());
    return rules.rollsBack()
        ? texts.get("fencingview.takeover.orRollBack", within)
        : texts.get("fencingview.takeover.within", within);
  }

  private String reading() {
    Optional<TakeoverStage> now = TakeoverStage.now(authority);
    String holder = FencingTexts.holder(authority.holder());
    if (now.isEmpty()) {
      return texts.get(
          "fencingview.takeover.readingCalm", holder, String.valueOf(authority.token()));
    }
    return texts.get("fencingview.takeover.reading", holder, name(now.get()), detail(now.get()));
  }

  private FigureTable table() {
    List<String> header =
        List.of(
            texts.get("fencingview.column.stage"),
            texts.get("fencingview.column.progress"),
            texts.get("fencingview.column.detail"));
    List<List<String>> rows = new ArrayList<>();
    for (TakeoverStage stage : TakeoverStage.values()) {
      TakeoverStage.Progress progress = stage.progress(TakeoverStage.now(authority));
      rows.add(
          List.of(
              name(stage), texts.get("fencingview.progress." + progress.name()), detail(stage)));
    }
    rows.add(
        List.of(
            texts.get("fencingview.takeover.detector"),
            "",
            new DetectorScale(scene, sketch, texts).sentence()));
    return new FigureTable(header, rows);
  }
}
