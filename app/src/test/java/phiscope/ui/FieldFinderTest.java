package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Bench;
import phiscope.core.fencing.FencingSituation;
import phiscope.figure.FigureKind;
import phiscope.text.Messages.Language;
import phiscope.ui.view.Action;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.Section;
import phiscope.ui.viewmodel.fencing.FencingDocuments;

/** The search finds every field of the parameters by its name and goes to it. */
class FieldFinderTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private List<String> found(String typed) {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    Ui.run(() -> ui.find("palette-search", TextField.class).setText(typed));
    List<String> names = new ArrayList<>();
    ListView<?> list = ui.find("palette-list", ListView.class);
    Ui.run(() -> list.getItems().forEach(item -> names.add(((Action) item).text().getValue())));
    return names;
  }

  private void chooses(String typed, String name) {
    int index = found(typed).indexOf(name);
    assertThat(index).as("%s among %s", name, found(typed)).isNotNegative();
    Ui.run(() -> ui.find("palette-list", ListView.class).getSelectionModel().clearAndSelect(index));
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
  }

  private Node focus() {
    return Ui.call(() -> ui.stage.getScene().getFocusOwner());
  }

  private boolean isWithin(Node node, String id) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (id.equals(at.getId())) {
        return true;
      }
    }
    return false;
  }

  private void assertInSight(Node node, String bar) {
    ScrollPane pane = ui.find(bar, ScrollPane.class);
    Bounds sight = Ui.call(() -> pane.localToScene(pane.getLayoutBounds()));
    Bounds place = Ui.call(() -> node.localToScene(node.getLayoutBounds()));
    assertThat(sight.contains(place)).as("%s in %s", place, sight).isTrue();
    assertThat(place.getHeight()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "sigma, Go to: Floor of σ (Policy), policy-floor",
    "standard deviation, Go to: Floor of σ (Policy), policy-floor",
    "floor, Go to: Floor of σ (Policy), policy-floor",
    "least, Go to: Least samples (Policy), policy-minimum",
    "threshold, Go to: Threshold (Policy), policy-threshold",
    "decimal, Go to: Decimal places (Document), decimals",
    "crash, Go to: Crash at (Tape), crash-0",
    "observed until, Go to: Observed until (Tape), horizon-0"
  })
  void aFieldIsFoundByItsNameOrWhatExplainsItAndHasTheFocus(String typed, String name, String id) {
    Bench before = ui.window.model().bench();
    chooses(typed, name);
    assertThat(isWithin(focus(), id)).as("%s has the focus", focus()).isTrue();
    assertInSight(focus(), "parameters");
    assertThat(ui.window.model().bench()).isSameAs(before);
  }

  /** What is shown comes before hidden words, and the beginning of a word before its middle. */
  @ParameterizedTest
  @CsvSource({
    "silence, Go to: Silence",
    "threshold, Go to: Threshold (Policy)",
    "Threshold (P, Go to: Threshold (Policy)",
    "tail, Show the tail",
    "many, Show many runs",
    "go to: tape, 'Go to: tape (name, crash, pauses, horizon)'"
  })
  void aNameThatBeginsWithWhatWasTypedIsTheFirst(String typed, String first) {
    List<String> names = found(typed);
    ui.hands.push(KeyCode.ESCAPE);
    assertThat(names.get(0)).startsWith(first);
  }

  @Test
  void theMiddleOfAWordAndHiddenWordsComeAfterTheNamesThatAreShown() {
    openFencing();
    List<String> names = found("new");
    ui.hands.push(KeyCode.ESCAPE);
    List<Boolean> whole = names.stream().map(name -> name.matches("(?i).*\\bnew.*")).toList();
    int first = whole.indexOf(false);
    assertThat(first).isPositive();
    assertThat(whole.subList(0, first)).doesNotContain(false);
    assertThat(whole.subList(first, whole.size())).doesNotContain(true);
    assertThat(names.subList(first, names.size())).anyMatch(name -> name.contains("enew"));
  }

  @Test
  void aFieldOfSuchANameComesBeforeALessonWithSuchAHiddenWord() {
    Button start = ui.unfolded("generator-start", Button.class);
    Ui.run(start::fire);
    Ui.pulse();
    List<String> names = found("drift");
    ui.hands.push(KeyCode.ESCAPE);
    assertThat(names.get(0)).startsWith("Go to: Drift per heartbeat");
    assertThat(names).contains("A slow clock against the lease");
  }

  @Test
  void inChineseEachSignBeginsAWordAndNamesComeFirstAsWell() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(Language.CHINESE)));
    Ui.pulse();
    assertThat(found("阈值").get(0)).isEqualTo("前往：阈值（策略）");
    ui.hands.push(KeyCode.ESCAPE);
  }

  @Test
  void inChineseAFieldIsFoundByItsEnglishNameAsWell() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(Language.CHINESE)));
    Ui.pulse();
    assertThat(found("floor of sigma")).contains("前往：σ 的下限（策略）");
    ui.hands.push(KeyCode.ESCAPE);
  }

  /** What stands in a form has a label; each of them that is shown is found by it. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyLabelOfAFormIsTheNameOfSomethingThatIsFound(Language language) {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
    Ui.pulse();
    List<String> all = found(language == Language.ENGLISH ? "go to:" : "前往");
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    Set<String> labels = new LinkedHashSet<>();
    for (Node node : sections()) {
      TitledPane section = (TitledPane) node;
      Ui.run(() -> section.setExpanded(true));
      Ui.pulse();
      Ui.run(
          () ->
              section.getContent().lookupAll(".form-label").stream()
                  .filter(label -> isSeen(label))
                  .forEach(label -> labels.add(((Label) label).getText())));
    }
    assertThat(labels).hasSizeGreaterThan(25);
    for (String label : labels) {
      assertThat(all).anyMatch(name -> name.contains(label));
    }
  }

  private List<Node> sections() {
    return Ui.call(
        () ->
            ui.find("parameters", ScrollPane.class).getContent().lookupAll(".section").stream()
                .filter(Section.class::isInstance)
                .toList());
  }

  private static boolean isSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }

  @Test
  void whatWouldDoSomethingAtTheNextKeyIsNoField() {
    List<String> removing = found("remove");
    assertThat(removing).noneMatch(name -> name.startsWith("Go to: Remove"));
    assertThat(found("apply")).noneMatch(name -> name.startsWith("Go to: Apply"));
    ui.hands.push(KeyCode.ESCAPE);
  }

  @Test
  void theFieldsOfTheOtherBenchesAreFoundToo() {
    openFencing();
    List<String> names = found("go to: lease");
    assertThat(names).isNotEmpty();
    chooses("go to: lease", names.get(0));
    assertInSight(focus(), "fencing-parameters");
    assertThat(focus() instanceof ButtonBase && !(focus() instanceof CheckBox)).isFalse();
  }

  private void openFencing() {
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(
                    FencingDocuments.of(
                        FencingSituation.FLAPPING, ui.window.workbench().messages()),
                    Optional.empty()));
    Ui.pulse();
  }

  @ParameterizedTest
  @CsvSource({
    "trade-off, Show: Trade-off (Whole tape), TRADE_OFF",
    "side by side, Show: Side by side (Whole tape), COMPARISON",
    "over time, Show: Over time (Whole tape), SAW_TOOTH",
    "fit, Show: Fit (Tail), QQ",
    "odds, Show: Odds (Posterior), POSTERIOR_BARS",
    "'1,000', 'Show: 1,000 cases (Posterior)', NATURAL_FREQUENCIES"
  })
  void aViewWithinAPanelIsFoundShownAndHasTheFocus(String typed, String name, FigureKind kind) {
    assertThat(found(typed).get(0)).isEqualTo(name);
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    FigureView figure = ui.figure(kind);
    assertThat(figure.painted()).isPresent();
    assertThat(focus()).isSameAs(figure);
  }

  @Test
  void theNameOfTheDocumentIsFoundByWhatIsDoneToIt() {
    chooses("rename", "Go to: Title (Document)");
    assertThat(isWithin(focus(), "document-title")).isTrue();
  }

  /** A figure that is called as its panel is has its name once. */
  @Test
  void noViewIsFoundUnderTwiceTheSameName() {
    for (Language language : Language.values()) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
      List<String> views = found(language == Language.ENGLISH ? "Tail" : "尾部");
      ui.hands.push(KeyCode.ESCAPE);
      Ui.pulse();
      assertThat(views)
          .contains(language == Language.ENGLISH ? "Show: Tail" : "显示：尾部")
          .noneMatch(view -> view.matches(".*?(\\S+) ?[(（]\\1[)）]"));
    }
  }
}
