package phiscope.bench;

import java.util.List;

/** Edits of the consumers of phi. */
public sealed interface ConsumerEdit extends DetectorEdit {
  /** Replaces the consumer at {@code index}. */
  record SetConsumer(int index, Consumer consumer) implements ConsumerEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<Consumer> changed = Lists.set(bench.consumers(), index, consumer);
      return changed == bench.consumers() ? bench : bench.withConsumers(changed);
    }
  }

  /** Adds a consumer behind the others, if there is room. */
  record AddConsumer(Consumer consumer) implements ConsumerEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<Consumer> changed = Lists.add(bench.consumers(), consumer, DetectorBench.MAX_CONSUMERS);
      return changed == bench.consumers() ? bench : bench.withConsumers(changed);
    }
  }

  /** Removes a consumer. */
  record RemoveConsumer(int index) implements ConsumerEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<Consumer> changed = Lists.remove(bench.consumers(), index, 0);
      return changed == bench.consumers() ? bench : bench.withConsumers(changed);
    }
  }
}
