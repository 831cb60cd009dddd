package phiscope.cli.solve;

import java.util.Optional;
import phiscope.core.swim.theory.FirstDetection;

/** {@code firstDetection}: how long until a particular dead member is probed for the first time. */
final class FirstDetectionProblem {
  private FirstDetectionProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    int members = (int) fields.whole("members", 2, Integer.MAX_VALUE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    FirstDetection detection = new FirstDetection(members);
    return Optional.of(
        json -> {
          json.writeStringField("expectedPeriods", Printed.number(detection.expectedPeriods()));
          json.writeStringField(
              "expectedPeriodsSingleObserver",
              String.valueOf(detection.expectedPeriodsOfOneObserver()));
          json.writeStringField(
              "expectedTimeInStep", Printed.number(detection.expectedTimeInStep()));
          json.writeStringField(
              "expectedTimeOutOfStep", Printed.number(detection.expectedTimeOutOfStep()));
        });
  }
}
