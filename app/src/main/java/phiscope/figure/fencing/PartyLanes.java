package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.fencing.Party;

/**
 * The lines of the space-time diagram: the holders, the authority, the resource.
 *
 * @param shown from top to bottom
 * @param top y of the first line
 * @param pitch from one line to the next
 */
record PartyLanes(List<Party> shown, double top, double pitch) {
  static PartyLanes of(int holders, double top, double bottom) {
    List<Party> all = parties(holders);
    double pitch = (bottom - top) / all.size();
    return new PartyLanes(all, top + 0.42 * pitch, pitch);
  }

  static List<Party> parties(int holders) {
    List<Party> all = new ArrayList<>();
    for (int holder = 0; holder < holders; holder++) {
      all.add(Party.of(holder));
    }
    all.add(Party.AUTHORITY);
    all.add(Party.RESOURCE);
    return all;
  }

  double y(Party party) {
    return top + shown.indexOf(party) * pitch;
  }
}
