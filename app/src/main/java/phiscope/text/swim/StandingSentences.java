package phiscope.text.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import phiscope.bench.Standing;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What an application makes of a member list: who has a majority, who leads, what that costs. */
final class StandingSentences {
  private final Messages messages;
  private final SwimNames names;

  StandingSentences(Messages messages) {
    this.messages = messages;
    this.names = new SwimNames(messages);
  }

  Sentence of(Standing standing) {
    String quorum = standing.hasQuorum() ? "swim.standing.quorum" : "swim.standing.noQuorum";
    String leads = standing.hasQuorum() ? "swim.standing.takesOver" : "swim.standing.leads";
    return Sentence.of(
        messages,
        "swim.standing",
        names.member(standing.member()),
        standing.present(),
        standing.ofMembers(),
        messages.get(quorum),
        standing.isCoordinator() || standing.coordinator() < 0
            ? messages.get(leads)
            : Sentence.of(messages, "swim.standing.follows", names.member(standing.coordinator())),
        standing.effects().changes(),
        standing.effects().limited());
  }

  /** What a frame has changed in it, as clauses about "it"; none where nothing came or went. */
  List<Sentence> changes(SwimFrame frame) {
    TreeMap<Integer, Boolean> before = new TreeMap<>();
    int observer = -1;
    for (Change change : frame.changes()) {
      if (change instanceof Change.ViewChanged view && view.observer() != view.subject()) {
        observer = view.observer();
        before.putIfAbsent(view.subject(), isPresent(view.before()));
      }
    }
    return observer < 0 ? List.of() : changes(frame.cluster(), observer, before);
  }

  private List<Sentence> changes(
      ClusterSnapshot cluster, int observer, TreeMap<Integer, Boolean> before) {
    int present = cluster.present(observer);
    for (int subject : before.keySet()) {
      present += before.get(subject) ? 1 : 0;
      present -= isPresent(cluster.record(observer, subject)) ? 1 : 0;
    }
    boolean had = present * 2L > cluster.founders();
    boolean has = cluster.hasQuorum(observer, cluster.founders());
    int coordinator = cluster.coordinator(observer);
    boolean changed = coordinator != coordinatorBefore(cluster, observer, before);
    List<Sentence> clauses = new ArrayList<>();
    if (had != has) {
      clauses.add(Sentence.plain(messages.get(has ? "swim.now.quorum" : "swim.now.noQuorum")));
    }
    if (coordinator == observer && (changed || had != has)) {
      clauses.add(Sentence.plain(messages.get(has ? "swim.now.takesOver" : "swim.now.leads")));
    } else if (changed && coordinator >= 0) {
      clauses.add(Sentence.of(messages, "swim.now.follows", names.member(coordinator)));
    }
    return clauses;
  }

  private static int coordinatorBefore(
      ClusterSnapshot cluster, int observer, TreeMap<Integer, Boolean> before) {
    for (int subject = 0; subject < cluster.members(); subject++) {
      Boolean was = before.get(subject);
      if (was == null ? isPresent(cluster.record(observer, subject)) : was) {
        return subject;
      }
    }
    return -1;
  }

  private static boolean isPresent(MemberRecord record) {
    return record != null && !record.state().isGone();
  }
}
