/**
 * Words: the bundles in Chinese and English, and sentences made from values. Core values carry no
 * prose.
 */
package phiscope.text;
