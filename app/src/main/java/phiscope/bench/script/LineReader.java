package phiscope.bench.script;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Reads one line of a script, word by word, whatever bench it is of: it begins with {@code at 2s},
 * or with {@code from 2s to 5s}, and a verb. What is wrong is noted and reading goes on where it
 * can, so that all faults of a line come out at once. Mutable: it goes along the line.
 */
class LineReader {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final int end;
  private final List<MatchResult> words;
  private final Consumer<ScriptFault> faults;
  private int next;
  private boolean sound = true;

  LineReader(String line, Consumer<ScriptFault> faults) {
    this.end = line.stripTrailing().length();
    this.words = WORD.matcher(line).results().toList();
    this.faults = faults;
  }

  /** The line without what follows a {@code #}. */
  static String told(String line) {
    int remark = line.indexOf('#');
    return remark < 0 ? line : line.substring(0, remark);
  }

  /** How long what a verb says can last. */
  enum Lasting {
    /** It happens at one instant. */
    INSTANT,
    /** It lasts for a while, or until the end. */
    PERHAPS,
    /** It lasts for a while. */
    ALWAYS
  }

  /**
   * How a line begins.
   *
   * @param at when
   * @param lasting for how long; 0 where it begins with "at"
   * @param verb what the verb means
   */
  record Beginning<V>(long at, long lasting, V verb) {}

  /** Reads when and the verb; empty with a fault noted where nothing can follow. */
  final <V> Optional<Beginning<V>> begin(Map<String, V> verbs, Function<V, Lasting> lasts) {
    boolean span = isNext("from");
    if (!span && !isNext("at")) {
      return wrong("problem.script.begin", shown());
    }
    next++;
    long from = time();
    long to = from;
    if (span) {
      expect("to");
      int before = next;
      to = time();
      if (sound && to <= from) {
        fault(before, "problem.script.order", words.get(before).group());
      }
    }
    V verb = next < words.size() ? verbs.get(words.get(next).group()) : null;
    if (verb == null) {
      return wrong("problem.script.verb", shown(), String.join(", ", verbs.keySet()));
    }
    if (span && lasts.apply(verb) == Lasting.INSTANT) {
      fault(next, "problem.script.instant", words.get(next).group());
    } else if (!span && lasts.apply(verb) == Lasting.ALWAYS) {
      fault(next, "problem.script.span", words.get(next).group());
    }
    next++;
    return Optional.of(new Beginning<>(from, to - from, verb));
  }

  /** The time behind the first word, if the line begins as one; nothing else is read. */
  final OptionalLong beginning() {
    if (!isNext("at") && !isNext("from")) {
      return OptionalLong.empty();
    }
    next++;
    long at = time();
    return sound ? OptionalLong.of(at) : OptionalLong.empty();
  }

  final int column(int word) {
    return words.get(word).start() + 1;
  }

  final String word(int word) {
    return cut(words.get(word).group());
  }

  /** Notes what stands behind the end; then what the line says, if nothing was wrong. */
  final <T> Optional<T> end(T said) {
    if (hasMore()) {
      fault(next, "problem.script.more", shown());
    }
    return sound ? Optional.of(said) : Optional.empty();
  }

  final boolean isSound() {
    return sound;
  }

  final boolean hasMore() {
    return next < words.size();
  }

  final boolean isNext(String word) {
    return hasMore() && words.get(next).group().equals(word);
  }

  /** Goes past a word if it is the next one. */
  final boolean passes(String word) {
    boolean is = isNext(word);
    next += is ? 1 : 0;
    return is;
  }

  /** The index of the next word, for faults that are found later. */
  final int place() {
    return next;
  }

  /** The next word as a sentence shows it. */
  final String shown() {
    return hasMore() ? cut(words.get(next).group()) : "";
  }

  private static String cut(String word) {
    return word.length() <= 40 ? word : word.substring(0, word.offsetByCodePoints(0, 20)) + "...";
  }

  final <T> Optional<T> wrong(String key, String... arguments) {
    fault(next, key, arguments);
    return Optional.empty();
  }

  final void fault(int word, String key, String... arguments) {
    sound = false;
    int column = word < words.size() ? words.get(word).start() : end;
    faults.accept(new ScriptFault(column + 1, key, List.of(arguments)));
  }

  final void expect(String word) {
    if (!passes(word)) {
      wrong("problem.script.expected", word, shown());
    }
  }

  /** Reads the next word; a value of no meaning where it is wrong. */
  final <T> T value(Function<String, Optional<T>> reader, T otherwise, String key) {
    Optional<T> value = hasMore() ? reader.apply(words.get(next).group()) : Optional.empty();
    if (value.isEmpty()) {
      wrong(key, shown());
    }
    next++;
    return value.orElse(otherwise);
  }

  final long time() {
    return value(ScriptValues::time, 0L, "problem.script.time");
  }

  /** A time with its sign: {@code +3s}. */
  final long step() {
    return value(word -> signed(word, ScriptValues::time), 0L, "problem.script.step");
  }

  /** What stands behind a sign that must be there. */
  static Optional<Long> signed(String word, Function<String, Optional<Long>> reader) {
    Predicate<String> sign = each -> each.startsWith("+") || each.startsWith("-");
    return sign.test(word)
        ? reader.apply(word.substring(1)).map(size -> word.startsWith("-") ? -size : size)
        : Optional.empty();
  }

  private static Optional<Long> whole(String word) {
    return word.matches("[0-9]{1,19}") && new BigInteger(word).bitLength() < Long.SIZE
        ? Optional.of(Long.valueOf(word))
        : Optional.empty();
  }

  /** A whole number within bounds; one of no meaning where it is wrong. */
  final long count(long least, long most) {
    int before = next;
    long count = value(LineReader::whole, -1L, "problem.script.count");
    if (count >= 0 && (count < least || count > most)) {
      fault(
          before,
          "problem.script.countRange",
          String.valueOf(least),
          String.valueOf(most),
          String.valueOf(count));
    }
    return count;
  }
}
