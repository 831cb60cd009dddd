package phiscope.dataset.table;

import java.util.Arrays;

/** One record of a file: its cells and where they stand. Reused from record to record. */
public final class Row {
  private String[] cells = new String[8];
  private int[] lines = new int[8];
  private int[] columns = new int[8];
  private int size;
  private int line;
  private int lastLine;
  private int record;

  /** Starts a new record. */
  public void begin(int firstLine, int recordNumber) {
    size = 0;
    line = firstLine;
    lastLine = firstLine;
    record = recordNumber;
  }

  /** Adds a cell that begins at a line and a character of it, from 1. */
  public void add(String cell, int cellLine, int column) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, size * 2);
      lines = Arrays.copyOf(lines, size * 2);
      columns = Arrays.copyOf(columns, size * 2);
    }
    cells[size] = cell;
    lines[size] = cellLine;
    columns[size] = column;
    size++;
  }

  /** Puts a cell at an index; cells in between are empty. */
  public void put(int index, String cell, int cellLine, int column) {
    while (size <= index) {
      add("", line, 0);
    }
    cells[index] = cell;
    lines[index] = cellLine;
    columns[index] = column;
  }

  public void endAt(int line) {
    lastLine = line;
  }

  public int size() {
    return size;
  }

  /** The cell without spaces around it; empty if the record has no such cell. */
  public String cell(int index) {
    return index >= 0 && index < size ? cells[index] : "";
  }

  public boolean isEmpty(int index) {
    return cell(index).isEmpty();
  }

  /** The line at which a cell begins. */
  public int lineOf(int index) {
    return index >= 0 && index < size ? lines[index] : line;
  }

  /** The character of its line at which a cell begins, from 1; 0 if unknown. */
  public int columnOf(int index) {
    return index >= 0 && index < size ? columns[index] : 0;
  }

  public int line() {
    return line;
  }

  public int lastLine() {
    return lastLine;
  }

  /** The number of the record, from 1, a header included. */
  public int record() {
    return record;
  }

  /** Whether all cells from an index on are empty. */
  public boolean isEmptyFrom(int index) {
    for (int i = index; i < size; i++) {
      if (!cells[i].isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** A copy of the cells. */
  public String[] cells() {
    return Arrays.copyOf(cells, size);
  }
}
