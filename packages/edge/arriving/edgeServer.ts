import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { arrivingInTime, bodiesInTime } from './arrival.ts';
import { answerBrokenRequests } from './brokenRequests.ts';
import { answersTakenInTime } from './takenInTime.ts';

/**
 * Requests of one connection that may be open at once: browsers and proxies wait for each answer; a
 * moment may overlap.
 */
const MOST_OF_CONNECTION = 2;
/** After how long a connection is cut on which they pile up, in milliseconds. */
const CUT_AFTER = 3_000;
/**
 * Limit of listeners that wait for the end of an answer: each middleware of the services does, and
 * in one process those of both.
 */
export const MOST_WAIT_FOR_END = 32;
/**
 * Bytes of an unwanted body that we read and drop, and milliseconds that its sender has to take the
 * answer.
 */
const MOST_DROPPED = 65_536;
const LONGEST_DROPPED = 1_000;

/**
 * Milliseconds for which a connection stays open while nothing is asked on it: longer than whoever
 * stands before it keeps one (deploy/Caddyfile), or a request goes out on it in the moment in which
 * it is closed, and is lost.
 */
const KEPT_OPEN = 65_000;

/**
 * A server that meets strangers: requests arrive whole in time or not at all, answers are taken in
 * time, what is no request is answered, requests are not sent ahead of answers, and a body that was
 * refused is not taken in.
 */
export function edgeServer(handler: RequestListener): Server {
  const server = createServer(
    { ...arrivingInTime, keepAliveTimeout: KEPT_OPEN },
    oneAfterAnother(handler),
  );
  answerBrokenRequests(server);
  bodiesInTime(server);
  answersTakenInTime(server);
  server.on('request', leaveUnwantedBody);
  return server;
}

/**
 * Reads no more of connections on which requests pile up, and cuts them: hundreds fit into one
 * packet, and all would be begun at once. Not immediately, or the next connection would bring the
 * next hundreds.
 */
function oneAfterAnother(handler: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const before = open.get(socket) ?? 0;
    if (before >= MOST_OF_CONNECTION) {
      if (before === MOST_OF_CONNECTION) {
        open.set(socket, before + 1);
        readNoMore(socket);
        setTimeout(() => socket.destroy(), CUT_AFTER).unref();
      }
      return;
    }
    open.set(socket, before + 1);
    response.setMaxListeners(MOST_WAIT_FOR_END);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}

/** Node begins to read again by itself whenever a request of the connection is done with. */
function readNoMore(socket: Socket): void {
  socket.on('resume', () => socket.pause());
  socket.pause();
}

/**
 * Node by itself reads and drops all that still comes of a body once its request is answered,
 * without any end. Here its sender gets to see the answer, and is cut off when the rest is more
 * than a little.
 */
function leaveUnwantedBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const said = Number(request.headers['content-length'] ?? Infinity);
    if (said > MOST_DROPPED) readNoMore(socket);
    const cutUnlessDone = () => {
      if (!request.complete) socket.destroy();
    };
    setTimeout(cutUnlessDone, LONGEST_DROPPED).unref();
  });
}
