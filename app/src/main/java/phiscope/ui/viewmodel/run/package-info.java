/** What benches of simulated runs share without their scene: walking through a run, playing it. */
package phiscope.ui.viewmodel.run;
