package phiscope.core.swim.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** A view against a plain map, and its two ways of keeping what it says against each other. */
class ViewTest {
  /** A record that is written down, or dropped where it is null. */
  record Written(int id, MemberRecord record) {}

  @Provide
  Arbitrary<List<Written>> written() {
    Arbitrary<MemberRecord> records =
        Combinators.combine(
                Arbitraries.of(MemberState.class),
                Arbitraries.longs().between(0, 3),
                Arbitraries.longs().between(0, 9))
            .as(MemberRecord::new)
            .injectNull(0.2);
    return Combinators.combine(Arbitraries.integers().between(0, 12), records)
        .as(Written::new)
        .list()
        .ofMaxSize(40);
  }

  @Property(seed = "20261129", tries = 500)
  void itSaysWhatAMapWouldSay(
      @ForAll("written") List<Written> written, @ForAll @IntRange(max = 8) int members) {
    View sparse = View.ofAllAlive(members);
    View dense = View.spelledOut(members);
    TreeMap<Integer, MemberRecord> map = new TreeMap<>();
    for (int id = 0; id < members; id++) {
      map.put(id, new MemberRecord(MemberState.ALIVE, 0, 0));
    }
    for (Written one : written) {
      sparse = changed(sparse, one);
      dense = changed(dense, one);
      if (one.record() == null) {
        map.remove(one.id());
      } else {
        map.put(one.id(), one.record());
      }
      check(sparse, map);
      check(dense, map);
      assertThat(sparse).isEqualTo(dense).hasSameHashCodeAs(dense);
    }
    assertThat(ranked(sparse)).isEqualTo(ranked(dense));
  }

  private static View changed(View view, Written one) {
    return one.record() == null ? view.without(one.id()) : view.with(one.id(), one.record());
  }

  private static void check(View view, TreeMap<Integer, MemberRecord> map) {
    for (int id = -1; id <= 13; id++) {
      assertThat(view.record(id)).isEqualTo(map.get(id));
    }
    long gone = map.values().stream().filter(record -> record.state().isGone()).count();
    assertThat(view.known()).isEqualTo(map.size());
    assertThat(view.gone()).isEqualTo((int) gone);
    assertThat(view.present()).isEqualTo(map.size() - (int) gone);
    assertThat(ranked(view)).doesNotHaveDuplicates().containsAll(map.keySet());
  }

  private static List<Integer> ranked(View view) {
    List<Integer> members = new ArrayList<>();
    for (int rank = 0; rank < view.ranks(); rank++) {
      members.add(view.member(rank));
    }
    return members;
  }

  @Example
  void viewsThatSayDifferentThingsAreNotEqual() {
    View view = View.ofAllAlive(4);
    assertThat(view.with(2, new MemberRecord(MemberState.SUSPECT, 0, 0))).isNotEqualTo(view);
    assertThat(view.without(2)).isNotEqualTo(view);
    assertThat(View.ofAllAlive(5)).isNotEqualTo(view);
  }

  /** SWIM, section 4.3: a new member comes at a random place of what is left of the round. */
  @Example
  void whoJoinsDuringARoundIsMetInIt() {
    for (int random = 0; random < 50; random++) {
      View view = View.ofAllAlive(6);
      ProbeOrder order = ProbeOrder.shuffled(7, 6).advanced().advanced();
      view = view.with(9, new MemberRecord(MemberState.ALIVE, 0, 0));
      order = order.with(9, random);
      List<Integer> met = new ArrayList<>();
      while (!order.isOver()) {
        met.add(order.next(view));
        order = order.advanced();
      }
      assertThat(met).hasSize(5).contains(9).doesNotHaveDuplicates();
      assertThat(met.indexOf(9)).isEqualTo(random % 5);
    }
  }
}
