package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Verdict;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Place;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;
import phiscope.text.Numbers;

/** On the lines: what happened in each frame, tokens as numbers, breaches with their words. */
final class LaneEvents {
  /** The shapes of events that have no sign of their own. */
  static final List<Shape> PLAIN = List.of(Shape.TRIANGLE_DOWN, Shape.CIRCLE, Shape.SQUARE);

  private final FencingScene scene;
  private final Sketch sketch;
  private final SignDrawing signs;
  private final FencingTexts texts;
  private final PartyLanes lanes;
  private final FrameScale scale;
  private final Rectangle plot;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  LaneEvents(
      FencingScene scene,
      Sketch sketch,
      FencingTexts texts,
      PartyLanes lanes,
      FrameScale scale,
      Rectangle plot) {
    this.scene = scene;
    this.sketch = sketch;
    this.signs = new SignDrawing(sketch);
    this.texts = texts;
    this.lanes = lanes;
    this.scale = scale;
    this.plot = plot;
    this.em = sketch.em();
  }

  /** What is broken by what happened in a frame; a clash of beliefs in the frame it begins. */
  static List<Invariant> begun(FencingFrame frame) {
    return frame.snapshot().invariants().stream()
        .filter(state -> state.latest().filter(it -> it.frame() == frame.index()).isPresent())
        .filter(InvariantState::isBrokenHere)
        .map(InvariantState::invariant)
        .toList();
  }

  /** Draws all; gives the breaches, which can be chosen. */
  List<Place> draw() {
    List<FencingFrame> nearestFirst =
        scene.frames().stream()
            .sorted(Comparator.comparingInt(frame -> Math.abs(frame.index() - scene.cursor())))
            .toList();
    for (FencingFrame frame : nearestFirst) {
      if (!begun(frame).isEmpty()) {
        flash(frame);
      }
    }
    for (FencingFrame frame : nearestFirst) {
      if (!begun(frame).isEmpty()) {
        words(frame);
      }
    }
    for (FencingFrame frame : nearestFirst) {
      mark(frame);
    }
    return places;
  }

  private double y(FencingFrame frame) {
    return lanes.y(EventPlace.of(frame, scene.scenario()));
  }

  private boolean isLater(FencingFrame frame) {
    return frame.index() > scene.cursor();
  }

  private void mark(FencingFrame frame) {
    double x = scale.ofFrame(frame.index());
    double y = y(frame);
    boolean now = frame.index() == scene.cursor();
    Optional<Sign> sign = EventSign.of(frame.event()).map(EventSign::sign);
    double size =
        sign.isPresent()
            ? Math.max(8, 0.9 * em)
            : now ? Math.max(7, 0.7 * em) : Math.max(3.5, 0.32 * em);
    Ink plain = now ? Ink.NOW : isLater(frame) ? Ink.GHOST : Ink.AXIS;
    Sign drawn = sign.orElse(new Sign(shape(frame.event()), true, plain, ""));
    signs.draw(drawn, x, y, size, sign.isPresent() && isLater(frame) ? Ink.GHOST : drawn.ink());
    if (now && sign.isPresent()) {
      signs.mark(x, y, size);
    }
    sketch.reserve(SignDrawing.around(x, y, size));
    flag(frame)
        .ifPresent(text -> write(text, x, y, size, isLater(frame) ? Ink.TEXT_MUTED : drawn.ink()));
  }

  /** The shape of an event that has no sign of its own: one of {@link #PLAIN}. */
  static Shape shape(FencingEvent event) {
    if (event instanceof FencingEvent.Intervened || event instanceof FencingEvent.Ended) {
      return Shape.TRIANGLE_DOWN;
    }
    return EventPlace.message(event).isPresent() ? Shape.CIRCLE : Shape.SQUARE;
  }

