package phiscope.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingSnapshot;

/**
 * What files, places in readings and keys of sentences call what happens on the fencing bench.
 * Written down by hand, so that files outlive a renamed class.
 */
public final class FencingWords {
  private static final Map<Class<? extends FencingEvent>, String> EVENTS = events();
  private static final Map<Class<? extends FencingIntervention>, String> VERBS = verbs();
  private static final Map<Class<? extends FencingMessage.Content>, String> CONTENTS = contents();

  private FencingWords() {}

  private static Map<Class<? extends FencingEvent>, String> events() {
    Map<Class<? extends FencingEvent>, String> words = new LinkedHashMap<>();
    words.put(FencingEvent.Started.class, "started");
    words.put(FencingEvent.WriteBegun.class, "writeBegun");
    words.put(FencingEvent.WriteSent.class, "writeSent");
    words.put(FencingEvent.WriteArrived.class, "writeArrived");
    words.put(FencingEvent.WriteApplied.class, "writeApplied");
    words.put(FencingEvent.AnswerArrived.class, "answerArrived");
    words.put(FencingEvent.HeartbeatSent.class, "heartbeatSent");
    words.put(FencingEvent.HeartbeatArrived.class, "heartbeatArrived");
    words.put(FencingEvent.RenewalAsked.class, "renewalAsked");
    words.put(FencingEvent.RenewalAnswered.class, "renewalAnswered");
    words.put(FencingEvent.RenewalArrived.class, "renewalArrived");
    words.put(FencingEvent.LeaseRanOut.class, "leaseRanOut");
    words.put(FencingEvent.LeaseRanOutAtAuthority.class, "leaseRanOutAtAuthority");
    words.put(FencingEvent.Evaluated.class, "evaluated");
    words.put(FencingEvent.SwitchConfirmed.class, "switchConfirmed");
    words.put(FencingEvent.SwitchWithdrawn.class, "switchWithdrawn");
    words.put(FencingEvent.TokenIssued.class, "tokenIssued");
    words.put(FencingEvent.TookOver.class, "tookOver");
    words.put(FencingEvent.TakeoverRefused.class, "takeoverRefused");
    words.put(FencingEvent.TakeoverAnswered.class, "takeoverAnswered");
    words.put(FencingEvent.TakeoverFailed.class, "takeoverFailed");
    words.put(FencingEvent.NobodyThere.class, "nobodyThere");
    words.put(FencingEvent.Intervened.class, "intervened");
    words.put(FencingEvent.Resumed.class, "resumed");
    words.put(FencingEvent.Ended.class, "ended");
    return words;
  }

  private static Map<Class<? extends FencingIntervention>, String> verbs() {
    Map<Class<? extends FencingIntervention>, String> words = new LinkedHashMap<>();
    words.put(FencingIntervention.Write.class, "write");
    words.put(FencingIntervention.Repeat.class, "repeat");
    words.put(FencingIntervention.Pause.class, "pause");
    words.put(FencingIntervention.Crash.class, "crash");
    words.put(FencingIntervention.Restart.class, "restart");
    words.put(FencingIntervention.RestartResource.class, "restart-resource");
    words.put(FencingIntervention.ClockRate.class, "clock-rate");
    words.put(FencingIntervention.ClockStep.class, "clock");
    words.put(FencingIntervention.Cut.class, "cut");
    words.put(FencingIntervention.Slow.class, "slow");
    words.put(FencingIntervention.RefuseTakeover.class, "refuse");
    words.put(FencingIntervention.Suspect.class, "suspect");
    return words;
  }

  private static Map<Class<? extends FencingMessage.Content>, String> contents() {
    Map<Class<? extends FencingMessage.Content>, String> words = new LinkedHashMap<>();
    words.put(FencingMessage.Heartbeat.class, "heartbeat");
    words.put(FencingMessage.Renew.class, "renew");
    words.put(FencingMessage.Renewed.class, "renewed");
    words.put(FencingMessage.Grant.class, "grant");
    words.put(FencingMessage.GrantAnswer.class, "grantAnswer");
    words.put(FencingMessage.Write.class, "write");
    words.put(FencingMessage.Answer.class, "answer");
    return words;
  }

  /** The word for what happened in a frame. */
  public static String of(FencingEvent event) {
    return EVENTS.get(event.getClass());
  }

  /** The verb of a line of a script. */
  public static String of(FencingIntervention what) {
    return VERBS.get(what.getClass());
  }

  /** The word for what a message says. */
  public static String of(FencingMessage.Content content) {
    return CONTENTS.get(content.getClass());
  }

  /** Whether a holder runs: {@code running}, {@code paused} or {@code down}. */
  public static String state(FencingSnapshot.Holder holder) {
    return holder.isDown() ? "down" : holder.isPaused() ? "paused" : "running";
  }

  /** How scripts and sentences call a holder: {@code h0}. */
  public static String holder(int number) {
    return "h" + number;
  }

  /** How scripts and sentences call a request: {@code r0}. */
  public static String request(int number) {
    return "r" + number;
  }
}
