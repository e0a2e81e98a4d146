import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { LeastPace } from './leastPace.ts';

/** 2 kB a second. */
const USUAL: LeastPace = { bytes: 65_536, within: 30_000 };
/**
 * A piece that was handed over as one is seen to be taken only when all of it is; it has so many
 * times as long at most.
 */
const MOST_PATIENCE = 10;

type Seen = { taken: number; at: number };

/**
 * Cuts connections on which an answer waits and is not taken, or only drop by drop: whoever reads
 * slowly holds a file, or a connection to the store, open for as long as they like. An answer that
 * is still being made, and a live stream on which nothing is said, wait for nobody.
 */
export function answersTakenInTime(server: Server, pace: LeastPace = USUAL): void {
  const open = new Map<Socket, Seen>();
  server.on('connection', (socket) => {
    open.set(socket, { taken: 0, at: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of open) if (isTooSlow(socket, seen, now, pace)) socket.destroy();
  }, pace.within / 3).unref();
  server.once('close', () => clearInterval(look));
}

function isTooSlow(socket: Socket, seen: Seen, now: number, { bytes, within }: LeastPace): boolean {
  const waiting = socket.writableLength;
  const taken = socket.bytesWritten - waiting;
  if (waiting === 0 || taken - seen.taken >= bytes) {
    Object.assign(seen, { taken, at: now });
    return false;
  }
  const patience = Math.min(Math.max(1, waiting / bytes), MOST_PATIENCE);
  return now - seen.at > patience * within;
}
