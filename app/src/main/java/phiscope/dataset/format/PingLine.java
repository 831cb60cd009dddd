package phiscope.dataset.format;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.dataset.value.Vocabulary;

/**
 * A line of ping's output. The words differ between systems and languages; numbers, addresses and a
 * few technical words do not, so those decide.
 *
 * @param kind what the line tells
 * @param clock the text in front of the reply that may be a time, empty if there is none
 * @param sequence the sequence number, -1 if the line has none
 * @param roundTrip the round trip in milliseconds as written, empty if the line has none
 * @param address the address the line names, empty if it names none
 */
record PingLine(Kind kind, String clock, long sequence, String roundTrip, String address) {
  /** What a line tells. */
  enum Kind {
    /** The beginning, which names the target. */
    HEADER(""),
    REPLY(""),
    /** No answer came in time; it may still come. */
    NO_ANSWER("no_answer"),
    /** The program gave the probe up. */
    LOST("lost"),
    TIMEOUT("timeout"),
    /** Somebody on the way says that the target can't be reached. */
    ERROR_REPLY("error_reply"),
    UNREACHABLE("unreachable"),
    /** This machine could not send. */
    LOCAL_ERROR("local_error"),
    /** Statistics and what else is no probe. */
    STRUCTURE(""),
    UNKNOWN("");

    private final String event;

    Kind(String event) {
      this.event = event;
    }

    /** The word of an event; empty for a line that is none. */
    String event() {
      return event;
    }
  }

  private static final String ADDRESS = "(\\d{1,3}(?:\\.\\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.%]+)";
  private static final Pattern UNIX_HEADER =
      Pattern.compile("^PING6? ?.{0,200}?\\(" + ADDRESS + "\\)|^PING6?\\S* " + ADDRESS);
  private static final Pattern UNIX_REPLY =
      Pattern.compile(
          "^(.{0,60}?)\\d{1,6} bytes from (.{1,200}?):? (?:icmp_)?(?:seq|req)=(\\d{1,9})\\b"
              + "(?:.{0,100}?time[=<] ?([0-9.]{1,20}) ?ms)?");
  private static final Pattern NO_ANSWER_YET =
      Pattern.compile("no answer yet for icmp_seq=(\\d{1,9})");
  private static final Pattern REQUEST_TIMEOUT =
      Pattern.compile("Request timeout for icmp_seq (\\d{1,9})");
  private static final Pattern ERROR =
      Pattern.compile("From " + ADDRESS + ".{0,200}?icmp_seq=(\\d{1,9})");
  private static final Pattern ANY_ADDRESS = Pattern.compile(ADDRESS);
  private static final Pattern WINDOWS_TIME =
      Pattern.compile("[=<] ?(\\d{1,9}) ?ms\\b|[=<](\\d{1,9})ms");
  private static final Pattern STATISTICS =
      Pattern.compile(
          "^--- .* ---$|packets? transmitted|^(rtt|round-trip) |^\\^C$|^Vr HL TOS|^ {1,2}\\d .{20,}",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern UNIX_LOCAL = Pattern.compile("^ping6?: ");
  private static final List<String> LOCAL_ERROR = Vocabulary.words("ping.localError");

  private static PingLine of(Kind kind) {
    return new PingLine(kind, "", -1, "", "");
  }

  private static PingLine numbered(Kind kind, Matcher matcher, int group) {
    return new PingLine(kind, "", Long.parseLong(matcher.group(group)), "", "");
  }

  /** A line of ping on Linux, macOS or BusyBox. */
  static PingLine ofUnix(String line) {
    Matcher reply = UNIX_REPLY.matcher(line);
    if (reply.find()) {
      String trip = reply.group(4) == null ? "" : reply.group(4);
      long sequence = Long.parseLong(reply.group(3));
      return new PingLine(Kind.REPLY, reply.group(1).strip(), sequence, trip, "");
    }
    Matcher matcher = NO_ANSWER_YET.matcher(line);
    if (matcher.find()) {
      return numbered(Kind.NO_ANSWER, matcher, 1);
    }
    matcher = REQUEST_TIMEOUT.matcher(line);
    if (matcher.find()) {
      return numbered(Kind.LOST, matcher, 1);
    }
    matcher = ERROR.matcher(line);
    if (matcher.find()) {
      return numbered(Kind.ERROR_REPLY, matcher, 2);
    }
    matcher = UNIX_HEADER.matcher(line);
    if (matcher.find()) {
      String address = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
      return new PingLine(Kind.HEADER, "", -1, "", address);
    }
    if (UNIX_LOCAL.matcher(line).find()) {
      return of(Kind.LOCAL_ERROR);
    }
    boolean nothing = line.isBlank() || STATISTICS.matcher(line).find();
    return of(nothing ? Kind.STRUCTURE : Kind.UNKNOWN);
  }

  /** A line between the header and the statistics of ping on Windows, in any language. */
  static PingLine ofWindowsProbe(String line) {
    Matcher address = ANY_ADDRESS.matcher(line);
    Matcher time = WINDOWS_TIME.matcher(line);
    if (address.find()) {
      boolean reply = time.find();
      if (!reply) {
        return of(Kind.UNREACHABLE);
      }
      String millis = time.group(1) == null ? time.group(2) : time.group(1);
      boolean below = line.charAt(time.start()) == '<';
      return new PingLine(Kind.REPLY, "", -1, below ? "0" : millis, address.group(1));
    }
    String lower = line.toLowerCase(Locale.ROOT);
    boolean local = LOCAL_ERROR.stream().anyMatch(lower::contains);
    return of(local ? Kind.LOCAL_ERROR : Kind.TIMEOUT);
  }

  /** The address in the header of ping on Windows. */
  static String windowsTarget(String line) {
    Matcher address = ANY_ADDRESS.matcher(line);
    return address.find() ? address.group(1) : "";
  }
}
