package phiscope.ui.viewmodel;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import phiscope.bench.DetectorReading;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureInputs;
import phiscope.figure.FigureKind;
import phiscope.figure.FigureMemory;
import phiscope.ui.viewmodel.LateReading.Shown;

/**
 * The figures of a bench: those of a long tape are drawn where it is read, beside the screen, and
 * lie ready when the screen asks; others are drawn when it asks. For the thread of the screen, but
 * for {@link #draw}.
 */
final class FigureShelf {
  /** Lent to one thread at a time; another one begins with nothing. */
  private final AtomicReference<FigureMemory> memory = new AtomicReference<>();

  private final Map<Place, Shown> shown = new LinkedHashMap<>();
  private final Set<Place> taken = new HashSet<>();
  private Map<FigureRequest, Figure> ready = Map.of();
  private boolean looked;

  /** Where a figure is shown. */
  private record Place(FigureKind kind, int tape) {}

  /** The figure of a reading. */
  Figure figure(DetectorReading reading, FigureRequest request) {
    Place place = new Place(request.kind(), request.tape());
    Shown before = shown.get(place);
    Figure made = ready.get(request);
    taken.add(place);
    if (made == null) {
      made = made(reading, request);
      made = before == null ? made : made.keepingMarksOf(before.figure());
    }
    FigureInputs inputs = FigureInputs.of(request.kind(), reading, request.tape());
    shown.put(place, new Shown(request, inputs, made));
    return made;
  }

  private Figure made(DetectorReading reading, FigureRequest request) {
    FigureMemory mine = borrow();
    Figure figure =
        DetectorFigures.of(request.kind(), reading, request.tape(), request.frame(), mine);
    memory.set(mine);
    return figure;
  }

  private FigureMemory borrow() {
    FigureMemory lent = memory.getAndSet(null);
    return lent == null ? new FigureMemory() : lent;
  }

  /** What the screen shows of the kinds that are asked for. */
  List<Shown> shown(Predicate<FigureKind> kinds) {
    return shown.values().stream().filter(each -> kinds.test(each.request().kind())).toList();
  }

  /** Draws what the screen will ask for; by any thread. */
  LateReading draw(DetectorReading reading, List<Shown> before) {
    FigureMemory mine = borrow();
    LateReading late = LateReading.of(reading, before, mine);
    memory.set(mine);
    return late;
  }

  /** The screen has asked for all that it shows now. */
  void looked() {
    looked = true;
  }

  /**
   * The figures of the reading that is shown from now on. Where nobody asked for one that lay ready
   * when the screen looked, in whatever size, none is on the screen any more: it is not drawn again
   * until somebody asks. Of two readings within a frame, nobody has looked at the first.
   */
  void put(Map<FigureRequest, Figure> figures) {
    if (looked) {
      dropUntaken();
      looked = false;
    }
    taken.clear();
    ready = figures;
  }

  private void dropUntaken() {
    for (FigureRequest request : ready.keySet()) {
      Place place = new Place(request.kind(), request.tape());
      if (!taken.contains(place)) {
        shown.remove(place);
      }
    }
  }
}
