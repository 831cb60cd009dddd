package phiscope.core.fencing;

/** What a resource does with the fencing token of a write. */
public enum TokenCheck {
  /** Nothing: every write is taken. */
  NONE,
  /** It refuses a token lower than the highest it has seen; it knows only what reached it. */
  HIGHEST_SEEN,
  /** It asks the authority, and takes the token of the present grant alone. */
  AUTHORITY_ASKED;

  /**
   * Whether a write may go on.
   *
   * @param token the token that the write bears
   * @param highest the highest token that the resource remembers
   * @param current the token of the present grant
   */
  public boolean passes(long token, long highest, long current) {
    return switch (this) {
      case NONE -> true;
      case HIGHEST_SEEN -> token >= highest;
      case AUTHORITY_ASKED -> token == current;
    };
  }
}
