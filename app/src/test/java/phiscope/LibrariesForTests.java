package phiscope;

import java.util.List;
import java.util.Locale;
import phiscope.cli.NativeLibraries;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Run by the build before the tests: ends it where text can't be drawn, naming the packages. */
public final class LibrariesForTests {
  private LibrariesForTests() {}

  public static void main(String[] arguments) {
    List<String> packages = NativeLibraries.missingForText();
    if (!packages.isEmpty()) {
      Messages messages = Messages.in(Language.of(Locale.getDefault()));
      System.err.println(messages.get("cli.text.noLibrary", String.join(" ", packages)));
      System.exit(1);
    }
  }
}
