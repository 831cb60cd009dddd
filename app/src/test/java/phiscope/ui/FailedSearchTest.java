package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.ui.viewmodel.fencing.SearchDesk;

/** A search that goes wrong does not leave the window waiting for it. */
class FailedSearchTest {
  private final boolean checked = WaitForAsyncUtils.autoCheckException;

  /** The failure here is on purpose. */
  @BeforeEach
  void letItFail() {
    WaitForAsyncUtils.autoCheckException = false;
  }

  @AfterEach
  void lookAgainForFailures() {
    WaitForAsyncUtils.clearExceptions();
    WaitForAsyncUtils.autoCheckException = checked;
  }

  @Test
  void afterAFailureAnotherSearchCanBeBegun() {
    Ui.fresh();
    SearchDesk<Integer, Integer> desk =
        new SearchDesk<>(
            "failing",
            (question, progress, cancelled) -> {
              if (question < 0) {
                throw new IllegalStateException("on purpose");
              }
              return Optional.of(question + 1);
            },
            () -> {});
    Ui.run(() -> desk.begin(-1));
    Ui.await(() -> !desk.runningProperty().get());
    assertThat(Ui.call(desk::found)).isEmpty();
    Ui.run(() -> desk.begin(6));
    Ui.await(() -> !desk.runningProperty().get());
    assertThat(Ui.call(() -> desk.answer(6))).contains(7);
  }
}
