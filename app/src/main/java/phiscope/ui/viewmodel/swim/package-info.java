/** The SWIM bench without its scene: what is open, where one looks, and what can be done. */
package phiscope.ui.viewmodel.swim;
