package phiscope.core.swim.protocol;

import phiscope.core.kernel.IntMap;

/**
 * What a member believes of all members, itself included: a shared default with overrides, so that
 * a member of a cluster in which nothing happens costs the same whatever the size of the cluster.
 *
 * <p>By default the members 0 to {@link #base} - 1 are alive in incarnation 0 since time 0. The
 * overrides say what is otherwise. Members from the base on are known by their override alone, in
 * the order in which they became known.
 *
 * <p>Known members have a rank: those below the base the rank of their number, the others the ranks
 * after that.
 */
public final class View {
  private static final MemberRecord DEFAULT = new MemberRecord(MemberState.ALIVE, 0, 0);

  private final int base;
  private final IntMap<MemberRecord> overrides;
  private final IntMap<Integer> joined;
  private final int forgotten;
  private final int gone;

  private View(
      int base, IntMap<MemberRecord> overrides, IntMap<Integer> joined, int forgotten, int gone) {
    this.base = base;
    this.overrides = overrides;
    this.joined = joined;
    this.forgotten = forgotten;
    this.gone = gone;
  }

  /** The view in which the members 0 to {@code members - 1} are alive, told by the default. */
  public static View ofAllAlive(int members) {
    return new View(members, IntMap.empty(), IntMap.empty(), 0, 0);
  }

  /** The same view, told by one record each: for comparing the two ways to keep it. */
  public static View spelledOut(int members) {
    View view = ofAllAlive(0);
    for (int id = 0; id < members; id++) {
      view = view.with(id, DEFAULT);
    }
    return view;
  }

  /** Members below this number are alive in incarnation 0 unless an override says otherwise. */
  public int base() {
    return base;
  }

  /** What is believed of a member; null if it is unknown. */
  public MemberRecord record(int id) {
    MemberRecord override = overrides.get(id);
    if (override != null) {
      return override == FORGOTTEN ? null : override;
    }
    return id >= 0 && id < base ? DEFAULT : null;
  }

  /** Marks a member of the default whose record was dropped. */
  private static final MemberRecord FORGOTTEN = new MemberRecord(MemberState.DEAD, -1, -1);

  /** The records that differ from the default; a forgotten member has the incarnation -1. */
  public IntMap<MemberRecord> overrides() {
    return overrides;
  }

  /** How many ranks there are; a forgotten member keeps its rank until the view is compacted. */
  public int ranks() {
    return base + joined.size();
  }

  /** The member of a rank, 0 to {@link #ranks} - 1; it may be forgotten. */
  public int member(int rank) {
    return rank < base ? rank : joined.get(rank - base);
  }

  /** How many members have a record, whatever their state. */
  public int known() {
    return ranks() - forgotten;
  }

  /** How many members are believed alive or suspect: memberlist's estimate of the cluster. */
  public int present() {
    return known() - gone;
  }

  /** How many members are believed dead or left. */
  public int gone() {
    return gone;
  }

  /** The view with this record of a member. */
  public View with(int id, MemberRecord record) {
    MemberRecord before = record(id);
    boolean isNew = before == null && id >= base && !overrides.containsKey(id);
    boolean remembered = before == null && !isNew;
    int goneBefore = before != null && before.state().isGone() ? 1 : 0;
    int goneAfter = record.state().isGone() ? 1 : 0;
    return new View(
        base,
        overrides.with(id, record),
        isNew ? joined.with(joined.size(), id) : joined,
        remembered ? forgotten - 1 : forgotten,
        gone - goneBefore + goneAfter);
  }

  /** The view without the record of a member. */
  public View without(int id) {
    MemberRecord before = record(id);
    if (before == null) {
      return this;
    }
    return new View(
        base,
        overrides.with(id, FORGOTTEN),
        joined,
        forgotten + 1,
        gone - (before.state().isGone() ? 1 : 0));
  }

  /** Whether both say the same of every member; the way to keep it does not matter. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof View view) || known() != view.known() || gone != view.gone) {
      return false;
    }
    if (base == view.base && overrides == view.overrides) {
      return true;
    }
    for (int rank = 0; rank < ranks(); rank++) {
      MemberRecord record = record(member(rank));
      if (record != null && !record.equals(view.record(member(rank)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return 31 * known() + gone;
  }

  @Override
  public String toString() {
    return "View[base=" + base + ", overrides=" + overrides + "]";
  }
}
