package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.FencingSnapshot.Holder;
import phiscope.core.fencing.Party;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Sketch;
import phiscope.figure.run.ListPicture;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.Sign;
import phiscope.figure.run.TextGrid;
import phiscope.figure.run.TextGrid.Cell;
import phiscope.text.Numbers;

/** What each holder believes beside what is true; what the authority and the resource know. */
final class HoldersFigure {
  private final FencingScene scene;
  private final FencingTexts texts;
  private final Sketch sketch;

  HoldersFigure(FencingScene scene, FigureFrame frame) {
    this.scene = scene;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
  }

  RunPicture draw() {
    List<TextGrid.Row> rows = new ArrayList<>();
    scene.snapshot().holders().forEach(holder -> rows.add(row(holder)));
    rows.add(authority());
    rows.add(resource());
    Naming naming =
        new Naming(
            FencingFigureKind.HOLDERS, texts.get("fencingview.holders.name"), reading(), table());
    return ListPicture.draw(
        sketch,
        naming,
        header(),
        rows,
        left -> texts.get("fencingview.holders.more", Numbers.whole(left)));
  }

  private List<String> header() {
    return List.of(
        texts.get("fencingview.column.who"),
        texts.get("fencingview.column.token"),
        texts.get("fencingview.column.believes"),
        texts.get("fencingview.column.truth"),
        texts.get("fencingview.column.lease"),
        texts.get("fencingview.column.state"));
  }

  private TextGrid.Row row(Holder holder) {
    List<String> cells = cells(holder);
    boolean wrong = holder.believes() && !holder.mayWrite();
    return new TextGrid.Row(
        List.of(
            Cell.of(cells.get(0)),
            Cell.of(cells.get(1)),
            new Cell(
                cells.get(2),
                wrong ? Ink.SUSPICION : Ink.TEXT,
                Optional.of(FencingSigns.belief(holder))),
            Cell.of(FencingSigns.truth(holder.mayWrite()), cells.get(3)),
            Cell.of(cells.get(4)),
            Cell.of(FencingSigns.running(holder), cells.get(5))),
        Optional.of(new FencingThing.Who(Party.of(holder.id()))),
        WhoWords.of(Party.of(holder.id()), scene.snapshot(), texts),
        false,
        EventPlace.of(scene.now(), scene.scenario()).equals(Party.of(holder.id())));
  }

  private List<String> cells(Holder holder) {
    return List.of(
        FencingTexts.holder(holder.id()),
        WhoWords.token(holder.token(), texts),
        texts.yes(holder.believes()),
        texts.yes(holder.mayWrite()),
        lease(holder.leaseLeft()),
        state(holder));
  }

  private String lease(long left) {
    return left > 0 ? Seconds.label(left) : texts.get("fencingview.none");
  }

  private String state(Holder holder) {
    String key =
        holder.isDown()
            ? "fencingview.state.down"
            : holder.isPaused() ? "fencingview.state.paused" : "fencingview.state.runs";
    long off = holder.clock() - scene.now().time();
    String state = texts.get(key);
    return off == 0
        ? state
        : texts.get(
            off > 0 ? "fencingview.state.fast" : "fencingview.state.slow",
            state,
            Seconds.label(Math.abs(off)));
  }

  private TextGrid.Row authority() {
    FencingSnapshot.Authority authority = scene.snapshot().authority();
    List<String> cells = authorityCells(authority);
    return plain(cells, FencingSigns.truth(authority.leaseLeft() > 0), Party.AUTHORITY);
  }

  private List<String> authorityCells(FencingSnapshot.Authority authority) {
    return List.of(
        texts.party(Party.AUTHORITY),
        String.valueOf(authority.token()),
        "",
        texts.get("fencingview.holders.grantedTo", FencingTexts.holder(authority.holder())),
        lease(authority.leaseLeft()),
        texts.get("fencingview.phase." + authority.phase().name()));
  }

  private TextGrid.Row resource() {
    return plain(resourceCells(), FencingSigns.truth(true), Party.RESOURCE);
  }

  private List<String> resourceCells() {
    FencingSnapshot.Resource resource = scene.snapshot().resource();
    String value =
        resource.value().isPresent()
            ? FencingTexts.request(resource.value().getAsInt())
            : texts.get("fencingview.none");
    return List.of(
        texts.party(Party.RESOURCE),
        WhoWords.token(resource.greatestAccepted(), texts),
        "",
        resource.highest() > 0
            ? texts.get("fencingview.holders.highest", String.valueOf(resource.highest()))
            : texts.get("fencingview.holders.noHighest"),
        texts.get("fencingview.none"),
        texts.get("fencingview.holders.value", value));
  }

  private TextGrid.Row plain(List<String> texts, Sign sign, Party party) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      cells.add(i == 3 ? Cell.of(sign, texts.get(i)) : Cell.of(texts.get(i)));
    }
    return new TextGrid.Row(
        cells,
        Optional.of(new FencingThing.Who(party)),
        WhoWords.of(party, scene.snapshot(), this.texts),
        false,
        EventPlace.of(scene.now(), scene.scenario()).equals(party));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    scene.snapshot().holders().forEach(holder -> rows.add(cells(holder)));
    rows.add(authorityCells(scene.snapshot().authority()));
    rows.add(resourceCells());
    return new FigureTable(header(), rows);
  }

  private String reading() {
    FencingSnapshot now = scene.snapshot();
    List<String> believing =
        now.holders().stream()
            .filter(Holder::believes)
            .map(holder -> FencingTexts.holder(holder.id()))
            .toList();
    List<String> may =
        now.holders().stream()
            .filter(Holder::mayWrite)
            .map(holder -> FencingTexts.holder(holder.id()))
            .toList();
    return texts.get(
        "fencingview.holders.reading",
        joined(believing),
        joined(may),
        String.valueOf(now.authority().token()),
        WhoWords.token(now.resource().greatestAccepted(), texts));
  }

  private String joined(List<String> names) {
    return names.isEmpty()
        ? texts.get("fencingview.nobody")
        : String.join(texts.get("fencingview.comma"), names);
  }
}
