package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.Arrays;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.bench.SettingEdit.SetTitle;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.ui.viewmodel.NumberRange;

/** The document as a whole: its title, and the unit in which times are written. */
final class ScaleGroup implements Fold.Content {
  private final Bench bench;
  private final TextEntry title;
  private final Choice unit;
  private final NumberField decimals;
  private final VBox box;

  ScaleGroup(Bench bench) {
    this.bench = bench;
    Words words = bench.words();
    Form form = new Form(words);
    title = new TextEntry(words, "ui.scale.title");
    title.setId("document-title");
    title.onCommit(typed -> bench.model().apply(new SetTitle(typed)));
    unit =
        new Choice(
            words,
            "ui.scale.unit",
            "ui.unit.",
            Arrays.stream(TimeUnit.values()).map(Enum::name).toList());
    unit.setId("unit");
    unit.onCommit(v -> bench.model().apply(new SetScale(TimeUnit.valueOf(v), scale().decimals())));
    decimals =
        new NumberField(words, "ui.scale.decimals", NumberRange.whole(0, TickScale.MAX_DECIMALS));
    decimals.setId("decimals");
    decimals.onCommit(v -> bench.model().apply(new SetScale(scale().unit(), v.intValueExact())));
    form.explained("ui.scale.title", title);
    form.explained("ui.scale.unit", unit);
    form.explained("ui.scale.decimals", decimals);
    box = new VBox(form);
  }

  private TickScale scale() {
    return bench.model().bench().scale();
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void update() {
    title.show(bench.model().bench().title());
    unit.show(scale().unit().name());
    decimals.show(BigDecimal.valueOf(scale().decimals()));
  }
}
