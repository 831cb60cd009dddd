package phiscope.bench.json;

import java.util.List;
import java.util.OptionalLong;
import phiscope.bench.BenchLimits;
import phiscope.bench.ConsumerEdit;
import phiscope.bench.DetectorEdit;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.PolicyEdit;
import phiscope.bench.SettingEdit;
import phiscope.bench.TapeEdit;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Writes edits. */
final class DetectorEditWriter {
  /** Times of traces are whole ticks. */
  static final TickScale TICKS = new TickScale(TimeUnit.NONE, 0);

  private final JsonPrinter to;

  DetectorEditWriter(JsonPrinter to) {
    this.to = to;
  }

  /**
   * Writes an edit. One that could never change anything, since its heartbeats are no document's,
   * is written as no edit at all: it could not be read.
   */
  void write(DetectorEdit edit) {
    if (edit instanceof HeartbeatEdit.ReplaceHeartbeats replace
            && !BenchLimits.isBounded(replace.heartbeats())
        || edit instanceof TapeEdit.AddTape add
            && !BenchLimits.isBounded(add.added().heartbeats())) {
      write(new DetectorEdit.Together(List.of()));
      return;
    }
    to.inlineObject().name(EditJson.KIND).text(edit.kind());
    if (edit instanceof DetectorEdit.Together together) {
      to.name("edits").inlineArray();
      together.edits().forEach(this::write);
      to.endArray();
    } else if (edit instanceof SettingEdit setting) {
      setting(setting);
    } else if (edit instanceof PolicyEdit policy) {
      policy(policy);
    } else if (edit instanceof ConsumerEdit consumer) {
      consumer(consumer);
    } else if (edit instanceof TapeEdit tape) {
      tape(tape);
    } else if (edit instanceof HeartbeatEdit heartbeat) {
      to.name("tape").number(heartbeat.tape());
      heartbeat(heartbeat);
    } else {
      throw unknown(edit);
    }
    to.endObject();
  }

  private static AssertionError unknown(DetectorEdit edit) {
    return new AssertionError("no format for " + edit.getClass());
  }

  private void setting(SettingEdit edit) {
    if (edit instanceof SettingEdit.SetTitle set) {
      to.name("title").text(set.title());
    } else if (edit instanceof SettingEdit.SetNow set) {
      to.name("now").number(set.now());
    } else if (edit instanceof SettingEdit.SetInstantOrder set) {
      to.name("order").text(PolicyJson.word(DetectorJson.ORDERS, set.order()));
    } else if (edit instanceof SettingEdit.SetHorizon set) {
      tickOrNull("horizon", set.horizon());
    } else if (edit instanceof SettingEdit.SetPrior set) {
      to.name("prior").number(set.prior());
    } else if (edit instanceof SettingEdit.SetRuns set) {
      to.name("runs");
      RunsPlanJson.write(to, set.runs());
    } else if (edit instanceof SettingEdit.SetScale set) {
      to.name("unit").text(set.unit().symbol()).name("decimals").number(set.decimals());
    } else {
      throw unknown(edit);
    }
  }

  private void tickOrNull(String name, OptionalLong tick) {
    to.name(name);
    if (tick.isPresent()) {
      to.number(tick.getAsLong());
    } else {
      to.nothing();
    }
  }

  private void policy(PolicyEdit edit) {
    if (edit instanceof PolicyEdit.SetPolicy set) {
      to.name("index").number(set.index()).name("policy");
      PolicyJson.writeInFull(to, set.policy());
    } else if (edit instanceof PolicyEdit.AddPolicy add) {
      to.name("policy");
      PolicyJson.writeInFull(to, add.policy());
    } else if (edit instanceof PolicyEdit.RemovePolicy remove) {
      to.name("index").number(remove.index());
    } else if (edit instanceof PolicyEdit.SetFixedTimeouts set) {
      to.name("timeouts").inlineArray();
      set.timeouts().forEach(to::number);
      to.endArray();
    } else {
      throw unknown(edit);
    }
  }

