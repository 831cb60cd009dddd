package phiscope.text.swim;

import java.util.List;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimParameter;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.Sentence.Target;

/** The names of what there is in the SWIM bench. */
public final class SwimNames {
  private final Messages messages;

  public SwimNames(Messages messages) {
    this.messages = messages;
  }

  /** A member as scripts name it, with a link to it. */
  Sentence member(int member) {
    return Sentence.link(ScriptValues.member(member), new Target.Member(member));
  }

  Sentence members(List<Integer> members) {
    return Sentence.joined(messages, "swim.join.list", members.stream().map(this::member).toList());
  }

  /** "frame 12", with a link to it. */
  Sentence frame(int index) {
    return Sentence.link(messages.get("swim.frame", Numbers.whole(index)), new Target.Frame(index));
  }

  /** The kind of a message. */
  public String message(MessageKind kind) {
    return messages.get("swimview.message." + kind.name());
  }

  /** A parameter of the protocol. */
  public String parameter(SwimParameter parameter) {
    return messages.get("swim.parameter." + parameter.name());
  }

  /** A group of parameters. */
  public String group(String group) {
    return messages.get("swim.group." + group);
  }

  /** A word of a choice. */
  public String choice(SwimParameter parameter, int value) {
    return messages.get("swim.choice." + parameter.choices().get(value));
  }

  public String preset(SwimPreset preset) {
    return messages.get("swim.preset." + preset.name());
  }

  /** What is counted beside theory. */
  public String measure(SwimMeasure.Quantity quantity) {
    return messages.get("swim.measure." + quantity.name());
  }
}
