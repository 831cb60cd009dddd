package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SideEffects;

/**
 * What a member may do by its own view: whether it is on the side of the majority, who would lead
 * there, and what the changes of its member list have set off.
 *
 * @param member who believes it
 * @param present how many members it believes present, itself among them
 * @param ofMembers how many there were at the beginning: a majority is one of these
 * @param coordinator the first member that it believes present; -1 if none is
 * @param effects what the changes of its member list have set off
 */
public record Standing(
    int member, int present, int ofMembers, int coordinator, SideEffects effects) {
  /** Those of the members that run now, by number. */
  public static List<Standing> of(ClusterSnapshot cluster) {
    List<Standing> standings = new ArrayList<>();
    for (int member = 0; member < cluster.members(); member++) {
      HostStatus status = cluster.status(member);
      if (status == HostStatus.UP || status == HostStatus.PAUSED) {
        standings.add(
            new Standing(
                member,
                cluster.present(member),
                cluster.founders(),
                cluster.coordinator(member),
                cluster.sideEffects(member)));
      }
    }
    return standings;
  }

  /** Whether it believes more than half of the members of the beginning present. */
  public boolean hasQuorum() {
    return present * 2L > ofMembers;
  }

  /** Whether it takes itself for the one that leads. */
  public boolean isCoordinator() {
    return coordinator == member;
  }

  /** Whether it leads and may: it is the coordinator of a majority, by its own view. */
  public boolean takesOver() {
    return isCoordinator() && hasQuorum();
  }
}
