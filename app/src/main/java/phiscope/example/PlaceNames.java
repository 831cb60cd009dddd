package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.MissingResourceException;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.lesson.ReadingPointer;
import phiscope.text.Messages;

/**
 * What places of a reading are called where people read: a pointer is for who writes lessons. One
 * that has no name of its own is given as it is.
 */
final class PlaceNames {
  private final Messages messages;

  PlaceNames(Messages messages) {
    this.messages = messages;
  }

  /** The name of a place in the reading of a document. */
  String of(ReadingPointer pointer, Bench document) {
    List<String> words = new ArrayList<>(pointer.segments());
    String tape = "";
    if (words.get(0).equals("tapes")) {
      tape = tapeName(document, Integer.parseInt(words.get(1)));
      words = words.subList(2, words.size());
    }
    if (words.get(0).equals("main")) {
      words = words.subList(1, words.size());
    }
    String name = name(words, document);
    if (name.isEmpty()) {
      return pointer.text();
    }
    return tape.isEmpty() ? name : messages.get("example.article.ofTape", tape, name);
  }

  private static String tapeName(Bench document, int tape) {
    return document instanceof DetectorBench bench ? bench.tapes().get(tape).name() : "";
  }

  private String name(List<String> words, Bench document) {
    List<String> key = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (String word : words) {
      if (!Character.isDigit(word.charAt(0))) {
        key.add(word);
      } else if (key.contains("consumers") && document instanceof DetectorBench bench) {
        arguments.add(bench.consumers().get(Integer.parseInt(word)).name());
      } else {
        arguments.add(word);
      }
    }
    try {
      return messages.get("place." + String.join(".", key), arguments.toArray());
    } catch (MissingResourceException unnamed) {
      return "";
    }
  }
}
