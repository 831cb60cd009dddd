package phiscope.text.swim;

import java.util.List;
import phiscope.bench.SwimDifference;
import phiscope.bench.script.ScriptText;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What differs first between two branches, and why, in sentences. */
public final class DifferenceSentences {
  private final Messages messages;
  private final SwimSentences frames;
  private final SwimNames names;

  public DifferenceSentences(Messages messages) {
    this.messages = messages;
    this.frames = new SwimSentences(messages);
    this.names = new SwimNames(messages);
  }

  /**
   * The first frame that differs, in what, and the line that is the reason; then the first belief
   * that differs with its causes back to that line.
   *
   * @param here what the branch that is shown is called
   * @param there what the one that it parted from is called
   */
  public Sentence of(SwimDifference difference, String here, String there) {
    Sentence first = first(difference, here, there);
    Sentence why =
        difference
            .line()
            .map(
                line ->
                    Sentence.of(
                        messages,
                        "swim.difference.line",
                        ScriptText.line(line),
                        difference.lineIsHere() ? here : there))
            .orElse(Sentence.plain(""));
    Sentence belief =
        difference
            .belief()
            .map(found -> belief(difference, found, found.isHere() ? here : there))
            .orElse(Sentence.plain(messages.get("swim.difference.noBelief")));
    return Sentence.joined(messages, "swim.difference.join", List.of(first, why, belief));
  }

  private Sentence first(SwimDifference difference, String here, String there) {
    int index = difference.index();
    SwimRun longer = index < difference.here().size() ? difference.here() : difference.there();
    return Sentence.of(
        messages,
        "swim.difference.first",
        here,
        there,
        names.frame(index),
        ScriptValues.spoken(longer.time(index)),
        messages.get("swimview.aspect." + difference.aspect()),
        happens(difference.here(), index),
        happens(difference.there(), index));
  }

  private Sentence happens(SwimRun run, int index) {
    return index < run.size()
        ? frames.of(run.frame(index))
        : Sentence.plain(messages.get("swim.difference.over"));
  }

  private Sentence belief(SwimDifference difference, SwimDifference.Belief belief, String where) {
    SwimRun run = belief.isHere() ? difference.here() : difference.there();
    SwimFrame frame = run.frame(belief.frame());
    List<Sentence> chain = belief.chain().stream().map(names::frame).toList();
    String key = belief.isCommon() ? "swim.difference.common" : "swim.difference.itself";
    return Sentence.of(
        messages,
        "swim.difference.belief",
        where,
        names.frame(frame.index()),
        ScriptValues.spoken(frame.time()),
        frames.of(frame),
        Sentence.joined(messages, "swim.difference.cause", chain),
        Sentence.of(
            messages, key, names.frame(belief.root()), frames.of(run.frame(belief.root()))));
  }
}
