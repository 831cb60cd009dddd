package phiscope.cli;

import java.io.IOException;
import java.io.Writer;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import phiscope.dataset.capture.CaptureCounts;
import phiscope.dataset.capture.CaptureFile;
import phiscope.dataset.capture.CaptureSocket;
import phiscope.dataset.capture.CapturedDatagram;
import phiscope.text.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code phiscope record}: captures heartbeats from UDP as a CSV file. */
@Command(name = "record", mixinStandardHelpOptions = true)
public final class RecordCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofMillis(100);

  @Spec private CommandSpec spec;

  @Option(
      names = "--listen",
      paramLabel = "HOST:PORT",
      descriptionKey = "listen",
      defaultValue = "127.0.0.1:9470",
      converter = AddressConverter.class)
  private InetSocketAddress listen;

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
  private String file;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      descriptionKey = "for",
      converter = DurationConverter.class)
  private Duration longest;

  @Option(names = "--count", paramLabel = "N", descriptionKey = "count")
  private Long count;

  @Option(
      names = "--until-idle",
      paramLabel = "TIME",
      descriptionKey = "untilIdle",
      converter = DurationConverter.class)
  private Duration idle;

  private volatile boolean stopped;

  @Override
  public Integer call() throws IOException {
    Console console = Console.of(spec);
    try (CaptureSocket socket = new CaptureSocket(listen);
        Writer out = file == null ? null : open(Path.of(file))) {
      return capture(socket, out == null ? console.out() : out, console);
    } catch (FileAlreadyExistsException exists) {
      console.complain("record.fileExists", file);
    } catch (SocketException taken) {
      console.complain("record.noSocket", listen.getAddress().getHostAddress(), listen.getPort());
    } catch (IOException | InvalidPathException unwritable) {
      console.complain("record.unwritable", String.valueOf(file));
    }
    return ExitCode.BAD_INPUT;
  }

  /** A capture never writes over a file: what was captured can't be captured again. */
  private static Writer open(Path path) throws IOException {
    return Files.newBufferedWriter(path, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
  }

  private int capture(CaptureSocket socket, Writer out, Console console) throws IOException {
    if (!listen.getAddress().isLoopbackAddress()) {
      console.complain("record.notLoopback");
    }
    console.complain(
        "record.listening",
        socket.address().getAddress().getHostAddress(),
        socket.address().getPort());
    CaptureCounts counts = new CaptureCounts();
    CaptureFile capture = new CaptureFile(out, socket.address(), socket.started());
    try (Interruption interruption = new Interruption(() -> stopped = true)) {
      long lastHeard = socket.elapsed();
      while (!isDone(socket, counts, lastHeard)) {
        Optional<CapturedDatagram> datagram = socket.receive(patience(socket));
        if (datagram.isPresent()) {
          counts.count(datagram.get());
          capture.write(datagram.get());
          lastHeard = datagram.get().nanos();
        }
      }
      capture.end(socket.elapsed(), counts);
      interruption.done();
    }
    console.complain(
        "record.done",
        Numbers.whole(counts.received()),
        Numbers.whole(counts.heartbeats()),
        Numbers.whole(counts.refused()));
    return ExitCode.DONE;
  }

  private Duration patience(CaptureSocket socket) {
    if (longest == null) {
      return PATIENCE;
    }
    Duration left = longest.minusNanos(socket.elapsed());
    return left.compareTo(PATIENCE) < 0 ? left : PATIENCE;
  }

  private boolean isDone(CaptureSocket socket, CaptureCounts counts, long lastHeard) {
    long now = socket.elapsed();
    return stopped
        || (longest != null && now >= longest.toNanos())
        || (count != null && counts.heartbeats() >= count)
        || (idle != null && counts.received() > 0 && now - lastHeard >= idle.toNanos());
  }
}
