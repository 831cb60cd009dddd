package phiscope.core.fencing;

/**
 * Who sends and gets messages: a holder, the authority with the detector beside it, the resource.
 *
 * @param holder the number of a holder; -1 for the authority, -2 for the resource
 */
public record Party(int holder) {
  public static final Party AUTHORITY = new Party(-1);
  public static final Party RESOURCE = new Party(-2);

  /** A holder. */
  public static Party of(int holder) {
    return new Party(holder);
  }

  public boolean isHolder() {
    return holder >= 0;
  }
}
