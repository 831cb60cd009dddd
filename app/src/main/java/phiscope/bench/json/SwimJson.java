package phiscope.bench.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import phiscope.bench.BenchLimits;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBranch;
import phiscope.bench.SwimView;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimPreset;

/**
 * The documents of the SWIM bench as JSON: times are exact decimals in seconds, of whole
 * microseconds; a script is a list of the lines of {@link ScriptText}; parameters are a preset and
 * what differs from it.
 */
final class SwimJson {
  static final Map<String, SwimPreset> PRESETS = presets();

  /** As a new document has it: a message is a few milliseconds under way. */
  static final NetworkParameters USUAL_NETWORK = new NetworkParameters(1_000, 5_000, 0);

  private SwimJson() {}

  private static Map<String, SwimPreset> presets() {
    Map<String, SwimPreset> presets = new LinkedHashMap<>();
    for (SwimPreset preset : SwimPreset.values()) {
      presets.put(word(preset), preset);
    }
    return presets;
  }

  static String word(SwimPreset preset) {
    return preset.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Reads what a document of this kind holds. */
  static Optional<SwimBench> read(JsonFields fields) {
    Optional<String> title =
        fields.optional("title").flatMap(field -> field.text(BenchLimits.MAX_TEXT));
    Optional<Long> seed = fields.required("seed").flatMap(field -> field.whole(0, Long.MAX_VALUE));
    Optional<Long> members =
        fields.required("members").flatMap(field -> field.whole(1, SwimBench.MAX_MEMBERS));
    Optional<Long> horizon =
        fields.required("horizon").flatMap(field -> SimTimes.read(field, SwimBench.MAX_TIME));
    Optional<SwimParametersJson.Chosen> parameters =
        fields.required("parameters").flatMap(SwimParametersJson::read);
    Optional<NetworkParameters> network = network(fields.optional("network"));
    // Where the count of members is wrong, no member is a stranger.
    int strangersFrom = members.map(Long::intValue).orElse(SwimBench.MAX_MEMBERS);
    long end = horizon.orElse(Long.MAX_VALUE);
    List<SwimBranch> branches = new ArrayList<>();
    branches.add(SwimBranch.first(script(fields.optional("script"), strangersFrom, end)));
    boolean sound = branches(fields.optional("branches"), strangersFrom, end, branches);
    Optional<SwimView> view = view(fields.optional("view"), branches.size());
    Optional<SeedRange> seeds = seeds(fields.optional("seeds"));
    fields.end();
    if (seed.isEmpty() || members.isEmpty() || horizon.isEmpty() || parameters.isEmpty()) {
      return Optional.empty();
    }
    if (!sound || network.isEmpty() || view.isEmpty() || seeds.isEmpty()) {
      return Optional.empty();
    }
    for (SwimBranch branch : branches) {
      if (members.get() + branch.joining() > SwimBench.MAX_MEMBERS) {
        return fields.problem("problem.swim.manyMembers", SwimBench.MAX_MEMBERS);
      }
    }
    return Optional.of(
        new SwimBench(
            title.orElse(""),
            seed.get(),
            members.get().intValue(),
            parameters.get().preset(),
            parameters.get().parameters(),
            network.get(),
            horizon.get(),
            branches,
            view.get(),
            seeds.get()));
  }

  private static Optional<NetworkParameters> network(Optional<JsonField> field) {
    return field.isEmpty()
        ? Optional.of(USUAL_NETWORK)
        : field.get().object().flatMap(SwimJson::network);
  }

  private static Optional<NetworkParameters> network(JsonFields fields) {
    Optional<Long> least =
        fields.required("delayMinimum").flatMap(field -> SimTimes.read(field, SwimBench.MAX_TIME));
    Optional<JsonField> mostField = fields.required("delayMaximum");
    Optional<Long> most = mostField.flatMap(field -> SimTimes.read(field, SwimBench.MAX_TIME));
    Optional<Long> loss =
        fields.has("loss")
            ? fields.optional("loss").flatMap(ParameterJson::share)
            : Optional.of(0L);
    fields.end();
    if (least.isEmpty() || most.isEmpty() || loss.isEmpty()) {
      return Optional.empty();
    }
    return most.get() < least.get()
        ? mostField.get().problem("problem.swim.delays")
        : Optional.of(new NetworkParameters(least.get(), most.get(), loss.get().intValue()));
  }

  private static List<ScriptEntry> script(Optional<JsonField> field, int members, long end) {
    return script(field.map(f -> f.items(0, SwimBench.MAX_LINES)).orElse(List.of()), members, end);
  }

  /** The lines of a script, each a text, of a run that ends then. */
  static List<ScriptEntry> script(List<JsonField> items, int members, long end) {
    return ScriptJson.read(items, end, (lines, faults) -> ScriptText.read(lines, members, faults));
  }

  private static boolean branches(
      Optional<JsonField> field, int members, long end, List<SwimBranch> to) {
    boolean sound = true;
    List<JsonField> items =
        field.map(f -> f.items(0, SwimBench.MAX_BRANCHES - 1)).orElse(List.of());
    for (JsonField item : items) {
      Optional<SwimBranch> branch = item.object().flatMap(f -> branch(f, members, end, to.size()));
      sound &= branch.isPresent();
      // A branch that is wrong keeps its number, so that later ones find their parents.
      to.add(branch.orElse(SwimBranch.first(List.of())));
    }
    return sound;
  }

  private static Optional<SwimBranch> branch(JsonFields fields, int members, long end, int index) {
    Optional<Long> parent = fields.required("parent").flatMap(f -> f.whole(0, index - 1L));
    Optional<Long> partedAt =
        fields.required("partedAt").flatMap(f -> SimTimes.read(f, SwimBench.MAX_TIME));
    List<ScriptEntry> script = script(fields.required("script"), members, end);
    fields.end();
    return parent.isPresent() && partedAt.isPresent()
        ? Optional.of(new SwimBranch(parent.get().intValue(), partedAt.get(), script))
        : Optional.empty();
  }

  private static Optional<SwimView> view(Optional<JsonField> field, int branches) {
    return field.isEmpty()
        ? Optional.of(SwimView.atStart())
        : field.get().object().flatMap(fields -> view(fields, branches));
  }

  static Optional<SwimView> view(JsonFields fields, int branches) {
    Optional<Long> branch = orElse(fields, "branch", branches - 1L);
    Optional<Long> frame = orElse(fields, "frame", Integer.MAX_VALUE);
    Optional<JsonField> lastField = fields.optional("last");
    Optional<Long> last = lastField.flatMap(field -> field.whole(0, Integer.MAX_VALUE));
    Optional<JsonField> chosen = fields.optional("message");
    Optional<MessageId> message = chosen.flatMap(JsonField::object).flatMap(SwimJson::message);
    fields.end();
    boolean sound = chosen.isPresent() == message.isPresent();
    if (branch.isEmpty()
        || frame.isEmpty()
        || !sound
        || lastField.isPresent() != last.isPresent()) {
      return Optional.empty();
    }
    OptionalInt shown = last.map(l -> OptionalInt.of(l.intValue())).orElse(OptionalInt.empty());
    return Optional.of(
        new SwimView(branch.get().intValue(), frame.get().intValue(), message, shown));
  }

  private static Optional<Long> orElse(JsonFields fields, String name, long most) {
    return fields.has(name)
        ? fields.optional(name).flatMap(field -> field.whole(0, most))
        : Optional.of(0L);
  }

  private static Optional<MessageId> message(JsonFields fields) {
    Optional<Long> sender =
        fields.required("sender").flatMap(field -> field.whole(0, Integer.MAX_VALUE));
    Optional<Long> number =
        fields.required("number").flatMap(field -> field.whole(0, Long.MAX_VALUE));
    fields.end();
    return sender.isPresent() && number.isPresent()
        ? Optional.of(new MessageId(sender.get().intValue(), number.get()))
        : Optional.empty();
  }

  /** Reads seeds; the usual ones where there are none. */
  static Optional<SeedRange> seeds(Optional<JsonField> field) {
    if (field.isEmpty()) {
      return Optional.of(SeedRange.USUAL);
    }
    Optional<JsonFields> fields = field.get().object();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<Long> from = fields.get().required("from").flatMap(f -> f.whole(0, SeedRange.LAST));
    Optional<Long> count = fields.get().required("count").flatMap(f -> f.whole(1, SeedRange.MOST));
    fields.get().end();
    return from.isPresent() && count.isPresent()
        ? Optional.of(new SeedRange(from.get(), count.get().intValue()))
        : Optional.empty();
  }
}
