package phiscope.core.fencing;

/**
 * What the authority knows; all of it is durable.
 *
 * @param token the latest that it issued
 * @param holder to whom
 * @param former who had the one before
 * @param leaseEnds on its clock, which is right
 * @param phase how far a switch is
 * @param candidate who is to take over; -1 if nobody
 * @param inARow how many evaluations in a row have suspected the holder
 * @param trustedInARow how many in a row have found holder 0 well while it is not the holder
 * @param grade what is being done about the holder
 * @param switchedAt when the last switch was accepted; -1 if there was none
 */
record AuthorityState(
    long token,
    int holder,
    int former,
    long leaseEnds,
    Phase phase,
    int candidate,
    int inARow,
    int trustedInARow,
    Grade grade,
    long switchedAt) {

  static AuthorityState first(long token, long leaseEnds) {
    return new AuthorityState(token, 0, 0, leaseEnds, Phase.WATCHING, -1, 0, 0, Grade.TRUSTED, -1);
  }

  AuthorityState renewed(long ends) {
    return new AuthorityState(
        token, holder, former, ends, phase, candidate, inARow, trustedInARow, grade, switchedAt);
  }

  AuthorityState judged(Grade newGrade, int suspected, int trusted) {
    return new AuthorityState(
        token,
        holder,
        former,
        leaseEnds,
        phase,
        candidate,
        suspected,
        trusted,
        newGrade,
        switchedAt);
  }

  AuthorityState confirmed(int to, Phase how) {
    return new AuthorityState(
        token, holder, former, leaseEnds, how, to, inARow, trustedInARow, grade, switchedAt);
  }

  AuthorityState watching() {
    return new AuthorityState(
        token,
        holder,
        former,
        leaseEnds,
        Phase.WATCHING,
        -1,
        inARow,
        trustedInARow,
        grade,
        switchedAt);
  }

  AuthorityState issued(int to, long ends) {
    return new AuthorityState(
        token + 1, to, holder, ends, Phase.ISSUED, to, 0, 0, Grade.TRUSTED, switchedAt);
  }

  AuthorityState accepted(long now, long ends) {
    return new AuthorityState(
        token, holder, former, ends, Phase.WATCHING, -1, 0, 0, Grade.TRUSTED, now);
  }
}
