package phiscope.figure;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Rows of a table that are written when somebody looks at them: most figures are seen for one frame
 * of a drag, and their tables never. Immutable to whoever looks, from any thread.
 */
final class LateRows extends AbstractList<List<String>> {
  // Null once the rows are written.
  private Supplier<List<List<String>>> writing;
  private List<List<String>> rows;

  /**
   * @param writing gives the same rows whenever it is asked, each of which can't change
   */
  LateRows(Supplier<List<List<String>>> writing) {
    this.writing = writing;
  }

  private synchronized List<List<String>> rows() {
    if (writing != null) {
      rows = List.copyOf(writing.get());
      writing = null;
    }
    return rows;
  }

  @Override
  public List<String> get(int index) {
    return rows().get(index);
  }

  @Override
  public int size() {
    return rows().size();
  }
}
