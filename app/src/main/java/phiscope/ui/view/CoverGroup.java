package phiscope.ui.view;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.Term;
import phiscope.ui.viewmodel.Cover;

/** What a teacher takes out of sight, in figures, arithmetic, sentences and tables alike. */
final class CoverGroup implements Fold.Content {
  private final Bench bench;
  private final ToggleButton covered;
  private final Map<Term, CheckBox> boxes = new LinkedHashMap<>();
  private final VBox box;

  CoverGroup(Bench bench) {
    this.bench = bench;
    Words words = bench.words();
    Label what = words.text(new Label(), "ui.cover.what");
    what.setWrapText(true);
    what.getStyleClass().add("muted");
    covered = words.text(new ToggleButton(), "ui.cover.on");
    covered.setId("cover-on");
    covered.setGraphic(new FontIcon("mdi2e-eye-off-outline"));
    covered.setOnAction(pressed -> toggle(bench));
    box = new VBox(what, covered);
    box.getStyleClass().add("group");
    for (Term term : Cover.CHOICES) {
      CheckBox choice = words.text(new CheckBox(), "ui.cover.term." + term.name());
      choice.setId("cover-" + term.name());
      choice.setWrapText(true);
      choice.setMinWidth(0);
      choice.setOnAction(pressed -> choose(term, choice.isSelected()));
      boxes.put(term, choice);
      box.getChildren().add(choice);
    }
  }

  /** Puts the cover on, or takes it off, and says so. */
  static void toggle(Bench bench) {
    bench.model().look(options -> options.withCover(options.cover().toggled()));
    boolean on = bench.model().options().cover().on();
    bench.workbench().announce(on ? "ui.said.covered" : "ui.said.uncovered");
  }

  private void choose(Term term, boolean chosen) {
    bench.model().look(options -> options.withCover(options.cover().with(term, chosen)));
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    Cover cover = bench.model().options().cover();
    covered.setSelected(cover.on());
    boxes.forEach((term, box) -> box.setSelected(cover.terms().contains(term)));
  }
}
