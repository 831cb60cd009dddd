package phiscope.core.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Finds the number of a state: open addressing with linear probing, in shards by the first bits of
 * the hash, so that shards can be filled from several threads. A slot holds a state's number + 1, 0
 * if it is free, or less than 0 while the state has no number yet.
 */
final class StateTable {
  private static final int SHARD_BITS = 6;
  static final int SHARDS = 1 << SHARD_BITS;
  private static final int FIRST_SLOTS = 64;

  /** So many hashes are well prepared at once. */
  static final int BATCH = 512;

  private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(int[].class);

  private final StateStore store;
  private final int[][] slots = new int[SHARDS][FIRST_SLOTS];
  private final int[] used = new int[SHARDS];

  StateTable(StateStore store) {
    this.store = store;
  }

  static int shard(long hash) {
    return (int) (hash >>> Long.SIZE - SHARD_BITS);
  }

  int[] slots(int shard) {
    return slots[shard];
  }

  /** What a slot holds; and what its writer wrote before is visible. */
  static int entry(int[] table, int at) {
    return (int) SLOTS.getAcquire(table, at);
  }

  /** Whether a slot held what was expected, so that it now holds something else. */
  static boolean replace(int[] table, int at, int expected, int entry) {
    return SLOTS.compareAndSet(table, at, expected, entry);
  }

  /**
   * Reads what lookups of these hashes will read first, so that they find it in the processor's
   * cache. It changes nothing but the time that they take.
   *
   * @param ahead as long as there are hashes; what is in it afterwards means nothing
   */
  void prepare(long[] hashes, int from, int to, int[] ahead) {
    for (int i = from; i < to; i++) {
      int[] table = slots[shard(hashes[i])];
      ahead[i - from] = table[(int) hashes[i] & table.length - 1];
    }
    long read = 0;
    for (int i = 0; i < to - from; i++) {
      read ^= ahead[i] > 0 ? store.firstWord(ahead[i] - 1) : 0;
    }
    ahead[0] = (int) read;
  }

  /** Adds a state that follows another one, with the next number, unless it is there. */
  boolean add(long hash, long[] state, int from, int parent, int action) {
    int shard = shard(hash);
    int[] table = slots[shard];
    int mask = table.length - 1;
    int at = (int) hash & mask;
    while (table[at] != 0) {
      if (store.holds(table[at] - 1, state, from)) {
        return false;
      }
      at = at + 1 & mask;
    }
    int index = store.size();
    store.resize(index + 1);
    store.write(index, state, from, parent, action);
    table[at] = index + 1;
    use(shard, 1);
    if (isCrowded(shard)) {
      makeRoom(shard);
    }
    return true;
  }

  /** So many more slots of a shard have been filled. */
  void use(int shard, int more) {
    used[shard] += more;
  }

  /** Whether a shard is more than five eighths full. */
  boolean isCrowded(int shard) {
    return used[shard] * 8L > slots[shard].length * 5L;
  }

  /** Enlarges a shard until it is crowded no more; all that is in it has a number. */
  void makeRoom(int shard) {
    while (isCrowded(shard)) {
      int[] old = slots[shard];
      int[] table = new int[Math.multiplyExact(old.length, 2)];
      int mask = table.length - 1;
      for (int entry : old) {
        if (entry != 0) {
          int at = (int) store.hash(entry - 1) & mask;
          while (table[at] != 0) {
            at = at + 1 & mask;
          }
          table[at] = entry;
        }
      }
      slots[shard] = table;
    }
  }

  long bytes() {
    long bytes = 0;
    for (int[] shard : slots) {
      bytes += (long) shard.length * Integer.BYTES;
    }
    return bytes;
  }
}
