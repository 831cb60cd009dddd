package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.BenchKind;
import phiscope.bench.SettingEdit;
import phiscope.bench.json.BenchJson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.ui.view.WorkbenchWindow;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** What a window shows that is opened after one that was killed. */
class RestartWindowTest {
  @TempDir Path folder;

  private String data;
  private int lives;
  private final List<Program> programs = new ArrayList<>();

  /** One running of the program, beside others in this one. */
  private record Program(Path data, Stage stage, WorkbenchWindow window) {
    boolean isThere(String id) {
      return Ui.call(() -> stage.getScene().lookup("#" + id) != null);
    }
  }

  @BeforeEach
  void toolkit() {
    Ui.fresh();
    data = System.getProperty("phiscope.data");
  }

  @AfterEach
  void end() {
    System.setProperty("phiscope.data", data);
    for (Program program : programs) {
      Ui.run(
          () -> {
            program.stage().hide();
            program.window().close();
          });
    }
  }

  private Program start(Path on) {
    Program[] made = new Program[1];
    Ui.run(
        () -> {
          System.setProperty("phiscope.data", on.toString());
          Stage stage = new Stage();
          made[0] = new Program(on, stage, new WorkbenchWindow(stage, Ui.FILES));
          made[0].window().open(List.of());
        });
    programs.add(made[0]);
    // Only then what is looked at is kept, and brought back.
    Ui.pulse();
    Ui.pulse();
    Ui.pulse();
    return made[0];
  }

  private Program first() {
    return start(folder.resolve("first"));
  }

  /** What a program finds that is started when this one has been killed just now. */
  private Program killed(Program program) {
    lives++;
    Path copy = folder.resolve("life-" + lives);
    try (Stream<Path> files = Files.walk(program.data())) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(program.data().relativize(file).toString()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return start(copy);
  }

  private static String view(Program program) throws IOException {
    Path file = program.data().resolve("sessions/session-1.view");
    return Files.exists(file) ? Files.readString(file) : "";
  }

  @Test
  void thePanelThatHadAllRoomHasItAgain() {
    Program program = first();
    Ui.run(() -> program.window().view().deck().toggleMaximised("phi"));
    Ui.await(() -> view(program).contains("phi"));
    Program next = killed(program);
    Ui.await(() -> next.window().view().deck().hasMaximised());
    assertThat(Ui.call(() -> next.window().view().deck().shown().get(0).id())).isEqualTo("phi");
    Ui.run(() -> next.window().view().deck().toggleMaximised("phi"));
    Ui.await(() -> !view(next).contains("phi"));
    Program last = killed(next);
    assertThat(Ui.call(() -> last.window().view().deck().hasMaximised())).isFalse();
  }

  /** Undone is undone, also for a program that comes after: the document is what its file holds. */
  @Test
  void whatWasUndoneBeforeTheEndIsNoChange() throws IOException {
    Program program = first();
    Path file = folder.resolve("mine.json");
    Files.writeString(file, BenchJson.write(program.window().model().bench()));
    Ui.run(
        () ->
            program
                .window()
                .document()
                .opened(program.window().model().bench(), Optional.of(file)));
    Ui.pulse();
    Ui.run(
        () -> {
          var edits = program.window().model().edits();
          long gesture = edits.newGesture();
          edits.inGesture(gesture, new SettingEdit.SetNow(7_000));
          edits.inGesture(gesture, new SettingEdit.SetNow(7_500));
          edits.finishGesture();
        });
    Ui.pulse();
    assertThat(Ui.call(() -> program.window().document().isUnsaved())).isTrue();
    Ui.run(() -> program.window().model().undo());
    Ui.pulse();
    assertThat(Ui.call(() -> program.window().document().isUnsaved())).isFalse();
    Program next = killed(program);
    assertThat(Ui.call(() -> next.window().model().history().canRedo())).isTrue();
    assertThat(Ui.call(() -> next.window().document().isUnsaved())).isFalse();
    assertThat(next.stage().getTitle()).doesNotContain("*");
    Program last = killed(next);
    assertThat(Ui.call(() -> last.window().document().isUnsaved())).isFalse();
  }

  @Test
  void soItIsOnAnotherBench() {
    Program program = first();
    Ui.run(
        () -> {
          program
              .window()
              .document()
              .opened(
                  SwimDocuments.opening(program.window().workbench().messages()),
                  java.util.Optional.empty());
        });
    Ui.pulse();
    String[] panel = new String[1];
    Ui.run(
        () -> {
          var bench = program.window().view().benchViews().get(1);
          bench.toggleMaximised();
          panel[0] = bench.maximised().orElseThrow();
        });
    Ui.await(() -> view(program).contains(panel[0]));
    Program next = killed(program);
    assertThat(next.window().view().open().kind()).isEqualTo(BenchKind.SWIM);
    Ui.await(() -> next.window().view().benchViews().get(1).maximised().isPresent());
    assertThat(Ui.call(() -> next.window().view().benchViews().get(1).maximised()))
        .contains(panel[0]);
  }

  @Test
  void theLessonIsOpenAtItsStepAndTheDocumentWaitsBehindIt() {
    Program program = first();
    String id = LessonCatalogue.ids().get(0);
    Ui.run(
        () -> {
          program.window().model().apply(new SettingEdit.SetTitle("mine"));
          program.window().lesson().start(LessonCatalogue.find(id).orElseThrow());
          program.window().lesson().next();
          program.window().lesson().predict(0, new Prediction.NotSure());
        });
    Ui.await(() -> view(program).contains("notSure"));
    LessonPlayer player = program.window().lesson().player().orElseThrow();
    Program next = killed(program);
    LessonPlayer again = next.window().lesson().player().orElseThrow();
    assertThat(again.lesson().id()).isEqualTo(id);
    assertThat(again.at()).isEqualTo(1);
    assertThat(again.states()).isEqualTo(player.states());
    assertThat(next.window().view().open().document()).isEqualTo(player.document());
    Ui.run(() -> next.window().lesson().leave());
    assertThat(next.window().model().bench().title()).isEqualTo("mine");
    assertThat(next.window().document().isUnsaved()).isTrue();
    Ui.await(() -> !view(next).contains(id));
  }

  @Test
  void aLessonOverAnUntouchedDocumentComesBackToo() {
    Program program = first();
    String id = LessonCatalogue.ids().get(1);
    Ui.run(() -> program.window().lesson().start(LessonCatalogue.find(id).orElseThrow()));
    Ui.await(() -> view(program).contains(id));
    Program next = killed(program);
    assertThat(next.window().lesson().player().orElseThrow().lesson().id()).isEqualTo(id);
    Ui.run(() -> next.window().lesson().leave());
    assertThat(next.window().document().isUntouched()).isTrue();
  }

  @Test
  void whatCouldNotBeReadIsSaidWithWhereItIsKept() throws IOException {
    Path sessions = Files.createDirectories(folder.resolve("damaged/sessions"));
    Files.writeString(sessions.resolve("session-1.journal"), "no journal at all\n");
    Files.writeString(sessions.resolve("session-1.view"), "{");
    Program program = start(folder.resolve("damaged"));
    assertThat(program.isThere("problems")).isTrue();
    String said =
        Ui.call(
            () ->
                program.stage().getScene().lookup("#problems").lookupAll(".label").stream()
                    .map(Node::toString)
                    .reduce("", String::concat));
    assertThat(said).contains("unread-1.journal");
    assertThat(sessions.resolve("unread-1.journal")).hasContent("no journal at all\n");
  }
}
