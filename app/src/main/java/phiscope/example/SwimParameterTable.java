package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter.Kind;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimParameter;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.text.Messages;
import phiscope.text.swim.SwimNames;

/** All parameters of the protocol as a table, beside those of the preset that they began as. */
final class SwimParameterTable {
  private SwimParameterTable() {}

  static Part.Grid of(SwimBench bench, Messages messages) {
    SwimNames names = new SwimNames(messages);
    List<List<String>> rows = new ArrayList<>();
    for (String group : SwimParameter.groups()) {
      for (SwimParameter parameter : SwimParameter.in(group)) {
        rows.add(
            List.of(
                names.group(group),
                names.parameter(parameter),
                shown(parameter, parameter.of(bench.parameters()), messages),
                shown(parameter, parameter.of(SwimPresets.of(bench.preset())), messages)));
      }
    }
    List<String> header =
        List.of(
            messages.get("example.swim.column.group"),
            messages.get("example.parameter"),
            messages.get("example.swim.column.value"),
            names.preset(bench.preset()));
    return new Part.Grid(
        "",
        header,
        rows,
        List.of(Part.Column.WORDS, Part.Column.WORDS, Part.Column.WORDS, Part.Column.WORDS));
  }

  private static String shown(SwimParameter parameter, long value, Messages messages) {
    if (parameter.kind() == Kind.TIME) {
      return ScriptValues.spoken(value);
    } else if (parameter.kind() == Kind.COUNT) {
      return value == Integer.MAX_VALUE ? "∞" : String.valueOf(value);
    } else if (parameter.kind() == Kind.FLAG) {
      return messages.get(value == 1 ? "example.yes" : "example.no");
    }
    return new SwimNames(messages).choice(parameter, (int) value);
  }
}
