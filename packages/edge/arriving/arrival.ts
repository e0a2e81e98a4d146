import type { IncomingMessage, Server, ServerOptions } from 'node:http';

/** Milliseconds within which a request must have arrived whole, head and body. */
export const ARRIVED_WITHIN = 10_000;

/** The same of a file that somebody brings, which may be large and come over a slow line. */
export const FILE_ARRIVED_WITHIN = 10 * 60_000;
/** The path to which files are uploaded. */
const UPLOADS = '/api/uploads?';

/**
 * For `createServer`: whoever takes longer to send a request is answered 408 and cut off, what they
 * sent is let go. It is looked every second.
 */
export const arrivingInTime: ServerOptions = {
  headersTimeout: ARRIVED_WITHIN,
  requestTimeout: FILE_ARRIVED_WITHIN,
  connectionsCheckingInterval: 1_000,
};

/** Node knows one time for all requests; bodies of those that bring no file have this one. */
export function bodiesInTime(server: Server, within = ARRIVED_WITHIN): void {
  server.on('request', (request) => {
    if (!hasBody(request) || request.url?.startsWith(UPLOADS) === true) return;
    const late = setTimeout(() => {
      if (request.complete) return;
      const error = Object.assign(new Error('the body did not arrive'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.emit('clientError', error, request.socket);
    }, within).unref();
    request.once('close', () => clearTimeout(late));
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