  /** What stands beside it. */
  private Optional<String> flag(FencingFrame frame) {
    FencingEvent event = frame.event();
    if (event instanceof FencingEvent.WriteArrived arrived) {
      long token = FencingTexts.token(arrived.message().content());
      return Optional.of(
          arrived.verdict() == Verdict.REFUSED
              ? texts.get("fencingview.flag.refused", String.valueOf(token))
              : String.valueOf(token));
    }
    if (event instanceof FencingEvent.WriteApplied applied) {
      return Optional.of(String.valueOf(applied.token()));
    }
    if (event instanceof FencingEvent.TokenIssued issued) {
      String key = issued.isRollBack() ? "fencingview.flag.rollBack" : "fencingview.flag.token";
      return Optional.of(texts.get(key, String.valueOf(issued.token())));
    }
    if (event instanceof FencingEvent.TookOver took) {
      return Optional.of(texts.get("fencingview.flag.tookOver", String.valueOf(took.token())));
    }
    if (event instanceof FencingEvent.Evaluated seen && seen.grade() != Grade.TRUSTED) {
      return seen.phi().isPresent() ? Optional.of(PhiText.label(seen)) : Optional.empty();
    }
    return event instanceof FencingEvent.SwitchConfirmed
        ? Optional.of(texts.get("fencingview.flag.confirmed"))
        : Optional.empty();
  }

  private void write(String text, double x, double y, double size, Ink ink) {
    Label label = Label.of(text, Math.max(8, 0.85 * em), ink).bolder().onPlate();
    double above = y - size / 2 - 0.2 * em;
    double below = y + size / 2 + 0.9 * em;
    sketch.placeWithin(
        label,
        new Rectangle(plot.left(), 0, plot.right(), plot.bottom() + em),
        List.of(
            Spot.centre(x, above),
            Spot.left(x + 0.5 * size, above),
            Spot.right(x - 0.5 * size, above),
            Spot.left(x + 0.8 * size, y + 0.3 * em),
            Spot.centre(x, below)));
  }

  private double flashSize() {
    return Math.max(12, 1.5 * em);
  }

  private double flashY(FencingFrame frame) {
    double half = flashSize() / 2;
    return Math.max(plot.top() + half, y(frame) - half - 0.55 * em);
  }

  private void flash(FencingFrame frame) {
    double x = scale.ofFrame(frame.index());
    double y = flashY(frame);
    sketch.brush(Layer.FRONT).symbol(Shape.FLASH, x, y, flashSize(), Ink.CRASH, true);
    sketch.reserve(SignDrawing.around(x, y, flashSize()));
    places.add(
        Place.of(
            new FencingThing.Breach(frame.index()),
            SignDrawing.around(x, y, Math.max(24, flashSize())),
            sentence(frame)));
  }

  /** Beside a stroke of lightning how it breaks what must hold. */
  private void words(FencingFrame frame) {
    double x = scale.ofFrame(frame.index());
    double size = flashSize();
    double half = size / 2;
    double y = flashY(frame);
    List<Invariant> broken = begun(frame);
    String words = texts.breach(broken.get(0));
    String text =
        broken.size() == 1
            ? words
            : texts.get("fencingview.flag.more", words, Numbers.whole(broken.size() - 1));
    Label label = Label.of(text, Math.max(8, 0.9 * em), Ink.CRASH).bolder().onPlate();
    double baseline = y + 0.3 * em;
    sketch.placeWithin(
        label,
        new Rectangle(plot.left(), 0, plot.right(), plot.bottom() + em),
        List.of(
            Spot.left(x + 0.7 * size, baseline),
            Spot.right(x - 0.7 * size, baseline),
            Spot.centre(x, y - half - 0.2 * em),
            Spot.left(x + 0.7 * size, baseline - em),
            Spot.right(x - 0.7 * size, baseline - em)));
  }

  private String sentence(FencingFrame frame) {
    return String.join(
        " ",
        begun(frame).stream()
            .map(it -> frame.snapshot().invariant(it).latest().orElseThrow().reason())
            .map(texts::reason)
            .toList());
  }
}
