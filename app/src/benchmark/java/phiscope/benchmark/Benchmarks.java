package phiscope.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.application.Platform;
import phiscope.core.fencing.search.SearchSpeed;
import phiscope.core.numeric.NumericSpeed;
import phiscope.core.swim.SwimSpeed;
import phiscope.ui.view.ChartPeers;
import phiscope.ui.view.MillionWindow;

/**
 * All measurements of the README, one word each: {@code numeric}, {@code detector}, {@code swim},
 * {@code million}, {@code charts}, {@code crash}, {@code search}, {@code start}, {@code scalecube}.
 * Without a word, one after another. They print tables of Markdown; times differ from machine to
 * machine, so what is compared is measured in one run.
 */
public final class Benchmarks {
  private static final List<String> ALL =
      List.of(
          "numeric",
          "detector",
          "million",
          "charts",
          "swim",
          "crash",
          "search",
          "start",
          "scalecube");

  private static boolean screenStarted;

  private Benchmarks() {}

  public static void main(String[] words) throws Exception {
    for (String word : words.length == 0 ? ALL : List.of(words)) {
      System.out.println();
      System.out.println("### " + word);
      System.out.println();
      run(word);
    }
    // ScaleCube's threads outlive their members.
    System.exit(0);
  }

  private static void run(String word) throws Exception {
    String[] parts = word.split(":");
    String[] arguments = Arrays.copyOfRange(parts, 1, parts.length);
    switch (parts[0]) {
      case "numeric" -> NumericSpeed.main(arguments);
      case "detector" -> DetectorTable.measure();
      case "million" -> million(sizes(orElse(arguments, "1000000")));
      case "charts" -> charts(sizes(orElse(arguments, "100", "1000", "10000", "100000")));
      case "swim" -> SwimSpeed.main(orElse(arguments, "100", "1000", "10000", "100000"));
      case "crash" -> SwimSpeed.main(new String[] {"crash", orElse(arguments, "100000")[0]});
      case "search" -> SearchSpeed.main(orElse(arguments, "12", "table"));
      case "scalecube" -> ScaleCubePeer.measure(sizes(orElse(arguments, "10", "30", "60")));
      case "start" -> StartSpeed.measure(Integer.parseInt(orElse(arguments, "7")[0]));
      default ->
          throw new IllegalArgumentException(
              String.format(Locale.ROOT, "%s is none of %s", parts[0], ALL));
    }
  }

  private static void million(List<Integer> sizes) throws Exception {
    startScreen();
    MillionWindow.measure(sizes);
  }

  private static void charts(List<Integer> sizes) {
    startScreen();
    ChartPeers.measure(sizes);
  }

  /** Frames follow each other as fast as they can. */
  private static void startScreen() {
    if (!screenStarted) {
      screenStarted = true;
      System.setProperty("javafx.animation.fullspeed", "true");
      Platform.startup(() -> {});
      Platform.setImplicitExit(false);
    }
  }

  private static String[] orElse(String[] arguments, String... otherwise) {
    return arguments.length == 0 ? otherwise : arguments;
  }

  private static List<Integer> sizes(String[] arguments) {
    return Stream.of(arguments).map(Integer::valueOf).toList();
  }
}
