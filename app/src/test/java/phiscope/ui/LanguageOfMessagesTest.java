package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.TapeEdit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.Loss;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.NumberField;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** Whatever is said in the window is said in the language of the window, also after a switch. */
class LanguageOfMessagesTest {
  /** Words of a sentence, which no Chinese one of ours has; names are shorter. */
  private static final Pattern ENGLISH = Pattern.compile("[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}");

  private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

  private final Ui ui = Ui.fresh();

  @AfterEach
  void english() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(Language.ENGLISH)));
  }

  private static void texts(Node node, List<String> into) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled && labeled.getText() != null) {
      into.add(labeled.getText());
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> texts(child, into));
    }
  }

  private List<String> shown() {
    Ui.pulse();
    Ui.pulse();
    List<String> texts = new ArrayList<>();
    Ui.run(() -> texts(ui.stage.getScene().getRoot(), texts));
    return texts;
  }

  /**
   * What is shown is ours, in English, Chinese and English again; names of things may be longer.
   */
  private void assertFollowsTheLanguage(String... said) {
    assertThat(shown()).anyMatch(text -> text.contains(said[0]));
    for (String each : said) {
      assertThat(shown()).anyMatch(text -> text.contains(each));
    }
    ui.hands.push(KeyCode.CONTROL, KeyCode.L);
    assertThat(shown()).filteredOn(text -> ENGLISH.matcher(text).find()).isEmpty();
    ui.hands.push(KeyCode.CONTROL, KeyCode.L);
    assertThat(shown())
        .filteredOn(text -> CHINESE.matcher(text).find())
        .allMatch(text -> text.equals("中文"));
    for (String each : said) {
      assertThat(shown()).anyMatch(text -> text.contains(each));
    }
  }

  private void typed(String id, String text) {
    NumberField box = ui.unfolded(id, NumberField.class);
    Ui.run(() -> box.field().requestFocus());
    Ui.run(() -> box.field().setText(text));
    ui.hands.push(KeyCode.ENTER);
  }

  @Test
  void notesBesideTheIntervalsOfATape() {
    ui.unfolded("intervals", TextArea.class);
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(
                    TapeEdit.GenerateTape.of(
                        0,
                        GeneratorSettings.plain(
                                1, 300, new IntervalDistribution.Normal(10_000, 2_000))
                            .withLoss(new Loss.Independent(0.2)))));
    assertFollowsTheLanguage("Lost, late and duplicate heartbeats are not listed.");
  }

  @Test
  void aRefusedListOfIntervals() {
    TextArea lines = ui.unfolded("intervals", TextArea.class);
    Ui.run(lines::requestFocus);
    Ui.run(() -> lines.setText("10, many, 3"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    assertFollowsTheLanguage("many");
  }

  @Test
  void aSilenceThatCannotBeHad() {
    typed("silence", "40");
    typed("phi-value", "100000");
    Ui.pulse();
    String note = Messages.in(Language.ENGLISH).get("ui.now.unreachable");
    assertFollowsTheLanguage(note);
  }

  @Test
  void aNumberThatIsRefused() {
    typed("silence", "-3");
    assertFollowsTheLanguage("It must be 0 or more.");
  }

  @Test
  void aWrongLineOfAScript() {
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(
                    SwimDocuments.blank(ui.window.workbench().messages()),
                    java.util.Optional.empty()));
    TextArea lines = ui.unfolded("swim-script", TextArea.class);
    Ui.run(lines::requestFocus);
    Ui.run(() -> lines.setText("at 3s crash m0\nat 4s crush m9\n"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.ENTER);
    assertFollowsTheLanguage("Line 2, column", "line 2 is wrong");
  }
}
