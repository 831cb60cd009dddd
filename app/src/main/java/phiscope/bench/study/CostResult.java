package phiscope.bench.study;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.RingSpread;
import phiscope.core.swim.theory.BusiestMember;
import phiscope.core.swim.theory.MessageCost;
import phiscope.core.swim.theory.RetransmitLimit;

/**
 * What a study of costs says: messages in a period while everybody is well, exact.
 *
 * @param ways each way to watch, at the number of members of the settings
 * @param curves the same at numbers of members from 3 to a million, to be drawn
 * @param oneFailed SWIM with one dead member, expected
 * @param worst SWIM when every direct probe fails
 * @param change copies of one change of the membership, of all members of SWIM
 * @param spread what one failed hop does to a ring
 * @param misjudged members that are well and held for dead after so many detection times
 * @param allTheWay the probability that news gets all the way round the ring
 */
public record CostResult(
    List<Way> ways,
    List<Curve> curves,
    BigInteger oneFailed,
    BigInteger worst,
    BigInteger change,
    RingSpread spread,
    long misjudged,
    double allTheWay)
    implements StudyResult {

  /** Ways to watch. */
  public enum Topology {
    /** Everybody sends to everybody. */
    FULL_MESH,
    /** Everybody sends to one checker. */
    CENTRAL,
    /** Everybody sends to the next. */
    RING,
    /** Everybody asks one member at random, which answers. */
    SWIM
  }

  /**
   * One way.
   *
   * @param total messages in a period
   * @param perSecond messages in a second
   * @param perMember what one member sends and receives in a period, on average
   * @param busiest what the busiest one sends and receives: in the centre, the checker; of SWIM
   *     expected, since whom the others ask is chance
   */
  public record Way(
      Topology topology,
      BigInteger total,
      double perSecond,
      BigInteger perMember,
      double busiest) {}

  /** Messages in a period against the number of members. */
  public record Curve(Topology topology, List<Long> members, List<BigInteger> totals) {
    public Curve {
      members = List.copyOf(members);
      totals = List.copyOf(totals);
    }
  }

  public CostResult {
    ways = List.copyOf(ways);
    curves = List.copyOf(curves);
  }

  /** Computes a study of this kind. */
  public static CostResult of(Study study, StudyWork work) {
    long members = study.get(CostParameter.MEMBERS);
    MessageCost cost = new MessageCost(members, study.get(CostParameter.INDIRECT));
    double perSecond = (double) SimTime.SECOND / study.get(CostParameter.PERIOD);
    RingSpread spread =
        new RingSpread(members, study.choice(CostParameter.RING, RingSpread.Kind.class));
    BigInteger multiplier = BigInteger.valueOf(study.get(CostParameter.MULTIPLIER));
    BigInteger copies = RetransmitLimit.MEMBERLIST.of(multiplier, members);
    return new CostResult(
        Arrays.stream(Topology.values()).map(topology -> way(topology, cost, perSecond)).toList(),
        Arrays.stream(Topology.values()).map(CostResult::curve).toList(),
        cost.swimWithOneFailed(),
        cost.swimWhenAllDirectProbesFail(),
        copies.multiply(BigInteger.valueOf(members)),
        spread,
        spread.misjudged(study.get(CostParameter.DETECTIONS)),
        RingSpread.allTheWayRound(members, study.share(CostParameter.LOSS)));
  }

  private static Way way(Topology topology, MessageCost cost, double perSecond) {
    BigInteger total = total(topology, cost);
    BigInteger two = BigInteger.TWO;
    BigInteger perMember =
        switch (topology) {
          case FULL_MESH -> cost.allToAllPerMember();
          case CENTRAL -> BigInteger.ONE;
          case RING -> two;
          case SWIM -> cost.swimPerMember();
        };
    double busiest =
        switch (topology) {
          case CENTRAL -> total.doubleValue();
          case SWIM -> BusiestMember.expectedMessages(cost.members());
          case FULL_MESH, RING -> perMember.doubleValue();
        };
    return new Way(topology, total, total.doubleValue() * perSecond, perMember, busiest);
  }

  private static BigInteger total(Topology topology, MessageCost cost) {
    return switch (topology) {
      case FULL_MESH -> cost.allToAll();
      case CENTRAL, RING -> cost.ringOrCentral();
      case SWIM -> cost.swimWithoutFailure();
    };
  }

  private static Curve curve(Topology topology) {
    List<Long> members = new ArrayList<>(List.of(3L));
    for (long power = 1; power <= 1_000_000; power *= 10) {
      for (long step : new long[] {1, 2, 5}) {
        if (power * step > 3 && power * step <= 1_000_000) {
          members.add(power * step);
        }
      }
    }
    List<BigInteger> totals =
        members.stream().map(n -> total(topology, new MessageCost(n, 0))).toList();
    return new Curve(topology, members, totals);
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    for (Way way : ways) {
      String word = Parameter.word(way.topology());
      all.add(Quantity.count(way.total().doubleValue(), word, "messages"));
      all.add(Quantity.number(way.perSecond(), word, "perSecond"));
      all.add(Quantity.count(way.perMember().doubleValue(), word, "perMember"));
      all.add(Quantity.number(way.busiest(), word, "busiest"));
    }
    all.add(Quantity.count(oneFailed.doubleValue(), "swim", "oneFailed"));
    all.add(Quantity.count(worst.doubleValue(), "swim", "worst"));
    all.add(Quantity.count(change.doubleValue(), "swim", "change"));
    all.add(Quantity.count(misjudged, "ring", "misjudged"));
    all.add(Quantity.count(spread.misjudgedInTheEnd(), "ring", "misjudgedInTheEnd"));
    all.add(Quantity.count(spread.detectionsToTheEnd(), "ring", "detectionsToTheEnd"));
    all.add(Quantity.share(allTheWay, "ring", "allTheWay"));
    return List.copyOf(all);
  }
}
