import { copyBytes, emptyPlan, evolvePlan, streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  const begin = (blueprintId: string, name: string, title: string, typeId?: string) =>
    world.append(streamOf.blueprint('w', blueprintId), [
      { type: 'BlueprintCreated', data: { blueprintId, name, ...(typeId && { typeId }) } },
      copied(
        [milestone(`${blueprintId}-ms`)],
        [whole(module(`${blueprintId}-m`, `${blueprintId}-ms`, { title }), [])],
      ),
    ]);
  await begin('bp-a', 'Alpha', 'Welcome call');
  await begin('bp-b', 'Beta', 'Kick-off');
  await begin('bp-s', 'Single sign-on', 'Connect the directory', 'bp-a');
  await world.append(streamOf.blueprint('w', '0'), [
    { type: 'BlueprintCreated', data: { blueprintId: '0', name: 'Single modules' } },
    {
      type: 'ModuleAdded',
      data: { moduleId: 'one', milestoneId: '0', title: 'Renewal', weight: -1 },
    },
  ]);
});
afterAll(() => world.close());

const found = async (filter: object) =>
  (await world.rows('dana', 'w', 'blueprints', { filter }))
    .map(({ id }) => id)
    .filter((id) => id !== 'bp');

test('the library tells processes, sub-processes and single modules apart', async () => {
  expect(await found({ kind: 'process' })).toEqual(['bp-a', 'bp-b']);
  expect(await found({ kind: 'subProcess' })).toEqual(['bp-s']);
  expect(await found({ typeId: 'bp-a' })).toEqual(['bp-a', 'bp-s']);
  const [part] = await world.rows('dana', 'w', 'blueprints', { filter: { id: 'bp-s' } });
  expect(part).toMatchObject({
    typeId: 'bp-a',
    typeName: 'Alpha',
    kind: 'subProcess',
    subProcesses: 0,
    modules: 1,
  });
  const [parent] = await world.rows('dana', 'w', 'blueprints', { filter: { id: 'bp-a' } });
  expect(parent).toMatchObject({ typeId: 'bp-a', kind: 'process', subProcesses: 1, modules: 1 });
});

test('the library says how large a copy of each is', async () => {
  const modules = Array.from({ length: 30 }, (_, nth) => {
    const id = `large-${nth}`;
    const blockId = `${id}-b`;
    const html = `<p>${'Words that somebody wrote. '.repeat(80)}</p>`;
    const text = { blockId, moduleId: id, weight: 1, content: { type: 'text', html } as const };
    const made = whole(module(id, 'large-ms'), [task(`${id}-t`, id, { description: html })]);
    return { ...made, blocks: [...made.blocks, text] };
  });
  const copy = copied([milestone('large-ms')], modules);
  await world.append(streamOf.blueprint('w', 'large'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'large', name: 'Large' } },
    copy,
  ]);
  const [row] = await world.rows('dana', 'w', 'blueprints', { filter: { id: 'large' } });
  expect(row?.['bytes']).toBe(copyBytes(evolvePlan(emptyPlan, copy)));
  await world.append(streamOf.blueprint('w', 'large'), [
    { type: 'BlueprintDeleted', data: { blueprintId: 'large', name: 'Large' } },
  ]);
});

test('single modules stand where no milestone has a name', async () => {
  expect(await found({ kind: 'modules' })).toEqual(['0']);
  expect(await world.rows('dana', 'w', 'modules', { filter: { planId: '0' } })).toMatchObject([
    { id: 'one', title: 'Renewal', milestoneId: '0', milestoneName: '' },
  ]);
});

test('a process is found by what it holds', async () => {
  const holding = (holds: string) => found({ kind: 'process', holds });
  expect(await holding('ALPHA')).toEqual(['bp-a']);
  expect(await holding('single sign')).toEqual(['bp-a']);
  expect(await holding('directory')).toEqual(['bp-a']);
  expect(await holding('kick-off')).toEqual(['bp-b']);
  expect(await holding('renewal')).toEqual([]);
});

test('a sub-process is gone as long as its process is', async () => {
  const ofA = { blueprintId: 'bp-a', name: 'Alpha' };
  await world.append(streamOf.blueprint('w', 'bp-a'), [{ type: 'BlueprintDeleted', data: ofA }]);
  expect(await found({ kind: ['process', 'subProcess'] })).toEqual(['bp-b']);
  await world.append(streamOf.blueprint('w', 'bp-a'), [{ type: 'BlueprintRestored', data: ofA }]);
  expect(await found({ kind: ['process', 'subProcess'] })).toEqual(['bp-a', 'bp-b', 'bp-s']);
});
