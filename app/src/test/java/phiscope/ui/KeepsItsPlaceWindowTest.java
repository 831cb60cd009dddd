package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.bench.DetectorBench;
import phiscope.figure.Axis;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.Panel;
import phiscope.ui.view.Section;
import phiscope.ui.view.WorkbenchWindow;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.Settings.Theme;

/** Nothing goes elsewhere by itself: settings, the mark of the keys, the focus, the panels. */
class KeepsItsPlaceWindowTest {
  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
  }

  private DetectorBench bench() {
    return model.bench();
  }

  @Test
  void theThemeIsInTheFileOfSettingsWhileTheWindowIsOpen() throws Exception {
    Path file = Path.of(System.getProperty("phiscope.data")).resolve("settings.properties");
    Ui.run(() -> ui.window.workbench().change(s -> s.withTheme(Theme.DARK).withZoom(125)));
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> has(file, "theme=dark", "zoom=125"));
    Ui.run(() -> ui.window.workbench().change(s -> s.withTheme(Theme.LIGHT).withZoom(100)));
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> has(file, "theme=light", "zoom=100"));
  }

  private static boolean has(Path file, String... lines) throws Exception {
    return Files.exists(file) && Files.readAllLines(file).containsAll(List.of(lines));
  }

  private FigureView tape() {
    return ui.figure(FigureKind.TAPE);
  }

  private Target marked() {
    return Ui.call(() -> tape().marked()).map(Handle::target).orElse(null);
  }

  private boolean isFramed() {
    return Ui.call(() -> tape().lookup(".handle-focus").isVisible());
  }

  private void mark(Target target) {
    Ui.run(() -> tape().requestFocus());
    for (int i = 0; i < 40 && !target.equals(marked()); i++) {
      ui.hands.press(KeyCode.CONTROL).push(KeyCode.RIGHT).release(KeyCode.CONTROL);
      Ui.pulse();
    }
    assertThat(marked()).isEqualTo(target);
    assertThat(isFramed()).isTrue();
  }

  private void zoomTo(double from, double to) {
    Ui.run(() -> model.zoomSpan(Axis.linear(from, to, 0, 1000), from, 1));
    Ui.pulse();
  }

  /** The tape has heartbeats at 0, 8, 20, 28 and 40; it is 54. */
  @Test
  void aMarkThatIsOutOfSightGoesAndNoOtherTakesItsPlaceUnasked() {
    mark(new Target.HeartbeatArrival(0, 1));
    zoomTo(15, 60);
    assertThat(marked()).isNull();
    assertThat(isFramed()).isFalse();
    DetectorBench before = bench();
    for (KeyCode key : List.of(KeyCode.RIGHT, KeyCode.LEFT, KeyCode.END, KeyCode.DELETE)) {
      ui.hands.push(key);
      Ui.pulse();
      assertThat(bench()).as(key.toString()).isEqualTo(before);
      assertThat(marked()).as(key.toString()).isNull();
    }
    Ui.run(model::showWholeTape);
    Ui.pulse();
    assertThat(marked()).as("in sight again").isEqualTo(new Target.HeartbeatArrival(0, 1));
  }

  @Test
  void anArrowThatMovesNothingSaysWhyAndControlChoosesAnew() {
    mark(new Target.HeartbeatArrival(0, 1));
    zoomTo(15, 60);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(ui.window.workbench().statusProperty().get())
        .isEqualTo("No handle is marked here: Ctrl with an arrow key marks one.");
    ui.hands.press(KeyCode.CONTROL).push(KeyCode.RIGHT).release(KeyCode.CONTROL);
    Ui.pulse();
    assertThat(marked()).isEqualTo(new Target.Now());
    assertThat(isFramed()).isTrue();
    long now = bench().now();
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(bench().now()).isGreaterThan(now);
  }

  @Test
  void nowIsOutOfSightWhereOnlyAnArrowAtTheEdgeTellsOfIt() {
    mark(new Target.Now());
    zoomTo(0, 30);
    assertThat(marked()).isNull();
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(bench().now()).isEqualTo(54_000);
    ui.hands.press(KeyCode.CONTROL).push(KeyCode.RIGHT).release(KeyCode.CONTROL);
    Ui.pulse();
    assertThat(marked()).isNotNull().isNotEqualTo(new Target.Now());
  }

  private Section section(String titleKey) {
    String title = ui.window.view().words().get(titleKey);
    return (Section)
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".section").stream()
                    .filter(node -> node instanceof Section s && s.getText().equals(title))
                    .findFirst()
                    .orElseThrow());
  }

  private boolean hasRing(Section section) {
    return Ui.call(
        () -> {
          Region title = (Region) section.lookup(".title");
          Color ring = (Color) title.getBorder().getStrokes().get(0).getTopStroke();
          return ring.isOpaque();
        });
  }

  @Test
  void theHeadingThatKeysReachHasARingAndNoOther() {
    Section policy = section("ui.section.policy");
    Section generator = section("ui.section.generator");
    Ui.run(generator::requestFocus);
    Ui.pulse();
    assertThat(hasRing(generator)).isTrue();
    assertThat(hasRing(policy)).isFalse();
    double height = Ui.call(policy::getHeight);
    ui.hands.push(KeyCode.TAB);
    Ui.pulse();
    assertThat(Ui.call(() -> ui.stage.getScene().getFocusOwner())).isSameAs(policy);
    assertThat(hasRing(policy)).isTrue();
    assertThat(hasRing(generator)).isFalse();
    assertThat(policy.getHeight()).as("nothing moves by it").isEqualTo(height);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "now",
        "intervals",
        "generator",
        "policy",
        "prior",
        "consumers",
        "overlays",
        "timeouts",
        "tape",
        "tape2",
        "scale",
        "cover"
      })
  void aGroupThatIsFoundHasTheFocusOnItsHeadingOrABoxAndNotOnAButton(String group) {
    DetectorBench before = bench();
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("goto." + group);
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    Section section = section("ui.section." + group);
    Node focus = Ui.call(() -> ui.stage.getScene().getFocusOwner());
    boolean within = false;
    for (Node at = focus; at != null; at = at.getParent()) {
      within |= at == section;
    }
    assertThat(within).as("%s in %s", focus, section).isTrue();
    assertThat(focus instanceof ButtonBase && !(focus instanceof CheckBox)).isFalse();
    assertThat(section.isExpanded()).isTrue();
    if (group.equals("generator")) {
      assertThat(focus).isSameAs(section);
    }
    assertThat(bench()).isEqualTo(before);
  }

  private List<String> shown() {
    return Ui.call(() -> ui.window.view().deck().shown().stream().map(Panel::id).toList());
  }

  private void choose(FigureKind kind, String panel) {
    String name = ui.window.view().words().get("ui.figure.short." + kind.id());
    Ui.run(() -> ui.window.view().deck().reveal(panel));
    Ui.pulse();
    Ui.run(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".kind-tab").stream()
                .filter(tab -> tab instanceof ButtonBase b && b.getText().equals(name))
                .forEach(tab -> ((ButtonBase) tab).fire()));
    Ui.pulse();
  }

  private boolean isThere(FigureKind kind) {
    return Ui.call(() -> ui.stage.getScene().lookup("#" + kind.id())) != null;
  }

  @Test
  void aNewDocumentHasThePanelsOfTheStartAlsoAfterOneWasMaximised() {
    List<String> atFirst = shown();
    choose(FigureKind.QQ, "tail");
    Ui.run(() -> ui.window.view().deck().toggleMaximised("runs"));
    Ui.pulse();
    assertThat(shown()).containsExactly("runs");
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    assertThat(shown()).isEqualTo(atFirst);
    assertThat(isThere(FigureKind.TAIL)).isTrue();
    assertThat(isThere(FigureKind.QQ)).isFalse();
  }

  @Test
  void aLessonBeginsWithTheFiguresOfTheStartAndWhatWasSeenBeforeComesBackAfterIt() {
    choose(FigureKind.QQ, "tail");
    assertThat(isThere(FigureKind.QQ)).isTrue();
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
    Ui.pulse();
    assertThat(isThere(FigureKind.QQ)).isFalse();
    Ui.run(ui.window.lesson()::leave);
    Ui.pulse();
    assertThat(isThere(FigureKind.QQ)).isTrue();
  }

  private static Path settingsFile() {
    return Path.of(System.getProperty("phiscope.data")).resolve("settings.properties");
  }

  @Test
  void panelsAndUnfoldedGroupsAreKeptForTheNextStartButNotThoseOfALesson() throws Exception {
    choose(FigureKind.QQ, "tail");
    Ui.run(() -> ui.window.view().deck().reveal("runs"));
    Section policy = section("ui.section.policy");
    Ui.run(() -> policy.setExpanded(true));
    Ui.pulse();
    WaitForAsyncUtils.waitFor(
        20,
        TimeUnit.SECONDS,
        () -> has(settingsFile(), "figures=tail\\:qq", "groups=policy\\:true"));
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
    Ui.pulse();
    assertThat(isThere(FigureKind.QQ)).isFalse();
    assertThat(ui.window.workbench().settings().sight().figures()).containsEntry("tail", "qq");
    Ui.run(ui.window.lesson()::leave);
    Ui.pulse();
    assertThat(ui.window.workbench().settings().sight().figures()).containsEntry("tail", "qq");
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    Ui.pulse();
    assertThat(ui.window.workbench().settings().sight().figures()).isEmpty();
  }

  @Test
  void anotherStartShowsWhatWasChosen(@TempDir Path folder) throws Exception {
    Files.writeString(
        folder.resolve("settings.properties"),
        "figures=tail:qq posterior:nonsense\ninFront=runs nothing\n"
            + "groups=policy:true prior:false gone:true\n");
    String before = System.getProperty("phiscope.data");
    System.setProperty("phiscope.data", folder.toString());
    try {
      WorkbenchWindow next = Ui.call(() -> new WorkbenchWindow(new Stage(), Ui.FILES));
      Ui.run(
          () -> {
            List<Panel> panels = next.view().deck().panels();
            assertThat(panels).anyMatch(panel -> panel.content().lookup("#qq") != null);
            assertThat(panels).noneMatch(panel -> panel.content().lookup("#tail") != null);
            ScrollPane bar = (ScrollPane) next.view().benchViews().get(0).parameters();
            List<Boolean> open =
                bar.getContent().lookupAll(".section").stream()
                    .filter(node -> node instanceof Section)
                    .map(node -> ((Section) node).isExpanded())
                    .toList();
            // At now, intervals, generator, policy, prior, and seven more.
            assertThat(open.subList(0, 5)).containsExactly(true, true, false, true, false);
          });
      Ui.run(next::close);
    } finally {
      System.setProperty("phiscope.data", before);
    }
  }
}
