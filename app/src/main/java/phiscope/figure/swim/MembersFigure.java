package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberState;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Sketch;
import phiscope.figure.run.ListPicture;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.TextGrid;
import phiscope.text.Numbers;

/** The members as a list: what is true, and what they believe. */
final class MembersFigure {
  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;

  MembersFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
  }

  RunPicture draw() {
    List<TextGrid.Row> rows = new ArrayList<>();
    order().forEach(member -> rows.add(row(member)));
    Naming naming =
        new Naming(
            SwimFigureKind.MEMBERS,
            words.get("swimview.members.name"),
            reading(),
            table(scene, words));
    return ListPicture.draw(
        sketch,
        naming,
        header(scene, words),
        rows,
        left -> words.get("swimview.members.more", Numbers.whole(left)));
  }

  /** By number; where not all fit, those first with whom something is the matter. */
  private List<Integer> order() {
    List<Integer> all = new ArrayList<>();
    for (int member = 0; member < scene.members(); member++) {
      all.add(member);
    }
    double room = sketch.frame().height() / (ListPicture.ROW * sketch.em()) - 1;
    if (all.size() > room) {
      all.sort(java.util.Comparator.comparing(member -> !isInTrouble(member)));
    }
    return all;
  }

  private boolean isInTrouble(int member) {
    ClusterSnapshot cluster = scene.cluster();
    return cluster.status(member) != HostStatus.UP
        || cluster.slowness(member) > 0
        || !cluster.suspicions(member).isEmpty()
        || member == scene.now().event().member()
        || scene.observer().filter(o -> o == member).isPresent();
  }

  private TextGrid.Row row(int member) {
    ClusterSnapshot cluster = scene.cluster();
    HostStatus status = cluster.status(member);
    List<TextGrid.Cell> cells = new ArrayList<>();
    cells.add(TextGrid.Cell.of(SwimWords.name(member)));
    Ink ink = status == HostStatus.CRASHED ? Ink.CRASH : Ink.TEXT;
    cells.add(
        new TextGrid.Cell(
            statusText(cluster, member, words), ink, Optional.of(SwimSigns.of(status))));
    scene
        .observer()
        .ifPresent(
            observer ->
                cells.add(
                    TextGrid.Cell.of(
                        SwimSigns.of(cluster.record(observer, member)),
                        words.state(cluster.record(observer, member)))));
    for (String text : numbers(cluster, member, words)) {
      cells.add(TextGrid.Cell.of(text));
    }
    boolean marked = scene.observer().filter(o -> o == member).isPresent();
    return new TextGrid.Row(
        cells,
        Optional.of(new SwimThing.Member(member)),
        words.get("swimview.member.is", SwimWords.name(member), words.status(status)),
        marked,
        member == scene.now().event().member());
  }

  private static String statusText(ClusterSnapshot cluster, int member, SwimWords words) {
    HostStatus status = cluster.status(member);
    return status == HostStatus.UP && cluster.slowness(member) > 0
        ? words.get("swimview.slow")
        : words.status(status);
  }

  /** Incarnation, local health, whom it probes and whom it suspects. */
  private static List<String> numbers(ClusterSnapshot cluster, int member, SwimWords words) {
    if (cluster.status(member) == HostStatus.ABSENT) {
      return List.of("", "", "", "");
    }
    int target = cluster.probeTarget(member);
    List<Integer> suspects = new ArrayList<>();
    for (int subject : cluster.suspicions(member).keys()) {
      suspects.add(subject);
    }
    return List.of(
        Numbers.whole(cluster.incarnation(member)),
        Numbers.whole(cluster.localHealth(member)),
        target < 0 ? words.get("swimview.none") : SwimWords.name(target),
        suspects.isEmpty() ? words.get("swimview.none") : words.list(suspects));
  }

  private static List<String> header(SwimScene scene, SwimWords words) {
    List<String> header = new ArrayList<>();
    header.add(words.get("swimview.column.member"));
    header.add(words.get("swimview.column.truth"));
    scene
        .observer()
        .ifPresent(o -> header.add(words.get("swimview.column.seenBy", SwimWords.name(o))));
    header.add(words.get("swimview.column.incarnation"));
    header.add(words.get("swimview.column.health"));
    header.add(words.get("swimview.column.probes"));
    header.add(words.get("swimview.column.suspects"));
    return header;
  }

  /** All members as a table. */
  static FigureTable table(SwimScene scene, SwimWords words) {
    ClusterSnapshot cluster = scene.cluster();
    List<List<String>> rows = new ArrayList<>();
    for (int member = 0; member < scene.members(); member++) {
      int subject = member;
      List<String> row = new ArrayList<>();
      row.add(SwimWords.name(member));
      row.add(statusText(cluster, member, words));
      scene.observer().ifPresent(o -> row.add(words.state(cluster.record(o, subject))));
      row.addAll(numbers(cluster, member, words));
      rows.add(row);
    }
    return new FigureTable(header(scene, words), rows);
  }

  private String reading() {
    ClusterSnapshot cluster = scene.cluster();
    int up = 0;
    int suspicions = 0;
    int believedGone = 0;
    for (int member = 0; member < scene.members(); member++) {
      up += cluster.status(member) == HostStatus.UP ? 1 : 0;
      suspicions += cluster.suspicions(member).size();
      believedGone += believesDead(member);
    }
    return words.get(
        "swimview.members.reading",
        Numbers.whole(up),
        Numbers.whole(scene.members()),
        Numbers.whole(suspicions),
        Numbers.whole(believedGone));
  }

  /** How many members an observer that is up believes dead. */
  private int believesDead(int observer) {
    int dead = 0;
    if (scene.cluster().status(observer) == HostStatus.UP) {
      for (int subject = 0; subject < scene.members(); subject++) {
        var record = scene.cluster().record(observer, subject);
        dead += record != null && record.state() == MemberState.DEAD ? 1 : 0;
      }
    }
    return dead;
  }
}
