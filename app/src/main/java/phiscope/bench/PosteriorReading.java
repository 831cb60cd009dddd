package phiscope.bench;

/**
 * The Bayes update at now under the two hypotheses of S004: stopped with the prior, or the next
 * interval follows the model.
 *
 * @param prior probability of a stop before the silence
 * @param log10PriorOdds log10 of prior / (1 - prior)
 * @param phi the change of belief in decades: -log10 of the exact tail
 * @param log10PosteriorOdds log10PriorOdds + phi
 * @param posterior probability of a stop after the silence
 */
public record PosteriorReading(
    double prior, double log10PriorOdds, double phi, double log10PosteriorOdds, double posterior) {}
