package phiscope.ui.view;

import java.util.List;
import phiscope.dataset.DatasetCatalogue;
import phiscope.dataset.catalogue.Dataset;
import phiscope.ui.view.LibraryView.Entry;

/** The data sets that come with the program, each opened through the same preview as a file. */
final class DatasetShelf {
  private final Words words;
  private final DataDesk desk;

  DatasetShelf(Words words, DataDesk desk) {
    this.words = words;
    this.desk = desk;
  }

  List<Entry> entries() {
    return DatasetCatalogue.list().stream().map(this::entry).toList();
  }

  private Entry entry(Dataset each) {
    return new Entry(
        "dataset-" + each.id(),
        LibraryView.text(words, messages -> each.title().in(messages.language())),
        LibraryView.text(words, messages -> each.description().in(messages.language())),
        () ->
            desk.open(
                each.file(),
                each.title().in(words.messages().language()),
                DatasetCatalogue.content(each),
                each.answers()));
  }

  /** An action for each data set, behind the lessons. */
  void addActions(ActionBook book) {
    book.separate("library");
    for (Entry entry : entries()) {
      book.add("library", entry.id(), "", "", entry.title(), ActionBook.ENABLED, entry.open());
    }
  }
}
