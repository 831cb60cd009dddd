package phiscope.core.swim;

/**
 * How the stopping of one member became known, seen from outside. Times are ticks, -1 for not yet.
 *
 * @param stoppedAt when its process stopped
 * @param firstProbeAt when somebody first sent it a ping after that
 * @param firstSuspectAt when somebody first suspected it after that
 * @param firstDeadAt when somebody first believed it dead after that
 * @param knowing how many members believe it dead now
 * @param lastDeadAt when the last of these came to believe it
 * @param knownToAllAt when for the first time as many as were running believed it dead; whoever
 *     forgets it later on had known it
 */
public record Detection(
    long stoppedAt,
    long firstProbeAt,
    long firstSuspectAt,
    long firstDeadAt,
    int knowing,
    long lastDeadAt,
    long knownToAllAt) {
  static Detection of(long stoppedAt) {
    return new Detection(stoppedAt, -1, -1, -1, 0, -1, -1);
  }

  Detection probed(long now) {
    return firstProbeAt >= 0
        ? this
        : new Detection(
            stoppedAt, now, firstSuspectAt, firstDeadAt, knowing, lastDeadAt, knownToAllAt);
  }

  Detection suspected(long now) {
    return firstSuspectAt >= 0
        ? this
        : new Detection(
            stoppedAt, firstProbeAt, now, firstDeadAt, knowing, lastDeadAt, knownToAllAt);
  }

  Detection believedDead(long now, int running) {
    return new Detection(
        stoppedAt,
        firstProbeAt,
        firstSuspectAt,
        firstDeadAt >= 0 ? firstDeadAt : now,
        knowing + 1,
        now,
        knownToAllAt < 0 && knowing + 1 >= running ? now : knownToAllAt);
  }

  Detection believedDeadNoMore() {
    return new Detection(
        stoppedAt,
        firstProbeAt,
        firstSuspectAt,
        firstDeadAt,
        knowing - 1,
        lastDeadAt,
        knownToAllAt);
  }
}
