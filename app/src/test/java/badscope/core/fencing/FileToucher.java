package badscope.core.fencing;

import java.nio.file.Files;
import java.nio.file.Path;

/** Knows the file system. */
public enum FileToucher {
  ONLY;

  public boolean isThere() {
    return Files.exists(Path.of("somewhere"));
  }
}
