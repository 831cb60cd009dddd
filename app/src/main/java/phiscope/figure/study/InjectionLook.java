package phiscope.figure.study;

import phiscope.bench.Parameter;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.figure.Axis;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke.Dash;
import phiscope.text.Messages;

/** What the figures of injected faults share: inks, dashes, and the axis of time in decades. */
final class InjectionLook {
  private static final double LEAST_MS = 0.5;

  private InjectionLook() {}

  /** The fault that is shown, in words. */
  static String fault(InjectionOutcome outcome, Messages messages) {
    return messages.get("study.fault." + Parameter.word(outcome.shown()));
  }

  static Ink ink(Watcher watcher) {
    return switch (watcher) {
      case STREAM -> Ink.PHI;
      case HEARTBEAT -> Ink.TIMEOUT;
      case PHI -> Ink.OVERLAY;
    };
  }

  static Dash dash(Watcher watcher) {
    return switch (watcher) {
      case STREAM -> Dash.SOLID;
      case HEARTBEAT -> Dash.DASHED;
      case PHI -> Dash.DOTTED;
    };
  }

  /** Milliseconds on decades, wide enough for all times and for both numbers of the article. */
  static Axis axis(InjectionOutcome outcome, Rectangle room) {
    double most = 2 * InjectionOutcome.HEARTBEAT_OF_ARTICLE;
    double least = InjectionOutcome.STREAM_OF_ARTICLE / 8;
    for (InjectionOutcome.Row row : outcome.rows()) {
      if (row.sample().size() > 0) {
        most = Math.max(most, 1.5 * row.quantile(1));
        least = Math.min(least, row.quantile(0) / 1.5);
      }
    }
    return new Axis(
        Axis.Scale.LOG10,
        Math.max(LEAST_MS, least / 1_000),
        most / 1_000,
        room.left(),
        room.right());
  }
}
