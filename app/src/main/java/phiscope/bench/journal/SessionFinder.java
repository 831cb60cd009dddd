package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import phiscope.bench.Problem;

/**
 * Looks through the places of a folder for what a program before left: the session that was touched
 * last comes back first, one that nobody has touched not before others. A journal that cannot be
 * read, or not to its end, is kept beside, and the search goes on.
 */
final class SessionFinder {
  private static final int MOST_SESSIONS = 100;

  private final Path folder;
  private final Session.Worth worth;
  private final List<Problem> unread = new ArrayList<>();
  private final List<Throwable> faults = new ArrayList<>();
  // Places with a journal that could not be kept beside: nothing is written over it.
  private final Set<Integer> spoiled = new HashSet<>();
  private Optional<Problem> problem = Optional.empty();

  SessionFinder(Path folder, Session.Worth worth) {
    this.folder = folder;
    this.worth = worth;
  }

  /**
   * What a program begins with.
   *
   * @param place the place that it has, if there is one
   * @param state what goes on there, if anything does
   * @param looking what was being looked at there, if that is known
   */
  record Found(
      Optional<SessionPlace> place, Optional<SessionState> state, Optional<String> looking) {}

  /** What could not be read, each with where it is kept. */
  List<Problem> unread() {
    return List.copyOf(unread);
  }

  /** What failed unforeseen while journals were read. */
  List<Throwable> faults() {
    return List.copyOf(faults);
  }

  /** Why there is no place, if there is none. */
  Optional<Problem> problem() {
    return problem;
  }

  /** The session that goes on, if there is one, and a place for it. */
  Found find() {
    Found found = search();
    if (found.place().isPresent()) {
      problem = Optional.empty();
    }
    return found;
  }

  private Found search() {
    problem = Optional.empty();
    Found untouched = new Found(Optional.empty(), Optional.empty(), Optional.empty());
    for (int number : latestFirst()) {
      Optional<SessionPlace> place = spoiled.contains(number) ? Optional.empty() : take(number);
      Optional<SessionState> state = place.flatMap(this::read);
      Optional<String> looking = state.flatMap(whole -> place).flatMap(SessionPlace::looking);
      boolean isSpoiled = spoiled.contains(number);
      if (state.isPresent() && isWorthwhile(state.get(), looking)) {
        untouched.place().ifPresent(SessionFinder::release);
        if (isSpoiled) {
          place.ifPresent(SessionFinder::release);
          return new Found(free(), state, looking);
        }
        return new Found(place, state, looking);
      }
      if (untouched.place().isEmpty() && !isSpoiled) {
        untouched = new Found(place, Optional.empty(), looking);
      } else {
        place.ifPresent(SessionFinder::release);
      }
    }
    return untouched.place().isPresent()
        ? untouched
        : new Found(free(), Optional.empty(), Optional.empty());
  }

  /** A place that no journal stands in. */
  Optional<SessionPlace> free() {
    problem = Optional.empty();
    try {
      SafeFiles.makeFolder(folder);
    } catch (IOException | SecurityException failed) {
      problem = Optional.of(DiskProblems.ofJournal(folder, failed));
      return Optional.empty();
    }
    for (int number = 1; number <= MOST_SESSIONS; number++) {
      if (Files.notExists(SessionPlace.path(folder, number, ".journal"))) {
        Optional<SessionPlace> place = take(number);
        if (place.isPresent()) {
          problem = Optional.empty();
          return place;
        }
      }
    }
    problem =
        problem.or(() -> Optional.of(Problem.of(folder.toString(), "problem.disk.manySessions")));
    return Optional.empty();
  }

  private List<Integer> latestFirst() {
    record Left(int number, FileTime touched) {}
    List<Left> left = new ArrayList<>();
    for (int number = 1; number <= MOST_SESSIONS; number++) {
      try {
        Path journal = SessionPlace.path(folder, number, ".journal");
        left.add(new Left(number, touched(journal, SessionPlace.path(folder, number, ".view"))));
      } catch (IOException | SecurityException none) {
        continue;
      }
    }
    left.sort(Comparator.comparing(Left::touched).reversed());
    return left.stream().map(Left::number).toList();
  }

  private static FileTime touched(Path journal, Path view) throws IOException {
    FileTime edited = Files.getLastModifiedTime(journal);
    FileTime looked = Files.exists(view) ? Files.getLastModifiedTime(view) : edited;
    return edited.compareTo(looked) >= 0 ? edited : looked;
  }

  private Optional<SessionPlace> take(int number) {
    try {
      return SessionPlace.take(folder, number);
    } catch (IOException | SecurityException failed) {
      problem = problem.or(() -> Optional.of(DiskProblems.ofJournal(folder, failed)));
      return Optional.empty();
    }
  }

  /** What the journal of a place tells; if that is not all, it is kept beside. */
  private Optional<SessionState> read(SessionPlace place) {
    try {
      JournalReplay.Told told = JournalReplay.of(place.journal());
      told.fault().ifPresent(faults::add);
      if (!told.isWhole()) {
        boolean isRead = told.state().isPresent();
        keepBeside(place, isRead, isRead ? "problem.journal.partly" : "problem.journal.unread");
      }
      return told.state();
    } catch (IOException | SecurityException unreadable) {
      faults.add(unreadable);
      keepBeside(place, false, "problem.journal.unread");
      return Optional.empty();
    }
  }

  private void keepBeside(SessionPlace place, boolean isRead, String key) {
    try {
      Path kept = place.setAside(isRead);
      unread.add(Problem.of(kept.toString(), key));
    } catch (IOException | SecurityException failed) {
      spoiled.add(place.number());
      faults.add(failed);
      unread.add(Problem.of(place.journal().toString(), key));
    }
  }

  /** What was read cannot be shown: its journal is kept beside, and the place given back. */
  void giveUp(SessionPlace place, Throwable fault) {
    faults.add(fault);
    keepBeside(place, false, "problem.journal.unread");
    release(place);
  }

  private boolean isWorthwhile(SessionState state, Optional<String> looking) {
    try {
      return worth.isWorthwhile(state, looking);
    } catch (RuntimeException unforeseen) {
      faults.add(unforeseen);
      return true;
    }
  }

  private static void release(SessionPlace place) {
    try {
      place.close();
    } catch (IOException ofNoConsequence) {
      return;
    }
  }
}
