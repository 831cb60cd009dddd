package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;

/** What the signs mean, in one line at the foot of a figure, as far as it goes. */
final class SignLegend {
  private final Sketch sketch;
  private final SwimWords words;

  SignLegend(Sketch sketch, SwimWords words) {
    this.sketch = sketch;
    this.words = words;
  }

  private record Entry(SwimSigns.Sign sign, String text) {}

  /** The states that are believed, or those that are true. */
  void states(boolean believed) {
    List<Entry> entries = new ArrayList<>();
    if (believed) {
      for (MemberState state : MemberState.values()) {
        entries.add(new Entry(SwimSigns.of(state), words.get("swimview.state." + state.name())));
      }
      entries.add(
          new Entry(
              SwimSigns.of((phiscope.core.swim.protocol.MemberRecord) null), words.state(null)));
    } else {
      for (HostStatus status : HostStatus.values()) {
        entries.add(new Entry(SwimSigns.of(status), words.status(status)));
      }
    }
    draw(entries);
  }

  /** The kinds of messages. */
  void messages(List<MessageKind> kinds) {
    draw(kinds.stream().map(kind -> new Entry(SwimSigns.of(kind), words.kind(kind))).toList());
  }

  private void draw(List<Entry> entries) {
    double em = sketch.em();
    double small = 0.92 * em;
    double y = sketch.frame().height() - 0.85 * em;
    double x = 0.5 * em;
    SignDrawing signs = new SignDrawing(sketch);
    for (Entry entry : entries) {
      double width = sketch.measure().width(entry.text(), small, false);
      double end = x + 1.5 * em + width;
      if (end > sketch.frame().width() - 0.3 * em) {
        return;
      }
      Label label = Label.of(entry.text(), small, Ink.TEXT_MUTED);
      if (sketch.place(label, Spot.left(x + 1.5 * em, y + 0.34 * em))) {
        signs.draw(entry.sign(), x + 0.65 * em, y, 1.2 * em);
      }
      x = end + 1.1 * em;
    }
  }
}
