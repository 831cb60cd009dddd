package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimParameter;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.ScriptEntry;
import phiscope.ui.view.run.ParameterForm;
import phiscope.ui.view.run.ParameterGroup;
import phiscope.ui.view.run.ScriptBox;

/** The parameters of the bench, to the right: every number of the document, typed. */
final class SwimParameterBar extends ScrollPane {
  private final List<ParameterGroup> groups = new ArrayList<>();

  SwimParameterBar(SwimContext context) {
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("swim-parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    groups.add(
        new ScriptBox<>(context.words(), context.workbench(), script(context))
            .describedBy(() -> context.model().about())
            .endingAt(() -> context.model().bench().horizon()));
    groups.add(new ScenarioGroup(context));
    for (String group : SwimParameter.groups()) {
      groups.add(protocol(context, group));
    }
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    groups.forEach(group -> box.getChildren().add(group.section()));
    setContent(box);
  }

  private static ScriptBox.Script<ScriptEntry> script(SwimContext context) {
    return new ScriptBox.Script<>(
        "swim-script",
        "swimview.section.script",
        "swimview.script.hint",
        () -> ScriptText.write(context.model().bench().shown().script()),
        text ->
            ScriptText.read(
                text,
                context.words().get("swimview.section.script"),
                context.model().bench().members()),
        lines ->
            context
                .model()
                .apply(
                    new ScriptEdit.ReplaceScript(context.model().bench().view().branch(), lines)));
  }

  private static ParameterGroup protocol(SwimContext context, String group) {
    return new ParameterForm<>(
        context.words(),
        new ParameterForm.Naming("swim-parameter-", "swim.parameter.", "swim.choice."),
        "swim.group." + group,
        group.equals("lifeguard"),
        SwimParameter.in(group),
        parameter -> parameter.of(context.model().bench().parameters()),
        (parameter, value) ->
            context.model().apply(new ScenarioEdit.SetParameter(parameter, value)));
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    groups.forEach(ParameterGroup::update);
  }
}
