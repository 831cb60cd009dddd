package phiscope.dataset.table;

import java.util.List;
import java.util.stream.Collectors;

/** Numbers in a sentence: the first few, and how many more. */
public final class NumberList {
  private static final int SHOWN = 10;

  private NumberList() {}

  public static String of(List<Long> numbers) {
    String first =
        numbers.stream().limit(SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
    return numbers.size() <= SHOWN ? first : first + ", … (" + numbers.size() + ")";
  }
}
