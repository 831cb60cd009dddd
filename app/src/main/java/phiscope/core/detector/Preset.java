package phiscope.core.detector;

import phiscope.core.trace.TimeUnit;

/** The articles and systems whose detector a policy can begin as. The id is used in files. */
public enum Preset {
  S000("s000", TimeUnit.SECOND),
  S002("s002", TimeUnit.SECOND),
  S002_PRODUCTION("s002-production", TimeUnit.SECOND),
  S003("s003", TimeUnit.MILLISECOND),
  S004("s004", TimeUnit.NONE),
  HAYASHIBARA("hayashibara", TimeUnit.MILLISECOND),
  PEKKO("pekko", TimeUnit.MILLISECOND),
  CASSANDRA("cassandra", TimeUnit.MILLISECOND),
  HAZELCAST("hazelcast", TimeUnit.MILLISECOND);

  private final String id;
  private final TimeUnit nativeUnit;

  Preset(String id, TimeUnit nativeUnit) {
    this.id = id;
    this.nativeUnit = nativeUnit;
  }

  public String id() {
    return id;
  }

  /** The unit in which the article or system states its times. */
  public TimeUnit nativeUnit() {
    return nativeUnit;
  }
}
