package phiscope.cli;

/** How a command ends. */
public final class ExitCode {
  /** It did what it was asked to do. */
  public static final int DONE = 0;

  /** It ran, and what it checked is not so; or it could not run on this machine. */
  public static final int FAILED = 1;

  /** What it was given is wrong; each problem is on standard error. */
  public static final int BAD_INPUT = 2;

  private ExitCode() {}
}
