package phiscope.dataset;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A line that tells of something other than a heartbeat.
 *
 * @param line physical line, from 1
 * @param what a word for it, such as lost, duplicate, leave
 * @param stream the stream it belongs to, if the line says so
 * @param sequence the sequence number it names
 */
public record FileEvent(int line, String what, Optional<String> stream, OptionalLong sequence) {
  public static FileEvent of(int line, String what) {
    return new FileEvent(line, what, Optional.empty(), OptionalLong.empty());
  }
}
