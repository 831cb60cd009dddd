package phiscope;

import org.junit.jupiter.api.Test;

class PhiscopeTest {
  @Test
  void starts() {
    Phiscope.main(new String[0]);
  }
}
