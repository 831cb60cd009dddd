package phiscope.core.fencing;

/**
 * What one holder knows and does.
 *
 * @param token the latest it was issued, 0 for none
 * @param believes whether it believes that it may write
 * @param leaseEnds on its own clock
 * @param pausedUntil -1 if it is running
 * @param isDown whether its process has ended
 * @param writing the request that it has decided on and not sent, -1 for none
 * @param heartbeats how many it has sent
 */
record HolderState(
    int id,
    long token,
    boolean believes,
    long leaseEnds,
    HolderClock clock,
    long pausedUntil,
    boolean isDown,
    int writing,
    long heartbeats) {

  static HolderState first(int id) {
    return new HolderState(id, 0, false, 0, HolderClock.RIGHT, -1, false, -1, 0);
  }

  boolean isPaused() {
    return pausedUntil >= 0;
  }

  boolean runs() {
    return !isDown && !isPaused();
  }

  long leaseLeft(long now) {
    return leaseEnds - clock.at(now);
  }

  HolderState granted(long newToken, long ends) {
    return new HolderState(
        id, newToken, true, ends, clock, pausedUntil, isDown, writing, heartbeats);
  }

  HolderState renewed(long ends) {
    return new HolderState(
        id, token, believes, ends, clock, pausedUntil, isDown, writing, heartbeats);
  }

  HolderState believing(boolean now) {
    return new HolderState(
        id, token, now, leaseEnds, clock, pausedUntil, isDown, writing, heartbeats);
  }

  HolderState writing(int request) {
    return new HolderState(
        id, token, believes, leaseEnds, clock, pausedUntil, isDown, request, heartbeats);
  }

  HolderState pausedUntil(long time) {
    return new HolderState(
        id, token, believes, leaseEnds, clock, time, isDown, writing, heartbeats);
  }

  HolderState with(HolderClock other) {
    return new HolderState(
        id, token, believes, leaseEnds, other, pausedUntil, isDown, writing, heartbeats);
  }

  HolderState beating() {
    return new HolderState(
        id, token, believes, leaseEnds, clock, pausedUntil, isDown, writing, heartbeats + 1);
  }

  HolderState down(boolean ended) {
    return new HolderState(id, 0, false, 0, clock, -1, ended, -1, heartbeats);
  }
}
