package phiscope.text.study;

import java.util.List;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.BudgetResult;
import phiscope.bench.study.BudgetStep;
import phiscope.bench.study.CascadeResult;
import phiscope.bench.study.ConfirmationStep;
import phiscope.bench.study.CostResult;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.IsolationResult;
import phiscope.bench.study.IsolationStep;
import phiscope.bench.study.MethodsResult;
import phiscope.bench.study.ProbeResult;
import phiscope.bench.study.ProbeStep;
import phiscope.bench.study.StormResult;
import phiscope.bench.study.StormStep;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StreamStep;
import phiscope.bench.study.StudyResult;
import phiscope.bench.study.StudyStep;
import phiscope.bench.study.TimeoutResult;
import phiscope.core.probe.StartupRule;
import phiscope.text.Messages;

/** What studies say, in sentences. */
public final class StudySentences {
  private final Messages messages;
  private final List<Term> hidden;

  public StudySentences(Messages messages) {
    this(messages, List.of());
  }

  /**
   * @param hidden what is for a learner to find out
   */
  public StudySentences(Messages messages, List<Term> hidden) {
    this.messages = messages;
    this.hidden = List.copyOf(hidden);
  }

  /** What a study comes to, the most important first; each a sentence. */
  public List<String> summary(StudyReading reading) {
    if (reading.result() instanceof StreamResult stream) {
      return new StreamSentences(messages).summary(stream);
    } else if (reading.result() instanceof InjectionOutcome injection) {
      return new InjectionSentences(messages).summary(injection);
    } else if (reading.result() instanceof CascadeResult cascade) {
      return new CascadeSentences(messages).summary(cascade);
    } else if (reading.result() instanceof TimeoutResult timeout) {
      return new TimeoutSentences(messages).summary(timeout);
    } else if (reading.result() instanceof ProbeResult probe) {
      return new ProbeSentences(messages).summary(probe);
    } else if (reading.result() instanceof CostResult cost) {
      return new CostSentences(messages).summary(cost);
    } else if (reading.result() instanceof MethodsResult methods) {
      return new MethodsSentences(messages).summary(methods);
    } else if (reading.result() instanceof BudgetResult budget) {
      return new BudgetSentences(messages).summary(budget);
    } else if (reading.result() instanceof StormResult storm) {
      return new StormSentences(messages).summary(storm);
    } else if (reading.result() instanceof IsolationResult isolation) {
      return new IsolationSentences(messages).summary(isolation);
    }
    throw new AssertionError("no sentences for " + reading.result().getClass());
  }

  /** How many failures a probe must stand so that a start is safe. */
  public String rule(StartupRule rule) {
    return new ProbeSentences(messages).of(rule);
  }

  /** What happens in the step that is looked at; of a study without steps, what it comes to. */
  public String step(StudyReading reading) {
    if (!reading.hasSteps()) {
      return summary(reading).get(0);
    }
    return of(reading.step(), reading.result());
  }

  /** What happens in one step of a result. */
  public String of(StudyStep step, StudyResult result) {
    if (step instanceof StreamStep stream) {
      return new StreamSentences(messages).of(stream, hidden.contains(Term.EXPECTED));
    } else if (step instanceof ConfirmationStep done) {
      return new StreamSentences(messages).of(done);
    } else if (step instanceof ProbeStep probe) {
      return new ProbeSentences(messages).of(probe);
    } else if (step instanceof BudgetStep budget) {
      return new BudgetSentences(messages).of(budget);
    } else if (step instanceof StormStep storm) {
      return new StormSentences(messages).of(storm);
    } else if (step instanceof IsolationStep isolation) {
      return new IsolationSentences(messages).of(isolation);
    }
    if (step instanceof CascadeResult.CascadeStep round
        && result instanceof CascadeResult cascade) {
      return new CascadeSentences(messages).of(cascade, round);
    }
    throw new AssertionError("no sentence for " + step.getClass());
  }
}
