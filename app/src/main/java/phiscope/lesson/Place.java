package phiscope.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import phiscope.core.trace.TickScale;
import phiscope.lesson.ReadingValue.Absent;

/**
 * A place below a value of type {@code T} that a pointer can name: a value, or something that holds
 * further places.
 *
 * @param <T> what it is below
 */
sealed interface Place<T> {
  /** The segment of the pointer that leads here. */
  String name();

  /**
   * The value that the rest of a pointer leads to.
   *
   * @param rest the segments behind this place's own, checked before
   */
  ReadingValue read(T from, List<String> rest, TickScale scale);

  /** Where the segments stop to make sense: empty if they lead to a value. */
  Optional<WrongSegment> check(List<String> rest, int depth);

  /** Hands over every value below, with its pointer. */
  void each(T from, String above, TickScale scale, BiConsumer<String, ReadingValue> to);

  /** A value. */
  record Leaf<T>(String name, Reader<T> reader) implements Place<T> {
    @Override
    public ReadingValue read(T from, List<String> rest, TickScale scale) {
      return reader.read(from, scale);
    }

    @Override
    public Optional<WrongSegment> check(List<String> rest, int depth) {
      return rest.isEmpty() ? Optional.empty() : Optional.of(new WrongSegment(depth, List.of()));
    }

    @Override
    public void each(T from, String above, TickScale scale, BiConsumer<String, ReadingValue> to) {
      to.accept(above + "/" + name, reader.read(from, scale));
    }
  }

  /** One thing that holds further places; empty when it is not there now. */
  record Inside<T, U>(String name, Function<T, Optional<U>> step, Branch<U> branch)
      implements Place<T> {
    @Override
    public ReadingValue read(T from, List<String> rest, TickScale scale) {
      return step.apply(from).map(inner -> branch.read(inner, rest, scale)).orElse(new Absent());
    }

    @Override
    public Optional<WrongSegment> check(List<String> rest, int depth) {
      return branch.check(rest, depth);
    }

    @Override
    public void each(T from, String above, TickScale scale, BiConsumer<String, ReadingValue> to) {
      step.apply(from).ifPresent(inner -> branch.each(inner, above + "/" + name, scale, to));
    }
  }

  /** A list of things, reached by their index. */
  record Each<T, U>(String name, Function<T, List<U>> list, Branch<U> branch) implements Place<T> {
    private static final int LONGEST_INDEX = 6;

    @Override
    public ReadingValue read(T from, List<String> rest, TickScale scale) {
      List<U> all = list.apply(from);
      int index = Integer.parseInt(rest.get(0));
      return index < all.size()
          ? branch.read(all.get(index), rest.subList(1, rest.size()), scale)
          : new Absent();
    }

    @Override
    public Optional<WrongSegment> check(List<String> rest, int depth) {
      boolean index =
          !rest.isEmpty()
              && rest.get(0).length() <= LONGEST_INDEX
              && rest.get(0).matches("0|[1-9][0-9]*");
      return index
          ? branch.check(rest.subList(1, rest.size()), depth + 1)
          : Optional.of(new WrongSegment(depth, List.of("0", "1", "2")));
    }

    @Override
    public void each(T from, String above, TickScale scale, BiConsumer<String, ReadingValue> to) {
      List<U> all = list.apply(from);
      for (int i = 0; i < all.size(); i++) {
        branch.each(all.get(i), above + "/" + name + "/" + i, scale, to);
      }
    }
  }

  /** Reads a value, in the unit of the document. */
  interface Reader<T> {
    ReadingValue read(T from, TickScale scale);
  }

  /**
   * The segment that leads nowhere.
   *
   * @param depth its place in the pointer, from 0
   * @param known what it could have been; empty where the pointer should have ended
   */
  record WrongSegment(int depth, List<String> known) {}
}
