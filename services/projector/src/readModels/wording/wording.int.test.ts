import { streamOf, type MailWords, type WordedMail } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from '../plans/testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

const words: MailWords = {
  subject: 'Your plan',
  headline: 'Welcome',
  body: '<p>Go</p>',
  buttonText: 'Open',
};
const set = (blueprintId: string, mail: WordedMail, from: MailWords | null, to: MailWords | null) =>
  world.append(streamOf.blueprint('w', blueprintId), [
    { type: 'MailWordsSet', data: { blueprintId, mail, from, to } },
  ]);
const read = (filter = {}) => world.rows('dana', 'w', 'mailWords', { filter });

test('words of a mail are there by blueprint and mail, as they were set last, and gone once they are the product’s again', async () => {
  await set('b1', 'welcome', null, words);
  await set('b1', 'turn', null, words);
  await set('b2', 'welcome', null, words);
  await set('b1', 'welcome', words, { ...words, subject: 'Another' });
  expect(await read({ blueprintId: 'b1', mail: 'welcome' })).toEqual([
    {
      ...{ ...words, id: 'b1-welcome', blueprintId: 'b1', mail: 'welcome', subject: 'Another' },
      updatedAt: expect.any(String),
    },
  ]);
  expect((await read({ mail: 'welcome' })).map(({ id }) => id)).toHaveLength(2);
  await set('b1', 'welcome', words, null);
  expect((await read()).map(({ id }) => id).toSorted()).toEqual(['b1-turn', 'b2-welcome']);
});

test('they are the team’s alone, and of its workspace', async () => {
  expect((await world.get('jonas', 'w', '/api/mailWords')).body).toEqual([]);
  expect((await world.get('jonas', 'w', '/api/mailWords/b1-turn')).status).toBe(404);
});
