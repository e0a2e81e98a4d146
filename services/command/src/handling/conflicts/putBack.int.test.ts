import type { CommandName, Payload } from '@waymark/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

/**
 * What somebody writes in is deleted by somebody else: who did it is told, whatever went, and it
 * can be put back.
 */
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let tim: string;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  tim = await harness.account('tim@w.example', 'Tim');
  await harness.give(world.olga, 'InviteTeamUser', { email: 'tim@w.example' });
  await harness.give(tim, 'AcceptInvitation', { workspaceId: 'w' });
});
afterAll(() => harness.stop());

const plan = { kind: 'blueprint', id: 'b' } as const;
const revision = async () =>
  String((await harness.eventsOf(world.blueprintStream)).at(-1)?.revision);
const tims = <Name extends CommandName>(name: Name, payload: Payload<Name>) =>
  harness.give(tim, name, payload);
const write = (html: string, basedOn: string) =>
  harness.post(world.olga, 'SetBlockText', { plan, blockId: 'b-text', html }, { basedOn });
const gone = (event: string, what: object) => ({
  status: 409,
  code: 'changed-meanwhile',
  detail: 'Tim deleted this in the meantime. Your change was not saved.',
  conflict: { by: { accountId: tim, name: 'Tim' }, event, gone: what, theirs: null },
});

describe('a text that somebody writes in goes', () => {
  test.each([
    [
      'DeleteBlock',
      { plan, blockId: 'b-text' },
      'RestoreBlock',
      'BlockRemoved',
      { kind: 'block', id: 'b-text', name: '' },
    ],
    [
      'DeleteModule',
      { plan, moduleId: 'b-m' },
      'RestoreModule',
      'ModuleRemoved',
      { kind: 'module', id: 'b-m', name: 'm' },
    ],
    [
      'DeleteMilestone',
      { plan, milestoneId: 's' },
      'RestoreMilestone',
      'MilestoneRemoved',
      { kind: 'milestone', id: 's', name: 'Start' },
    ],
    [
      'DeleteBlueprint',
      { blueprintId: 'b' },
      'RestoreBlueprint',
      'BlueprintDeleted',
      { kind: 'blueprint', id: 'b', name: 'Blueprint' },
    ],
  ] as const)(
    'by %s: told, put back, and written on',
    async (remove, payload, restore, event, what) => {
      const seen = await revision();
      await tims(remove, payload as never);
      expect((await write('<p>Typed</p>', seen)).body).toMatchObject(gone(event, what));
      const first = await harness.give(world.olga, restore, payload as never);
      const again = await harness.give(tim, restore, payload as never);
      expect(again.revision).toBe(first.revision);
      expect((await write(`<p>Typed before ${event}</p>`, seen)).status).toBe(200);
      const last = (await harness.eventsOf(world.blueprintStream)).at(-1);
      expect(last).toMatchObject({
        type: 'BlockContentSet',
        data: { blockId: 'b-text', to: { type: 'text', html: `<p>Typed before ${event}</p>` } },
      });
    },
  );

  test('a block comes back with all that it stood in', async () => {
    const seen = await revision();
    await tims('DeleteBlock', { plan, blockId: 'b-text' });
    await tims('DeleteModule', { plan, moduleId: 'b-m' });
    await tims('DeleteMilestone', { plan, milestoneId: 's' });
    expect((await write('<p>Deep</p>', seen)).body).toMatchObject(
      gone('BlockRemoved', { kind: 'block', id: 'b-text', name: '' }),
    );
    await harness.give(world.olga, 'RestoreBlock', { plan, blockId: 'b-text' });
    const types = (await harness.eventsOf(world.blueprintStream)).slice(-4).map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['MilestoneRestored', 'ModuleRestored', 'BlockRestored']),
    );
    expect((await write('<p>Deep</p>', seen)).status).toBe(200);
  });

  test('what was written before it went, or since it is back, is not overwritten', async () => {
    const seen = await revision();
    await tims('SetBlockText', { plan, blockId: 'b-text', html: '<p>Tim’s</p>' });
    await tims('DeleteBlock', { plan, blockId: 'b-text' });
    await harness.give(world.olga, 'RestoreBlock', { plan, blockId: 'b-text' });
    expect((await write('<p>Mine</p>', seen)).body).toMatchObject({
      status: 409,
      conflict: { event: 'BlockContentSet', theirs: { type: 'text', html: '<p>Tim’s</p>' } },
    });
  });

  test('with the execution, which comes back while its client is there', async () => {
    const p = { kind: 'process', id: 'p' } as const;
    const seen = String((await harness.eventsOf(world.stream)).at(-1)?.revision);
    await tims('DeleteProcess', { processId: 'p' });
    const title = { plan: p, moduleId: 'm', title: 'Typed' };
    expect(
      (await harness.post(world.olga, 'SetModuleTitle', title, { basedOn: seen })).body,
    ).toMatchObject(gone('ProcessDeleted', { kind: 'process', id: 'p', name: 'Blueprint' }));
    await harness.give(world.olga, 'RestoreProcess', { processId: 'p' });
    expect(
      (await harness.post(world.olga, 'SetModuleTitle', title, { basedOn: seen })).status,
    ).toBe(200);
  });
});
