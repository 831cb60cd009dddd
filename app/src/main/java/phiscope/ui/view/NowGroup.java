package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.OptionalLong;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.Term;
import phiscope.core.detector.PhiResult;
import phiscope.core.trace.TickScale;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.ui.viewmodel.DragGrid;
import phiscope.ui.viewmodel.Inverse;
import phiscope.ui.viewmodel.NumberRange;

/**
 * The silence at now, and the two other ways to say it: the tail S and phi. Typing one of them
 * gives the silence that makes it so.
 */
final class NowGroup implements Fold.Content {
  private static final int DIGITS = 6;
  private static final String AT_LEAST = "≥";

  private final Bench bench;
  private final NumberField silence;
  private final NumberField survival;
  private final NumberField phi;
  private final Label note = new Label();
  private final VBox box;

  /** The reading that the note is about. */
  private DetectorReading told;

  private Note said = Note.NONE;
  private Messages spoken;

  /** A text of the bundles, or none. */
  private record Note(String key, Object... arguments) {
    static final Note NONE = new Note("");
  }

  NowGroup(Bench bench) {
    this.bench = bench;
    Words words = bench.words();
    Form form = new Form(words);
    silence = new NumberField(words, "ui.now.silence", NumberRange.between("0", "1e18", "1"));
    silence.setId("silence");
    silence.onCommit(this::setSilence);
    survival =
        new NumberField(words, "ui.now.survival", NumberRange.above("0", "1", "0.01").below("1"));
    survival.setId("survival");
    survival.onCommit(s -> setNow(inverse().nowForSurvival(s)));
    phi = new NumberField(words, "ui.now.phi", NumberRange.above("0", "100000", "0.1"));
    phi.setId("phi-value");
    phi.onCommit(p -> setNow(inverse().nowForPhi(p)));
    form.row("ui.now.silence", silence);
    form.explained("ui.now.survival", survival);
    form.explained("ui.now.phi", phi);
    note.getStyleClass().add("reason");
    note.setWrapText(true);
    say(Note.NONE);
    form.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    form.wide(note);
    box = new VBox(form);
  }

  @Override
  public Node node() {
    return box;
  }

  private Inverse inverse() {
    return new Inverse(bench.model().reading());
  }

  private TickScale scale() {
    return bench.model().bench().scale();
  }

  private void setSilence(BigDecimal time) {
    OptionalLong last = bench.model().reading().main().lastAccepted();
    if (last.isPresent()) {
      long tick = last.getAsLong() + scale().toTicks(time);
      setNow(OptionalLong.of(Math.min(BenchLimits.MAX_TICK, tick)));
    }
  }

  private void setNow(OptionalLong tick) {
    boolean found = tick.isPresent();
    say(found ? Note.NONE : new Note("ui.now.unreachable"));
    told = bench.model().reading();
    if (found) {
      OptionalLong last = told.main().lastAccepted();
      bench.model().apply(new SetNow(tick.getAsLong()));
      tellOfHeartbeatBehind(last);
    } else {
      bench.workbench().announce("ui.now.unreachable");
      update();
    }
  }

  /** A silence that is longer than it lasted is not had: a heartbeat has ended it. */
  private void tellOfHeartbeatBehind(OptionalLong before) {
    DetectorReading reading = bench.model().reading();
    OptionalLong last = reading.main().lastAccepted();
    if (last.isPresent() && before.isPresent() && last.getAsLong() > before.getAsLong()) {
      told = reading;
      String arrival = Numbers.time(last.getAsLong(), scale());
      say(new Note("ui.now.heartbeatBehind", arrival));
      bench.workbench().announce("ui.now.heartbeatBehind", arrival);
    }
  }

  /** What is typed next answers the note; a key that means something to the window does not. */
  private void keyPressed(KeyEvent pressed) {
    if (!pressed.isShortcutDown() && !pressed.getCode().isModifierKey()) {
      say(Note.NONE);
    }
  }

  private void say(Note next) {
    said = next;
    spoken = bench.words().messages();
    boolean is = !next.key().isEmpty();
    note.setText(is ? bench.words().get(next.key(), next.arguments()) : "");
    note.setManaged(is);
    note.setVisible(is);
  }

  @Override
  public void update() {
    DetectorReading reading = bench.model().reading();
    if (reading != told) {
      say(Note.NONE);
    } else if (spoken != bench.words().messages()) {
      say(said);
    }
    PolicyReading main = reading.main();
    boolean hasSilence = main.elapsed().isPresent();
    silence.setDisable(!hasSilence);
    silence.setRange(
        NumberRange.between("0", scale().toTime(BenchLimits.MAX_TICK).toPlainString(), "1")
            .withDecimals(scale().decimals()));
    silence.setUnit(Numbers.unit(scale().unit()));
    boolean isTold = hasSilence && !bench.model().options().hides(Term.ELAPSED);
    silence.show(isTold ? scale().toTime(main.elapsed().getAsLong()) : null);
    boolean hasModel = main.model().isPresent() && hasSilence;
    survival.setDisable(!hasModel);
    phi.setDisable(!hasModel);
    survival.show(tail(main.log10Survival()));
    BigDecimal number = shown(Term.PHI, main.result().phi());
    boolean isBound = main.result().status() == PhiResult.Status.AT_LEAST;
    phi.show(number);
    phi.setBound(isBound && number != null ? AT_LEAST : "");
  }

  /** The tail from its logarithm: far out it is smaller than any double. */
  private BigDecimal tail(double log10) {
    if (!Double.isFinite(log10) || bench.model().options().hides(Term.SURVIVAL)) {
      return log10 == Double.NEGATIVE_INFINITY ? BigDecimal.ZERO : null;
    }
    return DragGrid.powerOfTen(log10, DIGITS);
  }

  private BigDecimal shown(Term term, double value) {
    boolean shown = Double.isFinite(value) && !bench.model().options().hides(term);
    return shown ? DragGrid.significant(value, DIGITS) : null;
  }
}
