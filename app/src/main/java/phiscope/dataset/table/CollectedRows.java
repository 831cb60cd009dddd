package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import phiscope.dataset.ReceivedHeartbeats;
import phiscope.dataset.value.DecimalColumn;

/** The rows that hold a value, in columns; about 30 bytes a row. Mutable. */
public final class CollectedRows {
  /** A heartbeat that has a sequence number but no readable value, or that was lost. */
  record Told(int stream, long sequence, int incarnation) {}

  private final Map<String, Integer> streams = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private final DecimalColumn values = new DecimalColumn();
  private final GrowingInts kinds = new GrowingInts();
  private final GrowingInts streamOf = new GrowingInts();
  private final GrowingInts lines = new GrowingInts();
  private final GrowingInts columns = new GrowingInts();
  private final GrowingLongs sequences = new GrowingLongs();
  private final GrowingInts incarnations = new GrowingInts();
  private final GrowingInts lost = new GrowingInts();
  private final DecimalColumn walls = new DecimalColumn();
  private final GrowingInts wallKinds = new GrowingInts();
  private final List<Told> unreadable = new ArrayList<>();
  private boolean hasSequences;
  private boolean hasIncarnations;

  /** The number of a stream, by name; a new one gets the next number. */
  public int stream(String name) {
    Integer known = streams.get(name);
    if (known != null) {
      return known;
    }
    int number = names.size();
    streams.put(name, number);
    names.add(name);
    return number;
  }

  /** The names of all streams in the order of appearance. */
  List<String> names() {
    return List.copyOf(names);
  }

  String name(int stream) {
    return names.get(stream);
  }

  int streamCount() {
    return names.size();
  }

  /** Adds a row; its sequence number and incarnation may be missing ({@code NO_SEQUENCE}, -1). */
  public void add(ValueKind kind, long unscaled, int scale, int stream, int line, int column) {
    values.add(unscaled, scale);
    kinds.add(kind.ordinal());
    streamOf.add(stream);
    lines.add(line);
    columns.add(column);
  }

  /** The counters of the row just added; called for every row or for none. */
  public void count(long sequence, int incarnation) {
    sequences.add(sequence);
    incarnations.add(incarnation);
    hasSequences |= sequence != ReceivedHeartbeats.NO_SEQUENCE;
    hasIncarnations |= incarnation >= 0;
  }

  /** Marks the row just added as a heartbeat that was lost. */
  void markLost() {
    lost.add(size() - 1);
  }

  /** The second clock of the row just added; called for every row or for none. */
  void wall(ValueKind kind, long unscaled, int scale) {
    walls.add(unscaled, scale);
    wallKinds.add(kind == null ? -1 : kind.ordinal());
  }

  void addUnreadable(int stream, long sequence, int incarnation) {
    unreadable.add(new Told(stream, sequence, incarnation));
  }

  public int size() {
    return values.size();
  }

  DecimalColumn values() {
    return values;
  }

  ValueKind kind(int row) {
    return ValueKind.of(kinds.get(row));
  }

  int streamOf(int row) {
    return streamOf.get(row);
  }

  int line(int row) {
    return lines.get(row);
  }

  int column(int row) {
    return columns.get(row);
  }

  boolean hasSequences() {
    return hasSequences;
  }

  long sequence(int row) {
    return hasSequences ? sequences.get(row) : ReceivedHeartbeats.NO_SEQUENCE;
  }

  boolean hasIncarnations() {
    return hasIncarnations;
  }

  int incarnation(int row) {
    return hasIncarnations ? incarnations.get(row) : -1;
  }

  /** Rows of lost heartbeats, rising. */
  GrowingInts lost() {
    return lost;
  }

  boolean hasWalls() {
    return walls.size() > 0;
  }

  DecimalColumn walls() {
    return walls;
  }

  /** The kind of the second clock, or null where it is missing. */
  ValueKind wallKind(int row) {
    return wallKinds.get(row) < 0 ? null : ValueKind.of(wallKinds.get(row));
  }

  List<Told> unreadable() {
    return unreadable;
  }
}
