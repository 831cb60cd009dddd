/** What happens in a cluster of SWIM members, in sentences of both languages with links. */
package phiscope.text.swim;
