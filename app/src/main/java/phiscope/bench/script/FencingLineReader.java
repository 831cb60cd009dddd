package phiscope.bench.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.WritePath;

/** Reads one line of a script of the fencing bench. */
final class FencingLineReader extends LineReader {
  private static final int MOST_COPIES = 10;
  private static final Map<String, Verb> VERBS = verbs();

  private final int holders;

  /**
   * What can be done.
   *
   * @param lasts for how long it can be
   * @param reader reads what follows; takes how long it lasts
   */
  private record Verb(Lasting lasts, Function<Reading, FencingIntervention> reader) {}

  /** A line under way, and for how long what it says lasts. */
  private record Reading(FencingLineReader line, long lasting) {
    private int holder() {
      return line.holder();
    }
  }

  FencingLineReader(String line, int holders, Consumer<ScriptFault> faults) {
    super(line, faults);
    this.holders = holders;
  }

  private static Map<String, Verb> verbs() {
    Map<String, Verb> verbs = new LinkedHashMap<>();
    verbs.put("write", new Verb(Lasting.INSTANT, r -> r.line.write()));
    verbs.put("repeat", new Verb(Lasting.INSTANT, r -> r.line.repeat()));
    verbs.put(
        "pause",
        new Verb(
            Lasting.ALWAYS,
            r -> new FencingIntervention.Pause(r.holder(), Math.max(1, r.lasting))));
    verbs.put("crash", new Verb(Lasting.INSTANT, r -> new FencingIntervention.Crash(r.holder())));
    verbs.put(
        "restart", new Verb(Lasting.INSTANT, r -> new FencingIntervention.Restart(r.holder())));
    verbs.put(
        "restart-resource",
        new Verb(Lasting.INSTANT, r -> new FencingIntervention.RestartResource()));
    verbs.put("clock-rate", new Verb(Lasting.INSTANT, r -> r.line.clockRate()));
    verbs.put("clock", new Verb(Lasting.INSTANT, r -> r.line.clockStep()));
    verbs.put("cut", new Verb(Lasting.PERHAPS, r -> r.line.cut(r.lasting)));
    verbs.put("slow", new Verb(Lasting.PERHAPS, r -> r.line.slow(r.lasting)));
    verbs.put(
        "refuse",
        new Verb(
            Lasting.PERHAPS, r -> new FencingIntervention.RefuseTakeover(r.holder(), r.lasting)));
    verbs.put("suspect", new Verb(Lasting.INSTANT, r -> new FencingIntervention.Suspect()));
    return verbs;
  }

  /** The entry; empty with a fault noted. */
  Optional<FencingScriptEntry> read() {
    return begin(VERBS, Verb::lasts).flatMap(this::read);
  }

  private Optional<FencingScriptEntry> read(Beginning<Verb> line) {
    if (line.at() > FencingScenario.LONGEST || line.lasting() > FencingScenario.LONGEST) {
      // The word behind "at" or "from".
      fault(1, "problem.script.day");
      return Optional.empty();
    }
    FencingIntervention what = line.verb().reader.apply(new Reading(this, line.lasting()));
    return end(new FencingScriptEntry(line.at(), what));
  }

  private int holder() {
    int before = place();
    int holder = value(word -> numbered(word, 'h'), 0, "problem.script.holder");
    if (holder >= holders) {
      fault(
          before,
          "problem.script.noHolder",
          FencingWords.holder(holder),
          FencingWords.holder(holders - 1));
    }
    return holder;
  }

  /** The number behind a letter. */
  private static Optional<Integer> numbered(String word, char letter) {
    return word.matches(letter + "(0|[1-9][0-9]{0,9})")
        ? Optional.of(Long.valueOf(word.substring(1)))
            .filter(number -> number <= Integer.MAX_VALUE)
            .map(Long::intValue)
        : Optional.empty();
  }

  /** A time of at most a day. */
  private long duration() {
    int before = place();
    long ticks = time();
    if (ticks > FencingScenario.LONGEST) {
      fault(before, "problem.script.day");
    }
    return Math.min(ticks, FencingScenario.LONGEST);
  }

  private FencingIntervention write() {
    int holder = holder();
    long named = passes("token") ? Math.max(0, count(1, Long.MAX_VALUE)) : 0;
    return new FencingIntervention.Write(holder, named, path());
  }

  private FencingIntervention repeat() {
    int request = value(word -> numbered(word, 'r'), 0, "problem.script.request");
    return new FencingIntervention.Repeat(request, path());
  }

  /** What becomes of a write: {@code after 10ms arrives 6s}; empty where nothing is said. */
  private Optional<WritePath> path() {
    if (!passes("after")) {
      return Optional.empty();
    }
    long sendAfter = duration();
    List<WritePath.Copy> copies = new ArrayList<>();
    if (!passes("lost")) {
      do {
        copies.add(copy());
      } while (isNext("arrives") && copies.size() < MOST_COPIES);
    }
    return Optional.of(new WritePath(sendAfter, copies));
  }

  private WritePath.Copy copy() {
    expect("arrives");
    long delay = duration();
    long stall = passes("stall") ? duration() : 0;
    return new WritePath.Copy(delay, stall, passes("unanswered"));
  }

  private FencingIntervention clockRate() {
    int holder = holder();
    int before = place();
    long perMillion =
        value(word -> signed(word, ScriptValues::share), 0L, "problem.script.clockRate");
    if (perMillion < -999_999) {
      fault(before, "problem.script.clockRate", "-100%");
    }
    return new FencingIntervention.ClockRate(holder, (int) Math.max(-999_999, perMillion));
  }

  private FencingIntervention clockStep() {
    int holder = holder();
    int before = place();
    long step = step();
    if (Math.abs(step) > FencingScenario.LONGEST) {
      fault(before, "problem.script.day");
    }
    long most = FencingScenario.LONGEST;
    return new FencingIntervention.ClockStep(holder, Math.max(-most, Math.min(most, step)));
  }

  private Side side() {
    return value(
        word -> Optional.ofNullable(FencingLineWriter.SIDES.get(word)),
        Side.BOTH,
        "problem.script.side");
  }

  private FencingIntervention cut(long lasting) {
    int holder = holder();
    return new FencingIntervention.Cut(holder, side(), lasting);
  }

  private FencingIntervention slow(long lasting) {
    int holder = holder();
    Side side = side();
    expect("by");
    return new FencingIntervention.Slow(holder, side, duration(), lasting);
  }
}
