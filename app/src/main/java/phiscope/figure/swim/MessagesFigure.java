package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.SwimFrame;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Sketch;
import phiscope.figure.run.ListPicture;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.TextGrid;
import phiscope.text.Numbers;

/** The messages that are on their way, the one of this frame and the chosen one first. */
final class MessagesFigure {
  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;

  MessagesFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
  }

  RunPicture draw() {
    List<TextGrid.Row> rows = new ArrayList<>();
    List<Envelope> all = all();
    all.forEach(envelope -> rows.add(row(envelope)));
    Naming naming =
        new Naming(
            SwimFigureKind.MESSAGES, words.get("swimview.messages.name"), reading(), table(all));
    return ListPicture.draw(
        sketch,
        naming,
        header(),
        rows,
        left -> words.get("swimview.messages.more", Numbers.whole(left)));
  }

  private List<Envelope> all() {
    List<Envelope> all = new ArrayList<>();
    scene.message().ifPresent(all::add);
    scene.look().selected().flatMap(scene::find).ifPresent(found -> addNew(all, found));
    scene.underway().forEach(envelope -> addNew(all, envelope));
    scene.cluster().waiting().forEach(envelope -> addNew(all, envelope));
    return all;
  }

  private static void addNew(List<Envelope> all, Envelope envelope) {
    if (all.stream().noneMatch(known -> known.id().equals(envelope.id()))) {
      all.add(envelope);
    }
  }

  private TextGrid.Row row(Envelope envelope) {
    List<String> texts = cells(envelope);
    List<TextGrid.Cell> cells = new ArrayList<>();
    cells.add(TextGrid.Cell.of(SwimSigns.of(envelope.message().kind()), texts.get(0)));
    cells.add(TextGrid.Cell.of(texts.get(1)));
    cells.add(TextGrid.Cell.of(texts.get(2)));
    boolean fails = envelope.fate() != Fate.ARRIVES;
    cells.add(new TextGrid.Cell(texts.get(3), fails ? Ink.CRASH : Ink.TEXT, Optional.empty()));
    MessageId id = envelope.id();
    return new TextGrid.Row(
        cells,
        Optional.of(new SwimThing.Sent(id)),
        words.message(envelope),
        scene.look().marks(id),
        scene.message().filter(now -> now.id().equals(id)).isPresent()
            || scene.now().sent().stream().anyMatch(sent -> sent.id().equals(id)));
  }

  private List<String> cells(Envelope envelope) {
    return List.of(
        words.kind(envelope.message().kind()),
        words.get(
            "swimview.fromTo",
            SwimWords.name(envelope.sender()),
            SwimWords.name(envelope.receiver())),
        Seconds.label(envelope.sentAt()),
        status(envelope));
  }

  /** What becomes of it, as far as the cursor is. */
  private String status(Envelope envelope) {
    SwimFrame now = scene.now();
    if (envelope.fate() != Fate.ARRIVES) {
      return words.fate(envelope.fate());
    }
    if (scene.message().filter(m -> m.id().equals(envelope.id())).isPresent()) {
      return words.get("swimview.messages.now");
    }
    if (envelope.sentAt() > now.time() || envelope.sentInFrame() > now.index()) {
      return words.get("swimview.messages.later");
    }
    if (scene.cluster().waiting().stream().anyMatch(w -> w.id().equals(envelope.id()))) {
      return words.get("swimview.messages.waits", SwimWords.name(envelope.receiver()));
    }
    return envelope.arrivesAt() >= now.time()
        ? words.get("swimview.messages.in", Seconds.label(envelope.arrivesAt() - now.time()))
        : words.get("swimview.messages.over");
  }

  private List<String> header() {
    return List.of(
        words.get("swimview.column.message"),
        words.get("swimview.column.way"),
        words.get("swimview.column.sent"),
        words.get("swimview.column.arrives"));
  }

  private FigureTable table(List<Envelope> all) {
    List<String> header =
        List.of(
            words.get("swimview.column.message"),
            words.get("swimview.column.from"),
            words.get("swimview.column.to"),
            words.get("swimview.column.sentSeconds"),
            words.get("swimview.column.arrivesSeconds"),
            words.get("swimview.column.news"),
            words.get("swimview.column.fate"));
    List<List<String>> rows =
        all.stream()
            .map(
                envelope ->
                    List.of(
                        words.kind(envelope.message().kind()),
                        SwimWords.name(envelope.sender()),
                        SwimWords.name(envelope.receiver()),
                        Seconds.exact(envelope.sentAt()),
                        Seconds.exact(envelope.arrivesAt()),
                        Numbers.whole(envelope.message().updates().size()),
                        status(envelope)))
            .toList();
    return new FigureTable(header, rows);
  }

  private String reading() {
    List<Envelope> underway = scene.underway();
    long failing = underway.stream().filter(e -> e.fate() != Fate.ARRIVES).count();
    return words.get(
        "swimview.messages.reading",
        Numbers.whole(underway.size()),
        Numbers.whole(failing),
        Numbers.whole(scene.cluster().waiting().size()));
  }
}
