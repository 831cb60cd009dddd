package phiscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.figure.Rectangle;

/**
 * What lies over a figure while somebody works with it: the handle under the pointer, the handle
 * that the keys move, and the value while it changes. Nothing here belongs to the figure.
 */
final class FigureOverlay extends Pane {
  private final FigureView view;
  private final Region hover = box("handle-hover");
  private final Region focus = box("handle-focus");
  private final Region brush = box("brush");
  private final Label value = new Label();
  private final PendingMark pending = new PendingMark();
  private Handle.Target hovered;
  private Handle.Target focused;
  private AnswerMarker answer;
  private boolean marked;
  private boolean showsValue;

  FigureOverlay(FigureView view) {
    this.view = view;
    setMouseTransparent(true);
    value.getStyleClass().add("handle-value");
    value.setVisible(false);
    getChildren().addAll(brush, hover, focus, value, pending);
    view.focusVisibleProperty().subscribe(is -> figureChanged());
    // Hidden while the focus is elsewhere, and there again when a dialog gives it back.
    view.focusedProperty().subscribe(is -> figureChanged());
  }

  private static Region box(String styleClass) {
    Region box = new Region();
    box.getStyleClass().add(styleClass);
    box.setVisible(false);
    return box;
  }

  List<Handle> handles() {
    return view.painted().map(Figure::handles).orElse(List.of());
  }

  Optional<Handle> handle(Handle.Target target) {
    return handles().stream().filter(handle -> handle.target().equals(target)).findFirst();
  }

  /**
   * The handle that keys move; empty when the figure has none, and while the one that was marked is
   * out of sight: no other takes its place unasked.
   */
  Optional<Handle> focused() {
    return focused == null ? first() : handle(focused).filter(this::isInSight);
  }

  /** Where keys begin: at the silence, which every figure is about. */
  Optional<Handle> first() {
    List<Handle> inSight = inSight();
    return inSight.stream()
        .filter(h -> h.target() instanceof Target.Now || h.target() instanceof Target.Silence)
        .findFirst()
        .or(() -> inSight.stream().findFirst());
  }

  /** The handles that keys can go to. */
  List<Handle> inSight() {
    return handles().stream().filter(this::isInSight).toList();
  }

  /** Where somebody has zoomed in, what lies beyond the edge has only an arrow there. */
  private boolean isInSight(Handle handle) {
    Optional<FigureFrame> frame = view.frame();
    if (frame.isEmpty()
        || frame.get().from().isEmpty()
        || !(handle.target() instanceof Target.Now)) {
      return true;
    }
    return view.painted()
        .flatMap(Figure::x)
        .filter(x -> handle.value() >= x.low() && handle.value() <= x.high())
        .isPresent();
  }

  void focus(Handle.Target target) {
    focused = target;
    figureChanged();
  }

  /** Shows which handle the keys move, also where the focus came by a press. */
  void mark(boolean shown) {
    marked = shown;
    figureChanged();
  }

  void hover(Handle.Target target) {
    hovered = target;
    figureChanged();
  }

  /** Whether the value of the handle at work is written beside it. */
  void showValue(boolean shown) {
    showsValue = shown;
    figureChanged();
  }

  /** Says that the figure is of a moment ago while the one of now is being computed. */
  void pending(boolean is) {
    pending.show(is, view.model().messages(), view.painted());
  }

  /** Marks a range while it is brushed over. */
  void brush(double from, double to) {
    brush.setVisible(true);
    brush.resizeRelocate(Math.min(from, to), 0, Math.abs(to - from), getHeight());
  }

  /**
   * Puts the answer of a lesson over the figure, in place of an earlier one; null takes it away.
   */
  void setAnswer(AnswerMarker marker) {
    if (answer != null) {
      getChildren().remove(answer.line());
    }
    answer = marker;
    if (marker != null) {
      getChildren().add(0, marker.line());
    }
  }

  void endBrush() {
    brush.setVisible(false);
  }

  void figureChanged() {
    // What the keys move must be seen; a pointer sees what it is over.
    boolean seen = view.isFocused() && (view.isFocusVisible() || marked);
    Optional<Handle> withFocus = seen ? focused() : Optional.empty();
    // What has once been marked is what the keys move, until another is chosen.
    withFocus.ifPresent(handle -> focused = handle.target());
    if (answer != null) {
      answer.place();
    }
    pending.keepOffTexts(view.painted());
    place(focus, withFocus);
    place(hover, hovered == null ? Optional.empty() : handle(hovered));
    Optional<Handle> atWork = showsValue && focused != null ? handle(focused) : Optional.empty();
    value.setVisible(atWork.isPresent());
    atWork.ifPresent(this::placeValue);
  }

  private static void place(Region box, Optional<Handle> handle) {
    box.setVisible(handle.isPresent());
    handle.ifPresent(
        shown -> {
          Rectangle at = shown.framed();
          box.resizeRelocate(at.left() - 1, at.top() - 1, at.width() + 2, at.height() + 2);
        });
  }

  private void placeValue(Handle handle) {
    PowerText.show(value, handle.label());
    double width = Math.min(value.prefWidth(-1), getWidth());
    double height = value.prefHeight(width);
    double x = handle.x() + handle.width() / 2 - width / 2;
    double above = handle.y() - height - 4;
    double y = above >= 0 ? above : handle.y() + 4;
    value.resizeRelocate(
        Math.max(0, Math.min(getWidth() - width, x)),
        Math.max(0, Math.min(getHeight() - height, y)),
        width,
        height);
  }

  /** Where a handle lies in the scene, for what opens beside it. */
  Bounds inScene(Handle handle) {
    return localToScene(
        new javafx.geometry.BoundingBox(handle.x(), handle.y(), handle.width(), handle.height()));
  }

  @Override
  protected void layoutChildren() {
    figureChanged();
  }
}