  private void consumer(ConsumerEdit edit) {
    if (edit instanceof ConsumerEdit.SetConsumer set) {
      to.name("index").number(set.index()).name("consumer");
      ConsumerJson.write(to, set.consumer());
    } else if (edit instanceof ConsumerEdit.AddConsumer add) {
      to.name("consumer");
      ConsumerJson.write(to, add.consumer());
    } else if (edit instanceof ConsumerEdit.RemoveConsumer remove) {
      to.name("index").number(remove.index());
    } else {
      throw unknown(edit);
    }
  }

  private void tape(TapeEdit edit) {
    if (edit instanceof TapeEdit.AddTape add) {
      to.name("added");
      TapeJson.write(to, add.added(), TICKS);
    } else if (edit instanceof TapeEdit.RemoveTape remove) {
      to.name("tape").number(remove.tape());
    } else if (edit instanceof TapeEdit.SetTapeName set) {
      to.name("tape").number(set.tape()).name("name").text(set.name());
    } else if (edit instanceof TapeEdit.SetCrash set) {
      to.name("tape").number(set.tape());
      tickOrNull("crash", set.crash());
    } else if (edit instanceof TapeEdit.GenerateTape generate) {
      to.name("tape").number(generate.tape()).name("generator");
      GeneratorJson.write(to, generate.settings(), TICKS);
    } else if (edit instanceof TapeEdit.AddPause add) {
      to.name("tape").number(add.tape());
      pause(add.pause());
    } else if (edit instanceof TapeEdit.SetPause set) {
      to.name("tape").number(set.tape()).name("index").number(set.index());
      pause(set.pause());
    } else if (edit instanceof TapeEdit.RemovePause remove) {
      to.name("tape").number(remove.tape()).name("index").number(remove.index());
    } else {
      throw unknown(edit);
    }
  }

  private void pause(Pause pause) {
    to.name("pause");
    TapeJson.writePause(to, pause, new Times(TICKS));
  }

  private void heartbeat(HeartbeatEdit edit) {
    if (edit instanceof HeartbeatEdit.InsertHeartbeat insert) {
      to.name("arrival").number(insert.arrival());
    } else if (edit instanceof HeartbeatEdit.InsertDuplicate insert) {
      to.name("index").number(insert.index()).name("arrival").number(insert.arrival());
    } else if (edit instanceof HeartbeatEdit.MoveHeartbeat move) {
      to.name("index").number(move.index()).name("arrival").number(move.arrival());
    } else if (edit instanceof HeartbeatEdit.SetHeartbeat set) {
      to.name("index").number(set.index());
      heartbeat(set.heartbeat());
    } else if (edit instanceof HeartbeatEdit.SetInterval set) {
      to.name("index").number(set.index()).name("ticks").number(set.ticks());
    } else if (edit instanceof HeartbeatEdit.RemoveHeartbeat remove) {
      to.name("index").number(remove.index());
    } else if (edit instanceof HeartbeatEdit.RemoveRange remove) {
      to.name("from").number(remove.from()).name("to").number(remove.to());
    } else if (edit instanceof HeartbeatEdit.SetFate set) {
      to.name("index").number(set.index());
      to.name("fate").text(PolicyJson.word(DetectorEditReader.FATES, set.fate()));
    } else if (edit instanceof HeartbeatEdit.Restart restart) {
      to.name("index").number(restart.index());
    } else if (edit instanceof HeartbeatEdit.Jitter jitter) {
      to.name("from").number(jitter.from()).name("to").number(jitter.to());
      to.name("amplitude").number(jitter.amplitude()).name("seed").number(jitter.seed());
    } else if (edit instanceof HeartbeatEdit.ReplaceHeartbeats replace) {
      HeartbeatsJson.write(to, replace.heartbeats(), new Times(TICKS));
    } else {
      throw unknown(edit);
    }
  }

  private void heartbeat(Heartbeat heartbeat) {
    to.name("sequence").number(heartbeat.sequence()).name("arrival").number(heartbeat.arrival());
    to.name("incarnation").number(heartbeat.incarnation());
    to.name("fate").text(PolicyJson.word(DetectorEditReader.FATES, heartbeat.fate()));
  }
}
