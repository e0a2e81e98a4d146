import type { Recorded } from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import { expect, test } from 'vitest';
import { StreamCache } from './streamCache.ts';

const count = { initial: 0, evolve: (n: number) => n + 1 };

/** A log in which every stream is one client that is renamed, and which notes from where it was read. */
function fakeLog() {
  const streams = new Map<string, Recorded[]>();
  const asked: string[] = [];
  let position = 0n;
  const rename = (stream: string, to: string) => {
    const events = streams.get(stream) ?? [];
    streams.set(stream, events);
    position += 1n;
    events.push({
      id: `e${position}`,
      stream,
      revision: BigInt(events.length),
      position,
      type: 'ClientRenamed',
      data: { clientId: 'c', from: 'a', to },
      metadata: {
        workspaceId: 'w',
        actor: { kind: 'account', accountId: 'dana', party: 'team' },
        commandId: `command ${position}`,
        command: 'RenameClient',
        causationId: 'c',
        correlationId: 'c',
        at: '2026-11-02T00:00:00.000Z',
      },
    });
  };
  const log = {
     
    async *readStream(stream: string, { from = 0n }: { from?: bigint }) {
      asked.push(`${stream} from ${from}`);
      yield* (streams.get(stream) ?? []).slice(Number(from));
    },
  } as unknown as EventLog;
  return { log, asked, rename };
}

const client = (n: number) => `client-w_${n}`;

test('every read asks the log for what is newer, and folds only that', async () => {
  const { log, asked, rename } = fakeLog();
  rename(client(1), 'b');
  const cache = new StreamCache(log);
  rename(client(1), 'c');
  expect(await cache.read(client(1), count)).toMatchObject({ state: 2, revision: 1n });
  rename(client(1), 'd');
  expect(await cache.read(client(1), count)).toMatchObject({ state: 3, revision: 2n, position: 3n });
  expect(asked).toEqual(['client-w_1 from 0', 'client-w_1 from 2']);
});

test('what was not read for longest goes first once all together weigh too much', async () => {
  const { log, asked, rename } = fakeLog();
  for (const n of [1, 2, 3]) rename(client(n), 'x'.repeat(3_000));
  const cache = new StreamCache(log, undefined, 9_000);
  for (const n of [1, 2, 1, 3]) await cache.read(client(n), count);
  expect(cache.size).toBe(2);
  asked.length = 0;
  for (const n of [1, 3, 2]) await cache.read(client(n), count);
  expect(asked).toEqual(['client-w_1 from 1', 'client-w_3 from 1', 'client-w_2 from 0']);
});

test('one stream that alone weighs too much is kept until another is read', async () => {
  const { log, rename } = fakeLog();
  rename(client(1), 'x'.repeat(20_000));
  rename(client(2), 'b');
  const cache = new StreamCache(log, undefined, 9_000);
  await cache.read(client(1), count);
  expect(cache.size).toBe(1);
  await cache.read(client(2), count);
  expect(cache.size).toBe(1);
  await cache.read(client(3), count);
  expect(cache.size).toBe(1);
});
