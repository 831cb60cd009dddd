package phiscope.benchmark;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * From the start of the process to the first frame on the screen, beside an empty JavaFX window in
 * the same run, each with and without an archive of its classes. It looks at the screen from
 * outside, so that both are measured alike: the pixels of one row across the middle. What JavaFX
 * maps before it has painted is white, so the first frame is the first other colour; the whole
 * picture is there with many colours. It needs a display without other windows ({@code xvfb-run}),
 * and the distribution.
 */
final class StartSpeed {
  static final Path DISTRIBUTION = Path.of("target", "phiscope");
  private static final int MANY_COLORS = 12;
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
  private static final int WHITE = 0xffffff;

  /** What is started, and what was seen of it. */
  private record Contender(
      String name, ProcessBuilder start, boolean hasPicture, List<Seen> seen) {}

  /** Nanoseconds after the start; {@code work} is the processor time until the first frame. */
  private record Seen(long frame, long work, long picture) {}

  private final Robot robot;
  private final Rectangle row;
  private final Path folder;

  private StartSpeed(Path folder) throws AWTException {
    this.folder = folder;
    robot = new Robot();
    Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
    row = new Rectangle(0, screen.height / 2, screen.width, 1);
  }

  static void measure(int repeats) throws IOException, AWTException {
    new StartSpeed(Files.createTempDirectory("phiscope-start-")).run(repeats);
  }

  private void run(int repeats) throws IOException {
    Path archive = folder.resolve("empty.jsa");
    String noArchive = File.separator + "proc" + File.separator + "none";
    List<Contender> all =
        List.of(
            new Contender("empty window", empty("-Xshare:auto"), false, new ArrayList<>()),
            new Contender(
                "empty window, with archive",
                empty("-XX:SharedArchiveFile=" + archive),
                false,
                new ArrayList<>()),
            new Contender("workbench", workbench(noArchive), true, new ArrayList<>()),
            new Contender(
                "workbench, with archive",
                workbench(folder.resolve("cache").toString()),
                true,
                new ArrayList<>()));
    // The first run writes the archive when it ends.
    see(empty("-XX:ArchiveClassesAtExit=" + archive), false);
    see(all.get(3).start(), true);
    for (int i = 0; i < repeats; i++) {
      all.forEach(each -> each.seen().add(see(each.start(), each.hasPicture())));
    }
    System.out.println(
        "| median of " + repeats + " | first frame | processor time until then | whole picture |");
    System.out.println("| --- | ---: | ---: | ---: |");
    all.forEach(StartSpeed::say);
  }

  private static void say(Contender each) {
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %s | %.2f s | %.1f s | %s |",
            each.name(),
            median(each, Seen::frame),
            median(each, Seen::work),
            each.hasPicture()
                ? String.format(Locale.ROOT, "%.1f s", median(each, Seen::picture))
                : ""));
  }

  /** In seconds. */
  private static double median(Contender of, ToLongFunction<Seen> what) {
    long[] sorted = of.seen().stream().mapToLong(what).sorted().toArray();
    return sorted[sorted.length / 2] / 1e9;
  }

  private ProcessBuilder workbench(String cache) {
    ProcessBuilder start =
        quiet(List.of(DISTRIBUTION.resolve("bin").resolve("phiscope").toString()));
    start.environment().put("XDG_CACHE_HOME", cache);
    start.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
    return start;
  }

  private ProcessBuilder empty(String option) throws IOException {
    List<String> path = new ArrayList<>(List.of(jar().toString()));
    try (Stream<Path> jars = Files.list(DISTRIBUTION.resolve("lib"))) {
      jars.map(Path::toString).filter(jar -> jar.contains("javafx-")).sorted().forEach(path::add);
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String joined = String.join(File.pathSeparator, path);
    return quiet(
        List.of(java, option, "-Xlog:disable", "-cp", joined, EmptyWindow.class.getName()));
  }

  private ProcessBuilder quiet(List<String> command) {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD);
  }

  /** Archives are made of jars only. */
  private Path jar() throws IOException {
    Path jar = folder.resolve("empty.jar");
    if (!Files.exists(jar)) {
      try (OutputStream file = Files.newOutputStream(jar);
          JarOutputStream out = new JarOutputStream(file)) {
        for (Class<?> each : List.of(EmptyWindow.class, EmptyWindow.Window.class)) {
          String name = each.getName().replace('.', '/') + ".class";
          out.putNextEntry(new JarEntry(name));
          try (InputStream in = each.getResourceAsStream("/" + name)) {
            in.transferTo(out);
          }
        }
      }
    }
    return jar;
  }

  private Seen see(ProcessBuilder command, boolean hasPicture) {
    long end = System.nanoTime() + PATIENCE;
    while (colors() != 1) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the screen shows something else: use one of its own");
      }
      Measuring.pause(Duration.ofMillis(50));
    }
    long begun = System.nanoTime();
    try {
      Process process = command.start();
      Seen seen = watch(begun, process, hasPicture);
      Measuring.pause(Duration.ofMillis(500));
      process.destroy();
      process.waitFor();
      return seen;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private Seen watch(long begun, Process process, boolean hasPicture) {
    long frame = 0;
    long work = 0;
    while (true) {
      int colors = colors();
      long now = System.nanoTime() - begun;
      if (colors > 2 && frame == 0) {
        frame = now;
        work = process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
      }
      if (frame != 0 && (!hasPicture || colors >= MANY_COLORS)) {
        return new Seen(frame, work, now);
      }
      if (now > PATIENCE || !process.isAlive()) {
        throw new IllegalStateException("nothing was shown: " + process.info());
      }
      Measuring.pause(Duration.ofMillis(4));
    }
  }

  /** The colours of the row: the black of the screen, the white of a fresh window, and others. */
  private int colors() {
    int[] pixels = robot.createScreenCapture(row).getRGB(0, 0, row.width, 1, null, 0, row.width);
    int others =
        (int)
            Arrays.stream(pixels)
                .map(pixel -> pixel & WHITE)
                .filter(pixel -> pixel != 0 && pixel != WHITE)
                .distinct()
                .count();
    boolean white = Arrays.stream(pixels).anyMatch(pixel -> (pixel & WHITE) == WHITE);
    return 1 + (white || others > 0 ? 1 : 0) + others;
  }
}
