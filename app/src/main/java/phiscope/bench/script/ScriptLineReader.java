package phiscope.bench.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import phiscope.bench.SwimBench;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;

/**
 * Reads one line of a script. What is wrong is noted and reading goes on where it can, so that all
 * faults of a line come out at once.
 */
final class ScriptLineReader {
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Map<String, Verb> VERBS = verbs();

  private final int end;
  private final List<MatchResult> words;
  private final int everybody;
  private final Consumer<ScriptFault> faults;
  private int next;
  private boolean sound = true;

  /**
   * What can be done.
   *
   * @param lasts whether it can be for a while
   * @param reader reads what follows; takes how long it lasts
   */
  private record Verb(boolean lasts, Function<Reading, Intervention> reader) {}

  /** A line under way, and for how long what it says lasts. */
  private record Reading(ScriptLineReader line, long lasting) {}

  ScriptLineReader(String line, int everybody, Consumer<ScriptFault> faults) {
    this.end = line.stripTrailing().length();
    this.words = WORD.matcher(line).results().toList();
    this.everybody = everybody;
    this.faults = faults;
  }

  private static Map<String, Verb> verbs() {
    Map<String, Verb> verbs = new LinkedHashMap<>();
    verbs.put("crash", instant(line -> new Intervention.Crash(line.member())));
    verbs.put("pause", lasting(r -> new Intervention.Pause(r.line.member(), r.lasting)));
    verbs.put(
        "observer-pause", lasting(r -> new Intervention.ObserverPause(r.line.member(), r.lasting)));
    verbs.put("slow", lasting(r -> r.line.slow(r.lasting)));
    verbs.put("loss", lasting(r -> r.line.loss(r.lasting)));
    verbs.put("delay", lasting(r -> r.line.delay(r.lasting)));
    verbs.put("cut", lasting(r -> r.line.cut(r.lasting)));
    verbs.put("partition", lasting(r -> r.line.partition(r.lasting)));
    verbs.put("heal", instant(line -> new Intervention.Heal()));
    verbs.put("restart", instant(ScriptLineReader::restart));
    verbs.put("join", instant(ScriptLineReader::join));
    verbs.put("leave", instant(line -> new Intervention.Leave(line.member())));
    verbs.put("clock", instant(ScriptLineReader::clock));
    verbs.put("announce", instant(line -> new Intervention.Announce(line.member())));
    return verbs;
  }

  private static Verb instant(Function<ScriptLineReader, Intervention> reader) {
    return new Verb(false, reading -> reader.apply(reading.line));
  }

  private static Verb lasting(Function<Reading, Intervention> reader) {
    return new Verb(true, reader);
  }

  /** The entry; empty with a fault noted. */
  Optional<ScriptEntry> read() {
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
    Verb verb = next < words.size() ? VERBS.get(words.get(next).group()) : null;
    if (verb == null) {
      return wrong("problem.script.verb", shown(), String.join(", ", VERBS.keySet()));
    }
    if (span && !verb.lasts) {
      fault(next, "problem.script.instant", words.get(next).group());
    }
    next++;
    Intervention what = verb.reader.apply(new Reading(this, to - from));
    if (next < words.size()) {
      fault(next, "problem.script.more", shown());
    }
    return sound ? Optional.of(new ScriptEntry(from, what)) : Optional.empty();
  }

  private boolean isNext(String word) {
    return next < words.size() && words.get(next).group().equals(word);
  }

  /** The next word as a sentence shows it. */
  private String shown() {
    return next < words.size() ? cut(words.get(next).group()) : "";
  }

  private static String cut(String word) {
    return word.length() <= 40 ? word : word.substring(0, word.offsetByCodePoints(0, 20)) + "...";
  }

  private <T> Optional<T> wrong(String key, String... arguments) {
    fault(next, key, arguments);
    return Optional.empty();
  }

  private void fault(int word, String key, String... arguments) {
    sound = false;
    int column = word < words.size() ? words.get(word).start() : end;
    faults.accept(new ScriptFault(column + 1, key, List.of(arguments)));
  }

