package phiscope.ui.view.run;

import phiscope.ui.view.Section;

/** A group of parameters that follows the document. */
public interface ParameterGroup {
  Section section();

  void update();
}
