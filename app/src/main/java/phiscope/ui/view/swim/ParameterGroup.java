package phiscope.ui.view.swim;

import phiscope.ui.view.Section;

/** A group of parameters that follows the document. */
interface ParameterGroup {
  Section section();

  void update();
}
