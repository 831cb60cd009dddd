package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import phiscope.bench.BranchEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBranch;
import phiscope.bench.SwimDifference;
import phiscope.bench.SwimReading;
import phiscope.bench.script.ScriptText;
import phiscope.bench.script.ScriptValues;
import phiscope.core.kernel.FrameComparison;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimRun;
import phiscope.text.Messages;
import phiscope.text.swim.DifferenceSentences;
import phiscope.text.swim.SwimSentences;
import phiscope.ui.view.Panel;
import phiscope.ui.view.Words;
import phiscope.ui.view.run.BranchesView;

/** The branches of the document, beside each other. */
final class SwimBranchesPanel implements Panel {
  private final SwimContext context;
  private final BranchesView content;
  private SwimReading shown;
  private Messages spoken;
  private SwimDifference found;

  SwimBranchesPanel(SwimContext context) {
    this.context = context;
    this.content = new BranchesView(context.words(), "swim");
  }

  @Override
  public String id() {
    return "swimBranches";
  }

  @Override
  public Node content() {
    return content;
  }

  @Override
  public void beforeLayout() {
    SwimReading reading = context.model().reading();
    Messages messages = context.words().messages();
    if (reading == shown && messages == spoken) {
      return;
    }
    shown = reading;
    spoken = messages;
    SwimBench bench = reading.bench();
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
        index -> context.model().apply(new BranchEdit.DeleteBranch(index)),
        context.model()::goTo);
  }

  /** "Branch 2, from branch 1 at 3 s: crash m3". */
  private String name(SwimBench bench, int index) {
    Words words = context.words();
    if (index == 0) {
      return words.get("swimview.branches.first");
    }
    SwimBranch branch = bench.branches().get(index);
    List<ScriptEntry> before = bench.branches().get(branch.parent()).script();
    String what =
        branch.script().stream()
            .filter(line -> !before.contains(line))
            .findFirst()
            .map(ScriptText::line)
            .orElse(words.get("swimview.branches.same"));
    return words.get(
        "swimview.branches.name",
        String.valueOf(index + 1),
        String.valueOf(branch.parent() + 1),
        what);
  }

  private BranchesView.Compared compared(
      SwimReading reading, SwimReading.BranchComparison comparison) {
    String here = String.valueOf(reading.bench().view().branch() + 1);
    String there = String.valueOf(comparison.parent() + 1);
    Optional<FrameComparison.Difference> difference = comparison.difference();
    if (difference.isEmpty()) {
      return BranchesView.Compared.same(
          context.words().get("swimview.branches.noDifference", here, there));
    }
    int index = difference.get().index();
    return new BranchesView.Compared(
        told(reading, comparison, here, there),
        OptionalInt.of(index),
        List.of(side(there, comparison.other(), index), side(here, reading.run(), index)));
  }

  /** Found once for two runs: it takes a walk through both of them. */
  private String told(
      SwimReading reading, SwimReading.BranchComparison comparison, String here, String there) {
    boolean known =
        found != null && found.here() == reading.run() && found.there() == comparison.other();
    if (!known) {
      found = SwimDifference.of(reading.run(), comparison).orElseThrow();
    }
    return new DifferenceSentences(context.words().messages()).of(found, here, there).text();
  }

  private BranchesView.Side side(String name, SwimRun run, int index) {
    SwimSentences sentences = new SwimSentences(context.words().messages());
    return BranchesView.Side.around(
        context.words(),
        name,
        "",
        index,
        run.size(),
        frame -> ScriptValues.spoken(run.time(frame)),
        frame -> sentences.of(run.frame(frame)).text());
  }
}
