import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processOn } from '../testing/anotherProcess.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const count = async (stream = world.stream) => (await harness.eventsOf(stream)).length;
const headline = (headline: string) => ({ plan: world.plan, taskId: 'own', headline });
const storedReply = async (key: string) => {
  const { rowCount } = await harness.pool.query(
    'select from identity.command_replies where command_id = $1',
    [key],
  );
  return rowCount === 1;
};
/** Replies are stored a moment after they were given. */
async function loseReply(key: string) {
  await expect.poll(() => storedReply(key)).toBe(true);
  await harness.pool.query('delete from identity.command_replies where command_id = $1', [key]);
}

const anotherProcess = () => processOn(harness, world.olga);

describe('the same Idempotency-Key again', () => {
  test('is answered as the first time and changes nothing', async () => {
    const first = await harness.give(world.olga, 'SetTaskHeadline', headline('One'), {
      key: 'again',
    });
    await harness.give(world.olga, 'SetTaskHeadline', headline('Two'));
    const before = await count();
    expect(
      await harness.give(world.olga, 'SetTaskHeadline', headline('One'), { key: 'again' }),
    ).toEqual(first);
    expect(await count()).toBe(before);
  });

  test('also when the reply was lost between append and answer, and in another process', async () => {
    const added = { plan: world.plan, moduleId: 'lost', milestoneId: 's', title: 'Lost' };
    const first = await harness.give(world.olga, 'AddModule', added, { key: 'lost' });
    await harness.give(world.olga, 'SetTaskHeadline', headline('Three'));
    const before = await count();
    await loseReply('lost');
    expect(await harness.give(world.olga, 'AddModule', added, { key: 'lost' })).toEqual(first);
    await loseReply('lost');
    expect(await anotherProcess()('AddModule', added, 'lost')).toEqual(first);
    expect(await count()).toBe(before);
  });

  test('also when it comes twice at once', async () => {
    const before = await count();
    const added = { plan: world.plan, moduleId: 'twice', milestoneId: 's', title: 'Twice' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        harness.give(world.olga, 'AddModule', added, { key: 'twice' }),
      ),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const fresh = (await harness.eventsOf(world.stream)).slice(before);
    expect(fresh.filter(({ type }) => type === 'ModuleAdded')).toHaveLength(1);
    expect(fresh.every(({ metadata }) => metadata.commandId === 'twice')).toBe(true);
  });

  test('also when it comes to two processes at once', async () => {
    const [here, there] = [anotherProcess(), anotherProcess()];
    const before = await count();
    const [one, two] = await Promise.all(
      [here, there].map((give) => give('SetTaskHeadline', headline('Both'), 'both')),
    );
    expect(one).toEqual(two);
    expect(await count()).toBe(before + 1);
  });

  test('also for what changed nothing: a later repeat does not do it after all', async () => {
    await harness.give(world.olga, 'SetTaskHeadline', headline('Same'));
    const first = await harness.give(world.olga, 'SetTaskHeadline', headline('Same'), {
      key: 'nothing',
    });
    await harness.give(world.olga, 'SetTaskHeadline', headline('Other'));
    expect(
      await harness.give(world.olga, 'SetTaskHeadline', headline('Same'), { key: 'nothing' }),
    ).toEqual(first);
    expect((await harness.eventsOf(world.stream)).at(-1)?.data).toMatchObject({ to: 'Other' });
  });

  test('for another payload, command or workspace is refused', async () => {
    await harness.give(world.olga, 'SetTaskHeadline', headline('First'), { key: 'reused' });
    const before = await count();
    for (const asked of [
      harness.post(world.olga, 'SetTaskHeadline', headline('Second'), { key: 'reused' }),
      harness.post(
        world.olga,
        'SetTaskMandatory',
        { plan: world.plan, taskId: 'own', mandatory: false },
        { key: 'reused' },
      ),
      harness.post(world.olga, 'SetTaskHeadline', headline('First'), {
        key: 'reused',
        workspace: 'other',
      }),
    ]) {
      expect((await asked).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    }
    expect(await count()).toBe(before);
  });

  test('for another command is refused also when the reply was lost', async () => {
    await harness.give(world.olga, 'SetTaskHeadline', headline('Before'), { key: 'lost-reused' });
    await loseReply('lost-reused');
    const before = await count();
    const mandatory = { plan: world.plan, taskId: 'own', mandatory: false };
    expect(
      (await harness.post(world.olga, 'SetTaskMandatory', mandatory, { key: 'lost-reused' })).body,
    ).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    expect(await count()).toBe(before);
  });

  test('by somebody else is a command of its own, and a refused one leaves the key free', async () => {
    const status = (status: string) => ({ plan: world.plan, taskId: 'own', status });
    await harness.give(world.olga, 'SetTaskHeadline', headline('Mine'), { key: 'shared' });
    expect(
      (await harness.post(world.anna, 'SetTaskStatus', status('IN_PROGRESS'), { key: 'shared' }))
        .status,
    ).toBe(200);
    expect(
      (
        await harness.post(
          world.anna,
          'SetTaskStatus',
          { ...status('DONE'), reason: 'x' },
          { key: 'corrected' },
        )
      ).status,
    ).toBe(422);
    expect(
      (await harness.post(world.anna, 'SetTaskStatus', status('DONE'), { key: 'corrected' }))
        .status,
    ).toBe(200);
  });
});

describe('what another process has appended since', () => {
  const status = (taskId: string) => ({ plan: world.plan, taskId, status: 'IN_PROGRESS' });

  test('is decided on, although a process trusts what it has kept of a stream', async () => {
    const [here, there] = [anotherProcess(), anotherProcess()];
    await here('SetTaskHeadline', headline('Here'));
    await there('AddTask', {
      plan: world.plan,
      moduleId: 'm',
      taskId: 'theirs',
      blockId: 'of-theirs',
    });
    // Refused on what is kept here: there is no such task.
    await here('SetTaskHeadline', { plan: world.plan, taskId: 'theirs', headline: 'Found' });
    await there('SetTaskHeadline', headline('There'));
    const before = await count();
    // Nothing to do on what is kept here.
    await here('SetTaskHeadline', { plan: world.plan, taskId: 'theirs', headline: 'Found' });
    expect(await count()).toBe(before);
    await there('SetTaskHeadline', { plan: world.plan, taskId: 'theirs', headline: 'Lost' });
    await here('SetTaskHeadline', { plan: world.plan, taskId: 'theirs', headline: 'Found' });
    expect((await harness.eventsOf(world.stream)).at(-1)?.data).toMatchObject({
      from: 'Lost',
      to: 'Found',
    });
  });

  test('takes a permission away at once, of a workspace, a client and the execution itself', async () => {
    const [here, there] = [anotherProcess(), anotherProcess()];
    const refused = { status: 403, code: 'no-permission' };
    const tess = await harness.account('tess@example.com');
    await harness.give(world.olga, 'InviteTeamUser', { email: 'tess@example.com' });
    await harness.give(tess, 'AcceptInvitation', { workspaceId: 'w' });
    await here('SetTaskHeadline', headline('By Tess'), undefined, tess);
    await there('RemoveTeamUser', { accountId: tess });
    await expect(here('SetTaskHeadline', headline('Again'), undefined, tess)).rejects.toMatchObject(
      refused,
    );
    await expect(here('RenameWorkspace', { name: 'Taken' }, undefined, tess)).rejects.toMatchObject(
      refused,
    );

    await there('SetTaskAssignee', { plan: world.plan, taskId: 'own', assignee: world.ben });
    await here('SetTaskStatus', status('own'), undefined, world.ben);
    await there('SetTaskAssignee', { plan: world.plan, taskId: 'own', assignee: world.olga });
    await expect(
      here('SetTaskStatus', { ...status('own'), status: 'DONE' }, undefined, world.ben),
    ).rejects.toMatchObject(refused);
    await there('SetTaskAssignee', { plan: world.plan, taskId: 'own', assignee: world.anna });
    await there('RemoveClientUser', { clientId: 'x', accountId: world.ben });
    await expect(
      here('SetTaskStatus', { ...status('own'), status: 'DONE' }, undefined, world.ben),
    ).rejects.toMatchObject(refused);
  });
});

describe('many at once on one execution', () => {
  const add = (i: number | string) => ({
    plan: world.plan,
    moduleId: 'm',
    taskId: `many-${i}`,
    blockId: `of-many-${i}`,
    headline: `Task ${i}`,
  });
  const added = async (from: number) =>
    (await harness.eventsOf(world.stream)).slice(from).filter(({ type }) => type === 'TaskAdded');

  test('32 all succeed, each with a revision of its own', async () => {
    const before = await count();
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, i) => harness.give(world.olga, 'AddTask', add(i))),
    );
    expect(new Set(replies.map(({ revision }) => revision)).size).toBe(32);
    const events = await added(before);
    expect(events).toHaveLength(32);
    expect(new Set(events.map(({ data }) => (data as { weight: number }).weight)).size).toBe(32);
  });

  test('also through three processes', async () => {
    const before = await count();
    const processes = [anotherProcess(), anotherProcess(), anotherProcess()];
    await Promise.all(
      Array.from({ length: 32 }, (_, i) => processes[i % 3]!('AddTask', add(`p${i}`))),
    );
    const events = await added(before);
    expect(
      new Set(events.map(({ data }) => (data as { task: { taskId: string } }).task.taskId)).size,
    ).toBe(32);
    expect(new Set(events.map(({ data }) => (data as { weight: number }).weight)).size).toBe(32);
  });
});
