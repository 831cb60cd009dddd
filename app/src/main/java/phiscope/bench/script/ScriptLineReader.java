package phiscope.bench.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import phiscope.bench.SwimBench;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.core.swim.ScriptEntry;

/** Reads one line of a script of the SWIM bench. */
final class ScriptLineReader extends LineReader {
  private static final Map<String, Verb> VERBS = verbs();

  private final int everybody;

  /**
   * What can be done.
   *
   * @param lasts whether it can be for a while
   * @param reader reads what follows; takes how long it lasts
   */
  private record Verb(Lasting lasts, Function<Reading, Intervention> reader) {}

  /** A line under way, and for how long what it says lasts. */
  private record Reading(ScriptLineReader line, long lasting) {}

  ScriptLineReader(String line, int everybody, Consumer<ScriptFault> faults) {
    super(line, faults);
    this.everybody = everybody;
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
    return new Verb(Lasting.INSTANT, reading -> reader.apply(reading.line));
  }

  private static Verb lasting(Function<Reading, Intervention> reader) {
    return new Verb(Lasting.PERHAPS, reader);
  }

  /** The entry; empty with a fault noted. */
  Optional<ScriptEntry> read() {
    return begin(VERBS, Verb::lasts)
        .flatMap(
            line -> {
              Intervention what = line.verb().reader.apply(new Reading(this, line.lasting()));
              return end(new ScriptEntry(line.at(), what));
            });
  }

  private int member() {
    int before = place();
    int member = value(ScriptValues::member, 0, "problem.script.member");
    if (member >= everybody) {
      fault(before, "problem.script.stranger", "m" + member, "m" + (everybody - 1));
    }
    return member;
  }

  private MemberSet members() {
    if (passes("all")) {
      return MemberSet.everyone();
    }
    return new MemberSet(some());
  }

  /** One member or more, up to what separates them from others. */
  private List<Integer> some() {
    List<Integer> members = new ArrayList<>();
    do {
      members.add(member());
    } while (hasMore() && !isNext("->") && !isNext("|"));
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
      start = place();
      List<Integer> group = some();
      for (int i = 0; i < group.size(); i++) {
        if (!seen.add(group.get(i)) && isSound()) {
          fault(start + i, "problem.script.twice", ScriptValues.member(group.get(i)));
        }
      }
      groups.add(new MemberSet(group));
    } while (passes("|"));
    return new Intervention.Partition(groups, lasting);
  }

  private Intervention restart() {
    int member = member();
    if (!hasMore()) {
      return new Intervention.Restart(member, 0);
    }
    expect("incarnation");
    return new Intervention.Restart(member, count(0, 1_000_000_000_000L));
  }

  private Intervention join() {
    int count = (int) count(1, SwimBench.MAX_MEMBERS);
    expect("every");
    long spacing = time();
    boolean synced = value(ScriptLineReader::synced, false, "problem.script.synced");
    return new Intervention.MassJoin(count, spacing, synced);
  }

  private Intervention clock() {
    int member = member();
    return new Intervention.ClockStep(member, step());
  }

  private static Optional<Boolean> synced(String word) {
    return word.equals("synced") || word.equals("unsynced")
        ? Optional.of(word.equals("synced"))
        : Optional.empty();
  }
}
