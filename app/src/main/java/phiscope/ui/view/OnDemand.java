package phiscope.ui.view;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is made when it is first asked for, on the thread of the scene. Most sessions look at one
 * kind of bench; the nodes of the others would be a fifth of the start.
 */
public final class OnDemand<T> implements Supplier<T> {
  private final Supplier<T> making;
  private T made;

  /**
   * @param making makes it; called once
   */
  public OnDemand(Supplier<T> making) {
    this.making = making;
  }

  @Override
  public T get() {
    if (made == null) {
      made = making.get();
    }
    return made;
  }

  /** What was made, if anybody asked. */
  public Optional<T> made() {
    return Optional.ofNullable(made);
  }
}
