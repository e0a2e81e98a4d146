import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { edgeServer, orderlyClose } from '@waymark/edge';
import { StartupProblem } from './startupProblem.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server that listens from the first moment and answers 503 until it is `open`ed. `close` answers
 * the requests under way (`orderlyClose`); called again it waits for the same end.
 */
export type LocalServer = {
  readonly server: Server;
  open(handler: Handler): void;
  close(): Promise<void>;
};

/**
 * Binds the port on loopback before anything else starts, so that a port in use is said at once.
 */
export function listen(port: number, grace?: number): Promise<LocalServer> {
  let handler: Handler = starting;
  const server = edgeServer((request, response) => handler(request, response));
  const close = orderlyClose(server, grace);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)));
    server.listen(port, '127.0.0.1', () =>
      resolve({
        server,
        open: (next) => {
          handler = next;
        },
        close,
      }),
    );
  });
}

const starting: Handler = (_, response) => {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '2',
    Refresh: '2',
  });
  response.end('Waymark is starting. This page tries again by itself.\n');
};

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} is in use by another program.`,
      `Stop that program, or start Waymark on another port: PORT=${port + 1} npm start`,
      error,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupProblem(
      `This user may not open port ${port}.`,
      'Choose a port above 1023: PORT=4000 npm start',
      error,
    );
  }
  return error;
}
