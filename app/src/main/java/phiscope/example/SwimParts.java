package phiscope.example;

import java.util.List;
import phiscope.bench.SwimReading;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimFigures;
import phiscope.figure.swim.SwimLook;
import phiscope.figure.swim.SwimScene;
import phiscope.text.Messages;
import phiscope.text.swim.SwimSentences;

/** Parts of a page about a run of the SWIM bench. */
final class SwimParts {
  private static final double WIDTH = 720;
  private static final double TEXT_SIZE = 14;

  /** So many frames before the one that is shown, and a few behind it, fit on a page. */
  private static final int BEFORE = 24;

  private static final int BEHIND = 6;

  private SwimParts() {}

  /** A figure of the frame that is shown, as wide as a page and as high as what it has to say. */
  static Figure figure(SwimFigureKind kind, SwimReading reading, Messages messages) {
    FigureFrame frame =
        FigureFrame.of(WIDTH, height(kind, reading.cluster().members()), TEXT_SIZE, 2, messages);
    return SwimFigures.of(kind, scene(reading), frame.onPaper()).figure().cutBelow(TEXT_SIZE / 2);
  }

  private static SwimScene scene(SwimReading reading) {
    SwimRun run = reading.run();
    int cursor = reading.frame().index();
    List<SwimFrame> frames =
        run.frames(Math.max(0, cursor - BEFORE), Math.min(run.size(), cursor + BEHIND + 1));
    SwimLook look = SwimLook.plain().marking(reading.bench().view().chosen());
    return new SwimScene(run.scenario(), frames, cursor, look);
  }

  private static double height(SwimFigureKind kind, int members) {
    double rows = Math.min(members, 20);
    return switch (kind) {
      case RING -> 420;
      case SPACE_TIME -> 150 + 34 * rows;
      case MATRIX -> 120 + 30 * rows;
      case MEMBERS, MESSAGES -> 90 + 26 * rows;
      case COUNTERS -> 420;
    };
  }

  /** The sentence of a frame, with its number and time. */
  static Part.Words sentence(SwimFrame frame, Messages messages) {
    String text = new SwimSentences(messages).of(frame).text();
    return Plain.words(
        messages.get("example.swim.frame", frame.index(), ScriptValues.spoken(frame.time()), text));
  }
}
