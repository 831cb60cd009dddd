/** What the window does with studies, without a scene. */
package phiscope.ui.viewmodel.study;
