package phiscope.core.fencing;

import java.util.List;
import java.util.OptionalInt;

/**
 * Everything at a frame: what each one believes beside what is true.
 *
 * @param holders in order
 * @param authority what it knows
 * @param resource what it holds
 * @param inFlight messages that are on their way and will arrive
 * @param requests all writes so far, by number
 * @param counters what the run has cost so far
 * @param invariants in the order of {@link Invariant}
 */
public record FencingSnapshot(
    List<Holder> holders,
    Authority authority,
    Resource resource,
    List<FencingMessage> inFlight,
    List<RequestState> requests,
    FencingCounters counters,
    List<InvariantState> invariants) {

  /**
   * A holder.
   *
   * @param token the latest it was issued, 0 for none
   * @param believes whether it believes that it may write
   * @param mayWrite whether it may in truth: its token is the present one, and the lease has not
   *     run out on the authority's clock
   * @param isPaused whether it stands still
   * @param isDown whether its process has ended
   * @param clock what its clock shows, in ticks
   * @param clockRate by how many millionths its clock is too fast
   * @param leaseLeft of its lease, on its own clock; 0 or less: none
   * @param writing the request that it has decided on and not sent
   */
  public record Holder(
      int id,
      long token,
      boolean believes,
      boolean mayWrite,
      boolean isPaused,
      boolean isDown,
      long clock,
      int clockRate,
      long leaseLeft,
      OptionalInt writing) {}

  /**
   * The authority.
   *
   * @param token the latest that it issued
   * @param holder to whom
   * @param leaseLeft on its clock; 0 or less: it has run out
   * @param phase how far a switch is
   * @param candidate who is to take over
   * @param inARow how many evaluations in a row suspect the holder
   * @param grade what is being done about the holder
   */
  public record Authority(
      long token,
      int holder,
      long leaseLeft,
      Phase phase,
      OptionalInt candidate,
      int inARow,
      Grade grade) {}

  /**
   * The resource.
   *
   * @param highest the highest token that it remembers; stays 0 unless it compares with it
   * @param greatestAccepted the greatest token that a write was ever accepted with
   * @param value the request whose value it holds
   */
  public record Resource(long highest, long greatestAccepted, OptionalInt value) {}

  /** An invariant at this frame. */
  public InvariantState invariant(Invariant which) {
    return invariants.get(which.ordinal());
  }

  static FencingSnapshot of(FencingState state) {
    AuthorityState authority = state.authority();
    ResourceState resource = state.resource();
    return new FencingSnapshot(
        state.holders().stream().map(holder -> holder(holder, state)).toList(),
        new Authority(
            authority.token(),
            authority.holder(),
            authority.leaseEnds() - state.time(),
            authority.phase(),
            number(authority.candidate()),
            authority.inARow(),
            authority.grade()),
        new Resource(resource.highest(), resource.greatestAccepted(), number(resource.value())),
        state.inFlight(),
        state.requests(),
        state.counters(),
        state.invariants());
  }

  private static Holder holder(HolderState holder, FencingState state) {
    AuthorityState authority = state.authority();
    boolean mayWrite = holder.token() == authority.token() && authority.leaseEnds() > state.time();
    return new Holder(
        holder.id(),
        holder.token(),
        holder.believes(),
        mayWrite,
        holder.isPaused(),
        holder.isDown(),
        holder.clock().at(state.time()),
        holder.clock().perMillion(),
        holder.leaseLeft(state.time()),
        number(holder.writing()));
  }

  private static OptionalInt number(int valueOrNone) {
    return valueOrNone < 0 ? OptionalInt.empty() : OptionalInt.of(valueOrNone);
  }
}
