package phiscope.dataset;

import java.util.List;

/**
 * Something the file does not say. Until it is answered, the preset is in force.
 *
 * @param about what is asked; the key of an answer
 * @param choices answers to choose from; the text of each is its meaning in files and commands
 * @param preset the answer in force
 * @param decisive whether the times depend on it
 * @param text the question as a sentence
 */
public record ReadQuestion(
    String about, List<String> choices, String preset, boolean decisive, Remark text) {
  public static final String UNIT = "unit";
  public static final String ZONE = "zone";
  public static final String SENDING_INTERVAL = "sendingInterval";
  public static final String DECIMAL_SIGN = "decimalSign";
  public static final String ENCODING = "encoding";
  public static final String STREAM = "which stream";
  public static final String READS_AS = "readsAs";
  public static final String COLUMN = "column";
  public static final String DATE_ORDER = "dateOrder";

  public ReadQuestion {
    choices = List.copyOf(choices);
  }
}
