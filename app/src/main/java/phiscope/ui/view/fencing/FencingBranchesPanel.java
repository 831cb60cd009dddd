package phiscope.ui.view.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranch;
import phiscope.bench.FencingBranchEdit;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingReading;
import phiscope.bench.script.FencingScriptText;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.kernel.FrameComparison;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.fencing.FencingSentences;
import phiscope.ui.view.Panel;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.BranchesView;

/** The branches of the document, beside each other. */
final class FencingBranchesPanel implements Panel {
  private final FencingContext context;
  private final BranchesView content;
  private final Button copy = new Button(null, new FontIcon("mdi2s-source-branch-plus"));
  private FencingReading shown;
  private Messages spoken;

  FencingBranchesPanel(FencingContext context) {
    this.context = context;
    this.content = new BranchesView(context.words(), "fencing");
    copy.getStyleClass().addAll("flat", "tool");
    copy.setId("fencing-copy-branch");
    context.words().tip(copy, "fencingview.branches.copy");
    copy.setOnAction(pressed -> copy());
  }

  private void copy() {
    context.model().apply(new FencingBranchEdit.Copy(context.model().bench().view().branch()));
    context.said("fencingview.said.copied");
  }

  @Override
  public String id() {
    return "fencingBranches";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public List<Node> tools(boolean shared) {
    return List.of(copy);
  }

  @Override
  public void beforeLayout() {
    FencingReading reading = context.model().reading();
    Messages messages = context.words().messages();
    if (reading == shown && messages == spoken) {
      return;
    }
    shown = reading;
    spoken = messages;
    FencingBench bench = reading.bench();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < bench.branches().size(); i++) {
      names.add(name(bench, i));
    }
    content.show(
        new BranchesView.Listed(
            names,
            bench.view().branch(),
            reading.comparison().map(comparison -> compared(reading, comparison))),
        context.model()::showBranch,
        index -> context.model().apply(new FencingBranchEdit.DeleteBranch(index)),
        context.model()::goTo);
  }

  /** "2, parted from 1: at 3s suspect", or which setting differs. */
  private String name(FencingBench bench, int index) {
    Words words = context.words();
    if (index == 0) {
      return words.get("swimview.branches.first");
    }
    FencingBranch branch = bench.branches().get(index);
    FencingScenario parent = bench.scenario(branch.parent());
    return words.get(
        "swimview.branches.name",
        String.valueOf(index + 1),
        String.valueOf(branch.parent() + 1),
        own(branch.scenario(), parent));
  }

  private String own(FencingScenario scenario, FencingScenario parent) {
    Words words = context.words();
    List<String> own = new ArrayList<>();
    for (FencingParameter parameter : FencingParameter.values()) {
      if (parameter.of(scenario) != parameter.of(parent)) {
        own.add(words.get("fencing.parameter." + parameter.name()));
      }
    }
    if (!scenario.detector().equals(parent.detector())) {
      own.add(words.get("fencing.detector"));
    }
    Optional<FencingScriptEntry> line =
        scenario.script().stream().filter(it -> !parent.script().contains(it)).findFirst();
    line.map(FencingScriptText::line).ifPresent(own::add);
    return own.isEmpty()
        ? words.get("swimview.branches.same")
        : String.join(words.get("fencingview.comma"), own);
  }

  private BranchesView.Compared compared(
      FencingReading reading, FencingReading.BranchComparison comparison) {
    Words words = context.words();
    String here = String.valueOf(reading.bench().view().branch() + 1);
    String there = String.valueOf(comparison.parent() + 1);
    Optional<FrameComparison.Difference> difference = comparison.difference();
    int index = difference.map(FrameComparison.Difference::index).orElse(-1);
    String sentence =
        difference
            .map(
                found ->
                    words.get(
                        "fencingview.branches.difference",
                        here,
                        there,
                        Numbers.whole(index),
                        words.get("fencingview.aspect." + found.aspect())))
            .orElse(words.get("swimview.branches.noDifference", here, there));
    return new BranchesView.Compared(
        sentence,
        index < 0 ? OptionalInt.empty() : OptionalInt.of(index),
        List.of(side(there, comparison.other(), index), side(here, reading.run(), index)));
  }

  private BranchesView.Side side(String name, FencingRun run, int index) {
    Words words = context.words();
    FencingCounters counters = run.lastFrame().snapshot().counters();
    String broken =
        run.broken().isEmpty()
            ? words.get("fencingview.none")
            : String.join(
                words.get("fencingview.comma"),
                run.broken().stream()
                    .map(it -> words.get("fencingview.breach." + it.name()))
                    .toList());
    String result =
        words.get(
            "fencingview.branches.result",
            Numbers.whole(counters.accepted()),
            Numbers.whole(counters.refused()),
            Numbers.whole(counters.switches()),
            broken);
    FencingSentences sentences = new FencingSentences(words.messages());
    return BranchesView.Side.around(
        words,
        name,
        result,
        index,
        run.size(),
        frame -> ScriptValues.time(run.time(frame)),
        frame -> sentences.of(run.frame(frame)).text());
  }
}
