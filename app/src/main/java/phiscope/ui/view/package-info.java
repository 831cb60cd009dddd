/** Nodes: layout, painting and gestures. Decisions live in the view models. */
package phiscope.ui.view;
