/**
 * What Phiscope writes is the same, byte for byte, on every machine, in every locale and time zone.
 */
package phiscope.digest;
