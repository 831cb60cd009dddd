package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.FencingSnapshot.Holder;
import phiscope.core.fencing.Party;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.SignDrawing;

/**
 * Along the lines: thick where a holder believes that it may write, hatched where it is wrong, grey
 * where it stands still; leases below, on the holder's own clock and on the authority's.
 */
final class LaneBars {
  private final FencingScene scene;
  private final Sketch sketch;
  private final FencingTexts texts;
  private final PartyLanes lanes;
  private final FrameScale scale;
  private final Rectangle plot;
  private final double em;
  private final List<Runnable> labels = new ArrayList<>();

  LaneBars(
      FencingScene scene,
      Sketch sketch,
      FencingTexts texts,
      PartyLanes lanes,
      FrameScale scale,
      Rectangle plot) {
    this.scene = scene;
    this.sketch = sketch;
    this.texts = texts;
    this.lanes = lanes;
    this.scale = scale;
    this.plot = plot;
    this.em = sketch.em();
  }

  /** How a holder's line looks. */
  record Line(boolean believes, boolean wrong, boolean down) {
    boolean isRight() {
      return believes && !wrong && !down;
    }

    boolean isWrong() {
      return believes && wrong && !down;
    }
  }

  /** A lease, by its token and who has it. */
  record Lease(long token, int holder) {}

  /** Where the same holds: from one frame to before another. */
  private record Span<K>(K what, int from, int to) {}

  void draw() {
    for (Party party : lanes.shown()) {
      if (party.isHolder()) {
        spans(snapshot -> pause(snapshot.holders().get(party.holder())))
            .forEach(span -> paused(lanes.y(party), span));
        spans(snapshot -> Optional.of(line(snapshot.holders().get(party.holder()))))
            .forEach(span -> line(party, span));
        spans(snapshot -> ownLease(snapshot.holders().get(party.holder())))
            .forEach(span -> lease(party, span));
      }
    }
    spans(LaneBars::leaseAtAuthority).forEach(span -> lease(Party.AUTHORITY, span));
  }

  static Line line(Holder holder) {
    return new Line(holder.believes(), holder.believes() && !holder.mayWrite(), holder.isDown());
  }

  static Optional<Boolean> pause(Holder holder) {
    return holder.isPaused() && !holder.isDown() ? Optional.of(true) : Optional.empty();
  }

  static Optional<Lease> ownLease(Holder holder) {
    return holder.leaseLeft() > 0 && holder.token() > 0
        ? Optional.of(new Lease(holder.token(), holder.id()))
        : Optional.empty();
  }

  static Optional<Lease> leaseAtAuthority(FencingSnapshot snapshot) {
    return snapshot.authority().leaseLeft() > 0
        ? Optional.of(new Lease(snapshot.authority().token(), snapshot.authority().holder()))
        : Optional.empty();
  }

  private <K> List<Span<K>> spans(Function<FencingSnapshot, Optional<K>> of) {
    List<Span<K>> spans = new ArrayList<>();
    List<FencingFrame> frames = scene.frames();
    int from = 0;
    for (int i = 0; i < frames.size(); i++) {
      Optional<K> here = of.apply(frames.get(i).snapshot());
      boolean ends = i + 1 == frames.size() || !of.apply(frames.get(i + 1).snapshot()).equals(here);
      if (ends) {
        int first = from;
        int behind = i + 1;
        here.ifPresent(what -> spans.add(new Span<>(what, first, behind)));
        from = i + 1;
      }
    }
    return spans;
  }

  private double left(Span<?> span) {
    return span.from() == 0 ? plot.left() : scale.ofFrame(scene.first() + span.from());
  }

  private double right(Span<?> span) {
    return span.to() == scene.frames().size()
        ? plot.right()
        : scale.ofFrame(scene.first() + span.to());
  }

  private void line(Party party, Span<Line> span) {
    double y = lanes.y(party);
    double left = plot.clampX(left(span));
    double right = plot.clampX(right(span));
    if (span.what().down()) {
      down(left, right, y, span.from() > 0);
      return;
    }
    if (span.what().believes()) {
      Rectangle thick = new Rectangle(left, y - 2.2, right, y + 2.2);
      if (span.what().wrong()) {
        believesWrongly(sketch, thick);
      } else {
        believes(sketch, thick);
      }
    }
  }

  /** The line of a holder that believes that it may write, and may. */
  static void believes(Sketch sketch, Rectangle line) {
    sketch.brush(Layer.SURFACE).box(line, Fill.plain(Ink.HEARTBEAT, 1));
  }

