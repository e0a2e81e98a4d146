import { streamOf, taskStreamId, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModels } from '../readModels/readModels.ts';
import { everythingKept } from '../testing/everythingKept.ts';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';
import { runOperationsCli } from './cli.ts';
import { holdingWords } from './forget.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const who = 'user-w1x';
const [planId, taskId] = ['w1x-p', 'w1x-p-t'];
const ofTask = { taskId, moduleId: 'w1x-p-open' };

async function forget(): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await runOperationsCli(
    ['forget'],
    () => Promise.resolve(world.logins.projector),
    (text) => lines.push(text),
    () => Promise.resolve(null),
  );
  return { exit, said: lines.join('\n') };
}

async function say(): Promise<void> {
  const words = { text: 'My garden is at Harbour 12', rest: null };
  const holder = { accountId: who };
  await world.append(streamOf.conversation('w1', taskStreamId(planId, taskId)), [
    {
      type: 'MessageSent',
      data: {
        ...{ messageId: 'harbour', ...ofTask, ...holder, side: 'client' },
        words: await sealField(world.vault, 'MessageSent', 'words', holder, words),
        ...{ mentions: [], via: 'app', gives: 'seller', status: 'TODO' },
      },
    },
  ]);
  await world.append(streamOf.answers('w1', taskStreamId(planId, taskId)), [
    {
      type: 'AnswersSent',
      data: {
        ...{ plan: { kind: 'process', id: planId }, clientId: 'w1x', ...ofTask },
        ...{ headline: 'Sign-on', formId: 'w1x-form', version: 1 },
        answers: [
          {
            fieldId: 'a',
            ...holder,
            value: (await world.vault.seal(who, 'Harbour 12')) as Sealed<string>,
          },
        ],
      },
    },
  ]);
}

test('whatever sees something sealed may hold it opened', () => {
  expect(holdingWords(readModels).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['directory', 'talk', 'answers', 'mails', 'notices']),
  );
});

test('of who was erased no table holds a word, not even what was replaced; history and rows stand, and say since when', async () => {
  await say();
  const filter = { filter: { planId, taskId } };
  const read = async (resource: 'messages' | 'answers', id: string) =>
    (await world.get('team-w1', 'w1', `/api/${resource}/${id}`)).body;
  const message = () =>
    world
      .rows('team-w1', 'w1', 'messages', filter)
      .then((rows) => rows.find(({ id }) => id === 'harbour'));
  const told = async () =>
    (await world.rows('team-w1', 'w1', 'history', { filter: { taskId } })).map(
      ({ sentence }) => sentence,
    );
  expect(await message()).toMatchObject({ text: 'My garden is at Harbour 12', erasedAt: null });
  const sentences = await told();
  expect(await everythingKept(world)).toMatch(/Harbour/);

  await world.append(streamOf.account(who), [{ type: 'AccountErased', data: { accountId: who } }]);
  await world.vault.erase(who);
  await world.db.query(
    `UPDATE identity.person_keys SET erased_at = now() - interval '1 minute' WHERE wrapped_key IS NULL`,
  );
  const { exit, said } = await forget();
  expect(said).toContain('Nothing is left of who was erased.');
  expect(exit).toBe(0);

  expect(await everythingKept(world)).not.toMatch(/Harbour/);
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(await message()).toMatchObject({ text: '', erased: true, erasedAt: since, authorId: who });
  expect(await read('answers', `${planId}_${taskId}`)).toMatchObject({
    state: 'sent',
    given: { a: { value: null, erased: true, by: who } },
  });
  expect(await told()).toEqual(sentences);
});
