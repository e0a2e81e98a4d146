import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { describe, expect, test } from 'vitest';
import { StreamCache } from './streamCache.ts';

const count = { initial: 0, evolve: (n: number) => n + 1 };

/**
 * A log in which every stream is one client that is renamed, and which notes from where it was
 * read.
 */
function fakeLog() {
  const streams = new Map<string, Stored[]>();
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
        actor: { kind: 'user', accountId: 'dana', party: 'team' },
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
  return { log, asked, rename, stored: (stream: string) => streams.get(stream) ?? [] };
}

const client = (n: number) => `client-w_${n}`;

test('every read asks the log for what is newer, and folds only that', async () => {
  const { log, asked, rename } = fakeLog();
  rename(client(1), 'b');
  const cache = new StreamCache(log);
  rename(client(1), 'c');
  expect(await cache.read(client(1), count)).toMatchObject({ state: 2, revision: 1n });
  rename(client(1), 'd');
  expect(await cache.read(client(1), count)).toMatchObject({
    state: 3,
    revision: 2n,
    position: 3n,
  });
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

describe('what was appended by who decided on the kept state', () => {
  const appended = (log: ReturnType<typeof fakeLog>, stream: string, to: string) => {
    log.rename(stream, to);
    const stored = log.stored(stream).at(-1)!;
    return [[stored], { revision: stored.revision, position: stored.position }] as const;
  };

  test('is known without asking the log, and the next read goes on behind it', async () => {
    const log = fakeLog();
    const cache = new StreamCache(log.log);
    log.rename(client(1), 'b');
    expect(cache.known(client(1))).toBeNull();
    await cache.read(client(1), count);
    await cache.add(client(1), count, ...appended(log, client(1), 'c'));
    expect(cache.known(client(1))).toMatchObject({ state: 2, revision: 1n, position: 2n });
    expect(cache.known(client(1))?.commands.get('dana/command 2')).toEqual({
      revision: 1n,
      position: 2n,
      name: 'RenameClient',
    });
    log.rename(client(1), 'd');
    expect(await cache.read(client(1), count)).toMatchObject({ state: 3, revision: 2n });
    expect(log.asked).toEqual(['client-w_1 from 0', 'client-w_1 from 2']);
  });

  test('is left to the next read where it does not follow right on what is kept', async () => {
    const log = fakeLog();
    const cache = new StreamCache(log.log);
    log.rename(client(1), 'b');
    await cache.read(client(1), count);
    log.rename(client(1), 'by another process');
    await cache.add(client(1), count, ...appended(log, client(1), 'd'));
    expect(cache.known(client(1))).toMatchObject({ state: 1, revision: 0n });
    expect(await cache.read(client(1), count)).toMatchObject({ state: 3, revision: 2n });
    await cache.add(client(1), count, [log.stored(client(1)).at(-1)!], {
      revision: 2n,
      position: 3n,
    });
    expect(cache.known(client(1))).toMatchObject({ state: 3, revision: 2n });
  });

  test('is not lost to a read that began before and comes back after', async () => {
    const log = fakeLog();
    const cache = new StreamCache(log.log);
    log.rename(client(1), 'b');
    await cache.read(client(1), count);
    const slow = cache.read(client(1), count);
    await cache.add(client(1), count, ...appended(log, client(1), 'c'));
    await slow;
    expect(cache.known(client(1))).toMatchObject({ revision: 1n });
  });

  test('and cannot be read is forgotten with its stream, so that the next read tells', async () => {
    const log = fakeLog();
    const cache = new StreamCache(log.log);
    log.rename(client(1), 'b');
    await cache.read(client(1), count);
    const [[event], place] = appended(log, client(1), 'c');
    await cache.add(client(1), count, [{ ...event, data: { to: 7 } }], place);
    expect(cache.known(client(1))).toBeNull();
  });
});
