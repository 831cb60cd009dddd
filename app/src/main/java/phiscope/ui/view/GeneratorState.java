package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import phiscope.core.trace.Tape;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.IntervalCuts;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/**
 * How a tape stands to its generator. All that can be said of a generated tape has the same room,
 * as one takes the place of the other while a slider below is dragged.
 */
final class GeneratorState extends StackPane {
  private static final String MANY = Numbers.whole(IntervalCuts.MOST);

  private final Words words;
  private final Label said = new Label();
  private final List<Label> others = List.of(new Label(), new Label(), new Label());
  private Tape shown;
  private Messages spoken;

  /**
   * @param id of what is said
   */
  GeneratorState(Words words, String id) {
    this.words = words;
    said.setId(id);
    words.text(others.get(0), "ui.generator.state.asGenerated");
    words.text(others.get(1), "ui.generator.state.edited");
    others
        .get(2)
        .textProperty()
        .bind(words.messagesValue().map(m -> join(m, List.of(zero(m, MANY), again(m, MANY)))));
    setAlignment(Pos.TOP_LEFT);
    getChildren().add(said);
    getChildren().addAll(others);
    for (Label label : others) {
      label.setVisible(false);
    }
    for (var label : getChildren()) {
      label.getStyleClass().add("muted");
      ((Label) label).setWrapText(true);
    }
  }

  private static String zero(Messages m, String many) {
    return m.get("ui.generator.cut.zero", many, many, many, many);
  }

  private static String again(Messages m, String many) {
    return m.get("ui.generator.cut.again", many, many);
  }

  private static String join(Messages m, List<String> sentences) {
    return sentences.stream()
        .reduce((all, next) -> m.get("runs.reading.join", all, next))
        .orElseThrow();
  }

  /** Says how a tape stands to its generator. */
  void show(Tape tape) {
    Messages m = words.messages();
    if (tape != shown || m != spoken) {
      shown = tape;
      spoken = m;
      Optional<Generated> generated = tape.generated();
      others.forEach(label -> label.setManaged(generated.isPresent()));
      said.setText(
          generated
              .map(from -> from.edited() ? m.get("ui.generator.state.edited") : made(tape, m))
              .orElseGet(() -> m.get("ui.generator.state.none")));
    }
  }

  private static String made(Tape tape, Messages m) {
    IntervalCuts cuts =
        IntervalCuts.of(tape.generated().orElseThrow().settings(), tape.heartbeats().size());
    String all = Numbers.whole(cuts.intervals());
    List<String> sentences = new ArrayList<>();
    if (cuts.zero() > 0) {
      sentences.add(
          m.get(
              "ui.generator.cut.zero",
              Numbers.whole(cuts.zero()),
              all,
              Numbers.whole(cuts.belowZero()),
              Numbers.whole(cuts.belowTick())));
    }
    if (cuts.repeated() > 0) {
      sentences.add(m.get("ui.generator.cut.again", Numbers.whole(cuts.repeated()), all));
    }
    return sentences.isEmpty() ? m.get("ui.generator.state.asGenerated") : join(m, sentences);
  }
}
