import type { WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { module } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { onboarding, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
const set = (...events: WaymarkEvent[]) => world.append(onboarding, events);

beforeAll(async () => {
  world = await openOnboarding();
});
afterAll(() => world.close());

test('what names several modules is told to a client without naming them', async () => {
  const copies = async (who: string) =>
    world.rows(who, 'w', 'history', { filter: { planId: 'p', event: 'PlanCopied' } });
  const [[ofTeam], ofClient] = [await copies('dana'), await copies('jonas')];
  expect(ofClient).toHaveLength(1);
  expect(ofClient[0]).toMatchObject({
    id: ofTeam?.['id'],
    sentence: 'changed several modules',
    changes: [],
  });
  expect(ofTeam).toMatchObject({ sentence: 'imported list.md' });
  expect(
    await world.rows('jonas', 'w', 'history', { filter: { planId: 'p', q: 'list.md' } }),
  ).toEqual([]);
});

test('a module that was never shown tells a client nothing of its past once it is, and all from then on', async () => {
  await set(
    { type: 'ModuleAdded', data: module('c', 'm', { title: 'Quiet', audience: 'INTERN' }) },
    { type: 'ModuleTitleSet', data: { moduleId: 'c', from: 'Quiet', to: 'Whispered' } },
    { type: 'ModuleAudienceSet', data: { moduleId: 'c', from: 'INTERN', to: 'EXTERN' } },
    { type: 'ModuleTitleSet', data: { moduleId: 'c', from: 'Whispered', to: 'Said' } },
  );
  const told = (who: string) => world.rows(who, 'w', 'history', { filter: { moduleId: 'c' } });
  expect((await told('jonas')).map((row) => row['event'])).toEqual([
    'ModuleTitleSet',
    'ModuleAudienceSet',
  ]);
  expect(await told('dana')).toHaveLength(4);
});

test('a hidden module takes its past with it, and brings it back', async () => {
  const clients = () => world.rows('jonas', 'w', 'history', { filter: { taskId: 't' } });
  const before = await clients();
  await set({ type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'EXTERN', to: 'INTERN' } });
  expect(await clients()).toEqual([]);
  await set({ type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'INTERN', to: 'EXTERN' } });
  expect(await clients()).toEqual(before);
});

test('what is hidden does not depend on the batches in which events were taken', async () => {
  const hiddenRows = async () =>
    (
      await world.db.query(
        'SELECT module_id, position, hidden FROM read.history ORDER BY position, for_party',
      )
    ).rows;
  await set({ type: 'ModuleAudienceSet', data: { moduleId: 'b', from: 'EXTERN', to: 'INTERN' } });
  await world.rows('dana', 'w', 'history');
  await set({ type: 'ModuleTitleSet', data: { moduleId: 'b', from: 'Later', to: 'Much later' } });
  await world.rows('dana', 'w', 'history');
  const oneByOne = await hiddenRows();
  await world.stopProjector();
  await world.db.query(`DELETE FROM read.checkpoints WHERE model = 'history'`);
  await world.startProjector();
  await world.rows('dana', 'w', 'history');
  expect(await hiddenRows()).toEqual(oneByOne);
});
