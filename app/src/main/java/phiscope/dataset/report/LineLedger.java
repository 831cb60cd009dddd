package phiscope.dataset.report;

import java.util.BitSet;
import phiscope.dataset.Accounting;

/**
 * The fate of each line. A line with several values can earn several marks; used weighs more than
 * skipped, skipped more than event, event more than structure. A line without a mark was forgotten
 * by its reader: it counts as skipped.
 */
final class LineLedger {
  private final BitSet used = new BitSet();
  private final BitSet skipped = new BitSet();
  private final BitSet events = new BitSet();
  private final BitSet structure = new BitSet();

  void used(int line) {
    used.set(line);
  }

  void skipped(int first, int last) {
    skipped.set(first, last + 1);
  }

  void event(int line) {
    events.set(line);
  }

  void structure(int first, int last) {
    structure.set(first, last + 1);
  }

  /** The first line without a mark, from 1; 0 if there is none up to {@code lines}. */
  int firstForgotten(int lines) {
    BitSet all = (BitSet) used.clone();
    all.or(skipped);
    all.or(events);
    all.or(structure);
    int line = all.nextClearBit(1);
    return line <= lines ? line : 0;
  }

  Accounting count(int lines) {
    used.clear(0);
    used.clear(lines + 1, Math.max(lines + 1, used.length()));
    events.clear(0);
    structure.clear(0);
    events.andNot(used);
    events.andNot(skipped);
    structure.andNot(used);
    structure.andNot(skipped);
    structure.andNot(events);
    int usedCount = used.cardinality();
    int eventCount = events.cardinality();
    int structureCount = structure.cardinality();
    return new Accounting(
        lines,
        usedCount,
        structureCount,
        eventCount,
        lines - usedCount - eventCount - structureCount);
  }
}
