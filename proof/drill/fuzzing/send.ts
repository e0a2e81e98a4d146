import { Agent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FuzzRequest } from './makeRequest.ts';

/** After this, a request counts as one that hangs, in milliseconds. */
export const PATIENCE = 20_000;
/** How long a live stream is listened to. */
const LISTEN = 150;

export type FuzzAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
};
/** No answer: it hung, or the connection broke. */
export type FailedRequest = { readonly failed: 'hang' | 'broken'; readonly why: string };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and reads all of its answer; of a live stream the first moments. */
export async function send(
  url: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzAnswer | FailedRequest> {
  const first = await once(url, { method, path, headers, body });
  // A kept connection that the server closes at the very moment of sending is no fault of either
  // side.
  return 'failed' in first && first.why.includes('ECONNRESET')
    ? once(url, { method, path, headers: { ...headers, Connection: 'close' }, body })
    : first;
}

function once(
  url: string,
  { method, path, headers, body }: Omit<FuzzRequest, 'service' | 'label'>,
): Promise<FuzzAnswer | FailedRequest> {
  const started = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve({ failed: 'hang', why: `no answer within ${PATIENCE / 1000} s` });
      sent.destroy();
    }, PATIENCE);
    const end = (answer: FuzzAnswer | FailedRequest) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const sent = httpRequest(
      {
        agent: headers['Connection'] === 'close' ? false : agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body === null ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = '';
        const answer = () => ({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          ms: performance.now() - started,
        });
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (text += piece));
        response.on('end', () => end(answer()));
        response.on('error', ({ message }) => end({ failed: 'broken', why: message }));
        if (response.headers['content-type']?.startsWith('text/event-stream'))
          void delay(LISTEN).then(() => {
            end(answer());
            sent.destroy();
          });
      },
    );
    sent.on('error', (error) =>
      end({
        failed: 'broken',
        why: `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`,
      }),
    );
    sent.end(body ?? undefined);
  });
}

export const closeConnections = (): void => agent.destroy();
