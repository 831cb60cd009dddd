/**
 * What the window shows, without a scene: one writable fact (the edit history of the open
 * document), everything else derived from it.
 */
package phiscope.ui.viewmodel;
