package phiscope.ui.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import phiscope.text.Messages;

/** Texts of nodes, bound to the language, so that they change with it. */
public final class Words {
  private static final double TIP_WIDTH = 320;

  private final ObservableValue<Messages> messages;

  public Words(ObservableValue<Messages> messages) {
    this.messages = messages;
  }

  public String get(String key) {
    return messages.getValue().get(key);
  }

  public String get(String key, Object... arguments) {
    return messages.getValue().get(key, arguments);
  }

  public Messages messages() {
    return messages.getValue();
  }

  public ObservableValue<Messages> messagesValue() {
    return messages;
  }

  public ObservableValue<String> of(String key) {
    return messages.map(language -> language.get(key));
  }

  /** Gives a node its text. */
  public <L extends Labeled> L text(L node, String key) {
    node.textProperty().bind(of(key));
    return node;
  }

  /** Gives a node its tooltip, and its name for assistive technology. */
  public <C extends Control> C tip(C node, String key) {
    Tip.on(node, of(key), TIP_WIDTH);
    return named(node, key);
  }

  /** Gives a node its name for assistive technology. */
  public <N extends Node> N named(N node, String key) {
    node.accessibleTextProperty().bind(of(key));
    return node;
  }
}
