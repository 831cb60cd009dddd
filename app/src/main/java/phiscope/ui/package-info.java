/**
 * The workbench window: the only part that knows JavaFX. {@code viewmodel} holds what the window
 * shows without a scene; {@code view} shows it.
 */
package phiscope.ui;
