/**
 * A program that breaks every rule of the architecture once, to show that each rule can fail. Each
 * class says which.
 */
package badscope;
