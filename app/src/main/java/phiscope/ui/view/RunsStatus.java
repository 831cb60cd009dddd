package phiscope.ui.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.TapeRuns;
import phiscope.core.trace.generator.Generated;
import phiscope.text.Numbers;
import phiscope.text.TapeNames;
import phiscope.ui.viewmodel.RunsDesk;
import phiscope.ui.viewmodel.RunsDesk.Done;

/**
 * What is said of many runs beside their figure: how far they are, of what they are, and what was
 * not run.
 *
 * @param words the language
 * @param desk where they are made
 * @param questions those of the document
 * @param wanted those of the tapes that are chosen
 * @param found what is shown of them
 */
record RunsStatus(
    Words words,
    RunsDesk desk,
    List<RunsQuestion> questions,
    List<RunsQuestion> wanted,
    List<TapeRuns> found) {
  /** Whether runs of the document as it is are under way, of any of its tapes. */
  private boolean isUnderWay() {
    return desk.isRunning() && desk.isFor(questions);
  }

  /** All sentences. */
  String told() {
    List<String> said = new ArrayList<>();
    if (desk.isRunning()) {
      said.add(told(isUnderWay() ? "ui.runs.progress" : "ui.runs.progressBefore", desk.done()));
    }
    List<TapeRuns> earlier = found.stream().filter(this::isEarlier).toList();
    if (!earlier.isEmpty()) {
      SeedRange seeds = earlier.get(0).question().plan().seeds();
      said.add(
          words.get(
              isUnderWay() ? "ui.runs.earlier.running" : "ui.runs.earlier",
              Numbers.whole(earlier.get(0).runs().runs()),
              String.valueOf(seeds.from())));
    }
    if (!isUnderWay()) {
      stopped().ifPresent(said::add);
      if (found.isEmpty() && wanted.stream().anyMatch(RunsQuestion::isPossible)) {
        said.add(words.get("ui.runs.hint"));
      }
      about(found, said);
    }
    return said.stream()
        .reduce((all, next) -> words.get("runs.reading.join", all, next))
        .orElse("");
  }

  private String told(String key, Done done) {
    return words.get(key, Numbers.whole(done.done()), Numbers.whole(done.all()));
  }

  /** Whether runs that are shown are of a plan before the one of now. */
  private boolean isEarlier(TapeRuns runs) {
    return !runs.question().plan().equals(wanted.get(0).plan());
  }

  /** That runs were stopped: those that are shown, or others whose attempt is over. */
  private Optional<String> stopped() {
    return stoppedAndShown()
        .map(at -> told("ui.runs.stopped", at))
        .or(() -> desk.stopped(questions).map(at -> told("ui.runs.stoppedOnly", at)));
  }

  /** How far runs came that were stopped and are shown. */
  Optional<Done> stoppedAndShown() {
    List<TapeRuns> own = found.stream().filter(runs -> !isEarlier(runs)).toList();
    if (own.stream().allMatch(runs -> runs.runs().isWhole())) {
      return Optional.empty();
    }
    long done = own.stream().mapToLong(runs -> runs.runs().runs()).sum();
    return Optional.of(new Done(done, RunsAnswer.runs(wanted)));
  }

  /** What each tape gives, once for all that it is said of. */
  private void about(List<TapeRuns> found, List<String> said) {
    Map<String, List<String>> byKey = new LinkedHashMap<>();
    for (RunsQuestion question : wanted) {
      boolean known = found.stream().anyMatch(runs -> question.differsInPlanOnly(runs.question()));
      for (String key : keys(question, known || found.isEmpty())) {
        byKey
            .computeIfAbsent(key, each -> new ArrayList<>())
            .add(TapeNames.of(words.messages(), question));
      }
    }
    byKey.forEach((key, names) -> said.addAll(sentences(key, names.stream().distinct().toList())));
  }

  private List<String> sentences(String key, List<String> names) {
    boolean ofOne = key.equals("ui.runs.nothing") || key.equals("ui.runs.missing");
    return ofOne
        ? names.stream().map(name -> words.get(key, name)).toList()
        : List.of(
            words.get(
                key,
                names.stream()
                    .reduce((all, next) -> words.get("ui.runs.names", all, next))
                    .orElseThrow()));
  }

  private static List<String> keys(RunsQuestion question, boolean known) {
    if (!question.isPossible()) {
      return List.of("ui.runs.nothing");
    }
    List<String> keys = new ArrayList<>();
    keys.add(question.resampled() ? "ui.runs.resampled" : "ui.runs.generated");
    if (question.tape().generated().filter(Generated::edited).isPresent()) {
      keys.add("ui.runs.edited");
    }
    if (!known) {
      keys.add("ui.runs.missing");
    }
    return keys;
  }
}
