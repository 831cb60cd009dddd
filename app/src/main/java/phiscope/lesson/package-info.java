/**
 * Lessons: their format, their reading from files, the checks that keep them true, and the state of
 * a learner who goes through one.
 *
 * <p>A lesson never holds an answer. It points into the reading of the bench, so a lesson can't
 * disagree with the engine; what it prints from an article is an expectation that the build checks.
 * The order of things in a step follows predict, observe, explain (Crouch, Fagen, Callan, Mazur
 * 2004); hints come before solutions.
 */
package phiscope.lesson;
