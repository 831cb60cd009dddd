package phiscope.core.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Blocks of several threads, with the same numbers for the same states as on one thread. First
 * neighbouring states are gone through in chunks; then each shard of the table takes, in order,
 * what belongs to it, so that of several ways to a state the first stays; then the new states are
 * numbered in order.
 */
final class ParallelBlocks implements BlockSearch {
  private static final int CHUNKS_A_WORKER = 4;

  private final Search search;
  private final Workers workers;
  private final Candidates[] chunks;
  private final int[][] freshSlots = new int[StateTable.SHARDS][16];
  private final int[] fresh = new int[StateTable.SHARDS];

  ParallelBlocks(Search search, int wanted, Workers workers) {
    this.search = search;
    this.workers = workers;
    chunks = new Candidates[workers.count() * CHUNKS_A_WORKER];
    for (int i = 0; i < chunks.length; i++) {
      chunks[i] = new Candidates(search, wanted);
    }
  }

  @Override
  public void go(int from, int to) {
    long length = to - from;
    forEach(
        chunks.length,
        chunk ->
            chunks[chunk].gather(
                from + (int) (length * chunk / chunks.length),
                from + (int) (length * (chunk + 1) / chunks.length)));
    forEach(StateTable.SHARDS, this::fill);
    int[] first = new int[chunks.length];
    int size = search.store().size();
    for (int chunk = 0; chunk < chunks.length; chunk++) {
      first[chunk] = size;
      size += chunks[chunk].countNew();
      search.tally().takeOver(chunks[chunk].tally());
    }
    search.store().resize(size);
    forEach(chunks.length, chunk -> chunks[chunk].keepNew(first[chunk]));
    forEach(StateTable.SHARDS, this::number);
  }

  /** Calls the task with each number below a count, shared among the workers. */
  private void forEach(int count, IntConsumer task) {
    int step = workers.count();
    workers.run(
        worker -> {
          for (int i = worker; i < count; i += step) {
            task.accept(i);
          }
        });
  }

  private void fill(int shard) {
    fresh[shard] = 0;
    for (int chunk = 0; chunk < chunks.length; chunk++) {
      int end = chunks[chunk].shardEnd(shard);
      for (int place = chunks[chunk].shardStart(shard); place < end; place++) {
        put(shard, chunk, chunks[chunk].atShardPlace(place));
      }
    }
  }

  private void put(int shard, int chunk, int candidate) {
    int[] table = search.table().slots(shard);
    int mask = table.length - 1;
    int at = (int) chunks[chunk].hash(candidate) & mask;
    while (table[at] != 0) {
      if (isAt(table[at], chunks[chunk], candidate)) {
        return;
      }
      at = at + 1 & mask;
    }
    table[at] = -1 - (candidate * chunks.length + chunk);
    chunks[chunk].markNew(candidate);
    if (fresh[shard] == freshSlots[shard].length) {
      freshSlots[shard] = Arrays.copyOf(freshSlots[shard], fresh[shard] * 2);
    }
    freshSlots[shard][fresh[shard]++] = at;
    if (search.table().makeRoom(shard, this::hashOfWaiting)) {
      findFreshAgain(shard);
    }
  }

  private long hashOfWaiting(int entry) {
    int waiting = -1 - entry;
    return chunks[waiting % chunks.length].hash(waiting / chunks.length);
  }

  private void findFreshAgain(int shard) {
    int[] table = search.table().slots(shard);
    fresh[shard] = 0;
    for (int at = 0; at < table.length; at++) {
      if (table[at] < 0) {
        freshSlots[shard][fresh[shard]++] = at;
      }
    }
  }

  private boolean isAt(int entry, Candidates chunk, int candidate) {
    if (entry > 0) {
      return chunk.is(candidate, entry - 1);
    }
    int waiting = -1 - entry;
    return chunk.isSame(candidate, chunks[waiting % chunks.length], waiting / chunks.length);
  }

  private void number(int shard) {
    int[] table = search.table().slots(shard);
    for (int i = 0; i < fresh[shard]; i++) {
      int slot = freshSlots[shard][i];
      int waiting = -1 - table[slot];
      table[slot] = 1 + chunks[waiting % chunks.length].number(waiting / chunks.length);
    }
  }
}
