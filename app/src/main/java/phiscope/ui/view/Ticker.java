package phiscope.ui.view;

import java.util.function.DoubleConsumer;
import javafx.animation.AnimationTimer;

/** Tells, pulse for pulse while it runs, how many seconds have passed. */
public final class Ticker extends AnimationTimer {
  private final DoubleConsumer advance;
  private long last;

  public Ticker(DoubleConsumer advance) {
    this.advance = advance;
  }

  @Override
  public void start() {
    last = 0;
    super.start();
  }

  @Override
  public void handle(long nanos) {
    if (last != 0) {
      advance.accept((nanos - last) / 1e9);
    }
    last = nanos;
  }
}
