package phiscope.ui.view;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import phiscope.figure.Figure;
import phiscope.figure.FigurePalette;
import phiscope.figure.PngPainter;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** Copies the figures of a panel: as an image, as SVG, as CSV. Copies are for paper: light. */
public final class FigureCopy {
  private static final double IMAGE_SCALE = 2;

  private static final DataFormat SVG = format("image/svg+xml");

  private final Words words;
  private final WorkbenchViewModel workbench;
  private final Supplier<List<Figure>> figures;

  /**
   * @param figures what can be seen; the first is copied
   */
  public FigureCopy(Words words, WorkbenchViewModel workbench, Supplier<List<Figure>> figures) {
    this.words = words;
    this.workbench = workbench;
    this.figures = figures;
  }

  private static DataFormat format(String type) {
    DataFormat known = DataFormat.lookupMimeType(type);
    return known == null ? new DataFormat(type) : known;
  }

  public List<MenuItem> items() {
    return List.of(
        item("ui.figure.copyImage", this::copyImage),
        item("ui.figure.copySvg", this::copySvg),
        item("ui.figure.copyCsv", this::copyCsv));
  }

  private MenuItem item(String key, java.util.function.Consumer<Figure> copy) {
    MenuItem item = new MenuItem();
    item.textProperty().bind(words.of(key));
    item.setOnAction(
        chosen ->
            figures.get().stream()
                .findFirst()
                .ifPresent(
                    figure -> {
                      copy.accept(figure);
                      workbench.announce("ui.said.copied", figure.name());
                    }));
    return item;
  }

  private void copyImage(Figure figure) {
    byte[] png = PngPainter.paint(figure, FigurePalette.of(Theme.LIGHT), IMAGE_SCALE);
    ClipboardContent content = new ClipboardContent();
    content.putImage(new Image(new java.io.ByteArrayInputStream(png)));
    Clipboard.getSystemClipboard().setContent(content);
  }

  private void copySvg(Figure figure) {
    String svg = SvgPainter.paint(figure, FigurePalette.of(Theme.LIGHT));
    ClipboardContent content = new ClipboardContent();
    content.putString(svg);
    content.put(SVG, java.nio.ByteBuffer.wrap(svg.getBytes(StandardCharsets.UTF_8)));
    Clipboard.getSystemClipboard().setContent(content);
  }

  private void copyCsv(Figure figure) {
    ClipboardContent content = new ClipboardContent();
    content.putString(CsvText.of(figure.table()));
    Clipboard.getSystemClipboard().setContent(content);
  }
}
