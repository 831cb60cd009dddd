package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.DetectorBench;
import phiscope.bench.ReadyDetector;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.text.Messages.Language;

/**
 * The titles of documents that the program made: they are spoken in whatever language is shown, as
 * long as nobody has given the document another title.
 */
public final class ReadyTitles {
  private ReadyTitles() {}

  /** A title in another language, if the program gave it; else as it is. */
  public static String in(Messages messages, String title) {
    if (title.isEmpty()) {
      return title;
    }
    for (Language language : Language.values()) {
      int at = Spoken.of(language).indexOf(title);
      if (at >= 0) {
        return titles(messages).get(at);
      }
    }
    return title;
  }

  /** Whether the program gave a title. */
  public static boolean isReady(String title) {
    return !title.isEmpty()
        && (Spoken.of(Language.ENGLISH).contains(title)
            || Spoken.of(Language.CHINESE).contains(title));
  }

  /** A ready document of the detector bench. */
  public static DetectorBench document(ReadyDetector ready, Messages messages) {
    List<String> names = new ArrayList<>();
    for (int tape = 1; tape <= ready.tapes(); tape++) {
      names.add(messages.get("detector.ready.tape." + ready.name() + "." + tape));
    }
    return ready.document(messages.get("detector.ready." + ready.name()), names);
  }

  /** What a ready document of the detector bench is about; empty for any other title. */
  public static String about(Messages messages, String title) {
    String spoken = in(messages, title);
    for (ReadyDetector ready : ReadyDetector.values()) {
      if (!title.isEmpty() && spoken.equals(messages.get("detector.ready." + ready.name()))) {
        return messages.get("detector.ready.about." + ready.name());
      }
    }
    return "";
  }

  /** The same titles in the same order, in any language. */
  private static List<String> titles(Messages messages) {
    List<String> titles = new ArrayList<>();
    for (FencingSituation situation : FencingSituation.values()) {
      titles.add(messages.get("fencing.situation." + situation.name()));
    }
    for (Invariant invariant : Invariant.values()) {
      titles.add(counterexample(messages, invariant));
      titles.add(
          messages.get("explore.title", messages.get("fencing.invariant." + invariant.name())));
    }
    titles.add(messages.get("swimview.opening"));
    titles.add(messages.get("detector.generated"));
    for (ReadyScenario ready : ReadyScenario.values()) {
      String name = messages.get("swimview.ready." + ready.name());
      titles.add(name);
      titles.add(messages.get("swimview.ready.contrast", name));
    }
    for (ReadyDetector ready : ReadyDetector.values()) {
      titles.add(messages.get("detector.ready." + ready.name()));
    }
    for (ReadyStudy ready : ReadyStudy.values()) {
      titles.add(messages.get("study.ready." + ready.name()));
    }
    return titles;
  }

  /** The title of a counterexample to what must hold. */
  public static String counterexample(Messages messages, Invariant invariant) {
    return messages.get(
        "fencingview.search.title", messages.get("fencingview.breach." + invariant.name()));
  }

  /** Made once, when a title is asked for first. */
  private static final class Spoken {
    private static final List<String> ENGLISH = titles(Messages.in(Language.ENGLISH));
    private static final List<String> CHINESE = titles(Messages.in(Language.CHINESE));

    private static List<String> of(Language language) {
      return language == Language.ENGLISH ? ENGLISH : CHINESE;
    }
  }
}
