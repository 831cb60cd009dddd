package phiscope.architecture;

import com.tngtech.archunit.lang.ArchRule;

/** A rule under a name that reads as a sentence. */
record Rule(String name, ArchRule archRule) {
  @Override
  public String toString() {
    return name;
  }
}
