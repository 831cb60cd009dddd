package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;

/** What is told of a view in short is what is told of it member by member. */
class ClusterSnapshotTest {
  @Property(tries = 40, seed = "20261130")
  void theExceptionsAreAllBeliefsThatAreNotUsual(
      @ForAll ReadyScenario ready, @ForAll @IntRange(min = 0, max = 100) int percent) {
    SwimRun run = SwimRun.of(ReadyScenarios.of(ready));
    ClusterSnapshot cluster = run.frame((run.size() - 1) * percent / 100).cluster();
    for (int observer = 0; observer < cluster.members(); observer++) {
      Map<Integer, MemberRecord> told = new LinkedHashMap<>();
      cluster.eachException(observer, told::put);
      Map<Integer, MemberRecord> right = new LinkedHashMap<>();
      for (int subject = 0; subject < cluster.members(); subject++) {
        MemberRecord record = cluster.record(observer, subject);
        boolean usual =
            record != null && record.state() == MemberState.ALIVE && record.incarnation() == 0;
        if (!usual) {
          right.put(subject, record);
        }
      }
      assertThat(told).isEqualTo(right);
      assertThat(told.keySet().stream().toList()).isSorted();
    }
  }
}
