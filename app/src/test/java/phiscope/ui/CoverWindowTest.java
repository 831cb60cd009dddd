package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.Term;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Mark;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.Settings;

/** A teacher hides values and reveals them: nothing in the window tells them meanwhile. */
class CoverWindowTest {
  /** S, phi, the posterior and the two crossings of the opening document. */
  private static final List<String> ANSWERS =
      List.of("0.02275", "1.643", "4.2", "12.56", "14.65", "does not suspect");

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    ui.size(1920, 1080);
    Ui.pulse();
  }

  /** Every text that can be read in the window: nodes, boxes, figures, what is spoken. */
  private List<String> texts() {
    return Ui.call(
        () -> {
          List<String> texts = new ArrayList<>();
          for (Node node : ui.stage.getScene().getRoot().lookupAll("*")) {
            texts.add(String.valueOf(node.getAccessibleText()));
            texts.add(String.valueOf(node.getAccessibleHelp()));
            if (node instanceof Label label) {
              texts.add(label.getText());
            } else if (node instanceof Text text) {
              texts.add(text.getText());
            } else if (node instanceof TextInputControl input) {
              texts.add(input.getText());
            } else if (node instanceof FigureView view) {
              texts.addAll(texts(view.painted().orElseThrow()));
            }
          }
          return texts.stream().filter(text -> text != null).toList();
        });
  }

  private static List<String> texts(Figure figure) {
    List<String> texts = new ArrayList<>(List.of(figure.name(), figure.reading()));
    figure.table().rows().forEach(texts::addAll);
    figure.handles().forEach(handle -> texts.add(handle.label()));
    figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .forEach(mark -> texts.add(((Mark.Text) mark).text()));
    return texts;
  }

  private void assertTold(boolean told) {
    List<String> texts = texts();
    for (String answer : ANSWERS) {
      boolean there = texts.stream().anyMatch(text -> text.contains(answer));
      assertThat(there).as("%s in %s", answer, texts).isEqualTo(told);
    }
  }

  @Test
  void oneKeyHidesAndTheSameRevealsInEveryPanelAtOnce() {
    assertTold(true);
    ui.hands.push(KeyCode.CONTROL, KeyCode.H);
    Ui.pulse();
    assertTold(false);
    snapshots();
    ui.hands.push(KeyCode.CONTROL, KeyCode.H);
    Ui.pulse();
    assertTold(true);
  }

  private void snapshots() {
    for (Settings.Theme theme : Settings.Theme.values()) {
      for (Language language : Language.values()) {
        Ui.run(() -> ui.window.workbench().change(s -> s.withTheme(theme).withLanguage(language)));
        Ui.pulse();
        String name = "covered-" + theme.name().charAt(0) + "-" + language.tag();
        Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
      }
    }
    Ui.run(
        () ->
            ui.window
                .workbench()
                .change(s -> s.withTheme(Settings.Theme.LIGHT).withLanguage(Language.ENGLISH)));
    Ui.pulse();
  }

  @Test
  void aTeacherChoosesWhatIsHiddenAndRevealsOneValueAfterTheOther() {
    ui.unfolded("cover-MEAN", CheckBox.class);
    scrollTo("cover-MEAN");
    ui.click("cover-MEAN");
    ui.click("cover-on");
    Ui.pulse();
    assertThat(ui.window.model().options().hidden())
        .containsExactly(Term.MEAN, Term.SURVIVAL, Term.PHI, Term.CROSSING, Term.POSTERIOR);
    assertThat(ui.figure(FigureKind.TAIL).painted().orElseThrow().reading()).contains("mean ?");
    ui.click("cover-MEAN");
    Ui.pulse();
    assertThat(ui.figure(FigureKind.TAIL).painted().orElseThrow().reading()).contains("mean 10");
    assertThat(ui.figure(FigureKind.TAIL).painted().orElseThrow().reading()).contains("S = ?");
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "cover-choices"));
  }

  private void scrollTo(String id) {
    Node node = ui.find(id, Node.class);
    Ui.run(
        () -> {
          javafx.scene.control.ScrollPane pane =
              (javafx.scene.control.ScrollPane) ui.stage.getScene().lookup("#parameters");
          pane.setVvalue(1);
          node.requestFocus();
        });
    Ui.pulse();
  }

  @Test
  void whatIsHiddenStaysHiddenWhileTheDocumentChanges() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.H);
    Ui.run(() -> ui.window.model().apply(new SetNow(55_000)));
    Ui.pulse();
    String reading = ui.figure(FigureKind.PHI_CURVE).painted().orElseThrow().reading();
    assertThat(reading).contains("φ is ?");
    assertThat(ui.window.model().history().undoDepth()).isEqualTo(1);
  }

  @Test
  void aLessonHidesAndRevealsByItsOwnSteps() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.H);
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0)));
    Ui.pulse();
    assertThat(ui.window.model().options().hidden())
        .isEqualTo(ui.window.lesson().player().orElseThrow().hidden());
    Ui.run(() -> ui.window.lesson().leave());
    Ui.pulse();
    assertTold(true);
  }
}
