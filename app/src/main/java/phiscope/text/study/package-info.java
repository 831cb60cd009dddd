/** What studies are called and what they say, in the bundles' languages. */
package phiscope.text.study;
