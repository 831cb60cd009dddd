package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention.CutOneWay;
import phiscope.core.swim.Intervention.Delay;
import phiscope.core.swim.Intervention.Loss;
import phiscope.core.swim.Intervention.Partition;
import phiscope.core.swim.protocol.MessageKind;

/**
 * What the network does to messages. Chance hangs on the sender and on the number of its message
 * alone, so what happens to a message does not depend on what others do.
 *
 * @param rules what the script does to it now, by line
 * @param random of all messages
 */
public record Network(NetworkParameters parameters, List<Rule> rules, RandomStream random) {
  private static final long MILLION = 1_000_000;

  /** What a line of the script does. */
  public record Rule(int line, Intervention what) {}

  public Network {
    rules = List.copyOf(rules);
  }

  Network with(int line, Intervention what) {
    List<Rule> more = new ArrayList<>(rules);
    more.add(new Rule(line, what));
    return new Network(parameters, more, random);
  }

  Network without(int line) {
    List<Rule> left = rules.stream().filter(rule -> rule.line() != line).toList();
    return new Network(parameters, left, random);
  }

  Network healed() {
    return new Network(parameters, List.of(), random);
  }

  boolean has(int line) {
    return rules.stream().anyMatch(rule -> rule.line() == line);
  }

  /** Whether nothing cuts the way. */
  boolean isOpen(int from, int to) {
    for (Rule rule : rules) {
      if (cuts(rule.what(), from, to)) {
        return false;
      }
    }
    return true;
  }

  private static boolean cuts(Intervention what, int from, int to) {
    if (what instanceof CutOneWay cut) {
      return from != to && cut.from().contains(from) && cut.to().contains(to);
    }
    return what instanceof Partition partition && group(partition, from) != group(partition, to);
  }

  private static int group(Partition partition, int member) {
    for (int i = 0; i < partition.groups().size(); i++) {
      if (partition.groups().get(i).contains(member)) {
        return i;
      }
    }
    return -1;
  }

  Fate fate(MessageId id, int receiver, MessageKind kind) {
    if (!rules.isEmpty() && !isOpen(id.sender(), receiver)) {
      return Fate.CUT;
    }
    if (kind.isReliable()) {
      return Fate.ARRIVES;
    }
    RandomStream chance = random.fork(id.sender()).fork(id.number());
    if (chance.below(MILLION) < parameters.lossPerMillion()) {
      return Fate.LOST;
    }
    for (Rule rule : rules) {
      if (rule.what() instanceof Loss loss
          && loss.from().contains(id.sender())
          && loss.to().contains(receiver)) {
        chance = chance.next();
        if (chance.below(MILLION) < loss.perMillion()) {
          return Fate.LOST;
        }
      }
    }
    return Fate.ARRIVES;
  }

  /** How long it is on its way, in ticks. */
  long delay(MessageId id, int receiver) {
    long delay = parameters.delayMinimum();
    long width = parameters.delayMaximum() - delay + 1;
    if (width > 1) {
      delay += random.fork(-1 - id.sender()).fork(id.number()).below(width);
    }
    for (Rule rule : rules) {
      if (rule.what() instanceof Delay more
          && more.from().contains(id.sender())
          && more.to().contains(receiver)) {
        delay = SimTime.later(delay, more.extra());
      }
    }
    return delay;
  }
}
