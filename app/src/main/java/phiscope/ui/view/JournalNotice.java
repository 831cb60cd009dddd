package phiscope.ui.view;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.Problem;
import phiscope.text.ProblemSentence;
import phiscope.ui.viewmodel.OpenDocument;

/**
 * Stands over the bench as long as steps are not kept against a crash, and says why: in the status
 * line the next step would write over it.
 */
final class JournalNotice extends Label {
  JournalNotice(OpenDocument document, Words words) {
    ObservableValue<Optional<Problem>> problem = document.journalProblemProperty();
    setId("journal-notice");
    getStyleClass().add("notice");
    setGraphic(new FontIcon("mdi2a-alert-outline"));
    setWrapText(true);
    setMaxWidth(Double.MAX_VALUE);
    setMinHeight(USE_PREF_SIZE);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TEXT);
    textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    problem
                        .getValue()
                        .map(found -> ProblemSentence.of(found, words.messages()))
                        .orElse(""),
                problem,
                words.messagesValue()));
    accessibleTextProperty().bind(textProperty());
    visibleProperty().bind(problem.map(Optional::isPresent));
    managedProperty().bind(visibleProperty());
  }
}
