package phiscope.ui.view.fencing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingScriptEdit;
import phiscope.bench.FencingSettingEdit;
import phiscope.bench.script.FencingScriptText;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.ui.view.NumberField;
import phiscope.ui.view.Section;
import phiscope.ui.view.run.ParameterForm;
import phiscope.ui.view.run.ScriptBox;
import phiscope.ui.viewmodel.NumberRange;

/** The parameters of the bench, to the right: every switch and number of the branch shown. */
final class FencingParameterBar extends ScrollPane {
  private static final List<String> ORDER =
      List.of("protections", "takeover", "detector", "lease", "workload", "network", "scenario");

  private final FencingContext context;
  private final List<Section> sections = new ArrayList<>();

  FencingParameterBar(FencingContext context) {
    this.context = context;
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("fencing-parameters");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    for (String group : ORDER) {
      sections.add(section(group));
    }
    sections.add(
        1,
        new Section(
            context.words(),
            "swimview.section.script",
            true,
            () ->
                new ScriptBox<>(context.words(), context.workbench(), script())
                    .describedBy(
                        () -> context.model().about(), () -> context.model().isOtherThanDescribed())
                    .endingAt(() -> context.model().bench().scenario().horizon())));
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    box.getChildren().addAll(sections);
    setContent(box);
  }

  private Section section(String group) {
    if (group.equals("detector")) {
      return new Section(
          context.words(), "fencing.detector", true, () -> new DetectorGroup(context));
    }
    boolean open = group.equals("protections") || group.equals("takeover");
    return new Section(context.words(), "fencing.group." + group, open, () -> form(group));
  }

  private int branch() {
    return context.model().bench().view().branch();
  }

  private ScriptBox.Script<FencingScriptEntry> script() {
    return new ScriptBox.Script<>(
        "fencing-script",
        "swimview.section.script",
        "fencingview.script.hint",
        () -> FencingScriptText.write(context.model().bench().scenario().script()),
        text ->
            FencingScriptText.read(
                text,
                context.words().get("swimview.section.script"),
                context.model().bench().scenario().holders()),
        lines -> context.model().apply(new FencingScriptEdit.ReplaceScript(branch(), lines)));
  }

  private ParameterForm<FencingParameter> form(String group) {
    ParameterForm<FencingParameter> form =
        new ParameterForm<>(
            context.words(),
            new ParameterForm.Naming("fencing-parameter-", "fencing.parameter.", "fencing.choice."),
            FencingParameter.in(group),
            parameter -> parameter.of(context.model().bench().scenario()),
            (parameter, value) ->
                context
                    .model()
                    .apply(new FencingSettingEdit.SetParameter(branch(), parameter, value)));
    if (group.equals("takeover")) {
      addSwitchAt(form);
    }
    return form;
  }

  private void addSwitchAt(ParameterForm<FencingParameter> form) {
    NumberField box =
        new NumberField(
            context.words(), "fencing.switchAt", NumberRange.above("0", "1000000", "0.5"));
    box.setId("fencing-switch-at");
    box.onCommit(
        typed -> context.model().apply(new FencingSettingEdit.SetSwitchAt(branch(), typed)));
    form.form().row("fencing.switchAt", box);
    form.alsoUpdate(
        () -> {
          BigDecimal phi = context.model().bench().scenario().takeover().switchAt();
          box.show(phi.stripTrailingZeros().scale() < 0 ? phi.setScale(0) : phi);
          box.setDisable(context.model().bench().scenario().takeover().graded());
        });
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    sections.forEach(Section::update);
  }
}
