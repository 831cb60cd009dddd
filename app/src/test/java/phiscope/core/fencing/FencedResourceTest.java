package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.core.fencing.FencedResource.Operation;
import phiscope.core.fencing.FencedResource.Operation.Issue;
import phiscope.core.fencing.FencedResource.Operation.Restart;
import phiscope.core.fencing.FencedResource.Operation.Write;

class FencedResourceTest {
  private static List<Optional<Boolean>> run(Operation... operations) {
    List<Optional<Boolean>> accepted = new ArrayList<>();
    FencedResource resource = FencedResource.NEW;
    for (Operation operation : operations) {
      FencedResource.Outcome outcome = resource.apply(operation);
      accepted.add(outcome.accepted());
      resource = outcome.after();
    }
    return accepted;
  }

  private static final Optional<Boolean> TAKEN = Optional.of(true);
  private static final Optional<Boolean> REFUSED = Optional.of(false);
  private static final Optional<Boolean> NOTHING_ASKED = Optional.empty();

  @Test
  void anOlderTokenIsRefusedOnceANewerOneHasWritten() {
    // S003's first group of assertions (claims S003-18).
    assertThat(
            run(
                new Write(41, "old"),
                new Write(42, "new"),
                new Write(41, "late-old"),
                new Write(42, "new-again")))
        .containsExactly(TAKEN, TAKEN, REFUSED, TAKEN);
  }

  @Test
  void issuingANewerTokenChangesNothingUntilItHasWritten() {
    // S003's second group of assertions (claims S003-19, S003-20).
    assertThat(
            run(
                new Write(41, "a"),
                new Issue(42),
                new Write(41, "b"),
                new Write(42, "c"),
                new Write(41, "d")))
        .containsExactly(TAKEN, NOTHING_ASKED, TAKEN, TAKEN, REFUSED);
  }

  @Test
  void aRestartThatForgetsTheHighestTokenTakesAStaleWriteAgain() {
    // Claims S003-21; Kleppmann's 33 and 34.
    assertThat(run(new Write(33, "a"), new Write(34, "b"), new Restart(true), new Write(33, "c")))
        .containsExactly(TAKEN, TAKEN, NOTHING_ASKED, REFUSED);
    assertThat(run(new Write(33, "a"), new Write(34, "b"), new Restart(false), new Write(33, "c")))
        .containsExactly(TAKEN, TAKEN, NOTHING_ASKED, TAKEN);
  }

  @Test
  void aTokenThatAClientMadeUpLocksEverybodyOut() {
    // Claims S003-22.
    assertThat(run(new Write(1_000_000_000_000_000_000L, "huge"), new Write(43, "legit")))
        .containsExactly(TAKEN, REFUSED);
  }

  @Property(tries = 500, seed = "20261130")
  void withoutAForgettingRestartNoWriteIsTakenAfterANewerOne(
      @ForAll("operations") List<Operation> operations) {
    FencedResource resource = FencedResource.NEW;
    long newest = 0;
    Optional<String> last = Optional.empty();
    for (Operation operation : operations) {
      FencedResource.Outcome outcome = resource.apply(operation);
      if (operation instanceof Write write) {
        assertThat(outcome.accepted()).contains(write.token() >= newest);
        if (write.token() >= newest) {
          newest = write.token();
          last = Optional.of(write.value());
        }
      }
      resource = outcome.after();
      assertThat(resource).isEqualTo(new FencedResource(newest, last));
    }
  }

  @Provide
  Arbitrary<List<Operation>> operations() {
    Arbitrary<Long> tokens = Arbitraries.longs().between(0, 9);
    Arbitrary<Operation> writes = tokens.map(token -> new Write(token, "v" + token));
    Arbitrary<Operation> issues = tokens.map(Issue::new);
    Arbitrary<Operation> restarts = Arbitraries.just(new Restart(true));
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, writes),
            net.jqwik.api.Tuple.of(1, issues),
            net.jqwik.api.Tuple.of(1, restarts))
        .list()
        .ofMaxSize(30);
  }
}
