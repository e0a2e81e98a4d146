import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorldRow, ProjectorWorld } from '../../testing/world.ts';
import { onboarding, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
const set = (...events: WaymarkEvent[]) => world.append(onboarding, events);

/** Rows as somebody is given them whose browser prefers a language. */
async function rowsIn(
  language: string,
  filter: object,
  resource = 'history',
  who = 'dana',
): Promise<WorldRow[]> {
  await world.rows('dana', 'w', resource);
  const search = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
  const answer = await world.fetch(who, 'w', `/api/${resource}?${search}`, {
    headers: { 'Accept-Language': language },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as WorldRow[];
}
const newest = async (language: string, filter: object = { planId: 'p' }) =>
  (await rowsIn(language, filter))[0];
const found = async (language: string, q: string, filter: object = {}) =>
  (await rowsIn(language, { planId: 'p', q, ...filter })).map((row) => row['event']);

const stuck: WaymarkEvent = {
  type: 'TaskStatusSet',
  data: { taskId: 't', moduleId: 'a', from: 'TODO', to: 'STUCKED', reason: 'No Account' },
};

beforeAll(async () => {
  world = await openOnboarding();
  await set({
    type: 'ModuleStatusSet',
    data: {
      ...{ moduleId: 'a', from: 'PENDING', to: 'ACTIVE', on: '2026-11-02', completed: [] },
      due: [{ taskId: 'u', from: null, to: '2026-11-05' }],
    },
  });
  await world.append(onboarding, [stuck], { kind: 'apiKey', keyId: 'k' });
});
afterAll(() => world.close());

test('a change is told in the language of who reads it: sentence, fields, values, and who', async () => {
  expect(await newest('de-AT, en;q=0.5', { taskId: 't' })).toMatchObject({
    actorName: 'Ein API-Schlüssel',
    sentence: 'hängt fest bei „Log in“',
    headline: 'Log in',
    changes: [
      {
        field: 'Status',
        oldValue: 'Zu tun',
        newValue: 'Hängt fest',
        status: { of: 'task', from: 'TODO', to: 'STUCKED' },
      },
      { field: 'Grund', oldValue: null, newValue: 'No Account', status: null },
    ],
  });
  expect(await newest('fr', { taskId: 't' })).toMatchObject({
    actorName: 'An API key',
    sentence: 'is stuck with Log in',
    changes: [
      { oldValue: 'To do', newValue: 'Stuck', status: { to: 'STUCKED' } },
      { field: 'Reason' },
    ],
  });
});

test('so is what set it off, from the side of each task', async () => {
  expect(await newest('de', { taskId: 'u' })).toMatchObject({
    sentence: 'hat geändert, wann „Look around“ fällig ist',
    cause: 'Start des Moduls',
    changes: [{ field: 'Fällig am', oldValue: null, newValue: '05.11.2026' }],
  });
});

test('a search finds what the row shows in that language, and not what it shows in another', async () => {
  expect(await found('de', 'hängt fest bei „log in')).toEqual(['TaskStatusSet']);
  expect(await found('de', 'hängt fest')).toEqual(['TaskStatusSet']);
  expect(await found('de', 'stuck')).toEqual([]);
  expect(await found('en', 'hängt fest')).toEqual([]);
  expect(await found('en', 'is stuck')).toEqual(['TaskStatusSet']);
  expect(await found('de', 'ein API')).toEqual(['TaskStatusSet']);
  expect(await found('de', 'an api')).toEqual([]);
  expect(await found('en', 'an api')).toEqual(['TaskStatusSet']);
  expect(await found('de', 'start des moduls', { taskId: 'u' })).toEqual(['ModuleStatusSet']);
  expect(await found('de', 'start of the module', { taskId: 'u' })).toEqual([]);
  // What people wrote is the same in each.
  for (const language of ['de', 'en'])
    expect(await found(language, 'no account')).toEqual(['TaskStatusSet']);
});

test('a client finds no cause that it is not told', async () => {
  expect(await rowsIn('de', { q: 'import von list.md', taskId: 'u' }, 'history', 'jonas')).toEqual(
    [],
  );
  expect(await rowsIn('de', { q: 'import von list.md', taskId: 'u' })).toHaveLength(1);
});

test('who was erased is called so in the language of who reads it', async () => {
  await world.openAccount('gone', 'Ghost', 'Writer');
  await set({
    type: 'TaskAssigneeSet',
    data: { taskId: 't', moduleId: 'a', from: null, to: 'gone' },
  });
  const sealed = await world.vault.seal('gone', {
    email: 'g@x.de',
    firstName: 'Ghost',
    lastName: '',
    gender: null,
  });
  await world.vault.erase('gone');
  await world.append(streamOf.account('gone'), [
    { type: 'ProfileChanged', data: { accountId: 'gone', sealed, fields: ['firstName'] } },
  ]);
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'gone', role: 'ADMIN' } },
  ]);
  expect(await newest('de', { taskId: 't' })).toMatchObject({
    changes: [{ newValue: 'Ehemaliger Nutzer' }],
  });
  expect(await rowsIn('de', { id: 'gone' }, 'people')).toMatchObject([
    { name: 'Ehemaliger Nutzer' },
  ]);
  expect(await rowsIn('en', { id: 'gone' }, 'people')).toMatchObject([{ name: 'Former user' }]);
  expect(await found('de', 'ehemaliger', { taskId: 't' })).toEqual(['TaskAssigneeSet']);
  expect(await found('de', 'former', { taskId: 't' })).toEqual([]);
});

test('what an earlier version told stays in English for everybody until it is told anew, and is found as it is shown', async () => {
  await world.db.query(
    `UPDATE read.history SET telling = NULL, words_de = NULL WHERE event = 'TaskStatusSet'`,
  );
  expect(await newest('de', { event: 'TaskStatusSet' })).toMatchObject({
    sentence: 'is stuck with Log in',
    changes: [{ field: 'Status', newValue: 'Stuck', status: null }, { field: 'Reason' }],
  });
  expect(await found('de', 'is stuck')).toEqual(['TaskStatusSet']);
});
