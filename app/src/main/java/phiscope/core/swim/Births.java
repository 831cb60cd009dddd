package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;
import phiscope.core.swim.protocol.Protocol;
import phiscope.core.swim.protocol.Reaction;
import phiscope.core.swim.protocol.View;

/** Starts processes. Lives as long as the step that does. */
final class Births {
  /** The label of the network's random numbers; members have theirs, 0 and above. */
  static final long NETWORK = -1;

  /** So many members of the beginning are known to everybody as contacts for joining. */
  private static final int CONTACTS = 5;

  private final ClusterStep step;
  private final Protocol protocol;

  Births(ClusterStep step) {
    this.step = step;
    protocol = new Protocol(step.scenario.parameters());
  }

  /** The members of the beginning. */
  void everybody(View beginning) {
    for (int member = 0; member < step.scenario.members(); member++) {
      start(member, protocol.begin(birth(member, 0), beginning, step.now));
    }
  }

  /** A new member gets the list from a contact before it probes. */
  void joining(int member) {
    start(member, protocol.join(birth(member, 0), contacts(step.scenario, member), step.now));
  }

  /** A new member starts with a list that also names those that are not up yet. */
  void unsynced(int member) {
    start(member, protocol.joinUnsynced(birth(member, 0), step.members, step.now));
  }

  /** A process of a name that there was before; its memory is empty, its clock is the host's. */
  void restarted(int member, long incarnation) {
    MemberProcess before = step.process(member);
    MemberProcess.Host host =
        MemberProcess.Host.UNTOUCHED
            .stepped(before.host().clockOffset())
            .slowed(before.host().slowness(), before.host().slowedBy());
    MemberProcess process =
        new MemberProcess(
            before.member(), HostStatus.UP, before.messages(), host, SideEffects.NONE);
    step.react(
        process,
        protocol.join(
            birth(member, incarnation), contacts(step.scenario, member), step.localTime(process)));
  }

  private void start(int member, Reaction reaction) {
    step.react(MemberProcess.up(reaction.member()), reaction);
  }

  private Protocol.Birth birth(int member, long incarnation) {
    MemberProcess before = step.process(member);
    long last = before == null ? 0 : before.member().counts().sequence();
    RandomStream random = RandomStream.of(step.scenario.seed()).fork(member).fork(last);
    return new Protocol.Birth(member, incarnation, random, last);
  }

  /** Whom a member may ask to let it join: the first members of the beginning. */
  static List<Integer> contacts(SwimScenario scenario, int member) {
    List<Integer> contacts = new ArrayList<>();
    for (int id = 0; id < scenario.members() && contacts.size() < CONTACTS; id++) {
      if (id != member) {
        contacts.add(id);
      }
    }
    return contacts;
  }
}
