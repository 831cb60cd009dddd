package phiscope.core.kernel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.IntConsumer;

/**
 * Blocks of several threads, with the same numbers for the same states as on one thread. A block is
 * gone through in rounds. In a round neighbouring states make up a part; whoever is free takes a
 * part, and puts what follows into the common table at once, where of several ways to a state the
 * first in order stays. After that the new states are numbered in order.
 *
 * <p>A step costs what it costs one thread: one lookup. The threads meet twice in a round. The
 * table does not grow while a round fills it, so a round is as long as the table has room for; if
 * that was too long after all, it is taken back and gone through by one thread.
 */
final class ParallelBlocks implements BlockSearch {
  /** More than there are threads, so that none waits long for the last. */
  private static final int PARTS = Candidates.PARTS;

  /** Below so many states the threads would wait for each other longer than they work. */
  private static final int FEW = 512;

  /** Below so many states in all, the shards of the table are filled too unevenly. */
  private static final int FEW_IN_ALL = 8192;

  private static final VarHandle TAKEN = MethodHandles.arrayElementVarHandle(int[].class);

  private final Search search;
  private final Workers workers;
  private final BlockSearch alone;
  private final Candidates[] parts = new Candidates[PARTS];
  private final int[] takenIn = new int[PARTS];
  private int meetings;

  /** How many new states follow a state, as seen lately. */
  private double newOfEach = 2;

  ParallelBlocks(Search search, int wanted, Workers workers) {
    this.search = search;
    this.workers = workers;
    alone = new Direct(search);
    for (int part = 0; part < PARTS; part++) {
      parts[part] = new Candidates(search, wanted, parts, part);
    }
  }

  @Override
  public void go(int from, int to) {
    int at = from;
    while (at < to) {
      int before = search.store().size();
      int length = Math.min(to - at, roundLength(before));
      if (length < FEW) {
        length = Math.min(to - at, FEW);
        alone.go(at, at + length);
      } else {
        round(at, at + length);
      }
      at += length;
      double now = (double) (search.store().size() - before) / length;
      newOfEach = Math.max(now, (newOfEach + now) / 2);
    }
  }

  /** So many that the table, five eighths full at most, becomes hardly more than three quarters. */
  private int roundLength(int states) {
    double room = states * 8 / 5.0 * (3 / 4.0 - 5 / 8.0);
    return states < FEW_IN_ALL ? 0 : (int) Math.min(Explorer.BLOCK, room / (newOfEach + 0.1));
  }

  private void round(int from, int to) {
    int length = to - from;
    forEachPart(
        part ->
            parts[part].gather(from + length * part / PARTS, from + length * (part + 1) / PARTS));
    if (isTooFull()) {
      forEachPart(part -> parts[part].takeBack());
      alone.go(from, to);
      return;
    }
    int[] first = new int[PARTS];
    int size = search.store().size();
    for (int part = 0; part < PARTS; part++) {
      first[part] = size;
      size += parts[part].countNew();
      search.tally().takeOver(parts[part].tally());
    }
    search.store().resize(size);
    forEachPart(part -> parts[part].keepNew(first[part]));
    makeRoom();
  }

  private boolean isTooFull() {
    for (Candidates part : parts) {
      if (part.isTooFull()) {
        return true;
      }
    }
    return false;
  }

  private void makeRoom() {
    StateTable table = search.table();
    boolean grows = false;
    for (int shard = 0; shard < StateTable.SHARDS; shard++) {
      int more = 0;
      for (Candidates part : parts) {
        more += part.newIn(shard);
      }
      table.use(shard, more);
      grows |= table.isCrowded(shard);
    }
    if (grows) {
      forEachPart(table::makeRoom);
    }
  }

  /**
   * Calls the task with each number of a part, shared among the workers: each begins with its own,
   * which its cache may hold from the last time, and then helps the others.
   */
  private void forEachPart(IntConsumer task) {
    int meeting = ++meetings;
    workers.run(
        worker -> {
          int own = (int) ((long) worker * PARTS / workers.count());
          for (int i = 0; i < PARTS; i++) {
            int part = (own + i) % PARTS;
            if ((int) TAKEN.getAndSet(takenIn, part, meeting) != meeting) {
              task.accept(part);
            }
          }
        });
  }
}
