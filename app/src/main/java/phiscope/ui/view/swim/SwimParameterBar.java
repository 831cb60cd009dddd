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
import phiscope.ui.view.Section;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.ParameterForm;
import phiscope.ui.view.run.ScriptBox;

/** The parameters of the bench, to the right: every number of the document, typed. */
final class SwimParameterBar extends ScrollPane {
  private final List<Section> sections = new ArrayList<>();

  SwimParameterBar(SwimContext context) {
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("swim-parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    Words words = context.words();
    sections.add(
        new Section(
            words,
            "swimview.section.script",
            true,
            () ->
                new ScriptBox<>(words, context.workbench(), script(context))
                    .describedBy(
                        () -> context.model().about(), () -> context.model().isOtherThanDescribed())
                    .endingAt(() -> context.model().bench().horizon())));
    sections.add(
        new Section(words, "swimview.section.scenario", true, () -> new ScenarioGroup(context)));
    for (String group : SwimParameter.groups()) {
      boolean open = group.equals("lifeguard");
      sections.add(new Section(words, "swim.group." + group, open, () -> protocol(context, group)));
    }
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    box.getChildren().addAll(sections);
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

  private static ParameterForm<SwimParameter> protocol(SwimContext context, String group) {
    return new ParameterForm<>(
        context.words(),
        new ParameterForm.Naming("swim-parameter-", "swim.parameter.", "swim.choice."),
        SwimParameter.in(group),
        parameter -> parameter.of(context.model().bench().parameters()),
        (parameter, value) ->
            context.model().apply(new ScenarioEdit.SetParameter(parameter, value)));
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    sections.forEach(Section::update);
  }
}
