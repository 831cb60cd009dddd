/** The SWIM bench on the screen. */
package phiscope.ui.view.swim;
