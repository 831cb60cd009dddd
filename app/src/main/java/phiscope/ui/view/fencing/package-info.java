/** The fencing bench on the screen. */
package phiscope.ui.view.fencing;
