package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import phiscope.text.Messages.Language;

/** The status line speaks the language of the window. */
class WorkbenchViewModelTest {
  private final WorkbenchViewModel workbench =
      new WorkbenchViewModel(Settings.first(Language.ENGLISH));

  private String status() {
    return workbench.statusProperty().get();
  }

  @Test
  void whatIsAnnouncedIsASentenceAlsoWithoutArguments() {
    workbench.announce("ui.said.restored");
    assertThat(status()).isEqualTo("The last session goes on. File, New begins afresh.");
  }

  @Test
  void whatWasAnnouncedFollowsTheLanguage() {
    workbench.announce("ui.said.saved", "a.json");
    assertThat(status()).isEqualTo("Saved: a.json.");
    workbench.change(settings -> settings.withLanguage(Language.CHINESE));
    assertThat(status()).contains("a.json").doesNotContain("Saved");
  }
}
