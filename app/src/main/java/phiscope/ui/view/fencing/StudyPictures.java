package phiscope.ui.view.fencing;

import java.util.List;
import java.util.function.Supplier;
import phiscope.figure.FigureFrame;
import phiscope.ui.viewmodel.run.RunPictures;

/** What a figure of a study is drawn from: the same object as long as all its parts are. */
final class StudyPictures implements RunPictures {
  private final RunPictures frames;
  private final List<Supplier<?>> parts;
  private Object[] last = {};

  StudyPictures(RunPictures frames, Supplier<?>... parts) {
    this.frames = frames;
    this.parts = List.of(parts);
  }

  @Override
  public Object scene() {
    Object[] now = parts.stream().map(Supplier::get).toArray();
    boolean same = now.length == last.length;
    for (int i = 0; same && i < now.length; i++) {
      same = now[i] == last[i];
    }
    if (!same) {
      last = now;
    }
    return last;
  }

  @Override
  public FigureFrame frame(double width, double height, double lineWidth) {
    return frames.frame(width, height, lineWidth);
  }
}
