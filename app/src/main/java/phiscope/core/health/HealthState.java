package phiscope.core.health;

/** What a downstream member thinks of an upstream. */
public enum HealthState {
  ACTIVE,
  SUSPECT,
  FAILED
}
