package phiscope.core.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The steps out of some neighbouring states that lead to states without a number, in order. One
 * thread at a time writes here; others compare their candidates with those that are in the table.
 *
 * <p>In the table a candidate stands as a number below 0, the greater the earlier. Of two to the
 * same state the earlier takes the later one's place, whichever came first.
 */
final class Candidates implements PackedModel.Successors {
  /** How many there are at once. */
  static final int PARTS = StateTable.SHARDS;

  /** A block has 2^14 states and a state has 2^16 actions at most, so 30 bits are enough. */
  private static final int PLACE_BITS = 24;

  private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;
  private static final int FIRST_ROOM = 1024;
  private static final VarHandle COUNT = MethodHandles.arrayElementVarHandle(int[].class);

  private final Search search;
  private final Candidates[] parts;
  private final int part;
  private final PackedModel.Expander expander;
  private final SearchTally tally;
  private final int words;
  private final long[] state;

  /** Volatile, since another thread that finds a candidate in the table reads its state here. */
  private volatile long[] states;

  private long[] hashes = new long[FIRST_ROOM];
  private int[] parents = new int[FIRST_ROOM];
  private char[] actions = new char[FIRST_ROOM];
  private int[] slots = new int[FIRST_ROOM];
  private final int[] ahead = new int[StateTable.BATCH];
  private final int[] newIn = new int[StateTable.SHARDS];

  /** How many lost their place to an earlier one of another part. */
  private final int[] replaced = new int[1];

  private int size;
  private int lookedUp;
  private int parent;
  private boolean tooFull;

  Candidates(Search search, int wanted, Candidates[] parts, int part) {
    this.search = search;
    this.parts = parts;
    this.part = part;
    expander = search.model().expander();
    tally = new SearchTally(search.model(), wanted);
    words = search.model().words();
    state = new long[words];
    states = new long[FIRST_ROOM * words];
  }

  SearchTally tally() {
    return tally;
  }

  /** Takes the steps out of the states with these numbers. */
  void gather(int from, int to) {
    size = 0;
    lookedUp = 0;
    tooFull = false;
    replaced[0] = 0;
    for (parent = from; parent < to && !tooFull; parent++) {
      search.store().read(parent, state);
      expander.expand(state, this);
    }
    lookUp();
  }

  @Override
  public void add(int action, int kind, int broken, long[] next) {
    if (search.isTooLate(next)) {
      tally.leaveOutByTime();
      return;
    }
    tally.count(parent, action, kind, broken);
    search.canonical(next);
    if (size - lookedUp == StateTable.BATCH) {
      lookUp();
    }
    if (size == hashes.length) {
      grow();
    }
    long[] into = states;
    for (int i = 0; i < words; i++) {
      into[size * words + i] = next[i];
    }
    hashes[size] = StateStore.hash(next, 0, words);
    parents[size] = parent;
    actions[size] = (char) action;
    size++;
  }

  /** Keeps those of the latest that are new; many lookups wait together. */
  private void lookUp() {
    search.table().prepare(hashes, lookedUp, size, ahead);
    int kept = lookedUp;
    for (int i = lookedUp; i < size && !tooFull; i++) {
      if (put(i, kept)) {
        kept++;
      }
    }
    size = kept;
    lookedUp = kept;
  }

  /**
   * Puts a candidate into the table, unless an earlier way to its state is known.
   *
   * @param to where it is kept if it goes into the table
   */
  private boolean put(int candidate, int to) {
    long[] all = states;
    int[] table = search.table().slots(StateTable.shard(hashes[candidate]));
    int mask = table.length - 1;
    int at = (int) hashes[candidate] & mask;
    int name = name(to);
    for (int looked = 0; looked <= mask; ) {
      int entry = StateTable.entry(table, at);
      if (entry != 0 && !isSame(entry, all, candidate * words)) {
        at = at + 1 & mask;
        looked++;
      } else if (entry != 0 && entry > name) {
        return false;
      } else {
        move(candidate, to);
        if (StateTable.replace(table, at, entry, name)) {
          slots[to] = at;
          if (entry != 0) {
            COUNT.getAndAdd(parts[partOf(entry)].replaced, 0, 1);
          }
          return true;
        }
      }
    }
    tooFull = true;
    return false;
  }

  /** Whether a slot of the table holds this state. */
  private boolean isSame(int entry, long[] state, int from) {
    return entry > 0
        ? search.store().holds(entry - 1, state, from)
        : parts[partOf(entry)].holds(placeOf(entry), state, from);
  }

  private void move(int from, int to) {
    long[] all = states;
    for (int i = 0; i < words; i++) {
      all[to * words + i] = all[from * words + i];
    }
    hashes[to] = hashes[from];
    parents[to] = parents[from];
    actions[to] = actions[from];
  }

  private int name(int candidate) {
    return -1 - (part << PLACE_BITS | candidate);
  }

  private static int partOf(int name) {
    return -1 - name >>> PLACE_BITS;
  }

  private static int placeOf(int name) {
    return -1 - name & PLACE_MASK;
  }

  /** Whether a candidate has this state. */
  private boolean holds(int candidate, long[] others, int from) {
    long[] all = states;
    int at = candidate * words;
    for (int i = 0; i < words; i++) {
      if (all[at + i] != others[from + i]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    int room = size * 2;
    hashes = Arrays.copyOf(hashes, room);
    parents = Arrays.copyOf(parents, room);
    actions = Arrays.copyOf(actions, room);
    slots = Arrays.copyOf(slots, room);
    states = Arrays.copyOf(states, Math.multiplyExact(room, words));
  }

  /** Whether a candidate found no room, so that the round counts for nothing. */
  boolean isTooFull() {
    return tooFull;
  }

  /** Leaves the table as it was before; what has a number was never moved. */
  void takeBack() {
    for (int i = 0; i < size; i++) {
      search.table().slots(StateTable.shard(hashes[i]))[slots[i]] = 0;
    }
    tally.clear();
  }

  int countNew() {
    return size - replaced[0];
  }

  /** Gives the new ones the numbers from {@code first} on, in order, and keeps their states. */
  void keepNew(int first) {
    Arrays.fill(newIn, 0);
    long[] all = states;
    int next = first;
    for (int i = 0; i < size; i++) {
      int shard = StateTable.shard(hashes[i]);
      int[] table = search.table().slots(shard);
      if (table[slots[i]] == name(i)) {
        search.store().write(next, all, i * words, parents[i], actions[i]);
        table[slots[i]] = ++next;
        newIn[shard]++;
      }
    }
  }

  /** How many new ones belong to a shard of the table. */
  int newIn(int shard) {
    return newIn[shard];
  }
}
