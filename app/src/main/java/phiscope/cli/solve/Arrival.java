package phiscope.cli.solve;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** A heartbeat that arrives. */
record Arrival(BigInteger sequence, BigFraction at) {}
