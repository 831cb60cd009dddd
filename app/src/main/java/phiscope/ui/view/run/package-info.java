/** What benches of simulated runs share on the screen: figures, their deck, steps, scripts. */
package phiscope.ui.view.run;
