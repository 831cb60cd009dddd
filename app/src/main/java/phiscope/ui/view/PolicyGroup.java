package phiscope.ui.view;

/** The policy of the bench. */
final class PolicyGroup implements Parameters.Group {
  private final PolicyEditor editor;
  private final Section section;

  PolicyGroup(Bench bench) {
    editor = new PolicyEditor(bench, 0);
    section = new Section(bench.words(), "ui.section.policy", editor, false);
  }

  @Override
  public Section section() {
    return section;
  }

  @Override
  public void update() {
    editor.update();
  }
}
