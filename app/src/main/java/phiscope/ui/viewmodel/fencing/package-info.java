/** The fencing bench without its scene: what is open, where one looks, what is searched. */
package phiscope.ui.viewmodel.fencing;
