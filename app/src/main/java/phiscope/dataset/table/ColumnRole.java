package phiscope.dataset.table;

/** What the name of a column says about it. */
enum ColumnRole {
  /** When a heartbeat arrived. */
  TIME,
  /** A calendar date or a time to be joined with another column. */
  DATE,
  /** When a heartbeat was sent: only taken if there is no arrival. */
  SENT,
  /** Time between two heartbeats. */
  INTERVAL,
  /** A number whose meaning another column or the user says. */
  VALUE,
  SEQUENCE,
  /** The number of the row, which says nothing. */
  ROW_NUMBER,
  /** Who sent the heartbeat. */
  NAME,
  /** Who received it. */
  OBSERVER,
  INCARNATION,
  /** What the row tells of: heartbeat, leave, ... */
  TYPE,
  /** Whether the heartbeat was delivered or lost. */
  FATE,
  /** Why a datagram was refused by a capture. */
  REFUSED,
  /** Known to be neither time nor interval. */
  OTHER,
  UNKNOWN
}
