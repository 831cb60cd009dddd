package phiscope.ui.view;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
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
      getChildren().setAll(figures.stream().map(figure -> table(figure)).toList());
    }
    for (int i = 0; i < tables.size(); i++) {
      fill(getChildren().get(i), tables.get(i));
    }
  }

  @SuppressWarnings("unchecked")
  private static void fill(javafx.scene.Node node, FigureTable table) {
    ((TableView<List<String>>) node).getItems().setAll(table.rows());
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
      tableColumn.setSortable(false);
      view.getColumns().add(tableColumn);
    }
    VBox.setVgrow(view, Priority.ALWAYS);
    return view;
  }
}
