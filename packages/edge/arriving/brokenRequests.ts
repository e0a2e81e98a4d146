import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@waymark/api';
import type { Refusal } from '../refusals/refused.ts';

/**
 * Milliseconds for which we read and drop what a caller still sends, so that the answer is not lost
 * with it.
 */
const DRAIN = 2_000;

type Reason = Pick<Refusal, 'status' | 'code'> & { readonly detail: string };

const REASONS: Readonly<Record<string, Reason>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers-too-large',
    detail: 'The address and the headers together are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    detail: 'The request did not arrive in time.',
  },
};

const BROKEN: Reason = {
  status: 400,
  code: 'broken-request',
  detail: 'This is not a request that HTTP knows.',
};

type ClientError = Error & {
  readonly code?: string;
  /** What was being read when it went wrong; as a rule all that has come. */
  readonly rawPacket?: Buffer;
};

/**
 * Answers what is no request at all, which no middleware ever sees, by problem+json as everything
 * else. Node by itself closes the connection while the caller still sends, and the caller then
 * hears of a reset instead of the reason.
 */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: ClientError, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const reason = REASONS[error.code ?? ''] ?? BROKEN;
    const title = STATUS_CODES[reason.status] ?? 'Error';
    const problem: Problem = { type: `urn:waymark:problem:${reason.code}`, title, ...reason };
    const body = JSON.stringify(problem);
    // The parser is done with this connection; what still comes is read and dropped.
    socket.removeAllListeners('data');
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 ${reason.status} ${title}\r\nContent-Type: application/problem+json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${isHead(error) ? '' : body}`,
    );
    socket.resume();
    setTimeout(() => socket.destroy(), DRAIN).unref();
  });
}

/** An answer to HEAD ends with its headers: callers take what follows for a fault. */
const isHead = ({ rawPacket }: ClientError): boolean =>
  rawPacket?.toString('latin1', 0, 5) === 'HEAD ';
