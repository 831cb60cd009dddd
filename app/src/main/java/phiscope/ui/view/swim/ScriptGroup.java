package phiscope.ui.view.swim;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.ScriptEntry;
import phiscope.text.ProblemSentence;
import phiscope.ui.view.Section;

/**
 * The script of the branch that is shown, as lines of text: typed or pasted, in force when the
 * focus leaves or with Ctrl+Enter. Lines with a problem change nothing and say what is wrong where.
 */
final class ScriptGroup implements ParameterGroup {
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
  private static final KeyCombination COMMIT =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

  private final SwimContext context;
  private final Section section;
  private final TextArea lines = new TextArea();
  private final VBox problems = new VBox();
  private String shown = "";

  ScriptGroup(SwimContext context) {
    this.context = context;
    lines.setId("swim-script");
    lines.getStyleClass().add("swim-script");
    lines.setPrefRowCount(7);
    lines.setMinWidth(0);
    lines.setWrapText(false);
    context.words().named(lines, "swimview.section.script");
    lines.focusedProperty().subscribe(focused -> commitUnless(focused));
    lines.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    problems.getStyleClass().add("problems");
    problems.setId("swim-script-problems");
    Label hint = context.words().text(new Label(), "swimview.script.hint");
    hint.getStyleClass().add("muted");
    hint.setWrapText(true);
    Button apply = context.words().text(new Button(), "swimview.script.apply");
    apply.setId("swim-script-apply");
    apply.setOnAction(pressed -> commit());
    Button revert = context.words().text(new Button(), "swimview.script.revert");
    revert.setId("swim-script-revert");
    revert.setOnAction(pressed -> revert());
    HBox buttons = new HBox(apply, revert);
    buttons.getStyleClass().add("lesson-row");
    VBox box = new VBox(lines, problems, buttons, hint);
    box.getStyleClass().add("group");
    section = new Section(context.words(), "swimview.section.script", box, true);
  }

  private void pressed(KeyEvent event) {
    if (COMMIT.match(event)) {
      commit();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      revert();
      event.consume();
    } else if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
      // A tab in a script means nothing: it goes to the next field, as everywhere.
      event.consume();
      lines.fireEvent(
          new KeyEvent(
              KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, event.isShiftDown(), true, false, false));
    }
  }

  private void commitUnless(boolean focused) {
    if (!focused) {
      commit();
    }
  }

  private void revert() {
    lines.setText(shown);
    showProblems(List.of());
  }

  /** Puts the typed lines in force, or says what is wrong with them. */
  void commit() {
    if (lines.getText().equals(shown)) {
      showProblems(List.of());
      return;
    }
    SwimBench bench = context.model().bench();
    String name = context.words().get("swimview.section.script");
    Loaded<List<ScriptEntry>> read = ScriptText.read(lines.getText(), name, bench.members());
    if (read.found().isPresent()) {
      showProblems(List.of());
      shown = lines.getText();
      context
          .model()
          .apply(new ScriptEdit.ReplaceScript(bench.view().branch(), read.found().get()));
    } else {
      showProblems(read.problems());
    }
  }

  private void showProblems(List<Problem> found) {
    lines.pseudoClassStateChanged(REFUSED, !found.isEmpty());
    problems.getChildren().clear();
    for (Problem problem : found) {
      String place =
          context
              .words()
              .get(
                  "swimview.script.problem",
                  String.valueOf(problem.line()),
                  String.valueOf(problem.column()),
                  ProblemSentence.of(problem, context.words().messages()));
      Label label = new Label(place);
      label.getStyleClass().add("reason");
      label.setWrapText(true);
      problems.getChildren().add(label);
    }
    if (!found.isEmpty()) {
      context.workbench().say(((Label) problems.getChildren().get(0)).getText());
    }
  }

  @Override
  public Section section() {
    return section;
  }

  @Override
  public void update() {
    String now = ScriptText.write(context.model().bench().shown().script());
    if (!now.equals(shown)) {
      boolean typing = lines.isFocused() && !lines.getText().equals(shown);
      shown = now;
      if (!typing) {
        lines.setText(now);
        showProblems(List.of());
      }
    }
  }
}
