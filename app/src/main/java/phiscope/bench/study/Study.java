package phiscope.bench.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import phiscope.bench.study.StudyKind.Order;

/**
 * The settings of a study: which system it is, its parameters, and what was drawn.
 *
 * @param kind the system
 * @param values the values of its parameters, by their ordinals, each within its range and in order
 * @param marks what was drawn, by time; equal times in the order in which they were drawn
 */
public record Study(StudyKind kind, List<Long> values, List<StudyMark> marks) {
  /** Most marks of a study. */
  public static final int MAX_MARKS = 20_000;

  private static final int DECIMALS = 6;

  public Study {
    values = List.copyOf(values);
    marks = List.copyOf(marks);
    if (values.size() != kind.parameters().size()) {
      throw new IllegalArgumentException("a study of " + kind + " has other parameters");
    }
    for (StudyParameter parameter : kind.parameters()) {
      long value = values.get(parameter.ordinal());
      if (value != parameter.bounded(value)) {
        throw new IllegalArgumentException(parameter.path() + " is out of its bounds: " + value);
      }
    }
    for (Order order : kind.orders()) {
      if (values.get(order.lesser().ordinal()) > values.get(order.greater().ordinal())) {
        throw new IllegalArgumentException(
            order.lesser().path() + " must not be above " + order.greater().path());
      }
    }
    if (marks.size() > MAX_MARKS || !isDrawable(kind, marks)) {
      throw new IllegalArgumentException("these marks do not fit a study of " + kind);
    }
  }

  private static boolean isDrawable(StudyKind kind, List<StudyMark> marks) {
    long before = 0;
    for (StudyMark mark : marks) {
      if (!kind.marks().contains(mark.kind()) || mark.at() < before) {
        return false;
      }
      before = mark.at();
    }
    return true;
  }

  /** A study with everything as usual. */
  public static Study usual(StudyKind kind) {
    return new Study(
        kind, kind.parameters().stream().map(StudyParameter::usual).toList(), List.of());
  }

  /** The value of a parameter. */
  public long get(StudyParameter parameter) {
    require(parameter);
    return values.get(parameter.ordinal());
  }

  private void require(StudyParameter parameter) {
    if (!kind.has(parameter)) {
      throw new IllegalArgumentException(parameter.path() + " is no parameter of " + kind);
    }
  }

  /** A number that fits an int. */
  public int count(StudyParameter parameter) {
    return Math.toIntExact(get(parameter));
  }

  /** A switch. */
  public boolean flag(StudyParameter parameter) {
    return get(parameter) == 1;
  }

  /** A share or a decimal, exact. */
  public BigDecimal decimal(StudyParameter parameter) {
    return BigDecimal.valueOf(get(parameter), DECIMALS).stripTrailingZeros();
  }

  /** A share or a decimal. */
  public double share(StudyParameter parameter) {
    return decimal(parameter).doubleValue();
  }

  /** A choice among the constants of an enum. */
  public <E extends Enum<E>> E choice(StudyParameter parameter, Class<E> all) {
    return all.getEnumConstants()[count(parameter)];
  }

  /**
   * With another value of a parameter, moved into its bounds. Where two must be in order, the other
   * one gives way. The same object where nothing changes.
   */
  public Study with(StudyParameter parameter, long value) {
    require(parameter);
    long bounded = parameter.bounded(value);
    if (bounded == get(parameter)) {
      return this;
    }
    List<Long> changed = new ArrayList<>(values);
    changed.set(parameter.ordinal(), bounded);
    for (Order order : kind.orders()) {
      int lesser = order.lesser().ordinal();
      int greater = order.greater().ordinal();
      if (changed.get(lesser) > changed.get(greater)) {
        boolean isLesser = order.lesser() == parameter;
        changed.set(isLesser ? greater : lesser, changed.get(isLesser ? lesser : greater));
      }
    }
    return new Study(kind, changed, marks);
  }

  /** With a constant of an enum as the value of a choice, or {@code true} as that of a switch. */
  public Study with(StudyParameter parameter, Enum<?> value) {
    return with(parameter, value.ordinal());
  }

  /** With other marks: those that this study takes, by time, not more than there may be. */
  public Study withMarks(List<StudyMark> others) {
    List<StudyMark> sorted = new ArrayList<>();
    for (StudyMark mark : others) {
      if (kind.marks().contains(mark.kind()) && sorted.size() < MAX_MARKS) {
        sorted.add(mark);
      }
    }
    // A stable sort: equal times stay in the order in which they were drawn.
    Collections.sort(sorted, java.util.Comparator.comparingLong(StudyMark::at));
    return sorted.equals(marks) ? this : new Study(kind, values, sorted);
  }
}
