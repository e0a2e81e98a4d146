import { streamOf, taskStreamId, type AnswersEvent, type Sealed } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingKept } from '../../testing/everythingKept.ts';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const of = {
  plan: { kind: 'process', id: 'w1x-p' },
  ...{ clientId: 'w1x', taskId: 'w1x-p-t', moduleId: 'w1x-p-open' },
  ...{ headline: 'Sign-on', formId: 'w1x-form', version: 1 },
} as const;
const put = (event: AnswersEvent) =>
  world.append(streamOf.answers('w1', taskStreamId('w1x-p', 'w1x-p-t')), [event]);
const answer = async (fieldId: string, accountId: string, said: unknown) => ({
  ...{ fieldId, accountId },
  value: (await world.vault.seal(accountId, said)) as Sealed<string>,
});

test('made anew after somebody was erased, rows and history say that they answered and nothing of what; what others said stays', async () => {
  await put({
    type: 'AnswersSent',
    data: {
      ...of,
      answers: [
        await answer('a', 'user-w1x', 'Harbour 12'),
        await answer('b', 'team-w1', 'Said by the team'),
      ],
    },
  });
  await put({
    type: 'AnswersCorrected',
    data: { ...of, answers: [await answer('a', 'user-w1x', 'Harbour 14')], gone: [] },
  });
  const row = async () => (await world.get('team-w1', 'w1', '/api/answers/w1x-p_w1x-p-t')).body;
  const told = async () =>
    (await world.rows('team-w1', 'w1', 'history', { filter: { taskId: 'w1x-p-t' } })).map(
      ({ sentence }) => sentence,
    );
  expect(await row()).toMatchObject({
    given: { a: { value: 'Harbour 14', was: [{ value: 'Harbour 12' }] } },
  });
  const sentences = await told();
  expect(await everythingKept(world)).toContain('Harbour 14');

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
  expect(await everythingKept(world)).not.toMatch(/Harbour/);
});
