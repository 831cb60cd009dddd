package phiscope;

/** The program: opens the workbench without arguments, runs a command with them. */
public final class Phiscope {
  private Phiscope() {}

  public static void main(String[] arguments) {}
}
