import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that answers under way may take once a server is told to end. */
export const CLOSE_GRACE = 5_000;
/**
 * Milliseconds for which a service behind a proxy takes requests after it has begun to say that it
 * ends: the proxy asks every second, and by then sends them elsewhere.
 */
export const CLOSE_NOTICE = 2_500;

/**
 * Prepares a server (before it listens) to end in order. The function it returns goes on as before
 * for `notice` milliseconds, but that every answer says that its connection closes; then it takes
 * no new connections, answers the requests under way, closes at once the connections that carry
 * none and the live streams, which have no end of their own, and cuts what is left after `grace`
 * milliseconds. Resolves when all connections are closed; called again it gives the same promise.
 */
export function orderlyClose(server: Server, grace = CLOSE_GRACE, notice = 0): () => Promise<void> {
  const open = new Map<Socket, Set<ServerResponse>>();
  let closed: Promise<void> | undefined;
  let noticeOver = false;

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    open.get(socket)?.add(response);
    if (closed !== undefined) response.setHeader('Connection', 'close');
    response.once('close', () => {
      open.get(socket)?.delete(response);
      if (noticeOver) endIfIdle(socket, open.get(socket));
    });
  });

  const end = async () => {
    if (notice > 0) await delay(notice);
    noticeOver = true;
    // A request whose bytes have arrived, but which nobody has looked at yet, is under way as well:
    // two turns of the event loop read them.
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

function endIfIdle(socket: Socket, answers: ReadonlySet<ServerResponse> = new Set()): void {
  if ([...answers].every(isLiveStream)) socket.destroySoon();
}

const isLiveStream = (answer: ServerResponse) =>
  answer.headersSent && String(answer.getHeader('Content-Type')).startsWith('text/event-stream');
