/**
 * The numbers of failure detection: the upper tail of the normal distribution and its logarithm and
 * inverse, exact moments of a window of intervals, Bayes' posterior of a real stop, and the decimal
 * text of all of these.
 *
 * <p>Phi is {@code -log10 S(t)} (Hayashibara, Defago, Yared and Katayama, "The phi accrual failure
 * detector", SRDS 2004, section 4), where S is the survival function of the fitted distribution,
 * always computed as a tail of its own and never as one minus a cumulative probability.
 *
 * <p>Two precisions stand side by side. What is shown live uses doubles, right to about 1e-12
 * relative. What is printed in files uses at least 40 digits, so that the text is the same on every
 * machine. Moments are exact fractions. Nothing here reads a clock, a locale or a file.
 */
package phiscope.core.numeric;
