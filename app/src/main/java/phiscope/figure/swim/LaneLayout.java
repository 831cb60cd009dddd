package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;

/**
 * Which members have a line in the space-time diagram, and where. Where not all fit, those that
 * have to do with the frames nearest to the cursor.
 *
 * @param shown members in ascending order
 * @param top y of the first line
 * @param pitch from one line to the next
 */
record LaneLayout(List<Integer> shown, double top, double pitch) {
  private static final int FEW = 10;

  static LaneLayout of(SwimScene scene, double top, double bottom, double leastPitch) {
    int members = Math.max(1, scene.members());
    // A few members always have their lines, however close they come.
    double least = members <= FEW ? leastPitch / 2 : leastPitch;
    int room = (int) Math.max(2, Math.floor((bottom - top) / least));
    List<Integer> shown = members <= room ? all(members) : nearest(scene, members, room);
    double pitch = (bottom - top) / shown.size();
    return new LaneLayout(shown, top + pitch / 2, pitch);
  }

  private static List<Integer> all(int members) {
    List<Integer> all = new ArrayList<>();
    for (int member = 0; member < members; member++) {
      all.add(member);
    }
    return all;
  }

  /** The room goes to members by how near to the cursor something happens to them. */
  private static List<Integer> nearest(SwimScene scene, int members, int room) {
    TreeMap<Integer, Integer> distance = new TreeMap<>();
    scene.observer().ifPresent(observer -> distance.put(observer, -1));
    scene
        .look()
        .selected()
        .flatMap(scene::find)
        .ifPresent(
            envelope -> {
              distance.put(envelope.sender(), -1);
              distance.put(envelope.receiver(), -1);
            });
    for (SwimFrame frame : scene.frames()) {
      int away = Math.abs(frame.index() - scene.cursor());
      if (frame.event().member() >= 0) {
        distance.merge(frame.event().member(), away, Math::min);
      }
      for (Envelope envelope : frame.sent()) {
        distance.merge(envelope.receiver(), away, Math::min);
      }
      for (Change change : frame.changes()) {
        if (change instanceof Change.ViewChanged view) {
          distance.merge(view.subject(), away, Math::min);
        }
      }
    }
    List<Integer> order = all(members);
    order.sort(Comparator.comparingInt(member -> distance.getOrDefault(member, Integer.MAX_VALUE)));
    return order.subList(0, Math.min(room, order.size())).stream().sorted().toList();
  }

  boolean has(int member) {
    return shown.contains(member);
  }

  double y(int member) {
    return top + shown.indexOf(member) * pitch;
  }
}
