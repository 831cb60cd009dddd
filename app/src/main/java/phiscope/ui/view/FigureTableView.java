package phiscope.ui.view;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import phiscope.figure.Figure;
import phiscope.figure.FigureTable;

/** The numbers of figures as tables: the same that the figures are painted from. */
public final class FigureTableView extends VBox {
  private final Words words;
  private List<FigureTable> shown = List.of();

  public FigureTableView(Words words) {
    this.words = words;
    setMinSize(0, 0);
  }

  public void show(List<Figure> figures) {
    List<FigureTable> tables = figures.stream().map(Figure::table).toList();
    if (tables.equals(shown)) {
      return;
    }
    boolean sameShape =
        tables.size() == shown.size()
            && tables.stream()
                .map(FigureTable::header)
                .toList()
                .equals(shown.stream().map(FigureTable::header).toList());
    shown = tables;
    if (!sameShape) {
      getChildren().setAll(figures.stream().map(figure -> named(figure, figures.size())).toList());
    }
    for (int i = 0; i < tables.size(); i++) {
      fill(getChildren().get(i), tables.get(i));
    }
  }

  @SuppressWarnings("unchecked")
  private static void fill(Node node, FigureTable table) {
    Node last = ((VBox) node).getChildren().get(((VBox) node).getChildren().size() - 1);
    ((TableView<List<String>>) last).getItems().setAll(table.rows());
  }

  /** A table, under the name of its figure where there are several. */
  private VBox named(Figure figure, int count) {
    VBox box = new VBox();
    if (count > 1) {
      Label name = new Label(figure.name());
      name.getStyleClass().add("group-title");
      box.getChildren().add(name);
    }
    box.getChildren().add(table(figure));
    VBox.setVgrow(box, Priority.ALWAYS);
    return box;
  }

  private TableView<List<String>> table(Figure figure) {
    TableView<List<String>> view = new TableView<>();
    view.setAccessibleText(figure.name());
    view.setPlaceholder(words.text(new Label(), "ui.figure.noRows"));
    view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    view.getStyleClass().addAll("dense", "striped");
    List<String> header = figure.table().header();
    for (int i = 0; i < header.size(); i++) {
      int column = i;
      TableColumn<List<String>, String> tableColumn = new TableColumn<>(header.get(i));
      tableColumn.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue().get(column)));
      tableColumn.setCellFactory(made -> PowerText.cell());
      tableColumn.setSortable(false);
      view.getColumns().add(tableColumn);
    }
    VBox.setVgrow(view, Priority.ALWAYS);
    return view;
  }
}
