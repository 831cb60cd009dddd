package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.ui.view.NumberField;

/** Every numeric box of the window takes and refuses the same texts, under every locale. */
class NumberBoxTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    Ui.run(() -> unfold(ui.stage.getScene().getRoot()));
    Ui.pulse();
  }

  private static void unfold(Parent parent) {
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof TitledPane section) {
        section.setExpanded(true);
        unfold((Parent) section.getContent());
      } else if (child instanceof Parent inner) {
        unfold(inner);
      }
    }
  }

  private List<NumberField> boxes() {
    List<NumberField> boxes = new ArrayList<>();
    collect(ui.stage.getScene().getRoot(), boxes);
    return boxes;
  }

  private static void collect(Node node, List<NumberField> to) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof NumberField box && !box.field().isDisabled()) {
      to.add(box);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, to));
    }
  }

  private static String name(NumberField box) {
    return box.field().getAccessibleText();
  }

  private void type(NumberField box, String text) {
    box.field().requestFocus();
    box.field().setText(text);
    ui.stage.getScene().getRoot().lookup("#status").requestFocus();
  }

  @Test
  void everyBoxReadsOneAndAHalfWithPointAndCommaAlikeInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : new String[] {"de", "en", "zh", "ar"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        Ui.run(
            () -> {
              assertThat(boxes()).hasSizeGreaterThan(12);
              for (NumberField box : boxes()) {
                assertThat(outcome(box, "1.5")).as(name(box)).isEqualTo(outcome(box, "1,5"));
                assertThat(outcome(box, "１．５")).as(name(box)).isEqualTo(outcome(box, "1.5"));
                assertThat(outcome(box, "1,5")).as(name(box)).isIn("1.5", "refused");
              }
            });
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  /** What comes of a text typed and left: the value in force, or a refusal; taken back again. */
  private String outcome(NumberField box, String text) {
    DetectorBench was = ui.window.model().bench();
    BigDecimal value = box.value();
    type(box, text);
    String outcome = box.isRefused() ? "refused" : String.valueOf(box.value());
    if (box.isRefused()) {
      assertThat(box.reason()).as(name(box)).isNotBlank();
      assertThat(box.value()).as(name(box)).isEqualTo(value);
      assertThat(ui.window.model().bench()).isEqualTo(was);
      box.cancel();
    }
    while (!ui.window.model().bench().equals(was) && ui.window.model().history().canUndo()) {
      ui.window.model().undo();
    }
    box.show(value);
    return outcome;
  }

  @Test
  void everyBoxRefusesWhatIsNoNumberWithAReasonAndKeepsTheOldValue() {
    Ui.run(
        () -> {
          for (NumberField box : boxes()) {
            for (String text : List.of("1.004,2", "12,345", "abc", "1e999", "--1", "1 2", "NaN")) {
              assertThat(outcome(box, text)).as(name(box) + " with " + text).isEqualTo("refused");
            }
          }
        });
  }

  @Test
  void anEmptyBoxIsRefusedOrMeansNone() {
    Ui.run(
        () -> {
          for (NumberField box : boxes()) {
            BigDecimal was = box.value();
            type(box, "  ");
            if (box.isRefused()) {
              assertThat(box.value()).isEqualTo(was);
              box.cancel();
            } else {
              assertThat(box.value()).as(name(box)).isNull();
            }
          }
        });
  }

  @Test
  void aPastedColumnIsNeverRunTogetherIntoOneNumber() {
    Ui.run(
        () -> {
          for (String pasted : List.of("8\n8\n12\n", "1004\r\n2\r\n")) {
            ClipboardContent content = new ClipboardContent();
            content.putString(pasted);
            Clipboard.getSystemClipboard().setContent(content);
            for (NumberField box : boxes()) {
              String before = box.field().getText();
              box.field().requestFocus();
              box.field().selectAll();
              box.field().paste();
              assertThat(box.reason()).as(name(box)).contains("lines");
              assertThat(box.field().getText()).isEqualTo(before);
              box.cancel();
            }
          }
        });
  }

  @Test
  void aPastedNumberWithALineEndOrInvisibleCharactersIsTheNumber() {
    Ui.run(
        () -> {
          for (String pasted : List.of("2\n", "\t2", "\uFEFF2", "\u00002\u0000", "\n")) {
            ClipboardContent content = new ClipboardContent();
            content.putString(pasted);
            Clipboard.getSystemClipboard().setContent(content);
            NumberField box =
                ui.stage.getScene().lookup("#silence") instanceof NumberField s ? s : null;
            box.field().requestFocus();
            box.field().selectAll();
            box.field().paste();
            box.commit();
            if (!pasted.isBlank()) {
              assertThat(box.value()).as(pasted).isEqualByComparingTo("2");
            }
            box.cancel();
          }
        });
  }

  @Test
  void whatIsTypedIsInForceWhenFocusLeavesWithoutEnter() {
    NumberField silence = ui.find("silence", NumberField.class);
    Ui.run(() -> silence.field().requestFocus());
    Ui.pulse();
    ui.type("15");
    ui.hands.push(KeyCode.TAB);
    Ui.pulse();
    assertThat(ui.window.model().bench().now()).isEqualTo(55_000);
  }

  @Test
  void arrowsStepOnADecimalGridAndComeBackWhereTheyBegan() {
    for (NumberField box : Ui.call(this::boxes)) {
      Ui.run(
          () -> {
            BigDecimal start = box.value();
            if (start == null) {
              return;
            }
            box.field().requestFocus();
            for (int i = 0; i < 3; i++) {
              key(box, KeyCode.UP);
              assertThat(box.value().stripTrailingZeros().precision()).as(name(box)).isLessThan(9);
            }
          });
    }
  }

  private static void key(NumberField box, KeyCode code) {
    box.field()
        .fireEvent(
            new javafx.scene.input.KeyEvent(
                javafx.scene.input.KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

  @Test
  void typedSurvivalAndPhiGiveTheSilence() {
    NumberField phi = ui.find("phi-value", NumberField.class);
    Ui.run(() -> type(phi, "2"));
    Ui.pulse();
    assertThat(ui.window.model().bench().now()).isBetween(54_652L, 54_653L);
    NumberField survival = ui.find("survival", NumberField.class);
    Ui.run(() -> type(survival, "0.5"));
    Ui.pulse();
    assertThat(ui.window.model().bench().now()).isBetween(49_999L, 50_001L);
  }

  /**
   * Where a policy only says that phi is at least so much (S004: above 30), the box says so too.
   */
  @Test
  void aPhiThatIsOnlyABoundHasItsSign() {
    NumberField phi = ui.find("phi-value", NumberField.class);
    assertThat(bounds(phi)).isEmpty();
    NumberField silence = ui.find("silence", NumberField.class);
    Ui.run(() -> type(silence, "66"));
    Ui.pulse();
    assertThat(phi.field().getText()).isEqualTo("30");
    assertThat(bounds(phi)).containsExactly("≥");
    Ui.run(() -> type(silence, "14"));
    Ui.pulse();
    assertThat(bounds(phi)).isEmpty();
  }

  private static List<String> bounds(NumberField box) {
    return Ui.call(
        () ->
            box.lookupAll(".unit").stream()
                .map(node -> ((Label) node).getText())
                .filter(text -> !text.isEmpty())
                .toList());
  }

  @Test
  void controlZInABoxTakesBackTheTypingFirstAndThenTheDocument() {
    NumberField silence = ui.find("silence", NumberField.class);
    Ui.run(() -> type(silence, "15"));
    Ui.pulse();
    Ui.run(() -> silence.field().requestFocus());
    Ui.run(() -> silence.field().setText("99"));
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(silence.field().getText()).isEqualTo("15");
    assertThat(ui.window.model().bench().now()).isEqualTo(55_000);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(ui.window.model().bench().now()).isEqualTo(54_000);
    assertThat(silence.field().getText()).isEqualTo("14");
    for (KeyCode[] redo :
        List.of(
            new KeyCode[] {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z},
            new KeyCode[] {KeyCode.CONTROL, KeyCode.Y})) {
      ui.hands.push(redo);
      Ui.pulse();
      assertThat(silence.field().getText()).isEqualTo("15");
      ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
      Ui.pulse();
    }
  }

  private NumberField box(String name) {
    return Ui.call(() -> boxes().stream().filter(it -> name(it).equals(name)).findFirst())
        .orElseThrow(
            () ->
                new AssertionError(
                    Ui.call(() -> boxes().stream().map(NumberBoxTest::name).toList())));
  }

  private static Node reason(NumberField box) {
    return box.lookup(".reason");
  }

  /** A reason lies over what is below its box: two of them must not hide each other. */
  @Test
  void onlyTheReasonOfTheBoxAtWorkIsWrittenAndItCoversNoBoxAtWork() {
    NumberField silence = box("Silence");
    NumberField tail = box("Tail S");
    NumberField phi = box("Phi");
    Ui.run(
        () -> {
          type(tail, "3");
          type(silence, "1e308");
        });
    Ui.pulse();
    assertThat(tail.isRefused() && silence.isRefused()).isTrue();
    assertThat(reason(silence).isVisible()).isTrue();
    assertThat(reason(tail).isVisible()).isFalse();
    Ui.run(() -> tail.field().requestFocus());
    Ui.pulse();
    assertThat(reason(tail).isVisible()).isTrue();
    assertThat(reason(silence).isVisible()).isFalse();
    Ui.run(() -> phi.field().requestFocus());
    Ui.pulse();
    assertThat(Ui.call(() -> inScene(reason(tail)).intersects(inScene(phi.field())))).isFalse();
    Ui.run(
        () -> {
          tail.cancel();
          silence.cancel();
        });
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }
}
