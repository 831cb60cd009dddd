package phiscope.figure.swim;

import java.util.List;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.text.Messages;

/** The words of these figures in one language. */
record SwimWords(Messages messages) {
  String get(String key, Object... arguments) {
    return messages.get(key, arguments);
  }

  String state(MemberRecord record) {
    return get("swimview.state." + (record == null ? "UNKNOWN" : record.state().name()));
  }

  String status(HostStatus status) {
    return get("swimview.status." + status.name());
  }

  String kind(MessageKind kind) {
    return get("swimview.message." + kind.name());
  }

  String fate(Fate fate) {
    return get("swimview.fate." + fate.name());
  }

  /** A member as scripts and sentences call it. */
  static String name(int member) {
    return ScriptValues.member(member);
  }

  /** "ping from m2 to m4". */
  String message(Envelope envelope) {
    return get(
        "swimview.messageOf",
        kind(envelope.message().kind()),
        name(envelope.sender()),
        name(envelope.receiver()));
  }

  String member(int member) {
    return get("swimview.member", name(member));
  }

  /** "1, 4 and 7" as a list of numbers; a dash for none. */
  String list(List<Integer> members) {
    if (members.isEmpty()) {
      return get("swimview.nobody");
    }
    return String.join(get("swimview.comma"), members.stream().map(SwimWords::name).toList());
  }
}
