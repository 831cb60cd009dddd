package phiscope.core.swim.protocol;

/**
 * What an update about another member does to what is written down.
 *
 * @param effect what it does
 * @param because why nothing, or null
 * @param incarnation what is written down afterwards
 */
public record Verdict(Effect effect, IgnoredBecause because, long incarnation) {

  /** What an update does. */
  public enum Effect {
    /** Its state and incarnation are written down. */
    OVERRIDES,
    /** It accuses a suspect once more: it may count as a confirmation. */
    CONFIRMS,
    /** Only the incarnation is raised. */
    RAISES,
    /** Nothing. */
    IGNORED
  }

  /**
   * Judges an update.
   *
   * @param known what is written down, null if nothing
   */
  public static Verdict of(OverrideRules rules, MemberRecord known, Update update) {
    if (known == null) {
      return update.state() == MemberState.ALIVE
          ? overrides(update.incarnation())
          : ignored(IgnoredBecause.UNKNOWN_MEMBER, -1);
    }
    return rules == OverrideRules.SWIM_PAPER
        ? byThePaper(known, update)
        : byMemberlist(known, update, rules == OverrideRules.MEMBERLIST_RAISING);
  }

  private static Verdict byThePaper(MemberRecord known, Update update) {
    long written = known.incarnation();
    long said = update.incarnation();
    if (known.state().isGone()) {
      boolean same = update.state().isGone();
      return ignored(same ? IgnoredBecause.KNOWN : IgnoredBecause.DEAD_IS_FINAL, written);
    }
    if (update.state().isGone()) {
      return overrides(Math.max(written, said));
    }
    if (said < written) {
      return ignored(IgnoredBecause.OLD_INCARNATION, written);
    }
    if (said > written) {
      return overrides(said);
    }
    if (update.state() == MemberState.SUSPECT) {
      return known.state() == MemberState.ALIVE
          ? overrides(said)
          : new Verdict(Effect.CONFIRMS, null, written);
    }
    boolean same = known.state() == MemberState.ALIVE;
    return ignored(same ? IgnoredBecause.KNOWN : IgnoredBecause.OUTRANKED, written);
  }

  private static Verdict byMemberlist(MemberRecord known, Update update, boolean raising) {
    long written = known.incarnation();
    long said = update.incarnation();
    if (said < written) {
      return ignored(IgnoredBecause.OLD_INCARNATION, written);
    }
    long raised = raising ? Math.max(written, said) : written;
    return switch (update.state()) {
      case ALIVE -> aliveByMemberlist(known, said);
      case SUSPECT ->
          switch (known.state()) {
            case ALIVE -> overrides(said);
            case SUSPECT -> new Verdict(Effect.CONFIRMS, null, raised);
            case DEAD, LEFT -> raisedOr(IgnoredBecause.OUTRANKED, written, raised);
          };
      case DEAD, LEFT ->
          known.state().isGone()
              ? raisedOr(IgnoredBecause.KNOWN, written, raised)
              : overrides(said);
    };
  }

  private static Verdict aliveByMemberlist(MemberRecord known, long said) {
    if (said > known.incarnation()) {
      return overrides(said);
    }
    boolean same = known.state() == MemberState.ALIVE;
    return ignored(same ? IgnoredBecause.KNOWN : IgnoredBecause.OUTRANKED, known.incarnation());
  }

  private static Verdict overrides(long incarnation) {
    return new Verdict(Effect.OVERRIDES, null, incarnation);
  }

  private static Verdict ignored(IgnoredBecause because, long written) {
    return new Verdict(Effect.IGNORED, because, written);
  }

  private static Verdict raisedOr(IgnoredBecause because, long written, long raised) {
    return raised > written ? new Verdict(Effect.RAISES, null, raised) : ignored(because, written);
  }
}
