package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.Sketch;
import phiscope.figure.run.Legend;

/**
 * What the signs mean, at the foot of a figure.
 *
 * @param sketch where
 * @param entries the signs
 * @param lines how many lines there is room for, or fewer where all are named in fewer
 */
record SignLegend(Sketch sketch, List<Legend.Entry> entries, int lines) {
  private static SignLegend of(Sketch sketch, List<Legend.Entry> entries, double room) {
    int most = Math.max(1, (int) Math.floor(room / (Legend.LINE * sketch.em())) + 1);
    return new SignLegend(sketch, entries, Math.min(most, Legend.lines(sketch, entries)));
  }

  /**
   * The states that are believed, or those that are true.
   *
   * @param room how high it may be besides its first line
   */
  static SignLegend states(Sketch sketch, SwimWords words, boolean believed, double room) {
    List<Legend.Entry> entries = new ArrayList<>();
    if (believed) {
      for (MemberState state : MemberState.values()) {
        entries.add(
            new Legend.Entry(SwimSigns.of(state), words.get("swimview.state." + state.name())));
      }
      entries.add(new Legend.Entry(SwimSigns.of((MemberRecord) null), words.state(null)));
    } else {
      for (HostStatus status : HostStatus.values()) {
        entries.add(new Legend.Entry(SwimSigns.of(status), words.status(status)));
      }
    }
    return of(sketch, entries, room);
  }

  /** The kinds of messages; likewise. */
  static SignLegend messages(Sketch sketch, SwimWords words, List<MessageKind> kinds, double room) {
    return of(
        sketch,
        kinds.stream().map(kind -> new Legend.Entry(SwimSigns.of(kind), words.kind(kind))).toList(),
        room);
  }

  /** How high its lines are besides the first. */
  double more() {
    return (lines - 1) * Legend.LINE * sketch.em();
  }

  void draw() {
    Legend.draw(sketch, entries, lines);
  }
}
