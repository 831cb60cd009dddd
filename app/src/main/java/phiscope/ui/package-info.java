/** The window: view models that can be tested without a toolkit, and views. */
package phiscope.ui;
