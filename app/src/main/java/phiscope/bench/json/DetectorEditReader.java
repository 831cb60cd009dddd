package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit;
import phiscope.bench.DetectorEdit;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.PolicyEdit;
import phiscope.bench.SettingEdit;
import phiscope.bench.TapeEdit;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;

/** Reads one edit; each field that is asked for must be there. */
final class DetectorEditReader {
  static final Map<String, Heartbeat.Fate> FATES = fates();

  private static final Map<String, Function<DetectorEditReader, DetectorEdit>> KINDS = kinds();
  private static final Times TICKS = new Times(DetectorEditWriter.TICKS);
  private static final int MOST_TOGETHER = 100_000;

  private final JsonFields fields;
  private boolean complete = true;

  private DetectorEditReader(JsonFields fields) {
    this.fields = fields;
  }

  private static Map<String, Heartbeat.Fate> fates() {
    Map<String, Heartbeat.Fate> fates = new LinkedHashMap<>();
    fates.put("delivered", Heartbeat.Fate.DELIVERED);
    fates.put("lost", Heartbeat.Fate.LOST);
    return fates;
  }

  private static Map<String, Function<DetectorEditReader, DetectorEdit>> kinds() {
    Map<String, Function<DetectorEditReader, DetectorEdit>> kinds = new LinkedHashMap<>();
    kinds.put("together", r -> new DetectorEdit.Together(r.edits()));
    kinds.put("setTitle", r -> new SettingEdit.SetTitle(r.text("title")));
    kinds.put("setNow", r -> new SettingEdit.SetNow(r.number("now")));
    kinds.put(
        "setInstantOrder",
        r -> new SettingEdit.SetInstantOrder(r.get("order", f -> f.word(DetectorJson.ORDERS))));
    kinds.put("setHorizon", r -> new SettingEdit.SetHorizon(r.tickOrNull("horizon")));
    kinds.put("setPrior", r -> new SettingEdit.SetPrior(r.get("prior", JsonField::number)));
    kinds.put(
        "setRuns",
        r -> new SettingEdit.SetRuns(r.get("runs", f -> RunsPlanJson.read(Optional.of(f)))));
    kinds.put("setScale", r -> r.scale(r.get("unit", f -> f.word(DetectorJson.UNITS))));
    kinds.put("setPolicy", r -> new PolicyEdit.SetPolicy(r.index("index"), r.policy()));
    kinds.put("addPolicy", r -> new PolicyEdit.AddPolicy(r.policy()));
    kinds.put("removePolicy", r -> new PolicyEdit.RemovePolicy(r.index("index")));
    kinds.put("setFixedTimeouts", r -> new PolicyEdit.SetFixedTimeouts(r.timeouts()));
    kinds.put("setConsumer", r -> new ConsumerEdit.SetConsumer(r.index("index"), r.consumer()));
    kinds.put("addConsumer", r -> new ConsumerEdit.AddConsumer(r.consumer()));
    kinds.put("removeConsumer", r -> new ConsumerEdit.RemoveConsumer(r.index("index")));
    kinds.put("addTape", r -> new TapeEdit.AddTape(r.addedTape()));
    kinds.put("removeTape", r -> new TapeEdit.RemoveTape(r.tape()));
    kinds.put("setTapeName", r -> new TapeEdit.SetTapeName(r.tape(), r.text("name")));
    kinds.put("setCrash", r -> new TapeEdit.SetCrash(r.tape(), r.tickOrNull("crash")));
    kinds.put("generateTape", r -> r.generateTape());
    kinds.put("addPause", r -> new TapeEdit.AddPause(r.tape(), r.pause()));
    kinds.put("setPause", r -> new TapeEdit.SetPause(r.tape(), r.index("index"), r.pause()));
    kinds.put("removePause", r -> new TapeEdit.RemovePause(r.tape(), r.index("index")));
    heartbeatKinds(kinds);
    return kinds;
  }

  private static void heartbeatKinds(
      Map<String, Function<DetectorEditReader, DetectorEdit>> kinds) {
    kinds.put(
        "insertHeartbeat", r -> new HeartbeatEdit.InsertHeartbeat(r.tape(), r.number("arrival")));
    kinds.put(
        "insertDuplicate",
        r -> new HeartbeatEdit.InsertDuplicate(r.tape(), r.index("index"), r.number("arrival")));
    kinds.put(
        "moveHeartbeat",
        r -> new HeartbeatEdit.MoveHeartbeat(r.tape(), r.index("index"), r.number("arrival")));
    kinds.put(
        "setHeartbeat",
        r -> new HeartbeatEdit.SetHeartbeat(r.tape(), r.index("index"), r.heartbeat()));
    kinds.put(
        "setInterval",
        r -> new HeartbeatEdit.SetInterval(r.tape(), r.index("index"), r.number("ticks")));
    kinds.put(
        "removeHeartbeat", r -> new HeartbeatEdit.RemoveHeartbeat(r.tape(), r.index("index")));
    kinds.put(
        "removeRange",
        r -> new HeartbeatEdit.RemoveRange(r.tape(), r.number("from"), r.number("to")));
    kinds.put("setFate", r -> new HeartbeatEdit.SetFate(r.tape(), r.index("index"), r.fate()));
    kinds.put("restart", r -> new HeartbeatEdit.Restart(r.tape(), r.index("index")));
    kinds.put(
        "jitter",
        r ->
            new HeartbeatEdit.Jitter(
                r.tape(),
                r.number("from"),
                r.number("to"),
                r.number("amplitude"),
                r.number("seed")));
    kinds.put(
        "replaceHeartbeats", r -> new HeartbeatEdit.ReplaceHeartbeats(r.tape(), r.heartbeats()));
  }