  /** The line of a holder that believes so and is wrong. */
  static void believesWrongly(Sketch sketch, Rectangle line) {
    sketch.brush(Layer.SURFACE).box(line, Fill.plain(Ink.BACKGROUND, 1));
    sketch
        .brush(Layer.SURFACE)
        .box(line, new Fill(Ink.CRASH, 1, Fill.Pattern.HATCHED), Stroke.solid(Ink.CRASH, 1));
  }

  /** The bar of a holder that stands still. */
  static void paused(Sketch sketch, Rectangle bar) {
    sketch.brush(Layer.SURFACE).box(bar, Fill.plain(Ink.PAUSE, 0.55), Stroke.solid(Ink.PAUSE, 1));
  }

  /** The line of a holder that is down. */
  static void down(Sketch sketch, Rectangle line) {
    double y = (line.top() + line.bottom()) / 2;
    var brush = sketch.brush(Layer.SURFACE);
    brush.box(line, Fill.plain(Ink.BACKGROUND, 1));
    brush.line(line.left(), y, line.right(), y, new Stroke(Ink.GHOST, 1, Stroke.Dash.DOTTED));
  }

  /** The bar of a lease: on the holder's own clock, or on the authority's. */
  static void lease(Sketch sketch, boolean own, Rectangle bar) {
    Fill fill = own ? Fill.plain(ink(own), 0.35) : new Fill(ink(own), 0.9, Fill.Pattern.HATCHED);
    sketch.brush(Layer.SURFACE).box(bar, fill, Stroke.solid(ink(own), 1));
  }

  private static Ink ink(boolean own) {
    return own ? Ink.HEARTBEAT : Ink.MODEL;
  }

  private void paused(double y, Span<Boolean> span) {
    double left = plot.clampX(left(span));
    double right = plot.clampX(right(span));
    double half = Math.max(4, Math.min(0.6 * em, lanes.pitch() * 0.34));
    Rectangle bar = new Rectangle(left, y - half, right, y + half);
    paused(sketch, bar);
    String text = texts.get("fencingview.paused");
    Label label = Label.of(text, Math.max(8, 0.85 * em), Ink.TEXT);
    double baseline = y - half - 0.25 * em;
    sketch.placeWithin(
        label,
        new Rectangle(left, 0, Math.max(left, right), plot.bottom()),
        List.of(Spot.left(left + 3, baseline), Spot.left(left + 3, y + half + 0.9 * em)));
  }

  private void down(double left, double right, double y, boolean begins) {
    down(sketch, new Rectangle(left, y - 1.5, right, y + 1.5));
    if (begins) {
      double size = Math.max(8, Math.min(1.1 * em, 0.8 * lanes.pitch()));
      sketch.brush(Layer.SYMBOL).symbol(Shape.CROSS, left, y, size, Ink.CRASH, true);
      sketch.reserve(SignDrawing.around(left, y, size));
    }
  }

  /** A bar below the line; its end is where the lease runs out. */
  private void lease(Party party, Span<Lease> span) {
    double left = plot.clampX(left(span));
    double right = plot.clampX(right(span));
    double height = Math.max(3, Math.min(0.42 * em, lanes.pitch() * 0.14));
    double top = lanes.y(party) + Math.max(4, lanes.pitch() * 0.2);
    if (right <= left) {
      return;
    }
    boolean own = party.isHolder();
    Rectangle bar = new Rectangle(left, top, right, top + height);
    lease(sketch, own, bar);
    boolean runsOut = span.to() < scene.frames().size();
    if (runsOut) {
      sketch
          .brush(Layer.CURVE)
          .line(right, top - 3, right, top + height + 3, Stroke.solid(ink(own), 2));
    }
    sketch.reserveLightly(bar);
    labels.add(() -> label(span.what(), own, left, right, top + height));
  }

  /** Names the leases, where what matters more has left room for it. */
  void label() {
    labels.forEach(Runnable::run);
  }

  private void label(Lease lease, boolean own, double left, double right, double bottom) {
    String token = String.valueOf(lease.token());
    String text =
        own
            ? texts.get("fencingview.bar.own", token)
            : texts.get("fencingview.bar.authority", token, FencingTexts.holder(lease.holder()));
    double size = Math.max(8, 0.8 * em);
    double baseline = bottom + sketch.measure().ascent(size) + 2;
    Rectangle room = new Rectangle(left, bottom, Math.max(right, left), plot.bottom() + em);
    boolean whole =
        sketch.placeWithin(
            Label.of(text, size, Ink.TEXT_MUTED).onPlate(),
            room,
            List.of(Spot.left(left + 2, baseline)));
    if (!whole) {
      sketch.placeWithin(
          Label.of(token, size, Ink.TEXT_MUTED).bolder().onPlate(),
          room,
          List.of(Spot.left(left + 2, baseline)));
    }
  }
}
