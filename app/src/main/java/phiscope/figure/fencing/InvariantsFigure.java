package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.TextWrap;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.SignDrawing;
import phiscope.text.Numbers;

/** What must hold: whether it does, and the reason where it does not. */
final class InvariantsFigure {
  private static final double LINE = 1.45;
  private static final int MOST_LINES = 6;

  private final FencingScene scene;
  private final FencingTexts texts;
  private final Sketch sketch;
  private final double em;

  InvariantsFigure(FencingScene scene, FigureFrame frame) {
    this.scene = scene;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  /** One of them: its lines, the first of which is what must hold. */
  private record Block(InvariantState state, List<String> law, List<String> reason) {
    int lines() {
      return law.size() + reason.size();
    }
  }

  RunPicture draw() {
    List<Place> places = new ArrayList<>();
    double top = 0.3 * em;
    for (Block block : fitting()) {
      double bottom = top + (block.lines() * LINE + 0.35) * em;
      if (bottom > sketch.frame().height() + 0.1 * em) {
        break;
      }
      places.add(draw(block, top, bottom));
      top = bottom;
    }
    Naming naming =
        new Naming(
            FencingFigureKind.INVARIANTS,
            texts.get("fencingview.invariants.name"),
            reading(),
            table());
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  /** With whole reasons where there is room, else in fewer lines, in one, or without. */
  private List<Block> fitting() {
    for (int lines = MOST_LINES; lines > 0; lines--) {
      List<Block> blocks = blocks(lines, Math.max(2, lines));
      if (height(blocks) <= sketch.frame().height() - 0.3 * em) {
        return blocks;
      }
    }
    List<Block> single = blocks(1, 1);
    if (height(single) <= sketch.frame().height() - 0.3 * em) {
      return single;
    }
    List<Block> laws = blocks(0, 2);
    return height(laws) <= sketch.frame().height() - 0.3 * em ? laws : blocks(0, 1);
  }

  private double height(List<Block> blocks) {
    return blocks.stream().mapToDouble(block -> (block.lines() * LINE + 0.35) * em).sum();
  }

  private List<Block> blocks(int reasonLines, int lawLines) {
    double width = Math.max(em, sketch.frame().width() - 3 * em);
    List<Block> blocks = new ArrayList<>();
    for (InvariantState state : scene.snapshot().invariants()) {
      List<String> reason =
          reasonLines == 0 || state.hasHeld() ? List.of() : lines(why(state), width, reasonLines);
      blocks.add(new Block(state, lines(texts.law(state.invariant()), width, lawLines), reason));
    }
    return blocks;
  }

  private List<String> lines(String text, double width, int most) {
    List<String> lines = TextWrap.lines(text, sketch.measure(), em, width);
    if (lines.size() <= most) {
      return lines;
    }
    if (most == 1) {
      return List.of(sketch.measure().fitted(text, em, false, width));
    }
    List<String> shown = new ArrayList<>(lines.subList(0, most - 1));
    int from = 0;
    for (String line : shown) {
      from = text.indexOf(line, from) + line.length();
    }
    shown.add(sketch.measure().fitted(text.substring(from).strip(), em, false, width));
    return shown;
  }

  private Place draw(Block block, double top, double bottom) {
    InvariantState state = block.state();
    Rectangle area = new Rectangle(0.2 * em, top, sketch.frame().width() - 0.2 * em, bottom);
    if (state.isBrokenHere()) {
      sketch.brush(Layer.GROUND).box(area, Fill.plain(Ink.CRASH, 0.1));
    }
    new SignDrawing(sketch)
        .draw(FencingSigns.of(state), 1.2 * em, top + (LINE / 2 + 0.15) * em, 1.35 * em);
    double baseline = top + 1.15 * em;
    for (String line : block.law()) {
      Label label = Label.of(line, em, Ink.TEXT);
      sketch.place(label, Spot.left(2.4 * em, baseline));
      baseline += LINE * em;
    }
    for (String line : block.reason()) {
      Ink ink = state.isBrokenHere() ? Ink.CRASH : Ink.TEXT_MUTED;
      sketch.place(Label.of(line, em, ink), Spot.left(2.4 * em, baseline));
      baseline += LINE * em;
    }
    return Place.of(new FencingThing.Law(state.invariant()), area, whole(state));
  }

  private String whole(InvariantState state) {
    String law = texts.law(state.invariant());
    return texts.get("fencingview.invariants.is", law, state(state));
  }

  /** "Broken here", "broken 3 times", "holds so far". */
  private String state(InvariantState state) {
    if (state.hasHeld()) {
      return texts.get("fencingview.invariants.holds");
    }
    return state.isBrokenHere()
        ? texts.get("fencingview.invariants.brokenHere")
        : texts.get(
            "fencingview.invariants.broken",
            Numbers.whole(state.times()),
            Numbers.whole(state.first().orElseThrow().frame()));
  }

  private String why(InvariantState state) {
    if (state.isBrokenHere()) {
      return texts.get(
          "fencingview.invariants.whyHere", texts.reason(state.latest().orElseThrow().reason()));
    }
    InvariantState.Breach first = state.first().orElseThrow();
    return texts.get(
        "fencingview.invariants.whyBroken",
        Numbers.whole(state.times()),
        Numbers.whole(first.frame()),
        texts.reason(first.reason()));
  }

  private String reading() {
    long broken = scene.snapshot().invariants().stream().filter(it -> !it.hasHeld()).count();
    String count =
        texts.get(
            "fencingview.invariants.reading",
            Numbers.whole(broken),
            Numbers.whole(Invariant.values().length));
    List<InvariantState> here =
        scene.snapshot().invariants().stream().filter(InvariantState::isBrokenHere).toList();
    return here.isEmpty()
        ? count
        : texts.get(
            "fencingview.invariants.readingHere",
            count,
            texts.reason(here.get(0).latest().orElseThrow().reason()));
  }

  private FigureTable table() {
    List<String> header =
        List.of(
            texts.get("fencingview.column.law"),
            texts.get("fencingview.column.holds"),
            texts.get("fencingview.column.times"),
            texts.get("fencingview.column.firstFrame"),
            texts.get("fencingview.column.reason"));
    return new FigureTable(header, scene.snapshot().invariants().stream().map(this::row).toList());
  }

  private List<String> row(InvariantState state) {
    String none = texts.get("fencingview.none");
    return List.of(
        texts.law(state.invariant()),
        texts.yes(state.hasHeld()),
        Numbers.whole(state.times()),
        state.first().map(it -> Numbers.whole(it.frame())).orElse(none),
        state.first().map(it -> texts.reason(it.reason())).orElse(none));
  }
}
