package phiscope.core.fencing;

import java.util.List;
import phiscope.core.fencing.Task.Pending;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.RandomStream;

/** The whole of a run at one moment, with what happened last. */
record FencingState(
    int index,
    long time,
    EventQueue<Pending> queue,
    List<HolderState> holders,
    List<Watch> watches,
    AuthorityState authority,
    ResourceState resource,
    List<RequestState> requests,
    List<FencingMessage> inFlight,
    List<Integer> activeLines,
    int messages,
    RandomStream random,
    FencingCounters counters,
    List<InvariantState> invariants,
    Happening last) {

  /** What happened, why, and what was sent. */
  record Happening(FencingEvent event, int cause, List<FencingMessage> sent) {
    Happening {
      sent = List.copyOf(sent);
    }
  }

  FencingState {
    holders = List.copyOf(holders);
    watches = List.copyOf(watches);
    requests = List.copyOf(requests);
    inFlight = List.copyOf(inFlight);
    activeLines = List.copyOf(activeLines);
    invariants = List.copyOf(invariants);
  }

  List<Integer> believers() {
    return holders.stream().filter(HolderState::believes).map(HolderState::id).toList();
  }

  /** Whether the present holder runs and knows that it is the one. */
  boolean isServed() {
    HolderState holder = holders.get(authority.holder());
    return holder.runs() && holder.believes() && holder.token() == authority.token();
  }
}
