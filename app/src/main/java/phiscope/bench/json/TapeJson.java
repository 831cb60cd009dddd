package phiscope.bench.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.BenchLimits;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.TraceGenerator;

/**
 * A tape in JSON: its heartbeats, and what it was generated from. A file written by hand may give
 * the settings of a generator alone; then the heartbeats are generated.
 */
final class TapeJson {
  static final Map<String, Pause.Who> WHO = who();

  private TapeJson() {}

  private static Map<String, Pause.Who> who() {
    Map<String, Pause.Who> who = new LinkedHashMap<>();
    who.put("sender", Pause.Who.SENDER);
    who.put("network", Pause.Who.NETWORK);
    who.put("observer", Pause.Who.OBSERVER);
    return who;
  }

  static Optional<Tape> read(JsonField field, TickScale scale) {
    Optional<JsonFields> object = field.object();
    if (object.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = object.get();
    Times times = new Times(scale);
    Optional<String> name =
        fields.optional("name").flatMap(text -> text.text(BenchLimits.MAX_TEXT));
    Optional<JsonField> generator = fields.optional("generator");
    Optional<GeneratorSettings> settings = generator.flatMap(f -> GeneratorJson.read(f, scale));
    if (generator.isPresent()
        && !(fields.has("arrivals") || fields.has("intervals") || fields.has("edited"))) {
      // All that is on it follows from the settings: no other field is allowed.
      fields.end();
      return settings.map(made -> TraceGenerator.generate(name.orElse(""), made));
    }
    boolean edited = fields.optional("edited").flatMap(JsonField::flag).orElse(false);
    Optional<HeartbeatTrace> heartbeats = HeartbeatsJson.read(fields, times);
    OptionalLong crash = tickOrNull(fields, "crash", times);
    List<Pause> pauses = pauses(fields, times);
    fields.end();
    return heartbeats
        .map(trace -> new Tape(name.orElse(""), trace, crash, pauses))
        .map(tape -> tape.withGenerated(settings.map(made -> origin(made, tape, edited))));
  }

  private static List<Pause> pauses(JsonFields fields, Times times) {
    List<Pause> pauses = new ArrayList<>();
    fields
        .optional("pauses")
        .ifPresent(
            list ->
                list.items(0, BenchLimits.MAX_PAUSES)
                    .forEach(item -> readPause(item, times).ifPresent(pauses::add)));
    pauses.sort(Comparator.comparingLong(Pause::from));
    return pauses;
  }

  /** A tape that somebody has changed in the file is one that was changed by hand. */
  private static Generated origin(GeneratorSettings settings, Tape tape, boolean edited) {
    Tape made = edited ? tape : TraceGenerator.generate(tape.name(), settings);
    boolean same =
        made.heartbeats().equals(tape.heartbeats())
            && made.crash().equals(tape.crash())
            && made.pauses().equals(tape.pauses());
    return new Generated(settings, edited || !same);
  }

  /** The tick of a time that may be missing or null. */
  static OptionalLong tickOrNull(JsonFields fields, String name, Times times) {
    Optional<Long> tick =
        fields.optional(name).filter(field -> !field.isNull()).flatMap(times::tick);
    return tick.isPresent() ? OptionalLong.of(tick.get()) : OptionalLong.empty();
  }

  static Optional<Pause> readPause(JsonField field, Times times) {
    Optional<JsonFields> object = field.object();
    if (object.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = object.get();
    Optional<Pause.Who> who = fields.required("who").flatMap(word -> word.word(WHO));
    Optional<Long> from = fields.required("from").flatMap(times::tick);
    Optional<Long> to = fields.required("to").flatMap(times::tick);
    fields.end();
    if (from.isPresent() && to.isPresent() && to.get() <= from.get()) {
      return field.problem("problem.bench.pause");
    }
    return who.isPresent() && from.isPresent() && to.isPresent()
        ? Optional.of(new Pause(who.get(), from.get(), to.get()))
        : Optional.empty();
  }

  /** Writes a tape; what it has not is left out. */
  static void write(JsonPrinter to, Tape tape, TickScale scale) {
    Times times = new Times(scale);
    to.object().name("name").text(tape.name());
    if (tape.generated().isPresent()) {
      to.name("generator");
      GeneratorJson.write(to, tape.generated().get().settings(), scale);
      if (tape.generated().get().edited()) {
        to.name("edited").flag(true);
      }
    }
    if (tape.crash().isPresent()) {
      to.name("crash").number(times.time(tape.crash().getAsLong()));
    }
    if (!tape.pauses().isEmpty()) {
      to.name("pauses").array();
      for (Pause pause : tape.pauses()) {
        writePause(to, pause, times);
      }
      to.endArray();
    }
    HeartbeatsJson.write(to, tape.heartbeats(), times);
    to.endObject();
  }

  static void writePause(JsonPrinter to, Pause pause, Times times) {
    to.inlineObject().name("who").text(PolicyJson.word(WHO, pause.who()));
    to.name("from").number(times.time(pause.from()));
    to.name("to").number(times.time(pause.to())).endObject();
  }
}
