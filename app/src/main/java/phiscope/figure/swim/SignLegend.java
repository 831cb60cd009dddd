package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.Sketch;
import phiscope.figure.run.Legend;

/** What the signs mean, in one line at the foot of a figure, as far as it goes. */
final class SignLegend {
  private final Sketch sketch;
  private final SwimWords words;

  SignLegend(Sketch sketch, SwimWords words) {
    this.sketch = sketch;
    this.words = words;
  }

  /** The states that are believed, or those that are true. */
  void states(boolean believed) {
    List<Legend.Entry> entries = new ArrayList<>();
    if (believed) {
      for (MemberState state : MemberState.values()) {
        entries.add(
            new Legend.Entry(SwimSigns.of(state), words.get("swimview.state." + state.name())));
      }
      entries.add(
          new Legend.Entry(
              SwimSigns.of((phiscope.core.swim.protocol.MemberRecord) null), words.state(null)));
    } else {
      for (HostStatus status : HostStatus.values()) {
        entries.add(new Legend.Entry(SwimSigns.of(status), words.status(status)));
      }
    }
    Legend.draw(sketch, entries);
  }

  /** The kinds of messages. */
  void messages(List<MessageKind> kinds) {
    Legend.draw(
        sketch,
        kinds.stream()
            .map(kind -> new Legend.Entry(SwimSigns.of(kind), words.kind(kind)))
            .toList());
  }
}
