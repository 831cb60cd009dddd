package phiscope.dataset.table;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.Vocabulary;

/**
 * What comments of a file say in the form {@code key: value}: {@code unit} (in any language) of the
 * values, {@code started} (the instant at which relative times are 0), {@code ended} (the time at
 * which the observation ended, in the unit of the times).
 */
public final class FileSettings {
  private static final Pattern SETTING =
      Pattern.compile("\\s*([\\p{L} _]{2,20}?)\\s*[:=：]\\s*(\\S.*?)\\s*");
  private static final Pattern FIRST_WORD = Pattern.compile("[\\p{L}\u00b5\u03bc]+");
  private static final int LONGEST = 200;
  private static final List<String> UNIT = Vocabulary.words("setting.unit");
  private static final List<String> STARTED = Vocabulary.words("setting.started");
  private static final List<String> ENDED = Vocabulary.words("setting.ended");

  private Optional<FileUnit> unit = Optional.empty();
  private Optional<Instant> started = Optional.empty();
  private Optional<String> ended = Optional.empty();

  /** Whether a comment is of the form {@code key: value}. */
  static boolean isSetting(String comment) {
    return comment.length() <= LONGEST && SETTING.matcher(comment).matches();
  }

  /** Looks at one comment. */
  public void see(String comment) {
    if (comment.length() > LONGEST) {
      return;
    }
    Matcher setting = SETTING.matcher(comment);
    if (setting.matches()) {
      see(setting.group(1), setting.group(2));
    }
  }

  /** Looks at a setting that stands in the file as a pair, as in JSON. */
  public void see(String key, String value) {
    String word = key.strip().toLowerCase(Locale.ROOT).replace('_', ' ');
    if (UNIT.contains(word) || UNIT.contains(word.replace("time ", ""))) {
      seeUnit(value);
    } else if (STARTED.contains(word)) {
      seeStart(value);
    } else if (ENDED.contains(word)) {
      seeEnd(value);
    }
  }

  private void seeUnit(String value) {
    Matcher word = FIRST_WORD.matcher(value);
    if (unit.isEmpty() && word.lookingAt()) {
      unit = FileUnit.ofWord(word.group());
    }
  }

  private void seeStart(String value) {
    try {
      started = Optional.of(Instant.parse(value.split("\\s", 2)[0]));
    } catch (DateTimeParseException other) {
      started = Optional.empty();
    }
  }

  private void seeEnd(String value) {
    String first = value.split("\\s", 2)[0];
    if (new DecimalText().read(first, DecimalSign.POINT) == NumberFault.NONE) {
      ended = Optional.of(first);
    }
  }

  public Optional<FileUnit> unit() {
    return unit;
  }

  public Optional<Instant> started() {
    return started;
  }

  /** The end of the observation as written: a number. */
  public Optional<String> ended() {
    return ended;
  }

  /** These settings, with those of another source where these have none. */
  FileSettings or(FileSettings other) {
    FileSettings both = new FileSettings();
    both.unit = unit.or(other::unit);
    both.started = started.or(other::started);
    both.ended = ended.or(other::ended);
    return both;
  }

  /** Sets the unit in which the file's times and its end are. */
  void useUnit(Optional<FileUnit> known) {
    unit = known.or(this::unit);
  }
}
