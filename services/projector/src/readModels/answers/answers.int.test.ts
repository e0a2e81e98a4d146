import { streamOf, taskStreamId, type AnswersEvent, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const ofTask = {
  plan: { kind: 'process', id: 'w1x-p' },
  clientId: 'w1x',
  taskId: 'w1x-p-t',
  moduleId: 'w1x-p-open',
} as const;
const of = { ...ofTask, headline: 'Sign-on', formId: 'w1x-form', version: 1 };
const put = (event: AnswersEvent) =>
  world.append(streamOf.answers('w1', taskStreamId('w1x-p', 'w1x-p-t')), [event]);
const answer = async (fieldId: string, said: unknown, accountId = 'user-w1x') => ({
  ...{ fieldId, accountId },
  value: (await world.vault.seal(accountId, said)) as Sealed<string>,
});
const row = async () => (await world.get('team-w1', 'w1', '/api/answers/w1x-p_w1x-p-t')).body;

test('answers as they were sent, corrected, asked about and taken back', async () => {
  await put({
    type: 'AnswersSent',
    data: { ...of, answers: [await answer('a', 'One'), await answer('b', 2)] },
  });
  expect(await row()).toMatchObject({
    ...{
      state: 'sent',
      formId: 'w1x-form',
      version: 1,
      clientName: 'w1x',
      projectName: 'w1x',
      planName: 'w1x',
    },
    given: { a: { value: 'One', by: 'user-w1x', erased: false }, b: { value: 2 } },
  });
  const words = (await world.vault.seal('team-w1', 'Which one?')) as Sealed<string>;
  await put({
    type: 'AnswersChangeAsked',
    data: { ...of, asked: [{ fieldId: 'a', accountId: 'team-w1', words }] },
  });
  expect(await row()).toMatchObject({ asked: { a: { words: 'Which one?', by: 'team-w1' } } });
  await put({
    type: 'AnswersCorrected',
    data: { ...of, answers: [await answer('a', 'Two'), await answer('c', true)], gone: ['b'] },
  });
  expect(await row()).toMatchObject({
    asked: {},
    given: {
      a: { value: 'Two', was: [{ value: 'One' }] },
      b: { value: null, was: [{ value: 2 }] },
      c: { value: true, was: [] },
    },
  });
  await put({ type: 'AnswersWithdrawn', data: of });
  expect(await row()).toMatchObject({ state: 'withdrawn', given: { a: { value: 'Two' } } });
});

test('files that answers name are told by name to whom reads the answers, and others to nobody', async () => {
  const file = async (fileId: string) => {
    const accountId = 'user-w1x';
    await world.append(streamOf.file('w1', fileId), [
      {
        type: 'FileStored',
        data: {
          ...{
            fileId,
            accountId,
            processId: 'w1x-p',
            taskId: 'w1x-p-t',
            carrier: 'answers',
            type: 'application/pdf',
          },
          name: await sealField(world.vault, 'FileStored', 'name', { accountId }, `${fileId}.pdf`),
          contents: [{ key: 'a'.repeat(64), bytes: 12, width: null, height: null }],
        },
      },
    ]);
  };
  await file('scan');
  await file('other');
  await put({ type: 'AnswersSent', data: { ...of, answers: [await answer('a', ['scan'])] } });
  expect((await row())['files']).toEqual([
    {
      id: 'scan',
      name: 'scan.pdf',
      type: 'application/pdf',
      bytes: 12,
      width: null,
      height: null,
      erased: false,
    },
  ]);
  const [own] = await world.rows('user-w1x', 'w1', 'answers');
  expect(own).toMatchObject({ files: [{ id: 'scan' }] });
  await world.append(streamOf.file('w1', 'scan'), [
    { type: 'FileErased', data: { fileId: 'scan', accountId: 'user-w1x' } },
  ]);
  expect((await row())['files']).toMatchObject([{ id: 'scan', name: '', erased: true }]);
});

test('the team finds them by form and version, a client its own alone', async () => {
  const found = async (filter: object) =>
    (await world.rows('team-w1', 'w1', 'answers', { filter })).map(({ id }) => id);
  expect(await found({ formVersionId: 'w1y-form-v1' })).toEqual(['w1y-p_w1y-p-t']);
  expect(await found({ formId: 'w1y-form', state: 'withdrawn' })).toEqual([]);
  expect((await world.rows('user-w1x', 'w1', 'answers')).map(({ id }) => id)).toEqual([
    'w1x-p_w1x-p-t',
  ]);
});
