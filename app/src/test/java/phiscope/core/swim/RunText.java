package phiscope.core.swim;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;

/** A run as text, so that runs can be compared between machines. */
public final class RunText {
  private RunText() {}

  /** One line for each frame, with all that happened in it. */
  public static String of(SwimRun run) {
    StringBuilder text = new StringBuilder();
    for (SwimFrame frame : run.frames()) {
      text.append(frame.index()).append(' ').append(frame.time()).append(' ');
      text.append(frame.event()).append(' ').append(frame.cause()).append(' ');
      text.append(frame.changes()).append(' ').append(frame.sent()).append('\n');
    }
    return text.append(run.lastFrame().cluster().counters()).append('\n').toString();
  }

  /** The digests of all ready scenarios and their contrasts, one a line. */
  public static String digests() {
    StringBuilder text = new StringBuilder();
    for (ReadyScenario ready : ReadyScenario.values()) {
      text.append(ready).append(' ').append(digest(ReadyScenarios.of(ready)));
      text.append(' ').append(digest(ReadyScenarios.contrast(ready))).append('\n');
    }
    return text.toString();
  }

  private static String digest(SwimScenario scenario) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] bytes = of(SwimRun.of(scenario)).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(sha.digest(bytes));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }

  /** Prints the digests: run in a second Java machine. */
  public static void main(String[] arguments) {
    System.out.print(digests());
  }
}