  static Optional<DetectorEdit> read(JsonField field) {
    Optional<JsonFields> object = field.object();
    if (object.isEmpty()) {
      return Optional.empty();
    }
    DetectorEditReader reader = new DetectorEditReader(object.get());
    Optional<Function<DetectorEditReader, DetectorEdit>> kind =
        object.get().required(EditJson.KIND).flatMap(word -> word.word(KINDS));
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    DetectorEdit edit = kind.get().apply(reader);
    object.get().end();
    return reader.complete ? Optional.of(edit) : Optional.empty();
  }

  /** The value of a field; null where there is none, and then there is no edit either. */
  private <T> T get(String name, Function<JsonField, Optional<T>> reader) {
    return found(fields.required(name).flatMap(reader));
  }

  private <T> T found(Optional<T> value) {
    complete &= value.isPresent();
    return value.orElse(null);
  }

  private long number(String name) {
    Long number = get(name, field -> field.whole(Long.MIN_VALUE, Long.MAX_VALUE));
    return number == null ? 0 : number;
  }

  private int index(String name) {
    Long index = get(name, field -> field.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
    return index == null ? 0 : index.intValue();
  }

  private int tape() {
    return index("tape");
  }

  private String text(String name) {
    String text = get(name, field -> field.text(Integer.MAX_VALUE));
    return text == null ? "" : text;
  }

  private OptionalLong tickOrNull(String name) {
    Optional<JsonField> field = fields.required(name);
    complete &= field.isPresent();
    if (field.isEmpty() || field.get().isNull()) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(number(name));
  }

  private List<DetectorEdit> edits() {
    List<DetectorEdit> edits = new ArrayList<>();
    JsonField field = get("edits", Optional::of);
    for (JsonField item : field == null ? List.<JsonField>of() : field.items(0, MOST_TOGETHER)) {
      DetectorEdit edit = found(read(item));
      if (edit != null) {
        edits.add(edit);
      }
    }
    return edits;
  }

  private DetectorEdit scale(TimeUnit unit) {
    return new SettingEdit.SetScale(unit, index("decimals"));
  }

  private List<BigDecimal> timeouts() {
    List<BigDecimal> timeouts = new ArrayList<>();
    JsonField field = get("timeouts", Optional::of);
    for (JsonField item : field == null ? List.<JsonField>of() : field.items(0, MOST_TOGETHER)) {
      BigDecimal timeout = found(item.number());
      if (timeout != null) {
        timeouts.add(timeout);
      }
    }
    return timeouts;
  }

  private PhiPolicy policy() {
    return get("policy", field -> PolicyJson.read(field, TimeUnit.NONE));
  }

  private Consumer consumer() {
    return get("consumer", ConsumerJson::read);
  }

  private Tape addedTape() {
    return get("added", field -> TapeJson.read(field, DetectorEditWriter.TICKS));
  }

  private DetectorEdit generateTape() {
    int tape = tape();
    GeneratorSettings settings =
        get("generator", field -> GeneratorJson.read(field, DetectorEditWriter.TICKS));
    return settings == null ? null : TapeEdit.GenerateTape.of(tape, settings);
  }

  private Pause pause() {
    return get("pause", field -> TapeJson.readPause(field, TICKS));
  }

  private Heartbeat.Fate fate() {
    return get("fate", field -> field.word(FATES));
  }

  private HeartbeatTrace heartbeats() {
    return found(HeartbeatsJson.read(fields, TICKS));
  }

  private Heartbeat heartbeat() {
    Long sequence = get("sequence", field -> field.whole(0, Long.MAX_VALUE));
    Long arrival = get("arrival", field -> field.whole(0, Long.MAX_VALUE));
    Long incarnation = get("incarnation", field -> field.whole(0, Integer.MAX_VALUE));
    Heartbeat.Fate fate = fate();
    return complete ? new Heartbeat(sequence, arrival, incarnation.intValue(), fate) : null;
  }
}
