import { streamOf, taskStreamId, type ShareTerms } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { onboarding, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
const terms: ShareTerms = { open: true, mayWork: true, until: null };
const client = streamOf.client('w', 'c');
const project = streamOf.project('w', 'pr');

beforeAll(async () => {
  world = await openOnboarding();
  await world.append(project, [
    { type: 'ProjectAdded', data: { projectId: 'pr', clientId: 'c', name: 'Rollout' } },
    { type: 'ProjectRenamed', data: { projectId: 'pr', from: 'Rollout', to: 'Rollout 2026' } },
  ]);
  const token = await sealField(world.vault, 'SharedByLink', 'token', { linkId: 'link' }, 'secret');
  const guestName = await sealField(
    world.vault,
    'GuestCameIn',
    'guestName',
    { guestId: 'g' },
    'Gil',
  );
  const link = { linkId: 'link', name: 'Onboarding' };
  await world.append(streamOf.share('w', 'process_p'), [
    {
      type: 'SharedByLink',
      data: {
        ...link,
        of: { kind: 'process', id: 'p' },
        clientId: 'c',
        token,
        passwordId: 'x',
        by: 'dana',
      },
    },
    { type: 'ShareTermsSet', data: { ...link, from: terms, to: { ...terms, mayWork: false } } },
    {
      type: 'GuestCameIn',
      data: { ...link, guestId: 'g', guestName, at: '2026-11-01T08:00:00.000Z' },
    },
  ]);
  await world.append(client, [
    { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'jonas' } },
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Tidepool', to: 'Tidepool Labs' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
});
afterAll(() => world.close());

const told = async (who: string, ...about: string[]) =>
  (await world.rows(who, 'w', 'history', { filter: { about } })).map(({ event }) => event);
const ofShare = ['GuestCameIn', 'ShareTermsSet', 'SharedByLink'];

test('a process has in its history by which link it was shared, under which terms, and who came in', async () => {
  expect(await told('dana', 'process:p')).toEqual([
    ...ofShare,
    'PlanCopied',
    'PlaceholderAdded',
    'ProcessCreated',
  ]);
});

test('what became of its project and client stands beside it, and what is in them does not', async () => {
  const around = ['ClientUserInvited', 'ClientRenamed', 'ClientUserRemoved'];
  const rows = await told('dana', 'process:p', 'project:pr/itself', 'client:c/itself');
  expect(rows.slice(0, 3)).toEqual(around);
  expect(rows).toEqual(
    expect.arrayContaining(['ProjectRenamed', 'ProjectAdded', 'ClientAdded', ...ofShare]),
  );
  expect(await told('dana', 'project:pr/itself')).toEqual(['ProjectRenamed', 'ProjectAdded']);
});

test('a project and a client have in theirs what happened in them', async () => {
  expect(await told('dana', 'project:pr')).toEqual(
    expect.arrayContaining(['ProcessCreated', ...ofShare]),
  );
  expect(await told('dana', 'client:c')).toEqual(
    expect.arrayContaining(['ClientAdded', 'ProjectAdded', 'ProcessCreated', ...ofShare]),
  );
});

test('the workspace has all, each with what it was called that it happened in', async () => {
  const rows = await world.rows('dana', 'w', 'history', {});
  expect(rows.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['WorkspaceCreated', 'ClientUserRemoved']),
  );
  expect(rows.find(({ event }) => event === 'GuestCameIn')).toMatchObject({
    ...{ planId: 'p', planKind: 'process', planName: 'Onboarding' },
    about: ['process:p', 'project:pr', 'client:c'],
  });
});

test('a client reads none of it, nor what an event is about', async () => {
  const rows = await world.rows('jonas', 'w', 'history', {});
  expect(rows.map(({ event }) => event)).toEqual(['PlanCopied', 'ProcessCreated']);
  await expect(told('jonas', 'client:c')).rejects.toThrow('only the team can ask by this');
  expect(rows[0]).not.toHaveProperty('about');
});

test('who is asked to change an answer is told by which words, by those who may read them, until whoever wrote them is erased', async () => {
  const words = await world.vault.seal('dana', 'The street is missing.');
  await world.append(streamOf.answers('w', taskStreamId('p', 't')), [
    {
      type: 'AnswersChangeAsked',
      data: {
        ...{ plan: { kind: 'process', id: 'p' }, clientId: 'c', moduleId: 'a', taskId: 't' },
        ...{ headline: 'Log in', formId: 'f', version: 1 },
        asked: [{ fieldId: 'x', accountId: 'dana', words: words as never }],
      },
    },
  ]);
  const asked = async (who: string) =>
    world.rows(who, 'w', 'history', { filter: { planId: 'p', event: 'AnswersChangeAsked' } });
  expect(await asked('dana')).toMatchObject([
    { changes: [{ field: 'Asked for', newValue: 'The street is missing.' }] },
  ]);
  expect(await asked('jonas')).toEqual([]);
});

test('a change of dates says which due dates moved, to a client alone at the tasks', async () => {
  await world.append(onboarding, [
    {
      type: 'ProcessDatesSet',
      data: {
        processId: 'p',
        from: { start: '2026-11-01', end: '2027-01-02' },
        to: { start: '2026-11-03', end: '2027-01-02' },
        due: [{ taskId: 't', moduleId: 'a', from: '2026-11-05', to: '2026-11-07' }],
      },
    },
  ]);
  const set = (who: string) =>
    world.rows(who, 'w', 'history', { filter: { planId: 'p', event: 'ProcessDatesSet' } });
  const start = { field: 'Start', oldValue: '01.11.2026', newValue: '03.11.2026' };
  const due = { field: 'Log in: Due date', oldValue: '05.11.2026', newValue: '07.11.2026' };
  expect(await set('dana')).toMatchObject([{ changes: [start, due] }]);
  const [ofClient] = await set('jonas');
  expect(ofClient).toMatchObject({ changes: [start] });
  expect(ofClient?.['changes']).toHaveLength(1);
  const atTask = await world.rows('jonas', 'w', 'history', {
    filter: { taskId: 't', event: 'ProcessDatesSet' },
  });
  expect(atTask).toMatchObject([{ changes: [{ ...due, field: 'Due date' }] }]);
});
