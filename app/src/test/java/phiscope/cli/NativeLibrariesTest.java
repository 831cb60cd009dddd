package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.cli.NativeLibraries.Library;

class NativeLibrariesTest {
  private static final List<Library> NEEDED =
      List.of(new Library("libgtk-3.so.0", "libgtk-3-0"), new Library("libXtst.so.6", "libxtst6"));

  @Test
  void aLibraryThatTheLinkerKnowsIsNotMissing() {
    byte[] cache = bytes("glibc-ld.so.cache1.1\0/lib/libgtk-3.so.0\0/usr/lib/libXtst.so.6\0");
    assertThat(NativeLibraries.missing(NEEDED, cache)).isEmpty();
  }

  @Test
  void aMissingLibraryIsNamedByItsPackage() {
    assertThat(NativeLibraries.missing(NEEDED, bytes("\0/lib/libXtst.so.6\0")))
        .containsExactly("libgtk-3-0");
  }

  @Test
  void anotherVersionOrALongerNameDoesNotStandForTheLibrary() {
    byte[] cache = bytes("\0/lib/libgtk-3.so.0.2404\0/lib/libgtk-3.so\0/lib/notlibXtst.so.6\0");
    assertThat(NativeLibraries.missing(NEEDED, cache)).containsExactly("libgtk-3-0", "libxtst6");
  }

  @Test
  void theMachineThatRunsThisTestCanDrawText() {
    assertThat(NativeLibraries.missingForText()).isEmpty();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
