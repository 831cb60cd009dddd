/**
 * Files that hold heartbeats, and what they hold: reading, writing, the catalogue of recordings.
 *
 * <p>{@link phiscope.dataset.DataFileReader} turns any bytes into a {@link
 * phiscope.dataset.DataReading}. Three rules hold for every format. The whole column decides what a
 * column means, never a sample of it. Every line ends as used, structure, event or skipped, so
 * nothing vanishes. What the file does not say is asked, with a preset answer in force and in sight
 * until the user gives another one.
 *
 * <p>Numbers are read as exact decimals, alike in every locale and time zone. Values here carry no
 * prose: a {@link phiscope.dataset.Remark} is a key of the dataset bundle and its arguments.
 */
package phiscope.dataset;
