package phiscope.ui.view;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import phiscope.bench.Problem;
import phiscope.text.ProblemSentence;

/** Small dialogs: a question before something is lost, and every problem of a file. */
public final class Prompts {
  private static final int MOST_PROBLEMS = 200;

  private final Words words;
  private final DialogLayer dialogs;

  public Prompts(Words words, DialogLayer dialogs) {
    this.words = words;
    this.dialogs = dialogs;
  }

  /** Where they are shown. */
  DialogLayer dialogs() {
    return dialogs;
  }

  /** Asks whether to save first; {@code go} runs unless the person stays. */
  public void saveFirst(Runnable save, Runnable go) {
    Label text = new Label(words.get("ui.unsaved.text"));
    text.setWrapText(true);
    DialogCard card = new DialogCard(words.get("ui.unsaved.title"), text, 440, 60);
    card.setId("unsaved");
    card.button(words.get("ui.unsaved.discard"), () -> closeThen(go)).setId("discard");
    card.button(words.get("ui.dialog.cancel"), dialogs::close).setId("stay");
    Button main = card.mainButton(words.get("ui.unsaved.save"), () -> closeThen(save));
    main.setId("save-first");
    dialogs.show(card, main, () -> {});
  }

  /** Asks what to do where saving would put an end to what somebody else has saved meanwhile. */
  public void writtenByOthers(String name, Runnable saveOver, Runnable saveAs) {
    Label text = new Label(words.get("ui.others.text", name));
    text.setWrapText(true);
    DialogCard card = new DialogCard(words.get("ui.others.title", name), text, 460, 80);
    card.setId("others");
    card.button(words.get("ui.others.over"), () -> closeThen(saveOver)).setId("save-over");
    card.button(words.get("ui.dialog.cancel"), dialogs::close).setId("stay");
    Button main = card.mainButton(words.get("ui.action.saveAs"), () -> closeThen(saveAs));
    main.setId("save-elsewhere");
    dialogs.show(card, main, () -> {});
  }

  private void closeThen(Runnable next) {
    dialogs.close();
    next.run();
  }

  /** Lists everything that is wrong with a file; what was open stays open. */
  public void problems(String title, List<Problem> problems) {
    problems(title, words.get("ui.problems.kept"), problems);
  }

  /** Lists what of the last time could not be read, each with where it is kept. */
  void notBroughtBack(List<Problem> unread) {
    problems(words.get("ui.unread.title"), words.get("ui.unread.text"), unread);
  }

  private void problems(String title, String before, List<Problem> problems) {
    VBox list = new VBox();
    list.getStyleClass().add("problems");
    Label kept = new Label(before);
    kept.setWrapText(true);
    list.getChildren().add(kept);
    for (Problem problem : problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()))) {
      Label place = new Label(problem.place());
      place.getStyleClass().add("group-title");
      place.setWrapText(true);
      Label what = new Label(ProblemSentence.of(problem, words.messages()));
      what.setWrapText(true);
      list.getChildren().addAll(place, what);
    }
    if (problems.size() > MOST_PROBLEMS) {
      list.getChildren()
          .add(new Label(words.get("ui.problems.more", problems.size() - MOST_PROBLEMS)));
    }
    DialogCard card = new DialogCard(title, list, 620, Math.min(360, 40 + 56.0 * problems.size()));
    card.setId("problems");
    Button close = card.mainButton(words.get("ui.dialog.close"), dialogs::close);
    dialogs.show(card, close, () -> {});
  }
}
