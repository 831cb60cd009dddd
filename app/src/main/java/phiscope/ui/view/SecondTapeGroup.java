package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import phiscope.bench.DetectorBench;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.bench.TapeEdit.RemoveTape;

/** A second tape beside the first, under the same policies. */
final class SecondTapeGroup implements Fold.Content {
  private final Bench bench;
  private final Button add;
  private final Button remove;
  private final Section intervals;
  private final Section generator;
  private final Section tape;
  private final VBox box;

  SecondTapeGroup(Bench bench) {
    this.bench = bench;
    Words words = bench.words();
    Label what = words.text(new Label(), "ui.tape2.what");
    what.setWrapText(true);
    what.getStyleClass().add("muted");
    add = words.text(new Button(), "ui.tape2.add");
    add.setId("add-tape");
    add.setOnAction(pressed -> add());
    remove = words.text(new Button(), "ui.tape2.remove");
    remove.setId("remove-tape");
    remove.setOnAction(pressed -> bench.model().apply(new RemoveTape(1)));
    intervals =
        new Section(words, "ui.section.intervals2", false, () -> new IntervalsGroup(bench, 1));
    generator =
        new Section(words, "ui.section.generator2", false, () -> new GeneratorGroup(bench, 1));
    tape = new Section(words, "ui.section.tape", false, () -> new TapeGroup(bench, 1));
    box = new VBox(what, add, intervals, generator, tape, remove);
    box.getStyleClass().add("group");
  }

  /** A copy of the first, to change. */
  private void add() {
    DetectorBench document = bench.model().bench();
    bench.model().apply(new AddTape(document.tape().withName(bench.words().get("ui.tape2.name"))));
    bench.workbench().announce("ui.said.tapeAdded");
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    boolean two = bench.model().bench().tapes().size() > 1;
    show(add, !two);
    show(remove, two);
    show(intervals, two);
    show(generator, two);
    show(tape, two);
    intervals.update();
    generator.update();
    tape.update();
  }

  private static void show(Node node, boolean shown) {
    node.setManaged(shown);
    node.setVisible(shown);
  }
}
