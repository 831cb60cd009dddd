package phiscope.ui.viewmodel;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.EditHistory;

/** Which of the benches is open: the one whose kind the open document is of. */
public final class OpenBench {
  private final List<BenchModel<?>> models;
  private final ReadOnlyObjectWrapper<BenchModel<?>> open;
  private final ReadOnlyObjectWrapper<EditHistory<?>> history;
  private final ReadOnlyLongWrapper documents = new ReadOnlyLongWrapper(0);

  /**
   * @param models one a kind; the first is open to begin with
   */
  public OpenBench(List<BenchModel<?>> models) {
    this.models = List.copyOf(models);
    this.open = new ReadOnlyObjectWrapper<>(models.get(0));
    this.history = new ReadOnlyObjectWrapper<>(models.get(0).history());
    for (BenchModel<?> model : models) {
      model.historyProperty().subscribe(now -> changed(model));
    }
  }

  private void changed(BenchModel<?> model) {
    if (model == open.get()) {
      history.set(model.history());
    }
  }

  /** The bench that is open. */
  public ReadOnlyObjectProperty<BenchModel<?>> openProperty() {
    return open.getReadOnlyProperty();
  }

  /** The history of the open document. */
  public ReadOnlyObjectProperty<EditHistory<?>> historyProperty() {
    return history.getReadOnlyProperty();
  }

  public EditHistory<?> history() {
    return history.get();
  }

  public Bench document() {
    return history.get().present();
  }

  public BenchKind kind() {
    return open.get().kind();
  }

  public boolean isOpen(BenchKind kind) {
    return kind() == kind;
  }

  void keepIn(EditJournal journal) {
    models.forEach(model -> model.keepIn(journal));
  }

  /** Opens a document on the bench of its kind. */
  public void open(EditHistory<?> document) {
    BenchModel<?> model = model(document.present());
    open.set(model);
    model.open(document);
    history.set(model.history());
    documents.set(documents.get() + 1);
  }

  /** What the bench of a document computes before it is opened; see {@link BenchModel#prepared}. */
  Runnable prepared(Bench document, BooleanSupplier stopped) {
    return model(document).prepared(document, stopped);
  }

  private BenchModel<?> model(Bench document) {
    return models.stream().filter(each -> each.kind() == document.kind()).findFirst().orElseThrow();
  }

  /** How many documents have been put on a bench so far: changes whenever another one is. */
  public ReadOnlyLongProperty documentsProperty() {
    return documents.getReadOnlyProperty();
  }

  public void undo() {
    open.get().undo();
  }

  public void redo() {
    open.get().redo();
  }
}
