package phiscope.ui.view.run;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.text.Sentence;

/** A sentence whose links can be followed, by pointer and by keys. */
public final class SentenceFlow extends TextFlow {
  private final Consumer<Sentence.Target> onFollow;
  private Sentence shown;

  public SentenceFlow(Consumer<Sentence.Target> onFollow) {
    this.onFollow = onFollow;
    getStyleClass().add("run-sentence");
  }

  /** Shows a sentence. */
  public void show(Sentence sentence) {
    if (sentence.equals(shown)) {
      return;
    }
    shown = sentence;
    getChildren().clear();
    int at = 0;
    for (Sentence.Link link : sentence.links()) {
      text(sentence.text().substring(at, link.from()));
      follow(sentence.text().substring(link.from(), link.to()), link.target());
      at = link.to();
    }
    text(sentence.text().substring(at));
  }

  private void text(String plain) {
    if (!plain.isEmpty()) {
      Text text = new Text(plain);
      text.getStyleClass().add("run");
      getChildren().add(text);
    }
  }

  private void follow(String name, Sentence.Target target) {
    Hyperlink link = new Hyperlink(name);
    link.getStyleClass().add("run-link");
    link.setFocusTraversable(target instanceof Sentence.Target.Frame);
    link.setOnAction(followed -> onFollow.accept(target));
    if (target instanceof Sentence.Target.Frame) {
      link.setId("run-cause");
    }
    getChildren().add(link);
  }
}
