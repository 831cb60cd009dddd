/** The design as tests: who may know whom, and what no part of the program may do. */
package phiscope.architecture;
