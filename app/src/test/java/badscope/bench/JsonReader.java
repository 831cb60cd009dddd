package badscope.bench;

import java.awt.Color;
import javafx.scene.control.Label;
import picocli.CommandLine;

/** Knows the toolkit, the drawing of the JDK and the command line library. */
public record JsonReader(Label label, Color color, CommandLine commandLine) {}
