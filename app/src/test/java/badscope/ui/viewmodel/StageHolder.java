package badscope.ui.viewmodel;

import javafx.stage.Stage;

/** A view model that holds a stage. */
public record StageHolder(Stage stage) {}
