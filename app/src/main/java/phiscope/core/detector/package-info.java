/**
 * Failure detectors of the accrual kind and fixed timeouts, and their quality of service.
 *
 * <p>Sources: Hayashibara, Defago, Yared, Katayama, The phi accrual failure detector (JAIST
 * IS-RR-2004-010), section IV; Chen, Toueg, Aguilera, On the quality of service of failure
 * detectors (2002); the articles S000, S002, S003, S004; Pekko, Cassandra and Hazelcast.
 */
package phiscope.core.detector;
