package phiscope.benchmark;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * All measurements of the README, one word each, with sizes after colons; without a word, one after
 * another. They print tables of Markdown as the README has them; what is told beside goes to
 * standard error. Times differ from machine to machine, so what is compared is measured in one run.
 *
 * <p>Each part has a process of its own: it finds the memory empty, and one that fails or does not
 * end takes no table of another with it. What is missing is told before anything is measured, all
 * of it. The exit code is 0 when all was measured, 1 when a part failed, 2 when it did not begin.
 */
public final class Benchmarks {
  /** Said before the word of a part to the process that measures it. */
  private static final String ONLY = "only";

  private static final Duration PATIENCE = Duration.ofMinutes(20);

  private Benchmarks() {}

  public static void main(String[] words) throws InterruptedException {
    if (words.length == 2 && words[0].equals(ONLY)) {
      System.exit(measure(words[1]) ? 0 : 1);
    }
    List<String> wanted = words.length == 0 ? Part.words() : List.of(words);
    List<String> problems = problems(wanted);
    if (!problems.isEmpty()) {
      problems.forEach(System.err::println);
      System.exit(2);
    }
    System.exit(measureAll(wanted) ? 0 : 1);
  }

  /** All that would keep a part from being measured. */
  private static List<String> problems(List<String> words) {
    List<String> problems = new ArrayList<>();
    boolean needsScreen = false;
    boolean needsDistribution = false;
    for (String word : words) {
      Optional<Part> part = Part.of(name(word));
      if (part.isEmpty()) {
        problems.add(name(word) + " is none of " + String.join(", ", Part.words()));
      } else if (!areNumbers(sizes(word))) {
        problems.add(word + ": whole numbers are to stand after the colons, as in swim:100:1000");
      }
      needsScreen |= part.isPresent() && part.get().needsScreen();
      needsDistribution |= part.equals(Optional.of(Part.START));
    }
    if (needsScreen && GraphicsEnvironment.isHeadless()) {
      problems.add("million, charts and start need a display: xvfb-run -a -s '...' mvn ...");
    }
    if (needsDistribution && !Files.isDirectory(StartSpeed.DISTRIBUTION)) {
      problems.add(
          "start needs the program in "
              + StartSpeed.DISTRIBUTION.toAbsolutePath()
              + ": mvn -Pbenchmark process-test-classes makes it");
    }
    return problems;
  }

  private static boolean areNumbers(String[] sizes) {
    return Arrays.stream(sizes).allMatch(size -> size.matches("[1-9][0-9]{0,8}"));
  }

  private static String name(String word) {
    return word.split(":")[0];
  }

  private static String[] sizes(String word) {
    String[] parts = word.split(":");
    return Arrays.copyOfRange(parts, 1, parts.length);
  }

  private static boolean measureAll(List<String> words) throws InterruptedException {
    System.out.printf(
        Locale.ROOT,
        "Java %s, %s, %d processors%n",
        System.getProperty("java.version"),
        System.getProperty("os.name"),
        Runtime.getRuntime().availableProcessors());
    List<String> failed = new ArrayList<>();
    long begun = System.nanoTime();
    for (String word : words) {
      System.out.printf("%n### %s%n%n", Part.of(name(word)).orElseThrow().title());
      long began = System.nanoTime();
      boolean done = inProcess(word);
      if (!done) {
        failed.add(word);
      }
      System.err.printf(
          Locale.ROOT, "%s: %s after %s%n", word, done ? "done" : "failed", since(began));
    }
    String outcome = failed.isEmpty() ? "all done" : "failed: " + String.join(", ", failed);
    System.err.printf(Locale.ROOT, "%s; %s in all%n", outcome, since(begun));
    return failed.isEmpty();
  }

  private static String since(long begun) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
    return String.format(Locale.ROOT, "%d min %d s", seconds / 60, seconds % 60);
  }

  private static boolean inProcess(String word) throws InterruptedException {
    List<String> command =
        List.of(
            ProcessHandle.current().info().command().orElse("java"),
            // Whatever the locale: what is printed goes into a page.
            "-Dfile.encoding=UTF-8",
            "-Dstdout.encoding=UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            Benchmarks.class.getName(),
            ONLY,
            word);
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      if (process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        return process.exitValue() == 0;
      }
      System.err.println(word + ": given up after " + PATIENCE.toMinutes() + " minutes");
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    } catch (IOException failure) {
      System.err.println(word + ": " + failure.getMessage());
    }
    return false;
  }

  /** Threads of the toolkit and of peers outlive the measurement: the caller ends the process. */
  private static boolean measure(String word) {
    try {
      Part.of(name(word)).orElseThrow().measure(sizes(word));
      return true;
    } catch (Exception | LinkageError failure) {
      failure.printStackTrace();
      return false;
    }
  }
}
