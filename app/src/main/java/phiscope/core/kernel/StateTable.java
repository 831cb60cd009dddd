package phiscope.core.kernel;

import java.util.function.IntToLongFunction;

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

  private static final IntToLongFunction NONE_WAITS = entry -> 0;

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

  /** Whether a state that has a number is there. */
  boolean contains(long hash, long[] state, int from) {
    int[] table = slots[shard(hash)];
    int mask = table.length - 1;
    for (int at = (int) hash & mask; table[at] != 0; at = at + 1 & mask) {
      if (store.holds(table[at] - 1, state, from)) {
        return true;
      }
    }
    return false;
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
    makeRoom(shard, NONE_WAITS);
    return true;
  }

  /**
   * Enlarges a shard that is more than five eighths full after one more state.
   *
   * @param hashOfWaiting the hash of a state without a number, by what its slot holds
   * @return whether the slots have changed
   */
  boolean makeRoom(int shard, IntToLongFunction hashOfWaiting) {
    int[] old = slots[shard];
    used[shard]++;
    if (used[shard] * 8L <= old.length * 5L) {
      return false;
    }
    int[] table = new int[Math.multiplyExact(old.length, 2)];
    int mask = table.length - 1;
    for (int entry : old) {
      if (entry != 0) {
        long hash = entry > 0 ? store.hash(entry - 1) : hashOfWaiting.applyAsLong(entry);
        int at = (int) hash & mask;
        while (table[at] != 0) {
          at = at + 1 & mask;
        }
        table[at] = entry;
      }
    }
    slots[shard] = table;
    return true;
  }

  long bytes() {
    long bytes = 0;
    for (int[] shard : slots) {
      bytes += (long) shard.length * Integer.BYTES;
    }
    return bytes;
  }
}
