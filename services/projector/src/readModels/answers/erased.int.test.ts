import { streamOf, taskStreamId, type AnswersEvent, type Sealed } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const of = {
  plan: { kind: 'process', id: 'w1x-p' },
  ...{ clientId: 'w1x', taskId: 'w1x-p-t', moduleId: 'w1x-p-open' },
  ...{ headline: 'Sign-on', formId: 'w1x-form', version: 1 },
} as const;
const put = (event: AnswersEvent) => world.append(streamOf.answers('w1', taskStreamId('w1x-p', 'w1x-p-t')), [event]);
const answer = async (fieldId: string, accountId: string, said: unknown) => ({
  ...{ fieldId, accountId },
  value: (await world.vault.seal(accountId, said)) as Sealed<string>,
});

/** Everything that the read models hold, as text. */
async function everything(): Promise<string> {
  const { rows } = await world.db.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const tables: unknown[] = [];
  for (const { name } of rows) tables.push((await world.db.query(`SELECT t::text FROM ${name} t`)).rows);
  expect(tables.length).toBeGreaterThan(20);
  return JSON.stringify(tables);
}

test('made anew after somebody was erased, rows and history say that they answered and nothing of what; what others said stays', async () => {
  await put({
    type: 'AnswersSent',
    data: {
      ...of,
      answers: [await answer('a', 'user-w1x', 'Harbour 12'), await answer('b', 'team-w1', 'Said by the team')],
    },
  });
  await put({
    type: 'AnswersCorrected',
    data: { ...of, answers: [await answer('a', 'user-w1x', 'Harbour 14')], gone: [] },
  });
  const row = async () => (await world.get('team-w1', 'w1', '/api/answers/w1x-p_w1x-p-t')).body;
  const told = async () =>
    (await world.rows('team-w1', 'w1', 'history', { filter: { taskId: 'w1x-p-t' } })).map(({ sentence }) => sentence);
  expect(await row()).toMatchObject({ given: { a: { value: 'Harbour 14', was: [{ value: 'Harbour 12' }] } } });
  const sentences = await told();
  expect(await everything()).toContain('Harbour 14');

  await world.stopProjector();
  await world.vault.erase('user-w1x');
  const { rows } = await world.db.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'read%'`,
  );
  for (const { name } of rows) await world.db.query(`DROP SCHEMA ${name} CASCADE`);
  await world.startProjector();

  expect(await row()).toMatchObject({
    ...{ state: 'sent', formId: 'w1x-form', version: 1 },
    given: {
      a: { value: null, erased: true, by: 'user-w1x', was: [{ value: null, erased: true }] },
      b: { value: 'Said by the team', erased: false },
    },
  });
  expect(await told()).toEqual(sentences);
  expect(await everything()).not.toMatch(/Harbour/);
});
