package phiscope.ui.view.study;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.StudyBench;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamStep;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyStep;
import phiscope.text.Numbers;
import phiscope.text.Sentence;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;
import phiscope.ui.view.ActionBook;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.BesidePanels;
import phiscope.ui.view.OnDemand;
import phiscope.ui.view.Pulse;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.RunActions;
import phiscope.ui.view.run.RunBenchView;
import phiscope.ui.view.run.RunContext;
import phiscope.ui.view.run.RunDeck;
import phiscope.ui.view.run.RunStepBar;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;
import phiscope.ui.viewmodel.study.StudyCondition;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;

/** A study in the window: the panels and parameters of its kind, and its steps. */
public final class StudyBenchView implements RunBenchView {
  private static final String MENU = "study";
  private static final String READY = "studyReady";

  private final StudyContext context;
  private final Map<StudyKind, StudyDesk> desks = new EnumMap<>(StudyKind.class);
  private final StackPane deck = new StackPane();
  private final StackPane parameters = new StackPane();
  private final OnDemand<RunStepBar<StudyStep>> stepBar;
  private BesidePanels shown;
  private Object opened;

  /**
   * @param open opens a new document in place of this one, if that is wanted
   */
  public StudyBenchView(
      StudyViewModel model,
      WorkbenchViewModel workbench,
      Words words,
      Appearance appearance,
      Consumer<StudyBench> open) {
    RunSteps<StudyStep> steps =
        new RunSteps<>(
            model,
            step -> step instanceof StreamStep stream && stream.frame().isPresent(),
            StudyStep::isEvent,
            () -> Math.max(1, model.run().time(model.run().size() - 1) / 10));
    this.context =
        new StudyContext(
            model, steps, new RunPlayback<>(model), workbench, words, appearance, open);
    this.stepBar = new OnDemand<>(() -> makeStepBar(workbench));
    deck.setMinSize(0, 0);
    parameters.setMinSize(0, 0);
    model.revisionProperty().subscribe(Pulse::ask);
    model.historyProperty().subscribe(history -> showDeskAgain());
  }

  /** Nothing is made as long as nobody looks at this bench. */
  private void showDeskAgain() {
    if (!desks.isEmpty()) {
      showDesk();
      forgetPlacesOfAnother();
    }
  }

  private void forgetPlacesOfAnother() {
    Object first = context.model().historyProperty().get().first();
    if (first != opened) {
      opened = first;
      panels().forgetPlaces();
    }
  }

  private RunStepBar<StudyStep> makeStepBar(WorkbenchViewModel workbench) {
    return new RunStepBar<>(
            context.words(),
            workbench,
            new RunStepBar.Naming("study", "study.size.", "study.condition.", "study.stop."),
            context.steps(),
            context.playback(),
            List.of(StudyCondition.values()))
        .cancelling(context.model()::cancelWork);
  }

  private StudyDesk desk() {
    return desks.computeIfAbsent(context.model().study(), kind -> StudyDesk.of(context, kind));
  }

  /** The desk of the kind of study that is open. */
  private void showDesk() {
    StudyDesk desk = desk();
    if (deck.getChildren().isEmpty() || deck.getChildren().get(0) != desk.deck()) {
      deck.getChildren().setAll(desk.deck());
      parameters.getChildren().setAll(desk.parameters());
      shown = null;
    }
  }

  @Override
  public BenchKind kind() {
    return BenchKind.STUDY;
  }

  @Override
  public Node deck() {
    showDesk();
    return deck;
  }

  @Override
  public RunContext<?> context() {
    return context;
  }

  @Override
  public RunDeck panels() {
    return desk().deck();
  }

  @Override
  public Optional<RunDeck> madePanels() {
    return Optional.ofNullable(desks.get(context.model().study())).map(StudyDesk::deck);
  }

  @Override
  public Region parameters() {
    return parameters;
  }

  @Override
  public Node stepBar() {
    return stepBar.get();
  }

  @Override
  public void addActions(ActionBook book) {
    RunActions<StudyStep> menu = new RunActions<>(MENU, book, context);
    menu.add(
        "studyPreviousChange",
        "mdi2c-chevron-double-left",
        "Alt+Shift+E",
        () -> menu.next(StudyCondition.EVENT, false));
    menu.add(
        "studyNextChange",
        "mdi2c-chevron-double-right",
        "Alt+E",
        () -> menu.next(StudyCondition.EVENT, true));
    menu.addEnds();
  }

  /**
   * Adds what opens a ready study, whichever bench is open.
   *
   * @param tape the document of the detector bench, whose heartbeats can be taken for frames
   */
  public void addDocuments(ActionBook book, Supplier<DetectorBench> tape) {
    book.add(
        READY,
        "studyFromTape",
        "mdi2i-import",
        "",
        () ->
            StudyDocuments.ofTape(tape.get(), context.words().messages())
                .ifPresentOrElse(
                    frames -> {
                      context.open().accept(frames);
                      context.said("study.said.fromTape");
                    },
                    () -> context.said("study.said.fewHeartbeats")));
    book.separate(READY);
    for (ReadyStudy ready : ReadyStudy.values()) {
      String menu = READY + "-" + ready.kind().word();
      book.titled(menu, "study.kind." + ready.kind().word());
      book.add(
          menu,
          "study." + ready.name(),
          "",
          "",
          context.words().of("study.ready." + ready.name()),
          ActionBook.ENABLED,
          () -> context.open().accept(StudyDocuments.of(ready, context.words().messages())));
    }
  }

  @Override
  public void focusFirst() {
    panels().goTo(panels().ids().get(0));
  }

  @Override
  public void beforeLayout() {
    BesidePanels now = BesidePanels.now(context.model(), context.workbench(), parameters);
    if (!now.equals(shown)) {
      shown = now;
      stepBar.get().update(told());
      if (now.withParameters()) {
        desk().parameters().update();
      }
    }
    panels().beforeLayout();
  }

  private RunStepBar.Told told() {
    StudyViewModel model = context.model();
    Words words = context.words();
    boolean steps = model.reading().hasSteps();
    String place =
        steps
            ? words.get(
                "study.place",
                Numbers.whole(model.cursor()),
                Numbers.whole(model.run().size() - 1),
                new StudyNames(words.messages()).time(model.reading().step().at()))
            : new StudyNames(words.messages()).kind(model.study());
    String sentence =
        model.isBusy()
            ? words.get(
                "study.busy", String.valueOf(Math.round(100 * model.progressProperty().get())))
            : model.isUpToDate()
                ? new StudySentences(words.messages(), model.hidden()).step(model.reading())
                : words.get("study.notYet");
    return new RunStepBar.Told(
        model.cursor(), place, Sentence.plain(sentence), model.isBusy(), steps);
  }
}
