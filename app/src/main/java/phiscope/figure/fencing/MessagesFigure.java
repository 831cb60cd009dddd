package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Sketch;
import phiscope.figure.run.ListPicture;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.TextGrid;
import phiscope.figure.run.TextGrid.Cell;
import phiscope.text.Numbers;

/** The messages that are on their way, the one of this frame and the chosen one first. */
final class MessagesFigure {
  private final FencingScene scene;
  private final FencingTexts texts;
  private final Sketch sketch;

  MessagesFigure(FencingScene scene, FigureFrame frame) {
    this.scene = scene;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
  }

  RunPicture draw() {
    List<FencingMessage> all = all();
    Naming naming =
        new Naming(
            FencingFigureKind.MESSAGES,
            texts.get("fencingview.messages.name"),
            reading(),
            table(all));
    return ListPicture.draw(
        sketch,
        naming,
        List.of(
            texts.get("fencingview.column.message"),
            texts.get("fencingview.column.way"),
            texts.get("fencingview.column.sentAt"),
            texts.get("fencingview.column.arrives")),
        all.stream().map(this::row).toList(),
        left -> texts.get("fencingview.messages.more", Numbers.whole(left)));
  }

  private List<FencingMessage> all() {
    List<FencingMessage> all = new ArrayList<>();
    scene.message().ifPresent(all::add);
    if (scene.look().chosen().isPresent()) {
      scene.find(scene.look().chosen().getAsInt()).ifPresent(found -> addNew(all, found));
    }
    scene.underway().forEach(message -> addNew(all, message));
    return all;
  }

  private static void addNew(List<FencingMessage> all, FencingMessage message) {
    if (all.stream().noneMatch(known -> known.id() == message.id())) {
      all.add(message);
    }
  }

  private TextGrid.Row row(FencingMessage message) {
    boolean fails = message.fate() != Fate.ARRIVES;
    return new TextGrid.Row(
        List.of(
            Cell.of(FencingSigns.of(message.content()), texts.content(message.content())),
            Cell.of(
                texts.get(
                    "fencingview.fromTo", texts.party(message.from()), texts.party(message.to()))),
            Cell.of(Seconds.label(message.sentAt())),
            new Cell(status(message), fails ? Ink.CRASH : Ink.TEXT, Optional.empty())),
        Optional.of(new FencingThing.Sent(message.id())),
        texts.message(message),
        scene.look().marks(message.id()),
        scene.message().filter(now -> now.id() == message.id()).isPresent()
            || scene.now().sent().stream().anyMatch(sent -> sent.id() == message.id()));
  }

  /** What becomes of it, as far as the cursor is. */
  private String status(FencingMessage message) {
    FencingFrame now = scene.now();
    if (message.fate() != Fate.ARRIVES) {
      return texts.get("fencingview.fate." + message.fate().name());
    }
    if (scene.message().filter(it -> it.id() == message.id()).isPresent()) {
      return texts.get("fencingview.messages.now");
    }
    if (message.sentInFrame() > now.index()) {
      return texts.get("fencingview.messages.later");
    }
    boolean underway = scene.snapshot().inFlight().stream().anyMatch(it -> it.id() == message.id());
    if (!underway) {
      return texts.get("fencingview.messages.over");
    }
    return message.arrivesAt() >= now.time()
        ? texts.get("fencingview.messages.in", Seconds.label(message.arrivesAt() - now.time()))
        : texts.get("fencingview.messages.waits", texts.party(message.to()));
  }

  private FigureTable table(List<FencingMessage> all) {
    List<String> header =
        List.of(
            texts.get("fencingview.column.message"),
            texts.get("fencingview.column.from"),
            texts.get("fencingview.column.to"),
            texts.get("fencingview.column.sentSeconds"),
            texts.get("fencingview.column.arrivesSeconds"),
            texts.get("fencingview.column.fate"));
    List<List<String>> rows =
        all.stream()
            .map(
                message ->
                    List.of(
                        texts.content(message.content()),
                        texts.party(message.from()),
                        texts.party(message.to()),
                        Seconds.exact(message.sentAt()),
                        Seconds.exact(message.arrivesAt()),
                        status(message)))
            .toList();
    return new FigureTable(header, rows);
  }

  private String reading() {
    List<FencingMessage> underway = scene.underway();
    long failing = underway.stream().filter(it -> it.fate() != Fate.ARRIVES).count();
    long writes =
        underway.stream().filter(it -> it.content() instanceof FencingMessage.Write).count();
    return texts.get(
        "fencingview.messages.reading",
        Numbers.whole(underway.size()),
        Numbers.whole(writes),
        Numbers.whole(failing));
  }
}
