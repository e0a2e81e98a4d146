import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long answers under way may take once a server is told to end, in milliseconds. */
export const CLOSE_GRACE = 5_000;

/**
 * Prepares a server (before it listens) to end in order. The function it returns takes no new connections, answers
 * the requests under way, closes at once the connections that carry none and the live streams, which have no end of
 * their own, and cuts what is left after `grace` milliseconds. Resolves when all connections are closed; called
 * again it gives the same promise.
 */
export function orderlyClose(
  server: Server,
  grace = CLOSE_GRACE,
): () => Promise<void> {
  const open = new Map<Socket, Set<ServerResponse>>();
  let closed: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    open.get(socket)?.add(response);
    if (closed !== undefined) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.get(socket)?.delete(response);
      if (closed !== undefined) endIfIdle(socket, open.get(socket));
    });
  });

  const end = async () => {
    // A request whose bytes have arrived, but which nobody has looked at yet, is under way as well: two turns of the
    // event loop read them.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    for (const [socket, answers] of open) endIfIdle(socket, answers);
    await ended;
    clearTimeout(cut);
  };
  return () => (closed ??= end());
}

function endIfIdle(
  socket: Socket,
  answers: ReadonlySet<ServerResponse> = new Set(),
): void {
  if ([...answers].every(isLiveStream)) socket.destroySoon();
}

const isLiveStream = (answer: ServerResponse) =>
  answer.headersSent &&
  String(answer.getHeader('Content-Type')).startsWith('text/event-stream');
