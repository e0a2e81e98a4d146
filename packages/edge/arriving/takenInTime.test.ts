import { createServer, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { LeastPace } from './leastPace.ts';
import { listening } from '../testing/listening.ts';
import { answersTakenInTime } from './takenInTime.ts';

/** More than the system takes in for a caller who reads nothing. */
const MUCH = 40_000_000;
const PIECE = 50_000;
let site: string;
let stop: () => Promise<void>;
/** How the connection of each answer ended, by path. */
let ends: Map<string, Promise<'whole' | 'cut'>>;

/** Who reads nothing is noticed soon; who reads has time, however busy the machine is. */
const soon: LeastPace = { bytes: 1_000, within: 100 };
const late: LeastPace = { bytes: 1_000, within: 60_000 };

async function serve(pace: LeastPace): Promise<void> {
  ends = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    ends.set(
      path,
      new Promise((end) =>
        response.once('close', () => end(response.writableFinished ? 'whole' : 'cut')),
      ),
    );
    if (path === '/live') response.write('hello');
    else if (path === '/pieces')
      Readable.from(
        (function* () {
          for (let sent = 0; sent < MUCH; sent += PIECE) yield Buffer.alloc(PIECE);
        })(),
      ).pipe(response);
    else response.end(Buffer.alloc(MUCH));
  });
  answersTakenInTime(server, pace);
  ({ url: site, stop } = await listening(server));
}
afterEach(() => stop());

const ask = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(site + path, { agent: false }, resolve).once('error', reject);
  });

test.each(['/pieces', '/whole'])('who reads nothing of %s is cut off', async (path) => {
  await serve(soon);
  const answer = await ask(path);
  answer.pause().on('error', () => undefined);
  expect(await ends.get(path)).toBe('cut');
});

test.each(['/pieces', '/whole'])('who reads %s has all of it', async (path) => {
  await serve(late);
  expect((await buffer(await ask(path))).length).toBe(MUCH);
  expect(await ends.get(path)).toBe('whole');
});

test('a stream on which nothing is said stays open', async () => {
  await serve(soon);
  const answer = await ask('/live');
  const slow = await ask('/pieces');
  slow.pause().on('error', () => undefined);
  // By then whatever waits has been cut.
  await ends.get('/pieces');
  expect(answer.destroyed).toBe(false);
  answer.destroy();
});