  private void expect(String word) {
    if (isNext(word)) {
      next++;
    } else {
      wrong("problem.script.expected", word, shown());
    }
  }

  /** Reads the next word; a value of no meaning where it is wrong. */
  private <T> T value(Function<String, Optional<T>> reader, T otherwise, String key) {
    Optional<T> value =
        next < words.size() ? reader.apply(words.get(next).group()) : Optional.empty();
    if (value.isEmpty()) {
      wrong(key, shown());
    }
    next++;
    return value.orElse(otherwise);
  }

  private long time() {
    return value(ScriptValues::time, 0L, "problem.script.time");
  }

  private int member() {
    int before = next;
    int member = value(ScriptValues::member, 0, "problem.script.member");
    if (member >= everybody) {
      fault(before, "problem.script.stranger", "m" + member, "m" + (everybody - 1));
    }
    return member;
  }

  private MemberSet members() {
    if (isNext("all")) {
      next++;
      return MemberSet.everyone();
    }
    return new MemberSet(some());
  }

  /** One member or more, up to what separates them from others. */
  private List<Integer> some() {
    List<Integer> members = new ArrayList<>();
    do {
      members.add(member());
    } while (next < words.size() && !isNext("->") && !isNext("|"));
    return members;
  }

  private Intervention slow(long lasting) {
    int member = member();
    expect("by");
    return new Intervention.Slow(member, time(), lasting);
  }

  private Intervention loss(long lasting) {
    int share = value(ScriptValues::share, 0L, "problem.script.share").intValue();
    MemberSet from = members();
    expect("->");
    return new Intervention.Loss(from, members(), share, lasting);
  }

  private Intervention delay(long lasting) {
    long extra = time();
    MemberSet from = members();
    expect("->");
    return new Intervention.Delay(from, members(), extra, lasting);
  }

  private Intervention cut(long lasting) {
    MemberSet from = members();
    expect("->");
    return new Intervention.CutOneWay(from, members(), lasting);
  }

  private Intervention partition(long lasting) {
    List<MemberSet> groups = new ArrayList<>();
    TreeSet<Integer> seen = new TreeSet<>();
    int start;
    do {
      next += groups.isEmpty() ? 0 : 1;
      start = next;
      List<Integer> group = some();
      for (int i = 0; i < group.size(); i++) {
        if (!seen.add(group.get(i)) && sound) {
          fault(start + i, "problem.script.twice", ScriptValues.member(group.get(i)));
        }
      }
      groups.add(new MemberSet(group));
    } while (isNext("|"));
    return new Intervention.Partition(groups, lasting);
  }

  private Intervention restart() {
    int member = member();
    if (next >= words.size()) {
      return new Intervention.Restart(member, 0);
    }
    expect("incarnation");
    return new Intervention.Restart(member, count(0, 1_000_000_000_000L));
  }

  private Intervention join() {
    int count = (int) count(1, SwimBench.MAX_MEMBERS);
    expect("every");
    long spacing = time();
    boolean synced = isNext("synced");
    if (!synced && !isNext("unsynced")) {
      wrong("problem.script.synced", shown());
    }
    next++;
    return new Intervention.MassJoin(count, spacing, synced);
  }

  private Intervention clock() {
    int member = member();
    String word = next < words.size() ? words.get(next).group() : "";
    boolean signed = word.startsWith("+") || word.startsWith("-");
    Optional<Long> size = signed ? ScriptValues.time(word.substring(1)) : Optional.empty();
    if (size.isEmpty()) {
      wrong("problem.script.step", shown());
    }
    next++;
    long offset = size.orElse(0L);
    return new Intervention.ClockStep(member, word.startsWith("-") ? -offset : offset);
  }

  private long count(long least, long most) {
    int before = next;
    long count =
        value(
            word ->
                word.matches("[0-9]{1,13}") ? Optional.of(Long.valueOf(word)) : Optional.empty(),
            -1L,
            "problem.script.count");
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
