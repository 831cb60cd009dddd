package phiscope.dataset.catalogue;

import java.util.List;
import java.util.Optional;
import phiscope.dataset.ReadAnswers;

/**
 * One entry of the catalogue.
 *
 * @param id its name in links and files: small letters, digits, hyphens
 * @param file the name of its data file in the same folder
 * @param title a few words
 * @param description what can be seen in it
 * @param origin who or what made it, and how
 * @param articles the articles it belongs to, such as S004
 * @param recording how it was recorded; empty if it was written by hand
 * @param answers answers to what the file itself does not say
 * @param claims the shape it claims to have
 */
public record Dataset(
    String id,
    String file,
    Wording title,
    Wording description,
    Wording origin,
    List<String> articles,
    Optional<Recording> recording,
    ReadAnswers answers,
    List<PlacedClaim> claims) {
  /**
   * How a recording was made.
   *
   * @param when date of the recording, ISO 8601
   * @param machine the machine in general words
   * @param commands the exact commands
   */
  public record Recording(String when, Wording machine, List<String> commands) {
    public Recording {
      commands = List.copyOf(commands);
    }
  }

  /**
   * A claim and where it stands in the catalogue file.
   *
   * @param line from 1
   * @param column from 1
   */
  public record PlacedClaim(ShapeClaim claim, int line, int column) {}

  public Dataset {
    articles = List.copyOf(articles);
    claims = List.copyOf(claims);
  }
}
