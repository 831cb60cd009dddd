package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.layout.VBox;
import phiscope.bench.SettingEdit.SetPrior;
import phiscope.bench.Term;
import phiscope.ui.viewmodel.NumberRange;

/** The prior probability of a stop. */
final class PriorGroup implements Fold.Content {
  private final Bench bench;
  private final NumberField prior;
  private final VBox box;

  PriorGroup(Bench bench) {
    this.bench = bench;
    Form form = new Form(bench.words());
    prior =
        new NumberField(
            bench.words(), "ui.prior.value", NumberRange.above("0", "1", "0.01").below("1"));
    prior.setId("prior");
    prior.onCommit(value -> bench.model().apply(new SetPrior(value)));
    form.explained("ui.prior.value", prior);
    box = new VBox(form);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    boolean told = !bench.model().options().hides(Term.PRIOR);
    prior.show(told ? bench.model().bench().prior() : null);
  }
}
