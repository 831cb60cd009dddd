package phiscope.text.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.ArticleCost;
import phiscope.bench.study.CostResult;
import phiscope.bench.study.CostResult.Topology;
import phiscope.bench.study.CostResult.Way;
import phiscope.core.probe.RingSpread;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** What a study of costs says. */
final class CostSentences {
  private final Messages messages;
  private final StudyNames names;

  CostSentences(Messages messages) {
    this.messages = messages;
    this.names = new StudyNames(messages);
  }

  List<String> summary(CostResult result) {
    Way mesh = result.ways().get(Topology.FULL_MESH.ordinal());
    Way swim = result.ways().get(Topology.SWIM.ordinal());
    Way central = result.ways().get(Topology.CENTRAL.ordinal());
    String members = Numbers.whole(result.spread().members());
    List<String> said = new ArrayList<>();
    said.add(
        messages.get(
            "study.says.cost.mesh",
            members,
            Numbers.whole(mesh.total()),
            names.number(mesh.perSecond()),
            Numbers.whole(mesh.perMember())));
    said.add(ofTheArticle());
    said.add(messages.get("study.says.cost.central", Numbers.whole(central.total())));
    said.add(
        messages.get(
            "study.says.cost.swim",
            Numbers.whole(swim.total()),
            Numbers.whole(swim.perMember()),
            Numbers.whole(result.oneFailed()),
            Numbers.whole(result.worst())));
    said.add(messages.get("study.says.cost.change", Numbers.whole(result.change())));
    said.add(
        messages.get(
            "study.says.cost.ring",
            names.choice(Parameter.word(result.spread().kind())),
            Numbers.whole(result.misjudged()),
            Numbers.whole(result.spread().misjudgedInTheEnd()),
            Numbers.whole(result.spread().detectionsToTheEnd())));
    if (result.spread().kind() == RingSpread.Kind.DEAF_MEMBER_WITH_REPAIR) {
      said.add(messages.get("study.says.cost.deaf"));
    }
    said.add(messages.get("study.says.cost.round", names.share(result.allTheWay())));
    return said;
  }

  /** S002's thousand members, each second and ten times a second. */
  private String ofTheArticle() {
    return messages.get(
        "study.says.cost.article",
        Numbers.whole(ArticleCost.EVERY_SECOND.perMember()),
        Numbers.whole(ArticleCost.EVERY_SECOND.perSecond()),
        Numbers.whole(ArticleCost.TEN_TIMES_A_SECOND.perSecond()));
  }
}
