/**
 * Phiscope without a window: the commands, what they print and how they end. Exit code 0 means
 * done, 1 that a check failed, 2 that the input was bad; problems go to standard error, one a line,
 * and a stack trace goes to the log file only.
 */
package phiscope.cli;
