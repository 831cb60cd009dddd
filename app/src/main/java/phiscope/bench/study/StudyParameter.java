package phiscope.bench.study;

import java.util.List;
import phiscope.bench.Parameter;

/**
 * A parameter of a study: a constant of the enum of its study, one line each. Files, edits, forms
 * and the schema know it by its group and word.
 */
public interface StudyParameter extends Parameter {
  /** The values it can have. */
  ParameterRange range();

  /** Its place among the parameters of its study. */
  int ordinal();

  /** The name of the constant. */
  String name();

  /** Its value where a document says nothing. */
  default long usual() {
    return range().usual();
  }

  /** Whether people think of it in milliseconds; files write seconds all the same. */
  @Override
  default boolean inMilliseconds() {
    return kind() == Kind.TIME && usual() > 0 && usual() < 1_000_000;
  }

  @Override
  default Kind kind() {
    return range().kind();
  }

  @Override
  default long least() {
    return range().least();
  }

  @Override
  default long most() {
    return range().most();
  }

  @Override
  default long step() {
    return range().step();
  }

  @Override
  default List<String> choices() {
    return range().choices();
  }

  /** Group and word, as edits and pointers name it: {@code policy.weight}. */
  default String path() {
    return group() + "." + word();
  }
}
