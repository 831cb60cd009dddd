package phiscope.ui.view.run;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.script.LateLine;
import phiscope.text.Messages;
import phiscope.text.ProblemSentence;
import phiscope.ui.view.Fold;
import phiscope.ui.view.UndoKeys;
import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * The script of the branch that is shown, as lines of text: typed or pasted, in force when the
 * focus leaves or with Ctrl+Enter. Lines with a problem change nothing and say what is wrong where.
 *
 * @param <E> lines of the script
 */
public final class ScriptBox<E> implements Fold.Content {
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
  private static final KeyCombination COMMIT =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);

  private final Words words;
  private final WorkbenchViewModel workbench;
  private final Script<E> script;
  private final VBox box;
  private final TextArea lines = new TextArea();
  private final VBox problems = new VBox();
  private final VBox late = new VBox();
  private final Label hint = new Label();
  private final VBox notes = new VBox(problems, late, hint);
  private final Label about = new Label();
  private String shown = "";
  private List<Problem> refused = List.of();
  private Messages spoken;
  private Supplier<String> described = () -> "";
  private BooleanSupplier changed = () -> false;
  private LongSupplier end = () -> Long.MAX_VALUE;
  private Behind behind = new Behind(List.of(), Long.MAX_VALUE, null);

  /** The lines behind the end of the run, as they are told of. */
  private record Behind(List<LateLine> lines, long end, Messages spoken) {}

  /**
   * The script of a bench.
   *
   * @param id names the box; what belongs to it begins with it
   * @param title key of what it is headed
   * @param hint key of the sentence on how lines look
   * @param text the script of the document as it is
   * @param read reads lines
   * @param apply puts lines in force
   */
  public record Script<E>(
      String id,
      String title,
      String hint,
      Supplier<String> text,
      Function<String, Loaded<List<E>>> read,
      Consumer<List<E>> apply) {}

  public ScriptBox(Words words, WorkbenchViewModel workbench, Script<E> script) {
    this.words = words;
    this.workbench = workbench;
    this.script = script;
    lines.setId(script.id());
    lines.getStyleClass().add("run-script");
    lines.setPrefRowCount(7);
    lines.setMinWidth(0);
    lines.setWrapText(false);
    words.named(lines, script.title());
    lines.focusedProperty().subscribe(focused -> commitUnless(focused));
    lines.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    UndoKeys.handOn(lines, () -> !lines.getText().equals(shown));
    problems.getStyleClass().add("problems");
    problems.setId(script.id() + "-problems");
    late.setId(script.id() + "-late");
    words.text(hint, script.hint());
    notes.getStyleClass().add("script-notes");
    hint.getStyleClass().add("muted");
    hint.setWrapText(true);
    Button apply = words.text(new Button(), "swimview.script.apply");
    apply.setId(script.id() + "-apply");
    apply.setOnAction(pressed -> commit());
    Button revert = words.text(new Button(), "swimview.script.revert");
    revert.setId(script.id() + "-revert");
    revert.setOnAction(pressed -> revert());
    HBox buttons = new HBox(apply, revert);
    buttons.getStyleClass().add("lesson-row");
    about.setId(script.id() + "-about");
    about.setWrapText(true);
    about.getStyleClass().add("run-about");
    box = new VBox(about, lines, buttons, notes);
    box.getStyleClass().add("group");
  }

  /**
   * Says above the lines what is worth looking for.
   *
   * @param key of the text, empty for nothing
   * @param other whether the document is another by now than the text is of, which is said then
   */
  public ScriptBox<E> describedBy(Supplier<String> key, BooleanSupplier other) {
    described = key;
    changed = other;
    return this;
  }

  /** Tells of lines that come too late; when the run ends, in ticks. */
  public ScriptBox<E> endingAt(LongSupplier ticks) {
    end = ticks;
    return this;
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
  private void commit() {
    if (lines.getText().equals(shown)) {
      showProblems(List.of());
      return;
    }
    Loaded<List<E>> read = script.read().apply(lines.getText());
    if (read.found().isPresent()) {
      showProblems(List.of());
      shown = lines.getText();
      script.apply().accept(read.found().get());
    } else {
      showProblems(read.problems());
    }
  }

  private void showProblems(List<Problem> found) {
    lines.pseudoClassStateChanged(REFUSED, !found.isEmpty());
    reserve(!found.isEmpty());
    refused = found;
    tellProblems();
    if (!found.isEmpty()) {
      workbench.announce("swimview.script.refused", String.valueOf(found.get(0).line()));
    }
  }

  private void tellProblems() {
    spoken = words.messages();
    problems.getChildren().setAll(refused.stream().map(this::told).toList());
  }

  /** The reasons stand where the hint was: nothing that could be pressed moves. */
  private void reserve(boolean refused) {
    if (refused && hint.isManaged()) {
      notes.setMinHeight(notes.getHeight());
    } else if (!refused) {
      notes.setMinHeight(Region.USE_COMPUTED_SIZE);
    }
    hint.setManaged(!refused);
    hint.setVisible(!refused);
  }

  private Label told(Problem problem) {
    Label label =
        new Label(
            words.get(
                "swimview.script.problem",
                String.valueOf(problem.line()),
                String.valueOf(problem.column()),
                ProblemSentence.of(problem, words.messages())));
    label.getStyleClass().add("reason");
    label.setWrapText(true);
    return label;
  }

  /** Says below the lines which of those in force lie behind the end of the run. */
  private void tellLate() {
    long ends = end.getAsLong();
    Behind now = new Behind(LateLine.of(shown.lines().toList(), ends), ends, words.messages());
    if (!now.equals(behind)) {
      behind = now;
      late.getChildren()
          .setAll(
              now.lines().stream()
                  .map(
                      line ->
                          new Problem(
                              "",
                              line.index() + 1,
                              line.column(),
                              LateLine.KEY,
                              line.arguments(ends)))
                  .map(this::told)
                  .toList());
    }
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    String key = described.get();
    about.setText(key.isEmpty() ? "" : described(words.get(key)));
    about.setVisible(!key.isEmpty());
    about.setManaged(!key.isEmpty());
    if (spoken != words.messages()) {
      tellProblems();
    }
    String now = script.text().get();
    showScript(now);
    tellLate();
  }

  private String described(String text) {
    return changed.getAsBoolean() ? words.get("swimview.script.described", text) : text;
  }

  private void showScript(String now) {
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
