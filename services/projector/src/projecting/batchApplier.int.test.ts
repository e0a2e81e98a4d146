import { streamOf, type Stored } from '@waymark/events';
import { openPool } from '@waymark/postgres';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProjection } from './project.ts';
import { serving } from '../reading/tableSet.ts';
import { PlanMemory } from '../readModels/model/planMemory.ts';
import { readModels } from '../readModels/readModels.ts';
import { ProjectorWorld } from '../testing/world.ts';
import { BatchApplier } from './batchApplier.ts';

const directory = readModels.find(({ name }) => name === 'directory')!;
const CLIENTS = 20;
let world: ProjectorWorld;

beforeEach(async () => {
  world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
  await world.stopProjector();
});
afterEach(() => world.close());

/**
 * Far behind, in batches of so few events that many are needed; answers the positions that it told
 * of.
 */
async function catchUp(batch: number): Promise<bigint[]> {
  const pool = openPool({ connectionString: world.connectionString, pipeline: true, max: 3 });
  const told: bigint[] = [];
  const stopping = new AbortController();
  const running = runProjection(directory, {
    ...{ log: world.log, vault: world.vault, memory: new PlanMemory(1_000_000), pool, batch },
    ...{ signal: stopping.signal, logger: pino({ level: 'silent' }) },
    onAdvance: (_, position) => told.push(position),
  });
  const head = await world.log.head();
  await vi.waitFor(() => expect(told.at(-1)).toBe(head), { timeout: 5_000 });
  stopping.abort();
  await running.ended;
  await pool.end();
  await world.startProjector();
  return told;
}
const add = async (id: string) =>
  world.append(streamOf.client('w', id), [
    { type: 'ClientAdded', data: { clientId: id, name: id } },
  ]);
const rename = (id: string, from: string, to: string) =>
  world.append(streamOf.client('w', id), [
    { type: 'ClientRenamed', data: { clientId: id, from, to } },
  ]);
const names = async () =>
  (await world.rows('dana', 'w', 'clients', { range: [0, 99] }))
    .map(({ name }) => String(name))
    .sort();
const waiting = async () =>
  (
    await world.db.query<{ stream: string; waiting: number }>(
      'SELECT stream, waiting::int FROM read.quarantine',
    )
  ).rows;

test('batches that are prepared before it is their turn are written in order, and told of once they are', async () => {
  for (let n = 0; n < CLIENTS; n++) await add(`c${n}`);
  for (let n = 0; n < CLIENTS; n++) await rename(`c${n}`, `c${n}`, `renamed ${n}`);
  const told = await catchUp(3);
  expect(told).toEqual([...told].sort((a, b) => Number(a - b)));
  expect(told.length).toBeGreaterThan(10);
  expect(await names()).toEqual(Array.from({ length: CLIENTS }, (_, n) => `renamed ${n}`).sort());
  expect(await waiting()).toEqual([]);
});

test('a batch that fails while the next is prepared spoils none: its event waits, and all others are there', async () => {
  await world.db.query(`ALTER TABLE read.clients ADD CONSTRAINT never CHECK (name <> 'broken')`);
  for (let n = 0; n < CLIENTS; n++) await add(`c${n}`);
  await rename('c7', 'c7', 'broken');
  await rename('c8', 'c8', 'eight');
  await rename('c7', 'broken', 'mended');
  for (let n = 9; n < CLIENTS; n++) await rename(`c${n}`, `c${n}`, `renamed ${n}`);
  await catchUp(3);
  const expected = Array.from({ length: CLIENTS }, (_, n) =>
    n < 8 ? `c${n}` : n === 8 ? 'eight' : `renamed ${n}`,
  );
  expect(await names()).toEqual(expected.sort());
  expect(await waiting()).toEqual([{ stream: streamOf.client('w', 'c7'), waiting: 2 }]);
});

test('events where all had been taken are not dropped in silence, and none there is no fault', async () => {
  const pool = openPool({ connectionString: world.connectionString, pipeline: true, max: 3 });
  const taker = new BatchApplier({
    ...{ model: directory, place: serving, pool, vault: world.vault, log: world.log },
    ...{ memory: new PlanMemory(1_000_000), logger: pino({ level: 'silent' }) },
  });
  const head = await world.log.head();
  const again: Stored[] = [];
  for await (const event of world.log.readStream(streamOf.workspace('w'))) again.push(event);
  for (const to of [head, head - 1n])
    await expect(taker.take(again, head, to, false)).rejects.toMatchObject({
      name: 'LogReplaced',
      message: `the log handed over ${again.length} events up to position ${to}, although all up to ${head} had been taken`,
    });
  expect(await taker.take([], head, head, false)).toEqual({ aside: 0, position: head });
  await taker.close();
  await pool.end();
  await world.startProjector();
});
