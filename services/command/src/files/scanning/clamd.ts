import { createReadStream } from 'node:fs';
import { setImmediate as immediate } from 'node:timers/promises';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { ScannerTrouble, type Scanned, type VirusScanner } from './virusScanner.ts';

/** Between two signs of life, in milliseconds; a large archive takes clamd a while. */
const QUIET = 60_000;
/** An answer is one line; whatever sends more is no clamd. */
const MOST_ANSWER = 4_096;

/** `tcp://host[:3310]` or `unix:/path/of/the/socket`. @throws TypeError */
export function clamdAddress(text: string): NetConnectOpts {
  const url = URL.parse(text);
  if (url?.protocol === 'unix:' && url.pathname.startsWith('/'))
    return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol === 'tcp:' && url.hostname !== '')
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? 3310 : Number(url.port),
    };
  throw new TypeError('must be tcp://host:3310 or unix:/path/of/the/socket');
}

/** ClamAV's daemon, by its command INSTREAM: one connection a file. */
export const clamd = (address: NetConnectOpts, quiet = QUIET): VirusScanner => ({
  async scan(path) {
    const socket = connect({ ...address, allowHalfOpen: true } as NetConnectOpts);
    socket.setTimeout(quiet, () => socket.destroy(new Error('no answer')));
    const progress = { bytes: 0 };
    try {
      const answer = answerOf(socket);
      // Where it refuses a size it says so and closes, while there is still something to be sent.
      const ignored = () => undefined;
      await Promise.race([sent(socket, path, progress).catch(ignored), answer.catch(ignored)]);
      return read(await answer);
    } catch (error) {
      if (error instanceof ScannerTrouble) throw error;
      const { code = '', message } = error as NodeJS.ErrnoException;
      throw new ScannerTrouble(
        isClosedMidway(code, progress.bytes) ? 'tooLarge' : 'unavailable',
        message,
      );
    } finally {
      socket.destroy();
    }
  },
});

/**
 * It closes in the midst of a file where it looks at none of that size; what it said of that may be
 * lost with the connection.
 */
const isClosedMidway = (code: string, bytes: number): boolean =>
  /^(EPIPE|ECONNRESET)$/.test(code) && bytes >= 65_536;

function read(answer: string): Scanned {
  if (/: OK$/.test(answer)) return { harmful: false };
  const [, name] = /: (.+) FOUND$/.exec(answer) ?? [];
  if (name !== undefined) return { harmful: true, name };
  throw new ScannerTrouble(
    /size limit exceeded/i.test(answer) ? 'tooLarge' : 'unavailable',
    answer === '' ? 'it closed the connection' : answer,
  );
}

/** All that it says until it closes. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const done = () => resolve(said.replaceAll('\0', '').trim());
    socket.on('data', (piece: Buffer) => {
      said += piece.toString('latin1');
      if (said.length > MOST_ANSWER) socket.destroy(new Error('no clamd'));
      if (said.includes('\0')) done();
    });
    socket.on('end', done);
    // What it said before the connection broke off counts.
    socket.on('error', (error) => (said === '' ? reject(error) : done()));
    socket.on('close', done);
  });
}

/** The file in pieces, each with its length before it, and one without any. */
async function sent(socket: Socket, path: string, progress: { bytes: number }): Promise<void> {
  await written(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    // What it has said meanwhile is read first: a write into a closed connection would take that
    // away.
    await immediate();
    if (socket.readableEnded || socket.bytesRead > 0) return;
    await written(socket, Buffer.concat([length, piece]));
    progress.bytes += piece.length;
  }
  await written(socket, Buffer.alloc(4));
}

const written = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
