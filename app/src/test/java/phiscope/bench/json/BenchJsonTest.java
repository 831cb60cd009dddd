package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.InstantOrder;
import phiscope.bench.Loaded;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.RunsPlan;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.ProblemSentence;

class BenchJsonTest {
  private static final String SHORTEST =
      """
      {"phiscope": 1, "kind": "detector", "now": 54, "policies": ["s004"],
       "tapes": [{"arrivals": [0, 8, 16, 28, 40]}]}
      """;

  private static DetectorBench read(String text) {
    Loaded<Bench> read = BenchJson.read(text, "f.json");
    assertThat(read.problems()).isEmpty();
    return (DetectorBench) read.found().orElseThrow();
  }

  private static List<String> problems(String text) {
    return BenchJson.read(text, "f.json").problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key() + " " + p.arguments())
        .toList();
  }

  private static PhiPolicy policy(String policy) {
    return read(SHORTEST.replace("\"s004\"", policy)).policy();
  }

  @Test
  void theOpeningDocumentIsShortAndReadable() {
    assertThat(BenchJson.write(OpeningBench.document("新任务", "恢复")))
        .isEqualTo(
            """
            {
              "phiscope": 1,
              "kind": "detector",
              "title": "8, 8, 12, 12",
              "unit": "",
              "decimals": 3,
              "now": 54,
              "instantOrder": "queryThenDeliver",
              "prior": 0.001,
              "policies": [
                "s004"
              ],
              "consumers": [
                {"name": "新任务", "threshold": 1, "action": "dropTraffic"},
                {"name": "恢复", "threshold": 2, "action": "switchOver"}
              ],
              "tapes": [
                {
                  "name": "A",
                  "arrivals": [0, 8, 16, 28, 40]
                }
              ]
            }
            """);
  }

  @Test
  void whatIsLeftOutIsAsUsual() {
    DetectorBench bench = read(SHORTEST);
    assertThat(bench.title()).isEmpty();
    assertThat(bench.scale().decimals()).isEqualTo(3);
    assertThat(bench.scale().unit()).isEqualTo(TimeUnit.NONE);
    assertThat(bench.now()).isEqualTo(54_000);
    assertThat(bench.instantOrder()).isEqualTo(InstantOrder.QUERY_THEN_DELIVER);
    assertThat(bench.horizon()).isEmpty();
    assertThat(bench.prior()).isEqualTo(new BigDecimal("0.001"));
    assertThat(bench.consumers()).isEmpty();
    assertThat(bench.tape().heartbeats()).isEqualTo(OpeningBench.document().tape().heartbeats());
  }

  @Test
  void aTapeMayBeGivenByItsIntervals() {
    String text =
        SHORTEST.replace(
            "\"arrivals\": [0, 8, 16, 28, 40]", "\"start\": 1, \"intervals\": [8, 0.5]");
    assertThat(read(text).tape().heartbeats().toList())
        .containsExactly(
            Heartbeat.delivered(0, 1_000),
            Heartbeat.delivered(1, 9_000),
            Heartbeat.delivered(2, 9_500));
  }

  @Test
  void lostDuplicateAndRestartedHeartbeatsStandInColumns() {
    DetectorBench bench = OpeningBench.document();
    bench = new HeartbeatEdit.SetFate(0, 1, Heartbeat.Fate.LOST).apply(bench);
    bench = new HeartbeatEdit.InsertDuplicate(0, 3, 30_500).apply(bench);
    bench = new HeartbeatEdit.Restart(0, 5).apply(bench);
    assertThat(BenchJson.write(bench))
        .contains("\"arrivals\": [0, 8, 16, 28, 30.5, 40]")
        .contains("\"sequences\": [0, 1, 2, 3, 3, 0]")
        .contains("\"incarnations\": [0, 0, 0, 0, 0, 1]")
        .contains("\"lost\": [1]");
    assertThat(read(BenchJson.write(bench))).isEqualTo(bench);
  }

  @Test
  void longColumnsAreBrokenIntoLines() {
    long[] intervals = new long[200];
    java.util.Arrays.fill(intervals, 1_250);
    DetectorBench bench =
        new HeartbeatEdit.ReplaceHeartbeats(
                0, phiscope.core.trace.HeartbeatTrace.ofIntervals(0, intervals))
            .apply(OpeningBench.document());
    String text = BenchJson.write(bench);
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text).contains("      \"arrivals\": [\n        0, 1.25, 2.5,");
    assertThat(text).contains("250\n      ]\n");
    assertThat(read(text)).isEqualTo(bench);
  }

  @Test
  void aPolicyIsItsPresetWithWhatDiffers() {
    PhiPolicy pekko = Presets.policy(Preset.PEKKO, TimeUnit.NONE);
    PhiPolicy changed =
        PolicyDraft.of(pekko)
            .threshold(BigDecimal.TEN)
            .windowSize(new PhiPolicy.WindowSize.All())
            .policy();
    String text = BenchJson.write(OpeningBench.document().withPolicies(List.of(pekko, changed)));
    assertThat(text)
        .contains("\"pekko\",\n")
        .contains("{\"preset\": \"pekko\", \"windowSize\": \"all\", \"threshold\": 10}");
  }

  /** Design section 4.1: the forms of each field. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "windowSize": 7                        | windowSize=Last[intervals=7]
          "windowSize": "all"                    | windowSize=All[]
          "windowSize": {"lasting": 2.5}         | windowSize=Lasting[time=2.5]
          "minimumSamples": 3                    | minimumSamples=3
          "variance": "sample"                   | variance=SAMPLE
          "sigmaFloor": {"absolute": 0.1}        | sigmaFloor=Absolute[time=0.1]
          "sigmaFloor": {"relative": 0.1}        | sigmaFloor=Relative[shareOfMean=0.1]
          "sigmaFloor": null                     | sigmaFloor=None[]
          "parameters": "learned"                | parameters=Learned[]
          "parameters": {"mean": 10, "std": 2}   | parameters=Given[mean=10, std=2]
          "acceptablePause": 3                   | acceptablePause=3
          "firstEstimate": null                  | firstEstimate=Optional.empty
          "firstEstimate": {"value": 5, "shape": "single"} | value=5, shape=SINGLE
          "firstEstimate": 5                     | value=5, shape=PAIR
          "startCountsAsHeartbeat": true         | startCountsAsHeartbeat=true
          "record": "all"                        | record=All[]
          "record": "whileAvailable"             | record=WhileAvailable[]
          "record": {"upTo": 2000}               | record=UpTo[time=2000]
          "sequenceRule": "increasing"           | sequenceRule=INCREASING
          "sequenceRule": "none"                 | sequenceRule=NONE
          "tail": "exponential"                  | tail=EXPONENTIAL
          "tail": "empirical"                    | tail=EMPIRICAL
          "arithmetic": "oneMinusCdf"            | arithmetic=ONE_MINUS_CDF
          "upperEnd": "exact"                    | upperEnd=Exact[]
          "upperEnd": {"cap": 16}                | upperEnd=Cap[phi=16]
          "upperEnd": "infinity"                 | upperEnd=Infinity[]
          "upperEnd": "atLeast30"                | upperEnd=AtLeast30[]
          "boundaryBand": 1e-9                   | boundaryBand=1E-9
          "comparison": ">"                      | comparison=GREATER
          "localPause": 5000                     | localPause=Optional[5000]
          "localPause": null                     | localPause=Optional.empty
          "threshold": 8.5                       | threshold=8.5
          """)
  void everyFieldOfAPolicyHasItsForms(String field, String part) {
    assertThat(policy("{\"preset\": \"pekko\", " + field + "}").toString()).contains(part);
  }

  @Test
  void presetsHaveTheirTimesInTheUnitOfTheDocument() {
    String text =
        SHORTEST.replace("\"s004\"", "\"pekko\"").replace("\"now\"", "\"unit\": \"s\", \"now\"");
    assertThat(read(text).policy()).isEqualTo(Presets.policy(Preset.PEKKO, TimeUnit.SECOND));
  }

  @Test
  void whatIsWrongWithAPlanOfRunsIsNamedAtOnce() {
    String plan =
        """
        "runs": {"seeds": {"from": -1, "count": 0}, "heartbeats": 1,
         "settling": 1000001, "mistakes": -2, "days": 5},
         "now\"\
        """;
    assertThat(problems(SHORTEST.replace("\"now\"", plan)))
        .extracting(problem -> problem.replaceAll("^[0-9:]+ |, .*", ""))
        .containsExactlyInAnyOrder(
            "problem.field.wholeGot [from",
            "problem.field.wholeGot [count",
            "problem.field.wholeGot [heartbeats",
            "problem.field.wholeGot [settling",
            "problem.field.from0 [mistakes",
            "problem.field.unknown [days");
    RunsPlan usual = read(SHORTEST.replace("\"now\"", "\"runs\": {}, \"now\"")).runs();
    assertThat(usual).isEqualTo(RunsPlan.USUAL);
  }

  @Test
  void everyProblemIsNamedAtOnceWithItsPlace() {
    String text =
        """
        {"phiscope": 1, "kind": "detector",
         "title": 5, "unit": "sec", "now": -1, "prior": 1, "prio": 0.1,
         "policies": ["s005", {"preset": "s004", "threshold": 0, "tresh": 1, "tail": 3}],
         "consumers": [{"name": "a", "threshold": "2", "action": "kill"}],
         "tapes": [{"name": "A", "arrivals": [0, 8.0005, "x", -3], "sequences": [0, 1],
           "pauses": [{"who": "sender", "from": 5, "to": 5}]}],
         "tapes": []}
        """;
    assertThat(problems(text))
        .containsExactly(
            "2:11 problem.field.text [title]",
            "2:22 problem.field.wordGot [unit, \"\", \"s\", \"ms\", \"us\", \"ns\", sec]",
            "2:36 problem.field.timeRange [now, 4000000000000000, -1]",
            "2:49 problem.bench.prior [prior, 1]",
            "2:52 problem.field.unknown [prio, phiscope, kind, title, unit, decimals, now,"
                + " instantOrder, horizon, prior, policies, fixedTimeouts, consumers, runs,"
                + " tapes]",
            "3:15 problem.field.wordGot [policies, \"s000\", \"s002\", \"s002-production\","
                + " \"s003\", \"s004\", \"hayashibara\", \"pekko\", \"cassandra\","
                + " \"hazelcast\", s005]",
            "3:55 problem.field.above0 [threshold, 0]",
            "3:58 problem.field.unknown [tresh, preset, windowSize, minimumSamples, variance,"
                + " sigmaFloor, parameters, acceptablePause, firstEstimate,"
                + " startCountsAsHeartbeat, record, sequenceRule, tail, arithmetic, upperEnd,"
                + " boundaryBand, comparison, localPause, threshold]",
            "3:78 problem.field.word [tail, \"normal\", \"logistic\", \"exponential\","
                + " \"empirical\"]",
            "4:43 problem.field.number [threshold]",
            "4:58 problem.field.wordGot [action, \"dropTraffic\", \"dropConnections\","
                + " \"switchOver\", kill]",
            "5:42 problem.field.finer [arrivals, 8.0005, 3]",
            "5:50 problem.field.time [arrivals]",
            "5:55 problem.field.timeRange [arrivals, 4000000000000000, -3]",
            "5:73 problem.bench.column [sequences, 4, 2]",
            "6:15 problem.bench.pause [pauses]",
            "7:2 problem.json.duplicate [tapes, 5]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # no document at all
          []                                | 1:1 problem.json.expectedObject []
          {}                                | 1:1 problem.bench.noDocument [1, "detector", "swim", "fencing", "study"]
          {"a": 1}                          | 1:1 problem.bench.noDocument [1, "detector", "swim", "fencing", "study"]
          # a newer one gives one clear problem, whatever else it holds
          {"phiscope": 2, "new": [1, 2]}    | 1:14 problem.bench.newer [phiscope, 2, 1]
          {"phiscope": "1"}                 | 1:14 problem.field.whole [phiscope, 1, 2147483647]
          {"phiscope": 0}                   | 1:14 problem.field.wholeGot [phiscope, 1, 2147483647, 0]
          {"phiscope":1,"kind":"lease"} | 1:22 problem.field.wordGot [kind, "detector", \
          "swim", "fencing", "study", lease]
          {"phiscope": 1}                   | 1:1 problem.field.missing [kind]
          """)
  void whatIsNoReadableDocumentGivesOneProblem(String text, String problem) {
    assertThat(problems(text)).containsExactly(problem);
  }

  @Test
  void missingFieldsAreNamed() {
    assertThat(problems("{\"phiscope\": 1, \"kind\": \"detector\"}"))
        .containsExactly(
            "1:1 problem.field.missing [now]",
            "1:1 problem.field.missing [policies]",
            "1:1 problem.field.missing [tapes]");
    assertThat(problems(SHORTEST.replace("[\"s004\"]", "[]")))
        .containsExactly("1:60 problem.field.size [policies, 1, 8, 0]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1e400                | problem.field.timeRange
          1e999999999999       | problem.json.numberOutOfRange
          -0.001               | problem.field.timeRange
          0.0001               | problem.field.finer
          4000000000000000.001 | problem.field.timeRange
          "5"                  | problem.field.time
          null                 | problem.field.time
          true                 | problem.field.time
          [5]                  | problem.field.time
          """)
  void aTimeIsAnExactNumberWithinTheTicks(String now, String key) {
    List<Problem> problems = BenchJson.read(SHORTEST.replace("54", now), "f.json").problems();
    assertThat(problems).extracting(Problem::key).containsExactly(key);
    assertThat(problems.get(0).line()).isEqualTo(1);
    assertThat(problems.get(0).column()).isEqualTo(44);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          54.000000000000000000000000000000, 54000
          5.4e1, 54000
          540e-1, 54000
          0e99, 0
          -0, 0
          4e15, 4000000000000000000
          """)
  void aTimeMayBeWrittenInAnyWayOfJson(String now, long tick) {
    assertThat(read(SHORTEST.replace("54", now)).now()).isEqualTo(tick);
  }

  @Test
  void theSentencesSayWhatIsWrongAndWhatWouldBeRight() {
    Problem problem =
        BenchJson.read(SHORTEST.replace("\"s004\"", "\"s005\""), "计划.json").problems().get(0);
    assertThat(ProblemSentence.line(problem, Messages.in(Language.ENGLISH)))
        .isEqualTo(
            "计划.json:1:61: \"policies\" must be one of \"s000\", \"s002\", \"s002-production\","
                + " \"s003\", \"s004\", \"hayashibara\", \"pekko\", \"cassandra\", \"hazelcast\","
                + " not \"s005\".");
    assertThat(ProblemSentence.line(problem, Messages.in(Language.CHINESE)))
        .startsWith("计划.json:1:61: “policies”必须是以下之一：\"s000\", ")
        .endsWith("不能是“s005”。");
  }
}
