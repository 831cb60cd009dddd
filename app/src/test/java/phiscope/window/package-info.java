/**
 * The window as a user has it: the distribution's jar, the real toolkit, a real mouse and keyboard.
 * Run on a display by {@code mvn -Pwindow surefire:test}; left out elsewhere.
 */
package phiscope.window;
