/** The views of studies. */
package phiscope.ui.view.study;
