package phiscope.bench;

import java.util.Objects;
import java.util.Optional;
import phiscope.bench.study.Study;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The document of a study: the settings of one system, and where one looks.
 *
 * @param title free text
 * @param study which system it is, its parameters, what was drawn
 * @param view where one looks
 */
public record StudyBench(String title, Study study, StudyView view) implements Bench {
  /** Times are seconds, to the tick of {@link phiscope.core.kernel.SimTime}. */
  public static final TickScale SCALE = new TickScale(TimeUnit.SECOND, 6);

  public StudyBench {
    Objects.requireNonNull(study);
    Objects.requireNonNull(view);
    if (!BenchLimits.isText(title)) {
      throw new IllegalArgumentException("the title must be at most 1000 characters");
    }
  }

  /** A document at its beginning. */
  public static StudyBench of(String title, Study study) {
    return new StudyBench(title, study, StudyView.atStart());
  }

  @Override
  public BenchKind kind() {
    return BenchKind.STUDY;
  }

  @Override
  public TickScale scale() {
    return SCALE;
  }

  @Override
  public Optional<Edit<?>> look() {
    return Optional.of(new StudyEdit.Look(view));
  }

  @Override
  public StudyBench withTitle(String other) {
    return new StudyBench(other, study, view);
  }

  /** With other settings; the very same document where they are the same. */
  public StudyBench withStudy(Study other) {
    return other == study ? this : new StudyBench(title, other, view);
  }

  @Override
  public boolean equalsApartFromView(Bench other) {
    return other instanceof StudyBench same && fromStart().equals(same.fromStart());
  }

  /** Looked at from its start, which every document has. */
  private StudyBench fromStart() {
    return withView(StudyView.atStart());
  }

  public StudyBench withView(StudyView other) {
    return new StudyBench(title, study, other);
  }
}
