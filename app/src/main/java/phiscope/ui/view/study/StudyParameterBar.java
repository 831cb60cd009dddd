package phiscope.ui.view.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import phiscope.bench.StudyEdit;
import phiscope.bench.script.FrameText;
import phiscope.bench.study.Idle;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.bench.study.StudyParameter;
import phiscope.core.health.HealthPreset;
import phiscope.text.study.StudyNames;
import phiscope.ui.view.Choice;
import phiscope.ui.view.Fold;
import phiscope.ui.view.Form;
import phiscope.ui.view.Section;
import phiscope.ui.view.run.ParameterForm;
import phiscope.ui.view.run.ScriptBox;
import phiscope.ui.viewmodel.study.MarkDrawing;

/** The parameters of a study of one kind, to the right. */
final class StudyParameterBar extends ScrollPane {
  private static final String OWN = "own";
  private static final int OPEN_GROUPS = 2;

  private final StudyContext context;
  private final StudyKind kind;
  private final List<Section> sections = new ArrayList<>();

  StudyParameterBar(StudyContext context, StudyKind kind) {
    this.context = context;
    this.kind = kind;
    getStyleClass().addAll("side-bar", "edge-to-edge");
    setId("study-parameters-" + kind.word());
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    for (String group : kind.groups()) {
      boolean open = kind.groups().indexOf(group) < OPEN_GROUPS;
      sections.add(
          new Section(context.words(), StudyNames.groupKey(group), open, () -> form(group)));
    }
    if (kind == StudyKind.STREAM) {
      sections.add(0, new Section(context.words(), "study.presets", true, Presets::new));
      sections.add(
          new Section(
              context.words(),
              "study.group.frames",
              true,
              () -> new ScriptBox<>(context.words(), context.workbench(), frames())));
    }
    VBox box = new VBox();
    box.getStyleClass().add("sections");
    box.getChildren().addAll(sections);
    setContent(box);
  }

  private Study study() {
    return context.model().bench().study();
  }

  private ParameterForm<StudyParameter> form(String group) {
    ParameterForm<StudyParameter> form =
        new ParameterForm<>(
            context.words(),
            new ParameterForm.Naming(
                "study-parameter-", StudyNames.parameterKeys(kind), StudyNames.choiceKeys()),
            kind.in(group),
            parameter -> study().get(parameter),
            (parameter, value) ->
                context.model().apply(new StudyEdit.SetParameter(parameter, value)));
    form.greyWhere(
        parameter -> Idle.of(study(), parameter).map(idle -> "study.idle." + idle.name()));
    return form;
  }

  /** The rules of the article, all of a detector at once. */
  private final class Presets implements Fold.Content {
    private final Choice choice;
    private final Form form = new Form(context.words());

    Presets() {
      List<String> options =
          Stream.concat(Stream.of(HealthPreset.values()).map(HealthPreset::id), Stream.of(OWN))
              .toList();
      choice = new Choice(context.words(), "study.preset.take", "study.preset.", options);
      choice.setId("study-preset");
      choice.onCommit(StudyParameterBar.this::take);
      form.row("study.preset.take", choice);
    }

    @Override
    public Node node() {
      return form;
    }

    @Override
    public void update() {
      choice.show(current().map(HealthPreset::id).orElse(OWN));
    }
  }

  private Optional<HealthPreset> current() {
    return Stream.of(HealthPreset.values())
        .filter(preset -> StreamSettings.policy(preset).equals(StreamSettings.policy(study())))
        .findFirst();
  }

  private void take(String id) {
    Stream.of(HealthPreset.values())
        .filter(preset -> preset.id().equals(id))
        .findFirst()
        .ifPresent(
            preset -> context.model().apply(StudyEdit.allOf(StreamSettings.with(study(), preset))));
  }

  private ScriptBox.Script<StudyMark> frames() {
    MarkDrawing drawing = MarkDrawing.ofFrames(context.model());
    return new ScriptBox.Script<>(
        "study-frames",
        "study.group.frames",
        "study.frames.hint",
        () -> FrameText.write(drawing.marks()),
        text -> FrameText.read(text, context.words().get("study.group.frames"), kind.marks()),
        drawing::replace);
  }

  /** Brings the parameters up to the current revision. */
  void update() {
    sections.forEach(Section::update);
  }
}
