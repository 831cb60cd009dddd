package phiscope.example;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/**
 * A worked example, ready to be written: the same value for every format.
 *
 * @param messages its language
 * @param edition for whom it is
 * @param title its title
 * @param aim what it is for, if somebody said so
 * @param notes short facts below the title: duration, sources
 * @param sections its steps, in order
 * @param colophon what it was made from and by, one fact a line
 */
public record WorkedExample(
    Messages messages,
    Edition edition,
    String title,
    Optional<String> aim,
    List<String> notes,
    List<Section> sections,
    List<String> colophon) {
  public WorkedExample {
    notes = List.copyOf(notes);
    sections = List.copyOf(sections);
    colophon = List.copyOf(colophon);
  }

  /**
   * One step.
   *
   * @param title a few words
   * @param parts what it consists of, in order
   */
  public record Section(String title, List<Part> parts) {
    public Section {
      parts = List.copyOf(parts);
    }
  }

  public Language language() {
    return messages.language();
  }

  /** All figures, in order. */
  public List<Part.Picture> pictures() {
    return sections.stream()
        .flatMap(section -> section.parts().stream())
        .flatMap(part -> part instanceof Part.Picture picture ? Stream.of(picture) : Stream.empty())
        .toList();
  }
}
