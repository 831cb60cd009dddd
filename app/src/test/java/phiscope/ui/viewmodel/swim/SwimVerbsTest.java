package phiscope.ui.viewmodel.swim;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

class SwimVerbsTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  /** What is dragged begins and ends where it was dragged to, also at the start. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2_000_000})
  void aPauseThatIsDraggedBeginsAtTheVeryTick(long from) {
    SwimViewModel model =
        new SwimViewModel(
            SwimDocuments.opening(ENGLISH),
            new ReadOnlyObjectWrapper<>(ENGLISH).getReadOnlyProperty());
    int branches = model.bench().branches().size();
    new SwimVerbs(model).pause(2, from, from + 1_500_000);
    assertThat(model.bench().branches()).hasSize(branches + 1);
    assertThat(model.bench().branches().get(branches).partedAt()).isEqualTo(Math.max(0, from - 1));
    assertThat(model.bench().branches().get(branches).script())
        .contains(new ScriptEntry(from, new Intervention.Pause(2, 1_500_000)));
  }
}
