import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  for (const id of ['p7', 'p8']) await world.append(streamOf.process('w', id), [process(id)]);
});
afterAll(() => world.close());

test('who answers for it is told to the team, and found by it', async () => {
  const p = streamOf.process('w', 'p7');
  await world.append(p, [
    { type: 'ProcessOwnerSet', data: { processId: 'p7', from: null, to: 'dana' } },
  ]);
  const ids = async (filter: object, who = 'dana') =>
    (await world.rows(who, 'w', 'executions', { filter: { id: ['p7', 'p8'], ...filter } })).map(
      ({ id }) => id,
    );
  expect(await ids({ owner: 'dana' })).toEqual(['p7']);
  expect(await ids({ withoutOwner: true })).toEqual(['p8']);
  expect(
    Object.keys((await world.rows('jonas', 'w', 'executions', { filter: { id: 'p7' } }))[0]!),
  ).not.toContain('owner');
});

test('whoever has left the team answers for nothing any more; who is invited to it may', async () => {
  const person = (accountId: string) =>
    world.append(streamOf.workspace('w'), [
      { type: 'MemberAdded', data: { accountId, role: 'ADMIN' } },
    ]);
  await person('mikkel');
  await world.append(streamOf.process('w', 'left'), [
    process('left'),
    { type: 'ProcessOwnerSet', data: { processId: 'left', from: null, to: 'mikkel' } },
  ]);
  const of = async (filter: object) =>
    (await world.rows('dana', 'w', 'executions', { filter: { id: 'left', ...filter } })).map(
      ({ owner }) => owner,
    );
  expect([await of({ owner: 'mikkel' }), await of({ withoutOwner: true })]).toEqual([
    ['mikkel'],
    [],
  ]);
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberRemoved', data: { accountId: 'mikkel' } },
  ]);
  expect([await of({ owner: 'mikkel' }), await of({ withoutOwner: true })]).toEqual([[], [null]]);
  const typed = { email: 'mikkel@example.com', firstName: 'Mikkel', lastName: '', gender: null };
  await world.append(streamOf.workspace('w'), [
    {
      type: 'InvitationSent',
      data: {
        ...{ accountId: 'mikkel', clientId: null, by: 'dana', leadsTo: null, mailed: 'atOnce' },
        sealed: await world.vault.seal('mikkel', typed),
      },
    },
  ]);
  expect([await of({ owner: 'mikkel' }), await of({ withoutOwner: true })]).toEqual([
    ['mikkel'],
    [],
  ]);
});
