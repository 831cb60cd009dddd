package phiscope.bench.json;

import java.util.List;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBranch;
import phiscope.bench.SwimView;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;

/** Writes the documents of the SWIM bench; what is as usual is left out. */
final class SwimWriter {
  private final JsonPrinter to;

  SwimWriter(JsonPrinter to) {
    this.to = to;
  }

  /** Writes what a document of this kind holds. */
  void write(SwimBench bench) {
    to.name("title").text(bench.title()).name("seed").number(bench.seed());
    to.name("members").number(bench.members());
    to.name("horizon").number(SwimBench.SCALE.toTime(bench.horizon()));
    to.name("parameters");
    SwimParametersJson.write(to, bench.preset(), bench.parameters());
    network(bench.network());
    to.name("script");
    script(bench.branches().get(0).script());
    if (bench.branches().size() > 1) {
      to.name("branches").array();
      bench.branches().subList(1, bench.branches().size()).forEach(this::branch);
      to.endArray();
    }
    to.name("view");
    view(bench.view());
    if (!bench.seeds().equals(SeedRange.USUAL)) {
      to.name("seeds").inlineObject().name("from").number(bench.seeds().from());
      to.name("count").number(bench.seeds().count()).endObject();
    }
  }

  private void network(NetworkParameters network) {
    to.name("network").inlineObject();
    to.name("delayMinimum").number(SwimBench.SCALE.toTime(network.delayMinimum()));
    to.name("delayMaximum").number(SwimBench.SCALE.toTime(network.delayMaximum()));
    if (network.lossPerMillion() != 0) {
      to.name("loss").number(ParameterJson.share(network.lossPerMillion()));
    }
    to.endObject();
  }

  void script(List<ScriptEntry> script) {
    to.array();
    script.forEach(line -> to.text(ScriptText.line(line)));
    to.endArray();
  }

  private void branch(SwimBranch branch) {
    to.object().name("parent").number(branch.parent());
    to.name("partedAt").number(SwimBench.SCALE.toTime(branch.partedAt()));
    to.name("script");
    script(branch.script());
    to.endObject();
  }

  void view(SwimView view) {
    to.inlineObject().name("branch").number(view.branch()).name("frame").number(view.frame());
    view.last().ifPresent(last -> to.name("last").number(last));
    view.chosen()
        .ifPresent(
            message -> {
              to.name("message").inlineObject().name("sender").number(message.sender());
              to.name("number").number(message.number()).endObject();
            });
    to.endObject();
  }
}
