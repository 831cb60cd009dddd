package phiscope.dataset.capture;

import java.io.IOException;
import java.io.Writer;
import java.net.InetSocketAddress;
import java.time.Instant;
import phiscope.dataset.table.CsvCell;

/**
 * Writes a raw capture as CSV that {@link phiscope.dataset.DataFileReader} reads. Each line goes
 * out at once, so a capture that is killed has lost its last line at most.
 */
public final class CaptureFile {
  private final Writer out;

  /**
   * Writes what is known at the beginning.
   *
   * @throws IOException if the writer fails
   */
  public CaptureFile(Writer out, InetSocketAddress address, Instant started) throws IOException {
    this.out = out;
    String host = address.getAddress().getHostAddress();
    out.write("# phiscope capture 1: UDP on " + host + " port " + address.getPort() + "\n");
    out.write("# unit: ns (monotonic clock of the receiver, 0 when the capture began)\n");
    out.write("# started: " + started + " (wall clock of the receiver)\n");
    out.write("mono_ns,name,sequence,incarnation,refused,datagram\n");
    out.flush();
  }

  /**
   * Writes a datagram.
   *
   * @throws IOException if the writer fails
   */
  public void write(CapturedDatagram datagram) throws IOException {
    StringBuilder line = new StringBuilder();
    line.append(datagram.nanos()).append(',');
    if (datagram.heartbeat().isPresent()) {
      HeartbeatDatagram heartbeat = datagram.heartbeat().get();
      line.append(CsvCell.ofText(heartbeat.name())).append(',');
      line.append(heartbeat.sequence()).append(',').append(heartbeat.incarnation()).append(',');
    } else {
      line.append(",,,").append(datagram.refusal().map(r -> CsvCell.ofText(r.text())).orElse(""));
    }
    line.append(',').append(CsvCell.ofText(datagram.text())).append('\n');
    out.write(line.toString());
    out.flush();
  }

  /**
   * Writes the end: until when nothing more came, and the accounting.
   *
   * @throws IOException if the writer fails
   */
  public void end(long nanos, CaptureCounts counts) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("# ended: ").append(nanos).append(" ns\n");
    text.append("# received ").append(counts.received());
    text.append(", heartbeats ").append(counts.heartbeats());
    for (HeartbeatDatagram.Refusal refusal : HeartbeatDatagram.Refusal.values()) {
      text.append(", ").append(refusal.text()).append(' ').append(counts.refused(refusal));
    }
    out.write(text.append('\n').toString());
    out.flush();
  }
}
