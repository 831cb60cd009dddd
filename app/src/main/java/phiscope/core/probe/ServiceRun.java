package phiscope.core.probe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.ListRun;
import phiscope.core.kernel.Replay;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.PodRun.Probe;
import phiscope.core.probe.PodRun.What;
import phiscope.core.probe.ServiceFrame.PodStatus;
import phiscope.core.probe.ServiceFrame.Stage;

/** What happens to the pods of a service, with all its frames. A value. */
public final class ServiceRun implements FrameRun<Integer, Integer, ServiceFrame> {
  /** No pod has more events than this. */
  public static final int MOST_EVENTS = 5_000;

  private final ProbedService service;
  private final List<PodRun> pods;
  private final ListRun<ServiceFrame> run;

  private ServiceRun(ProbedService service, List<PodRun> pods) {
    this.service = service;
    this.pods = pods;
    this.run = ListRun.of(frames(service, pods), ServiceFrame::at);
  }

  /** The run of a service to its end. */
  public static ServiceRun of(ProbedService service) {
    List<PodRun> pods =
        IntStream.range(0, service.pods())
            .mapToObj(
                pod ->
                    PodWalk.run(service.plan(), service.firstTick(pod), service.end(), MOST_EVENTS))
            .toList();
    return new ServiceRun(service, pods);
  }

  private record Happening(int pod, Event event) {}

  private static List<ServiceFrame> frames(ProbedService service, List<PodRun> runs) {
    List<Happening> happenings = new ArrayList<>();
    for (int pod = 0; pod < runs.size(); pod++) {
      for (Event event : runs.get(pod).events()) {
        happenings.add(new Happening(pod, event));
      }
    }
    happenings.sort(Comparator.comparingLong(happening -> happening.event().at()));
    boolean hasStartup = service.plan().probes().startup().isPresent();
    List<PodStatus> pods = new ArrayList<>();
    runs.forEach(run -> pods.add(new PodStatus(Stage.WAITING, false, 0, 0, 0)));
    List<ServiceFrame> frames = new ArrayList<>();
    for (Happening happening : happenings) {
      int pod = happening.pod();
      pods.set(pod, after(pods.get(pod), happening.event(), hasStartup));
      frames.add(
          new ServiceFrame(frames.size(), happening.event().at(), pod, happening.event(), pods));
    }
    return frames;
  }

  private static PodStatus after(PodStatus pod, Event event, boolean hasStartup) {
    boolean mayKill = event.probe().filter(probe -> probe != Probe.READINESS).isPresent();
    int failures = pod.failures();
    return switch (event.what()) {
      case STARTED ->
          new PodStatus(
              hasStartup ? Stage.STARTING : Stage.RUNNING, false, pod.restarts(), 0, event.at());
      case SUCCEEDED -> with(pod, pod.stage(), pod.ready(), mayKill ? 0 : failures);
      case FAILED -> with(pod, pod.stage(), pod.ready(), mayKill ? failures + 1 : failures);
      case START_OVER -> with(pod, Stage.RUNNING, pod.ready(), 0);
      case READY -> with(pod, pod.stage(), true, failures);
      case UNREADY -> with(pod, pod.stage(), false, failures);
      case KILLED ->
          new PodStatus(Stage.WAITING, pod.ready(), pod.restarts() + 1, failures, event.at());
    };
  }

  private static PodStatus with(PodStatus pod, Stage stage, boolean ready, int failures) {
    return new PodStatus(stage, ready, pod.restarts(), failures, pod.since());
  }

  public ProbedService service() {
    return service;
  }

  /** How far all pods were followed: to the end, or to where one of them had too many events. */
  public long until() {
    return pods.stream()
        .filter(pod -> pod.events().size() >= MOST_EVENTS)
        .mapToLong(pod -> pod.events().get(pod.events().size() - 1).at())
        .min()
        .orElse(service.end());
  }

  /** The run of each pod. */
  public List<PodRun> pods() {
    return pods;
  }

  @Override
  public Replay<Integer, Integer> replay() {
    return run.replay();
  }

  @Override
  public ServiceFrame shown(Integer place) {
    return run.shown(place);
  }

  /** When a pod was killed first. */
  public OptionalLong firstKill(int pod) {
    Optional<Long> at = pods.get(pod).first(What.KILLED);
    return at.map(OptionalLong::of).orElse(OptionalLong.empty());
  }

  /** How many pods were killed at least once. */
  public int podsKilled() {
    return (int) pods.stream().filter(pod -> pod.restarts() > 0).count();
  }

  /** How often pods were killed. */
  public long restarts() {
    return pods.stream().mapToLong(PodRun::restarts).sum();
  }

  /** For how long the number of pods with traffic was such, up to the end. */
  public long timeWith(IntPredicate readyPods) {
    long time = 0;
    long since = 0;
    int ready = 0;
    for (int index = 0; index < size(); index++) {
      ServiceFrame frame = shown(index);
      time += readyPods.test(ready) ? frame.at() - since : 0;
      since = frame.at();
      ready = frame.readyPods();
    }
    return time + (readyPods.test(ready) ? Math.max(0, until() - since) : 0);
  }

  /** The first time at which all pods had traffic. */
  public OptionalLong allReadyAt() {
    return IntStream.range(0, size())
        .filter(index -> shown(index).readyPods() == service.pods())
        .mapToLong(index -> shown(index).at())
        .findFirst();
  }
}
