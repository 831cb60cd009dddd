import java.util.ArrayList;
import java.util.List;

/**
 * "phiscope beat" in a process whose memory is nearly full: beside the heartbeats, a thread keeps
 * many small objects alive and makes garbage, so that the collector stops the process again and
 * again for as long as it takes to look through all of them. Run by record.sh, with a collector that
 * stops the world and a small heap:
 *
 * <p>java -XX:+UseSerialGC -Xms512m -Xmx512m -cp lib/phiscope.jar CollectingBeat.java beat --to ...
 */
public final class CollectingBeat {
  private static final int CHAINS = 250;
  private static final int LINKS = 40_000;

  private record Link(long value, Link next) {}

  private CollectingBeat() {}

  public static void main(String[] arguments) throws Exception {
    Thread work =
        new Thread(
            () -> {
              try {
                work();
              } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
              }
            },
            "work");
    work.setDaemon(true);
    work.start();
    phiscope.Phiscope.main(arguments);
  }

  /** Replaces one chain after another: all are old by the time they are dropped. */
  private static void work() throws InterruptedException {
    List<Link> chains = new ArrayList<>();
    for (int i = 0; true; i++) {
      Link chain = null;
      for (int j = 0; j < LINKS; j++) {
        chain = new Link(j, chain);
      }
      if (chains.size() < CHAINS) {
        chains.add(chain);
      } else {
        chains.set(i % CHAINS, chain);
      }
      Thread.sleep(20);
    }
  }
}
