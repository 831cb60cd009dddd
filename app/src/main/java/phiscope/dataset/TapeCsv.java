package phiscope.dataset;

import java.io.IOException;
import java.io.Writer;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.table.CsvCell;

/**
 * Writes the heartbeats of a tape as CSV (RFC 4180 with LF, UTF-8): exact decimals, the unit in the
 * header, alike on every machine. {@link DataFileReader} reads it back. Names can't run as formulas
 * in a spreadsheet; numbers stay numbers.
 */
public final class TapeCsv {
  private TapeCsv() {}

  /**
   * Writes a row for each heartbeat: arrival, sequence, incarnation, fate, name of the tape.
   *
   * @throws IOException if the writer fails
   */
  public static void writeArrivals(Tape tape, TickScale scale, Writer out) throws IOException {
    String name = CsvCell.ofText(printable(tape.name()));
    out.write("arrival_" + unit(scale) + ",sequence,incarnation,fate,name\n");
    HeartbeatTrace heartbeats = tape.heartbeats();
    for (int i = 0; i < heartbeats.size(); i++) {
      Heartbeat heartbeat = heartbeats.get(i);
      out.write(scale.toTime(heartbeat.arrival()).toPlainString());
      out.write("," + heartbeat.sequence() + "," + heartbeat.incarnation());
      out.write(heartbeat.isDelivered() ? ",delivered," : ",lost,");
      out.write(name + "\n");
    }
  }

  /**
   * Writes a row for each interval between neighbouring delivered heartbeats: interval, name of the
   * tape.
   *
   * @throws IOException if the writer fails
   */
  public static void writeIntervals(Tape tape, TickScale scale, Writer out) throws IOException {
    String name = CsvCell.ofText(printable(tape.name()));
    out.write("interval_" + unit(scale) + ",name\n");
    long before = -1;
    HeartbeatTrace heartbeats = tape.heartbeats();
    for (int i = 0; i < heartbeats.size(); i++) {
      Heartbeat heartbeat = heartbeats.get(i);
      if (heartbeat.isDelivered()) {
        if (before >= 0) {
          out.write(scale.toTime(heartbeat.arrival() - before).toPlainString());
          out.write("," + name + "\n");
        }
        before = heartbeat.arrival();
      }
    }
  }

  private static String unit(TickScale scale) {
    return scale.unit() == TimeUnit.NONE ? "ticks" : scale.unit().symbol();
  }

  /** Zero bytes end texts in many programs: they are shown as a replacement sign. */
  private static String printable(String name) {
    return name.replace('\u0000', '\ufffd');
  }
}
