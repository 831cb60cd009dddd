package phiscope.ui.view.swim;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.CheckBox;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimParameter;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Form;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Section;
import phiscope.ui.viewmodel.NumberRange;

/** A group of parameters of the protocol: a box for each. */
final class ProtocolGroup implements ParameterGroup {
  private final SwimContext context;
  private final Section section;
  private final Form form;
  private final List<Runnable> updates = new ArrayList<>();

  ProtocolGroup(SwimContext context, String group) {
    this.context = context;
    this.form = new Form(context.words());
    SwimParameter.in(group).forEach(this::add);
    section = new Section(context.words(), "swim.group." + group, form, group.equals("lifeguard"));
  }

  private void add(SwimParameter parameter) {
    String key = "swim.parameter." + parameter.name();
    String id = "swim-parameter-" + parameter.name();
    switch (parameter.kind()) {
      case FLAG -> {
        CheckBox box = new CheckBox();
        box.setId(id);
        context.words().named(box, key);
        box.setOnAction(fired -> set(parameter, box.isSelected() ? 1 : 0));
        form.row(key, box);
        updates.add(() -> box.setSelected(value(parameter) == 1));
      }
      case CHOICE -> {
        Choice box = new Choice(context.words(), key, "swim.choice.", parameter.choices());
        box.setId(id);
        box.onCommit(chosen -> set(parameter, parameter.choices().indexOf(chosen)));
        form.row(key, box);
        updates.add(() -> box.show(parameter.choices().get((int) value(parameter))));
      }
      case COUNT -> {
        NumberField box =
            new NumberField(
                context.words(), key, NumberRange.whole(parameter.least(), parameter.most()));
        box.setId(id);
        box.onCommit(typed -> set(parameter, typed.longValueExact()));
        form.row(key, box);
        updates.add(() -> box.show(BigDecimal.valueOf(value(parameter))));
      }
      case TIME -> {
        NumberRange range =
            NumberRange.between(
                    ScenarioGroup.seconds(parameter.least()).toPlainString(),
                    ScenarioGroup.seconds(parameter.most()).toPlainString(),
                    "0.1")
                .withDecimals(6);
        NumberField box = new NumberField(context.words(), key, range);
        box.setId(id);
        box.setUnit("s");
        box.onCommit(typed -> set(parameter, ScenarioGroup.ticks(typed)));
        form.row(key, box);
        updates.add(() -> box.show(ScenarioGroup.seconds(value(parameter))));
      }
    }
  }

  private long value(SwimParameter parameter) {
    return parameter.of(context.model().bench().parameters());
  }

  private void set(SwimParameter parameter, long value) {
    context.model().apply(new ScenarioEdit.SetParameter(parameter, value));
  }

  @Override
  public Section section() {
    return section;
  }

  @Override
  public void update() {
    updates.forEach(Runnable::run);
  }
}
