import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A well-known text that every scanner finds and that does nothing; in two pieces, so that this
 * file is not found.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-',
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** How it goes on. `answers`: as clamd does. */
export type Mood = 'answers' | 'silent' | 'breaks off' | 'speaks nonsense';

/** Speaks INSTREAM as clamd does: at most `most` bytes, and closes at once where more come. */
export async function clamdStandIn(most = 1_000_000, at?: string) {
  let mood: Mood = 'answers';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let said = Buffer.alloc(0);
    const end = (answer: string) => socket.end(`${answer}\0`);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (piece: Buffer) => {
      said = Buffer.concat([said, piece]);
      const command = 'zINSTREAM\0';
      if (said.length < command.length) return;
      if (said.toString('latin1', 0, command.length) !== command) return end('UNKNOWN COMMAND');
      if (mood === 'silent') return;
      if (mood === 'breaks off') return socket.destroy();
      if (mood === 'speaks nonsense') return end('stream: what?');
      read(said.subarray(command.length));
    });
    function read(stream: Buffer): void {
      const pieces: Buffer[] = [];
      for (let place = 0; place + 4 <= stream.length;) {
        const length = stream.readUInt32BE(place);
        if (length === 0) {
          return void end(
            Buffer.concat(pieces).includes(EICAR)
              ? 'stream: Eicar-Test-Signature FOUND'
              : 'stream: OK',
          );
        }
        pieces.push(stream.subarray(place + 4, place + 4 + length));
        place += 4 + length;
        if (pieces.reduce((sum, each) => sum + each.length, 0) > most)
          return void end('INSTREAM size limit exceeded. ERROR');
      }
    }
  });
  await new Promise<void>((resolve) =>
    at === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(at, resolve),
  );
  return {
    url:
      at === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${at}`,
    feels: (now: Mood) => (mood = now),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
