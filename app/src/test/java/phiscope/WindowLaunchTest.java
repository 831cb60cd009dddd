package phiscope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WindowLaunchTest {
  @Test
  void whatTheToolkitThrowsOnAMachineWithoutItsLibrariesIsKnown() {
    Throwable unlinked = new UnsatisfiedLinkError("no glassgtk3 in java.library.path");
    assertThat(WindowLaunch.isForWantOfALibrary(new RuntimeException(unlinked))).isTrue();
    Throwable noDisplay = new UnsupportedOperationException("Unable to open DISPLAY");
    assertThat(WindowLaunch.isForWantOfALibrary(noDisplay)).isTrue();
  }

  @Test
  void aFailureOfOurOwnIsNotTakenForOne() {
    Throwable own = new RuntimeException(new IllegalStateException("no bench"));
    assertThat(WindowLaunch.isForWantOfALibrary(own)).isFalse();
  }
}
