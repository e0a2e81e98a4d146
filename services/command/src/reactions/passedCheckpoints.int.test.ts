import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { logLookups } from '../mail/lookups/lookups.ts';
import type { Reaction } from './reaction.ts';
import { runReactions } from './runReactions.ts';
import { logger, openReactingStores, type ReactingStores } from './testing/reactingStores.ts';
import { streams } from './testing/sampleWorld.ts';

let stores: ReactingStores;
let stopping: AbortController;
let running: Promise<void>[];

beforeAll(async () => {
  stores = await openReactingStores();
});
afterAll(() => stores.close());
beforeEach(() => {
  stopping = new AbortController();
  running = [];
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(running);
});

/**
 * A service with two reactions: from what is named `go` something follows, from all else nothing.
 */
function serve(): { positions: () => bigint[] } {
  const at: bigint[] = [];
  const { pool, log } = stores;
  const command = {
    name: 'RenameClient',
    payload: { clientId: 'c', name: 'Buyer' },
    workspaceId: 'w',
  } as const;
  const reactions: readonly Reaction[] = ['first', 'second'].map((name) => ({
    name,
    to: {
      ClientRenamed: ({ data }) =>
        Promise.resolve(data.to === 'go' ? [{ kind: 'command', step: 'back', command }] : []),
    },
  }));
  running.push(
    runReactions({
      ...{ pool, log, lookups: logLookups(log), logger, signal: stopping.signal, reactions },
      onProgress: ({ position }) => at.push(position),
    }),
  );
  return { positions: () => at };
}

const rename = (to: string) =>
  stores.append(streams.client, [
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Byer', to } },
  ]);

const written = async () => {
  const { rows } = await stores.pool.query<{ position: string }>(
    "SELECT position FROM identity.reaction_checkpoints WHERE name IN ('first', 'second') ORDER BY name",
  );
  return rows.map(({ position }) => position);
};
const put = async () => {
  const { rowCount } = await stores.pool.query(
    "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'give_command'",
  );
  return rowCount;
};

test('where nothing follows the checkpoints are written together soon, and at an orderly end at once', async () => {
  const { positions } = serve();
  await rename('begin');
  await expect.poll(() => positions().at(-1)).toBeGreaterThan(0n);
  const next = await rename('nothing');
  await expect.poll(written).toEqual([`${next.position}`, `${next.position}`]);
  const last = await rename('nothing again');
  await expect.poll(() => positions().at(-1)).toBe(last.position);
  stopping.abort();
  await Promise.all(running);
  expect(await written()).toEqual([`${last.position}`, `${last.position}`]);
  expect(await put()).toBe(0);
});

test('what follows after much from which nothing did follows once of each, also with two services', async () => {
  serve();
  serve();
  await rename('nothing');
  await rename('go');
  await rename('nothing again');
  const last = await rename('go');
  await expect.poll(written).toEqual([`${last.position}`, `${last.position}`]);
  expect(await put()).toBe(4);
});
