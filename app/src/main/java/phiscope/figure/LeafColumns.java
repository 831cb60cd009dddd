package phiscope.figure;

import java.util.Arrays;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.TraceLeaf;

/**
 * Where the pixel columns of plain leaves begin, and which heartbeat in each column ends the
 * longest interval. It is kept from one drawing of a tape to the next: a leaf that an edit left
 * alone, and whose columns still begin at the same heartbeats, is not looked into again. What it
 * says does not depend on what was kept. Mutable.
 */
final class LeafColumns {
  /** How far a leaf is looked for behind its place in the drawing before. */
  private static final int NEAR = 3;

  private Pieces kept = new Pieces();
  private Pieces made = new Pieces();
  private double from;
  private double columnsPerTick;
  private int next;
  private int madeBefore;

  /** Columns of leaves, one behind the other. Times are relative to the first of a leaf. */
  private static final class Pieces {
    private TraceLeaf[] leaves = new TraceLeaf[16];
    private int[] incarnations = new int[16];
    private int[] firstPiece = new int[17];
    private int leafCount;
    private int[] begin = new int[32];
    private int[] ends = new int[32];
    private long[] first = new long[32];
    private long[] last = new long[32];
    private long[] beforeLongest = new long[32];
    private long[] longest = new long[32];
    private int count;

    void clear() {
      Arrays.fill(leaves, 0, leafCount, null);
      leafCount = 0;
      count = 0;
    }

    private void makeRoom(int more) {
      int size = count + more;
      if (size > begin.length) {
        int room = Math.max(size, 2 * begin.length);
        begin = Arrays.copyOf(begin, room);
        ends = Arrays.copyOf(ends, room);
        first = Arrays.copyOf(first, room);
        last = Arrays.copyOf(last, room);
        beforeLongest = Arrays.copyOf(beforeLongest, room);
        longest = Arrays.copyOf(longest, room);
      }
    }

    void addLeaf(TraceLeaf leaf, int incarnation, int firstOfLeaf) {
      if (leafCount == leaves.length) {
        leaves = Arrays.copyOf(leaves, 2 * leafCount);
        incarnations = Arrays.copyOf(incarnations, 2 * leafCount);
        firstPiece = Arrays.copyOf(firstPiece, 2 * leafCount + 1);
      }
      leaves[leafCount] = leaf;
      incarnations[leafCount] = incarnation;
      firstPiece[leafCount] = firstOfLeaf;
      firstPiece[++leafCount] = count;
    }

    void addAll(Pieces other, int from, int to) {
      int many = to - from;
      makeRoom(many);
      System.arraycopy(other.begin, from, begin, count, many);
      System.arraycopy(other.ends, from, ends, count, many);
      System.arraycopy(other.first, from, first, count, many);
      System.arraycopy(other.last, from, last, count, many);
      System.arraycopy(other.beforeLongest, from, beforeLongest, count, many);
      System.arraycopy(other.longest, from, longest, count, many);
      count += many;
    }

    /** Adds a column of heartbeats {@code from} (inclusive) to {@code to} (exclusive). */
    void add(TraceLeaf leaf, int from, int to) {
      makeRoom(1);
      int longestEnd = from + 1 < to ? leaf.endOfLongest(from + 1, to) : -1;
      begin[count] = from;
      ends[count] = longestEnd;
      first[count] = leaf.offset(from);
      last[count] = leaf.offset(to - 1);
      beforeLongest[count] = longestEnd < 0 ? 0 : leaf.offset(longestEnd - 1);
      longest[count] = longestEnd < 0 ? 0 : leaf.offset(longestEnd);
      count++;
    }
  }

  /**
   * Begins a drawing.
   *
   * @param newFrom tick of the left end of the first column
   * @param newColumnsPerTick columns in a tick
   */
  void begin(double newFrom, double newColumnsPerTick) {
    made.clear();
    from = newFrom;
    columnsPerTick = newColumnsPerTick;
    next = 0;
  }

  /** Ends it: what was found is what is kept. */
  void end() {
    Pieces before = kept;
    kept = made;
    made = before;
    made.clear();
  }

  long columnOf(long arrival) {
    return (long) ((arrival - from) * columnsPerTick);
  }

  /** Where a leaf stands in the drawing before; negative where it does not. */
  int find(TraceLeaf leaf) {
    for (int i = next; i < Math.min(kept.leafCount, next + NEAR); i++) {
      if (kept.leaves[i] == leaf) {
        return i;
      }
    }
    return -1;
  }

  /** The one incarnation of a leaf that {@link #find} found. */
  int incarnation(int found) {
    return kept.incarnations[found];
  }

  /**
   * Adds the columns of a whole leaf.
   *
   * @param found what {@link #find} said of it
   */
  void addWhole(PlacedLeaf placed, int found) {
    madeBefore = made.count;
    if (found >= 0 && fits(found, placed.arrival())) {
      made.addAll(kept, kept.firstPiece[found], kept.firstPiece[found + 1]);
      made.addLeaf(placed.leaf(), kept.incarnations[found], madeBefore);
    } else {
      split(placed, 0, placed.leaf().size());
      made.addLeaf(placed.leaf(), placed.leaf().incarnation(0), madeBefore);
    }
    next = found >= 0 ? found + 1 : next;
  }

  /** Adds the columns of a part of a leaf; they are not kept. */
  void addPart(PlacedLeaf placed, int begin, int end) {
    madeBefore = made.count;
    split(placed, begin, end);
  }

  /** Whether the columns of a leaf that begins at {@code arrival} are those of before. */
  private boolean fits(int found, long arrival) {
    long before = Long.MIN_VALUE;
    for (int i = kept.firstPiece[found]; i < kept.firstPiece[found + 1]; i++) {
      long column = columnOf(arrival + kept.first[i]);
      if (column == before || column != columnOf(arrival + kept.last[i])) {
        return false;
      }
      before = column;
    }
    return true;
  }

  private void split(PlacedLeaf placed, int begin, int end) {
    int i = begin;
    while (i < end) {
      int behind = firstBeyond(columnOf(placed.arrivalAt(i)), placed, i + 1, end);
      made.add(placed.leaf(), i, behind);
      i = behind;
    }
  }

  /** The first heartbeat of a leaf behind a column, among those from {@code from} on. */
  private int firstBeyond(long here, PlacedLeaf placed, int from, int to) {
    int low = from;
    int high = to;
    if (low < high && columnOf(placed.arrivalAt(high - 1)) == here) {
      return to;
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (columnOf(placed.arrivalAt(middle)) == here) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The first of the columns that were added last. */
  int firstAdded() {
    return madeBefore;
  }

  /** Behind the last of them. */
  int endOfAdded() {
    return made.count;
  }

  /** The index in its leaf of the first heartbeat in a column. */
  int beginOf(int piece) {
    return made.begin[piece];
  }

  /** The first heartbeat's time. */
  long firstOf(int piece) {
    return made.first[piece];
  }

  /** The last one's. */
  long lastOf(int piece) {
    return made.last[piece];
  }

  /** The index of the one, other than the first, that ends the longest interval; or -1. */
  int endOfLongest(int piece) {
    return made.ends[piece];
  }

  /** That one's time. */
  long longestOf(int piece) {
    return made.longest[piece];
  }

  /** That of the one before it. */
  long beforeLongestOf(int piece) {
    return made.beforeLongest[piece];
  }
}
