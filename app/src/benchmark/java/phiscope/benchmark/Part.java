package phiscope.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import phiscope.core.fencing.search.SearchSpeed;
import phiscope.core.numeric.NumericSpeed;
import phiscope.core.swim.SwimSpeed;
import phiscope.ui.view.ChartPeers;
import phiscope.ui.view.MillionWindow;

/** The parts of the measurements, in the order of the README. */
enum Part {
  NUMERIC("What the numbers of a detector cost") {
    @Override
    void measure(String[] sizes) {
      NumericSpeed.measure();
    }
  },
  DETECTOR("What a heartbeat, a phi and a decision cost") {
    @Override
    void measure(String[] sizes) throws Exception {
      DetectorTable.measure(List.of(orElse(sizes, "10", "100", "1000", "10000")));
    }
  },
  MILLION("A million heartbeats") {
    @Override
    void measure(String[] sizes) throws Exception {
      startScreen();
      MillionWindow.measure(numbers(orElse(sizes, "1000000")));
    }
  },
  CHARTS("Beside charts of others") {
    @Override
    void measure(String[] sizes) throws Exception {
      startScreen();
      ChartPeers.measure(numbers(orElse(sizes, "100", "1000", "10000", "100000")));
    }
  },
  START("How soon the window is there") {
    @Override
    void measure(String[] sizes) throws Exception {
      StartSpeed.measure(numbers(orElse(sizes, "5")).get(0));
    }
  },
  SWIM("How large a SWIM cluster can be") {
    @Override
    void measure(String[] sizes) {
      SwimSpeed.measure(numbers(orElse(sizes, "100", "1000", "10000", "100000")));
    }
  },
  CRASH("One crash in a large cluster") {
    @Override
    void measure(String[] sizes) {
      numbers(orElse(sizes, "100000")).forEach(SwimSpeed::crash);
    }
  },
  SCALECUBE("Beside ScaleCube") {
    @Override
    void measure(String[] sizes) {
      ScaleCubePeer.measure(numbers(orElse(sizes, "10", "30", "60")));
    }
  },
  SEARCH("How fast a counterexample is found") {
    @Override
    void measure(String[] sizes) {
      SearchSpeed.measure(numbers(orElse(sizes, "6", "8", "10", "12", "14", "16", "18")));
    }
  };

  private final String title;

  Part(String title) {
    this.title = title;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  String title() {
    return title;
  }

  boolean needsScreen() {
    return this == MILLION || this == CHARTS || this == START;
  }

  /** Measures and prints; no sizes for those of the README. */
  abstract void measure(String[] sizes) throws Exception;

  static List<String> words() {
    return Arrays.stream(values()).map(Part::word).toList();
  }

  static Optional<Part> of(String word) {
    return Arrays.stream(values()).filter(part -> part.word().equals(word)).findFirst();
  }

  /** Frames follow each other as fast as they can. */
  private static void startScreen() {
    System.setProperty("javafx.animation.fullspeed", "true");
    Platform.startup(() -> {});
    Platform.setImplicitExit(false);
  }

  private static String[] orElse(String[] sizes, String... otherwise) {
    return sizes.length == 0 ? otherwise : sizes;
  }

  private static List<Integer> numbers(String[] sizes) {
    return Stream.of(sizes).map(Integer::valueOf).toList();
  }
}
