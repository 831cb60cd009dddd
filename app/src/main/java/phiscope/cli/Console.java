package phiscope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import phiscope.text.Messages;
import picocli.CommandLine.Model.CommandSpec;

/** What a command writes to, and in which language. Files and pipes get UTF-8 on every system. */
public record Console(PrintWriter out, PrintWriter err, Messages messages) {
  /** The console of a command that picocli runs: {@code Console.of(spec)}. */
  public static Console of(CommandSpec command) {
    PhiscopeCommand root = (PhiscopeCommand) command.root().userObject();
    return new Console(
        command.commandLine().getOut(),
        command.commandLine().getErr(),
        Messages.in(root.language()));
  }

  /** Standard output. */
  public static PrintWriter standardOutput() {
    return writer(FileDescriptor.out);
  }

  /** Standard error. */
  public static PrintWriter standardError() {
    return writer(FileDescriptor.err);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(descriptor), charset()), true);
  }

  /** UTF-8, but on a Windows console the code page that it shows. */
  private static Charset charset() {
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    String own = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
    boolean screen = windows && System.console() != null && own != null;
    return screen && Charset.isSupported(own) ? Charset.forName(own) : StandardCharsets.UTF_8;
  }

  /** Prints one line for the user. */
  public void say(String key, Object... arguments) {
    out.println(messages.get(key, arguments));
    out.flush();
  }

  /** Prints one line about something that went wrong. */
  public void complain(String key, Object... arguments) {
    err.println(messages.get(key, arguments));
    err.flush();
  }
}
