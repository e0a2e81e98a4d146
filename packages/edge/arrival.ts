import type { ServerOptions } from 'node:http';

/** By when a request must have arrived whole, head and body, in milliseconds. */
export const ARRIVED_WITHIN = 10_000;

/**
 * For `createServer`: whoever takes longer to send a request is answered 408 and cut off, what they sent is let go. It is
 * looked every second.
 */
export const arrivingInTime: ServerOptions = {
  headersTimeout: ARRIVED_WITHIN,
  requestTimeout: ARRIVED_WITHIN,
  connectionsCheckingInterval: 1_000,
};
