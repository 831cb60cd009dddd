package phiscope.dataset.table;

import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.TimeText;

/**
 * What the columns of a table mean. Columns count from 0; -1 stands for none.
 *
 * @param headers one for each column
 * @param headerRow whether the first row names the columns
 * @param width cells that a full row has
 * @param values columns of times or intervals: one, or several streams side by side
 * @param readsAs what the values are, if the names say so
 * @param unit unit of the values, if the file says so
 * @param sign decimal sign of the values
 * @param order how dates with slashes are read
 * @param date column of dates that belongs to a column of times of day
 * @param wall column of a second clock beside a monotonic one
 * @param name column of senders
 * @param observer column of receivers
 * @param sequence column of sequence numbers
 * @param incarnation column of incarnations
 * @param type column that says what the row tells of
 * @param fate column that says delivered or lost
 * @param refused column that says why a datagram was refused
 */
record TableMeaning(
    List<ColumnHeader> headers,
    boolean headerRow,
    int width,
    List<Integer> values,
    Optional<ReadsAs> readsAs,
    Optional<FileUnit> unit,
    DecimalSign sign,
    TimeText.DateOrder order,
    int date,
    int wall,
    int name,
    int observer,
    int sequence,
    int incarnation,
    int type,
    int fate,
    int refused) {
  static final int NO_COLUMN = -1;

  TableMeaning {
    headers = List.copyOf(headers);
    values = List.copyOf(values);
  }

  /** The first, usually only, column of values. */
  int value() {
    return values.get(0);
  }

  /** Whether each column of values is a stream of its own. */
  boolean isWide() {
    return values.size() > 1;
  }

  /** What a column is called on screen: its name, or its number from 1. */
  String title(int column) {
    String name = column < headers.size() ? headers.get(column).name() : "";
    return name.isEmpty() ? Integer.toString(column + 1) : name;
  }
}
