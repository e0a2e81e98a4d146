import type { EventLog } from '@waymark/log';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { request } from '../../operations/requests.ts';
import { readStatus } from '../../operations/status.ts';
import { AfterInitialFill } from '../../projecting/afterInitialFill.ts';
import { blueprintOfTwenty } from '../../testing/builders.ts';
import { ProjectorWorld } from '../../testing/world.ts';
import { candidate, serving, type TableSet } from '../../reading/tableSet.ts';
import { lackingIndexes } from './readIndexes.ts';
import { readModels } from '../readModels.ts';

let world: ProjectorWorld;
let pool: pg.Pool;
// Whole tables are folded from nothing here, which takes its time on a busy machine.
const LONG = { timeout: 60_000, interval: 50 };
const plans = readModels.find(({ name }) => name === 'plans')!;

beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  pool = new pg.Pool({ connectionString: world.connectionString, max: 3 });
  for (let i = 0; i < 5; i += 1) await world.append(...blueprintOfTwenty(i));
  await world.get('dana', 'w', '/api/blueprints');
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const lacking = async (place: TableSet) =>
  (await Promise.all(readModels.map((model) => lackingIndexes(pool, model, place))))
    .flat()
    .map(({ index }) => index);
const dropAll = async ({ schema }: TableSet) => {
  for (const index of readModels.flatMap(({ tables }) =>
    tables.flatMap(({ forReads }) => Object.keys(forReads)),
  ))
    await pool.query(`DROP INDEX ${schema}.${index}`);
};
const isLive = () => vi.waitFor(() => expect(world.projector.health().live).toBe(true), LONG);
const rebuild = async () => (await readStatus(pool, [plans])).models[0]?.rebuild?.state ?? null;

test('tables that were filled from nothing have all their indexes when the model is level with the log', async () => {
  await world.stopProjector();
  await pool.query(`UPDATE read.checkpoints SET version = 0, state = 'filling'`);
  await world.startProjector();
  await isLive();
  expect(await lacking(serving)).toEqual([]);
});

test('a projector that is killed between filling and indexing: the next one makes them, with no new event', async () => {
  await world.stopProjector();
  await dropAll(serving);
  expect(await lacking(serving)).toContain('tasks_assignee');
  await world.startProjector();
  await isLive();
  expect(await lacking(serving)).toEqual([]);
});

test('a model that never gets level has them when it has what the log held at the beginning', async () => {
  await world.stopProjector();
  await dropAll(serving);
  const head = vi.fn().mockResolvedValueOnce(10n).mockResolvedValue(1_000n);
  const indexes = new AfterInitialFill({
    ...{
      model: plans,
      place: serving,
      state: 'whole' as const,
      log: { head } as unknown as EventLog,
      pool,
    },
    ...{ logger: pino({ level: 'silent' }), signal: new AbortController().signal },
  });
  await indexes.filledUpTo(9n, false);
  expect(await lacking(serving)).toContain('tasks_assignee');
  await indexes.filledUpTo(10n, false);
  expect(await lacking(serving)).not.toContain('tasks_assignee');
  await world.startProjector();
});

test('one that cannot be made keeps no row from being written', async () => {
  await isLive();
  await world.stopProjector();
  await dropAll(serving);
  await pool.query('ALTER TABLE read.blocks RENAME TO hidden');
  await world.startProjector();
  await isLive();
  expect(await lacking(serving)).toContain('blocks_module');
  await world.append('client-w_late', [
    { type: 'ClientAdded', data: { clientId: 'late', name: 'Late' } },
  ]);
  expect((await world.get('dana', 'w', '/api/clients/late')).body).toMatchObject({ name: 'Late' });
  await world.stopProjector();
  await pool.query('ALTER TABLE read.hidden RENAME TO blocks');
  await world.startProjector();
  await isLive();
  expect(await lacking(serving)).toEqual([]);
});

test('who is told to end while an index is made ends at once, and what was half made is gone', async () => {
  await world.stopProjector();
  await dropAll(serving);
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE read.tasks IN ROW EXCLUSIVE MODE');
  await world.startProjector();
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'CREATE INDEX%' AND datname = current_database()`;
  await vi.waitFor(async () => expect((await pool.query(waits)).rowCount).toBe(1), LONG);
  await world.stopProjector();
  expect((await pool.query(waits)).rowCount).toBe(0);
  await holder.query('COMMIT');
  holder.release();
  expect(await lacking(serving)).toContain('tasks_module');
  await world.startProjector();
  await isLive();
  expect(await lacking(serving)).toEqual([]);
});

test('tables beside have them before they are compared, and never take the place of others without', async () => {
  await request(pool, readModels, 'rebuild', ['plans']);
  await vi.waitFor(async () => expect(await rebuild()).toBe('ready'), LONG);
  expect(await lackingIndexes(pool, plans, candidate)).toEqual([]);
  await pool.query('DROP INDEX read_candidate.tasks_id');
  await request(pool, readModels, 'swap', ['plans']);
  await vi.waitFor(async () => expect(await rebuild()).toBeNull(), LONG);
  expect(await lacking(serving)).toEqual([]);
});
