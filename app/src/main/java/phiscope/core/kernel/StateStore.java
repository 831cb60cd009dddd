package phiscope.core.kernel;

import java.util.Arrays;

/**
 * The states of an exploration, numbered in the order of their discovery, each with the state and
 * the action that it was reached by. Pages of primitive arrays: nothing is copied when it grows.
 */
final class StateStore {
  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int MASK = PAGE - 1;

  private final int words;
  private long[][] states = new long[16][];
  private int[][] parents = new int[16][];
  private char[][] actions = new char[16][];
  private int pages;
  private int size;

  StateStore(int words) {
    this.words = words;
  }

  int size() {
    return size;
  }

  /** Makes room for so many states, so that they can be written from several threads. */
  void resize(int newSize) {
    size = newSize;
    while ((long) pages << PAGE_BITS < newSize) {
      if (pages == states.length) {
        states = Arrays.copyOf(states, pages * 2);
        parents = Arrays.copyOf(parents, pages * 2);
        actions = Arrays.copyOf(actions, pages * 2);
      }
      states[pages] = new long[PAGE * words];
      parents[pages] = new int[PAGE];
      actions[pages] = new char[PAGE];
      pages++;
    }
  }

  void write(int index, long[] from, int at, int parent, int action) {
    int page = index >>> PAGE_BITS;
    int slot = index & MASK;
    long[] state = states[page];
    for (int i = 0; i < words; i++) {
      state[slot * words + i] = from[at + i];
    }
    parents[page][slot] = parent;
    actions[page][slot] = (char) action;
  }

  void read(int index, long[] into) {
    long[] state = states[index >>> PAGE_BITS];
    int at = (index & MASK) * words;
    for (int i = 0; i < words; i++) {
      into[i] = state[at + i];
    }
  }

  long firstWord(int index) {
    return states[index >>> PAGE_BITS][(index & MASK) * words];
  }

  boolean holds(int index, long[] other, int from) {
    long[] state = states[index >>> PAGE_BITS];
    int at = (index & MASK) * words;
    for (int i = 0; i < words; i++) {
      if (state[at + i] != other[from + i]) {
        return false;
      }
    }
    return true;
  }

  int parent(int index) {
    return parents[index >>> PAGE_BITS][index & MASK];
  }

  int action(int index) {
    return actions[index >>> PAGE_BITS][index & MASK];
  }

  /** The hash of a state: each input bit moves all the others. */
  static long hash(long[] state, int from, int words) {
    long hash = RandomStream.mix(state[from]);
    for (int i = 1; i < words; i++) {
      hash = RandomStream.mix(hash ^ state[from + i]);
    }
    return hash;
  }

  long hash(int index) {
    return hash(states[index >>> PAGE_BITS], (index & MASK) * words, words);
  }

  long bytes() {
    return (long) pages * PAGE * (words * Long.BYTES + Integer.BYTES + Character.BYTES);
  }
}
