package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import phiscope.bench.Bench;
import phiscope.bench.Benches;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.bench.FencingBenches;
import phiscope.bench.OpeningBench;
import phiscope.bench.StudyBenches;
import phiscope.bench.SwimBenches;
import phiscope.bench.journal.Session;
import phiscope.bench.journal.SessionState;
import phiscope.bench.study.StudyKind;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** Whatever a journal holds, the program starts, says what it could not read, and keeps it. */
class AnyJournalStartsTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Duration SOON = Duration.ofSeconds(60);

  private static final List<String> PIECES =
      List.of(
          "0",
          "-1",
          "7",
          "1e999",
          "1E+31",
          "9999999999999999999999",
          "9223372036854775807",
          "4000000000000000000",
          "2147483647",
          "null",
          "true",
          "\"x\"",
          "{}",
          "[]",
          "[[",
          "\\",
          "\"phiscope\": 2",
          "\"swim\"",
          "\"detector\"",
          "");

  /** One start of the program on a folder. */
  private static final class Start implements AutoCloseable {
    final ReadOnlyObjectProperty<Messages> spoken =
        new ReadOnlyObjectWrapper<>(ENGLISH).getReadOnlyProperty();
    final OpenBench open =
        new OpenBench(
            List.of(
                new BenchViewModel(OpeningBench.document(), spoken),
                new SwimViewModel(SwimDocuments.blank(ENGLISH), spoken),
                new FencingViewModel(FencingDocuments.blank(), spoken),
                new StudyViewModel(StudyDocuments.blank(), spoken)));
    final Session session;
    final OpenDocument document;

    Start(Path folder) {
      Bench beginning = open.document();
      session =
          Session.open(
              folder, Runnable::run, (left, looking) -> OpenDocument.isMoreThan(beginning, left));
      document = new OpenDocument(open, session);
      document.restore();
    }

    @Override
    public void close() {
      session.close();
      assertThat(session.problem()).isEmpty();
    }
  }

  /** What somebody did, and how the journal of it was damaged. */
  record Damaged(List<EditHistory<?>> states, long seed) {}

  @Provide
  Arbitrary<Damaged> damaged() {
    return Combinators.combine(
            Arbitraries.oneOf(
                states(Benches.drawn(), Benches.edits()),
                states(Arbitraries.just(SwimBenches.crash()), SwimBenches.edits()),
                states(Arbitraries.just(FencingBenches.late()), FencingBenches.edits()),
                states(
                    Arbitraries.of(StudyKind.class).map(StudyBenches::usual),
                    StudyBenches.edits())),
            Arbitraries.longs())
        .as(Damaged::new);
  }

  private static <B extends Bench> Arbitrary<List<EditHistory<?>>> states(
      Arbitrary<? extends B> documents, Arbitrary<? extends Edit<B>> edits) {
    return Combinators.combine(documents, edits.list().ofMaxSize(8))
        .as(
            (document, all) -> {
              List<EditHistory<?>> states = new ArrayList<>();
              EditHistory<B> history = EditHistory.of(document);
              states.add(history);
              for (Edit<B> edit : all) {
                history = history.apply(edit);
                states.add(history);
              }
              states.add(history.undo());
              return states;
            });
  }

  private static Path journal(Path folder) {
    return folder.resolve("session-1.journal");
  }

  private static byte[] written(Path folder, List<EditHistory<?>> states) throws IOException {
    try (Session session = Session.open(folder)) {
      session.begin(new SessionState(states.get(0), Optional.empty(), true));
      states.forEach(session::follow);
    }
    return Files.readAllBytes(journal(folder));
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void damagedBytesAreNoticedAndKept(@ForAll("damaged") Damaged damaged) {
    inFolder(
        folder -> {
          byte[] whole = written(folder, damaged.states());
          byte[] bytes = inBytes(whole, new Random(damaged.seed()));
          Files.write(journal(folder), bytes);
          try (Start start = new Start(folder)) {
            if (start.session.unread().isEmpty()) {
              assertThat(start.session.faults()).isEmpty();
            } else {
              assertThat(Files.readAllBytes(folder.resolve("unread-1.journal"))).isEqualTo(bytes);
            }
            if (start.document.isUnsaved()) {
              List<Bench> known = new ArrayList<>();
              damaged.states().forEach(state -> known.add(state.present()));
              known.add(damaged.states().get(0).first());
              assertThat(known).contains(start.open.document());
            }
          }
        });
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void textsThatNobodyWroteKeepNoProgramFromStarting(@ForAll("damaged") Damaged damaged) {
    inFolder(
        folder -> {
          byte[] whole = written(folder, damaged.states());
          byte[] bytes = inTexts(whole, new Random(damaged.seed()));
          Files.write(journal(folder), bytes);
          Bench shown;
          try (Start start = new Start(folder)) {
            shown = start.open.document();
            if (!start.session.unread().isEmpty()) {
              assertThat(Files.readAllBytes(folder.resolve("unread-1.journal"))).isEqualTo(bytes);
            }
          }
          try (Start next = new Start(folder)) {
            assertThat(next.session.unread()).isEmpty();
            assertThat(next.open.document()).isEqualTo(shown);
          }
        });
  }

  /** Bytes cut off, changed, taken out or doubled; lines taken out, exchanged or doubled. */
  private static byte[] inBytes(byte[] whole, Random random) {
    List<String> lines = lines(whole);
    int at = random.nextInt(lines.size());
    int other = random.nextInt(lines.size());
    switch (random.nextInt(7)) {
      case 0:
        return Arrays.copyOf(whole, random.nextInt(whole.length));
      case 1:
        byte[] flipped = whole.clone();
        for (int i = random.nextInt(4); i >= 0; i--) {
          flipped[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
      case 2:
        lines.remove(at);
        return bytes(lines);
      case 3:
        lines.add(other, lines.get(at));
        return bytes(lines);
      case 4:
        lines.set(other, lines.set(at, lines.get(other)));
        return bytes(lines);
      case 5:
        byte[] zeros = whole.clone();
        int from = random.nextInt(whole.length);
        Arrays.fill(zeros, from, Math.min(whole.length, from + random.nextInt(5_000)), (byte) 0);
        return zeros;
      default:
        byte[] noise = new byte[random.nextInt(10_000)];
        random.nextBytes(noise);
        return noise;
    }
  }

  /** Lines with other numbers and words, and checksums that are right. */
  private static byte[] inTexts(byte[] whole, Random random) {
    List<String> lines = lines(whole);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(lines.size());
      String line = lines.get(at).substring("01234567 ".length());
      lines.set(at, checked(changed(line, random)));
    }
    return bytes(lines);
  }

  private static String changed(String line, Random random) {
    List<int[]> tokens = new ArrayList<>();
    java.util.regex.Matcher token =
        java.util.regex.Pattern.compile("-?\\d[\\d.eE+-]*|\"[^\"]*\"|true|false|null")
            .matcher(line);
    while (token.find()) {
      tokens.add(new int[] {token.start(), token.end()});
    }
    int[] from = tokens.get(random.nextInt(tokens.size()));
    int[] to = tokens.get(random.nextInt(tokens.size()));
    String piece =
        random.nextBoolean()
            ? PIECES.get(random.nextInt(PIECES.size()))
            : line.substring(to[0], to[1]);
    return line.substring(0, from[0]) + piece + line.substring(from[1]);
  }

  private static String checked(String text) {
    CRC32C sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x %s", sum.getValue(), text);
  }

  private static List<String> lines(byte[] whole) {
    return new ArrayList<>(List.of(new String(whole, StandardCharsets.UTF_8).split("\n")));
  }

  private static byte[] bytes(List<String> lines) {
    return lines.stream()
        .map(line -> line + "\n")
        .reduce("", String::concat)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** What is done with a folder. */
  private interface Doing {
    void in(Path folder) throws IOException;
  }

  private static void inFolder(Doing doing) {
    try {
      Path folder = Files.createTempDirectory("journals");
      try {
        assertTimeoutPreemptively(SOON, () -> doing.in(folder));
      } finally {
        try (Stream<Path> files = Files.walk(folder)) {
          for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(file);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
