package phiscope.core.kernel;

import java.util.Arrays;

/**
 * The steps out of some neighbouring states that lead to states without a number, in order. One
 * thread at a time writes here.
 */
final class Candidates implements PackedModel.Successors {
  private static final int NOT_NEW = -1;
  private static final int NEW = 0;

  private final Search search;
  private final PackedModel.Expander expander;
  private final SearchTally tally;
  private final int words;
  private final long[] state;

  private long[] states;
  private long[] hashes = new long[1024];
  private int[] parents = new int[1024];
  private char[] actions = new char[1024];
  private int[] numbers = new int[1024];
  private int[] byShard = new int[1024];
  private final int[] shardStart = new int[StateTable.SHARDS + 1];
  private final int[] ahead = new int[StateTable.BATCH];
  private int size;
  private int lookedUp;
  private int parent;

  Candidates(Search search, int wanted) {
    this.search = search;
    expander = search.model().expander();
    tally = new SearchTally(search.model(), wanted);
    words = search.model().words();
    state = new long[words];
    states = new long[1024 * words];
  }

  SearchTally tally() {
    return tally;
  }

  /** Takes the steps out of the states with these numbers. */
  void gather(int from, int to) {
    size = 0;
    lookedUp = 0;
    for (parent = from; parent < to; parent++) {
      search.store().read(parent, state);
      expander.expand(state, this);
    }
    lookUp();
    sortByShard();
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
    for (int i = 0; i < words; i++) {
      states[size * words + i] = next[i];
    }
    hashes[size] = StateStore.hash(next, 0, words);
    parents[size] = parent;
    actions[size] = (char) action;
    size++;
  }

  /** Drops those of the latest that have a number already; many lookups wait together. */
  private void lookUp() {
    search.table().prepare(hashes, lookedUp, size, ahead);
    int kept = lookedUp;
    for (int i = lookedUp; i < size; i++) {
      if (!search.table().contains(hashes[i], states, i * words)) {
        for (int word = 0; word < words; word++) {
          states[kept * words + word] = states[i * words + word];
        }
        hashes[kept] = hashes[i];
        parents[kept] = parents[i];
        actions[kept] = actions[i];
        numbers[kept] = NOT_NEW;
        kept++;
      }
    }
    size = kept;
    lookedUp = kept;
  }

  private void grow() {
    int room = size * 2;
    states = Arrays.copyOf(states, room * words);
    hashes = Arrays.copyOf(hashes, room);
    parents = Arrays.copyOf(parents, room);
    actions = Arrays.copyOf(actions, room);
    numbers = Arrays.copyOf(numbers, room);
    byShard = new int[room];
  }

  /** A counting sort, so that those of one shard stand together and keep their order. */
  private void sortByShard() {
    Arrays.fill(shardStart, 0);
    for (int i = 0; i < size; i++) {
      shardStart[StateTable.shard(hashes[i]) + 1]++;
    }
    for (int shard = 0; shard < StateTable.SHARDS; shard++) {
      shardStart[shard + 1] += shardStart[shard];
    }
    int[] next = shardStart.clone();
    for (int i = 0; i < size; i++) {
      byShard[next[StateTable.shard(hashes[i])]++] = i;
    }
  }

  int shardStart(int shard) {
    return shardStart[shard];
  }

  int shardEnd(int shard) {
    return shardStart[shard + 1];
  }

  /** Which candidate is at a place of the order by shards. */
  int atShardPlace(int place) {
    return byShard[place];
  }

  long hash(int candidate) {
    return hashes[candidate];
  }

  /** Whether a state with a number is this candidate's. */
  boolean is(int candidate, int stateNumber) {
    return search.store().holds(stateNumber, states, candidate * words);
  }

  /** Whether two candidates have the same state. */
  boolean isSame(int candidate, Candidates others, int other) {
    int at = candidate * words;
    int from = other * words;
    for (int i = 0; i < words; i++) {
      if (states[at + i] != others.states[from + i]) {
        return false;
      }
    }
    return true;
  }

  void markNew(int candidate) {
    numbers[candidate] = NEW;
  }

  int countNew() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += numbers[i] == NOT_NEW ? 0 : 1;
    }
    return count;
  }

  /** Gives the new ones the numbers from {@code first} on, in order, and keeps their states. */
  void keepNew(int first) {
    int next = first;
    for (int i = 0; i < size; i++) {
      if (numbers[i] != NOT_NEW) {
        search.store().write(next, states, i * words, parents[i], actions[i]);
        numbers[i] = next++;
      }
    }
  }

  int number(int candidate) {
    return numbers[candidate];
  }
}
