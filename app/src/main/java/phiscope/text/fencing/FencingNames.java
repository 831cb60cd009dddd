package phiscope.text.fencing;

import java.util.List;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingWords;
import phiscope.bench.Parameter;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.Party;
import phiscope.core.fencing.Phase;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.StepKind;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.Sentence.Target;

/** The names of what there is on the fencing bench. */
public final class FencingNames {
  private final Messages messages;

  public FencingNames(Messages messages) {
    this.messages = messages;
  }

  /** A holder as scripts name it, with a link to it. */
  public Sentence holder(int holder) {
    return Sentence.link(FencingWords.holder(holder), new Target.Member(holder));
  }

  /** Holders, with a link to each. */
  public Sentence holders(List<Integer> holders) {
    return Sentence.joined(
        messages, "fencing.join.list", holders.stream().map(this::holder).toList());
  }

  /** A request. */
  Sentence request(int request) {
    return Sentence.plain(FencingWords.request(request));
  }

  /** A request, with a link to the message that bears it. */
  Sentence request(int request, FencingMessage message) {
    return Sentence.link(FencingWords.request(request), new Target.Message(message.id()));
  }

  /** "frame 12", with a link to it. */
  public Sentence frame(int index) {
    return Sentence.link(
        messages.get("fencing.frame", Numbers.whole(index)), new Target.Frame(index));
  }

  /** Who sends or gets messages. */
  Sentence party(Party party) {
    return party.isHolder()
        ? holder(party.holder())
        : Sentence.plain(party(party.equals(Party.RESOURCE) ? "resource" : "authority"));
  }

  /** The resource or the authority. */
  private String party(String word) {
    return messages.get("fencing.party." + word);
  }

  /** What should hold, as a sentence without its stop. */
  public String invariant(Invariant invariant) {
    return messages.get("fencing.invariant." + invariant.name());
  }

  /** The same in few words, for heads of columns. */
  public String shortInvariant(Invariant invariant) {
    return messages.get("fencing.invariant.short." + invariant.name());
  }

  /** A protection of writes. */
  public String protection(Protection protection) {
    return messages.get("fencing.protection." + protection.name());
  }

  /** A check of tokens. */
  public String tokenCheck(TokenCheck check) {
    return messages.get("fencing.choice." + Parameter.word(check));
  }

  /** Everything that is on, in one line; a word for nothing. */
  public String protections(WriteProtections protections) {
    List<Sentence> on =
        protections.on().stream()
            .map(
                protection ->
                    protection == Protection.TOKEN_CHECKED
                        ? tokenCheck(protections.tokenCheck())
                        : protection(protection))
            .map(Sentence::plain)
            .toList();
    return on.isEmpty()
        ? messages.get("fencing.protection.none")
        : Sentence.joined(messages, "fencing.join.list", on).text();
  }

  /** A parameter of a scenario. */
  public String parameter(FencingParameter parameter) {
    return messages.get("fencing.parameter." + parameter.name());
  }

  /** A group of parameters. */
  public String group(String group) {
    return messages.get("fencing.group." + group);
  }

  /** The value of a parameter, with its unit or its word. */
  public String value(FencingParameter parameter, long value) {
    return switch (parameter.kind()) {
      case TIME -> ScriptValues.spoken(value);
      case COUNT ->
          // A seed is a name rather than a number: it is copied as it stands.
          parameter == FencingParameter.SEED ? String.valueOf(value) : Numbers.whole(value);
      case SHARE, DECIMAL -> ScriptValues.share((int) value);
      case FLAG -> messages.get(value == 1 ? "fencing.on" : "fencing.off");
      case CHOICE -> messages.get("fencing.choice." + parameter.choices().get((int) value));
    };
  }

  /** Who suspects, in a line. */
  public String detector(DetectorChoice detector) {
    String heartbeats = ScriptValues.spoken(detector.heartbeats());
    String evaluations = ScriptValues.spoken(detector.evaluations());
    if (detector instanceof DetectorChoice.FixedTimeout fixed) {
      return messages.get(
          "fencing.detector.timeout",
          heartbeats,
          evaluations,
          ScriptValues.spoken(fixed.timeout()));
    }
    return detector instanceof DetectorChoice.Phi
        ? messages.get("fencing.detector.phi", heartbeats, evaluations)
        : messages.get("fencing.detector.off");
  }

  /** "detector". */
  public String detector() {
    return messages.get("fencing.detector");
  }

  /** From which phi on a holder counts as suspected. */
  public String switchAt() {
    return messages.get("fencing.switchAt");
  }

  /** What is counted. */
  public String counter(FencingCounter counter) {
    return messages.get("fencing.counter." + counter.name());
  }

  /** What it has come to, a time with its unit. */
  public String value(FencingCounter counter, FencingCounters counters) {
    long value = counter.of(counters);
    return counter.isTime() ? ScriptValues.spoken(value) : Numbers.whole(value);
  }

  /** What is done about a holder. */
  public String grade(Grade grade) {
    return messages.get("fencing.grade." + grade.name());
  }

  /** How far a switch is. */
  public String phase(Phase phase) {
    return messages.get("fencing.phase." + phase.name());
  }

  /** A ready scenario. */
  public String situation(FencingSituation situation) {
    return messages.get("fencing.situation." + situation.name());
  }

  /** What a ready scenario shows, in a sentence. */
  public String about(FencingSituation situation) {
    return messages.get("fencing.situation.about." + situation.name());
  }

  /** A kind of step of a search. */
  public String step(StepKind kind) {
    return messages.get("fencing.step." + kind.name());
  }
}
