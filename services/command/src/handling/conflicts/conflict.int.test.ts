import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandName, Payload } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let tim: string;
let basedOn: string;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  tim = await harness.account('tim@w.example', 'Tim');
  await harness.give(world.olga, 'InviteTeamUser', { email: 'tim@w.example' });
  await harness.give(tim, 'AcceptInvitation', { workspaceId: 'w' });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  basedOn = String((await harness.eventsOf(world.stream)).at(-1)?.revision);
});

const plan = { kind: 'process', id: 'p' } as const;
const own = { plan, taskId: 'own' } as const;
const tims = <Name extends CommandName>(name: Name, payload: Payload<Name>) =>
  harness.give(tim, name, payload, { basedOn });
const olgas = <Name extends CommandName>(name: Name, payload: Payload<Name>) =>
  harness.post(world.olga, name, payload, { basedOn });
const conflict = (event: string, path: string, theirs: unknown, gone?: object) => ({
  status: 409,
  code: 'changed-meanwhile',
  detail: `Tim ${gone === undefined ? 'changed' : 'deleted'} this in the meantime. Your change was not saved.`,
  conflict: {
    by: { accountId: tim, name: 'Tim' },
    at: '2026-11-21T10:00:00.000Z',
    event,
    path,
    theirs,
    revision: expect.stringMatching(/^\d+$/) as string,
    ...(gone && { gone }),
  },
});

describe('the later change of the same thing is refused, with who, what and when', () => {
  test('a headline, and it is not stored', async () => {
    await tims('SetTaskHeadline', { ...own, headline: 'Tim’s' });
    const { revision } = await harness.give(tim, 'SetTaskHeadline', {
      ...own,
      headline: 'Tim’s newest',
    });
    const { body } = await olgas('SetTaskHeadline', { ...own, headline: 'Olga’s' });
    expect(body).toMatchObject(
      conflict('TaskHeadlineSet', 'module/m/task/own/headline', 'Tim’s newest'),
    );
    expect(body.conflict?.revision).toBe(revision);
    expect((await harness.eventsOf(world.stream)).at(-1)?.data).toMatchObject({
      to: 'Tim’s newest',
    });
  });
  test('and is taken with the revision that has been seen since', async () => {
    const { revision } = await tims('SetTaskHeadline', { ...own, headline: 'Tim’s third' });
    expect(
      (
        await harness.post(
          world.olga,
          'SetTaskHeadline',
          { ...own, headline: 'Olga’s' },
          { basedOn: revision },
        )
      ).status,
    ).toBe(200);
  });
  test('and without a revision', async () => {
    await tims('SetTaskHeadline', { ...own, headline: 'Tim’s fourth' });
    expect(
      (await harness.post(world.olga, 'SetTaskHeadline', { ...own, headline: 'Olga insists' }))
        .status,
    ).toBe(200);
  });
  test('the text of a block', async () => {
    await tims('SetBlockText', { plan, blockId: 'text', html: '<p>Tim</p>' });
    expect(
      (await olgas('SetBlockText', { plan, blockId: 'text', html: '<p>Olga</p>' })).body,
    ).toMatchObject(
      conflict('BlockContentSet', 'module/m/block/text/content', {
        type: 'text',
        html: '<p>Tim</p>',
      }),
    );
  });
  test('a cell of several tasks, and the cells beside it are not stored either', async () => {
    const plan = { kind: 'blueprint', id: 'b' } as const;
    const events = () => harness.eventsOf('blueprint-w_b');
    const seen = String((await events()).at(-1)?.revision);
    const task = { plan, taskId: 'b-own' } as const;
    const { revision } = await harness.give(
      tim,
      'SetTaskDueInDays',
      { ...task, dueInDays: 4 },
      { basedOn: seen },
    );
    const changes = [{ taskId: 'b-own', headline: 'Olga’s', dueInDays: 5 }];
    const { body } = await harness.post(
      world.olga,
      'ChangeTasks',
      { plan, changes },
      { basedOn: seen },
    );
    expect(body).toMatchObject({ ...conflict('TaskDueInDaysSet', body.conflict?.path ?? '', 4) });
    expect(body.conflict?.path).toMatch(/^module\/[^/]+\/task\/b-own\/due$/);
    expect(String((await events()).at(-1)?.revision)).toBe(revision);
    const days = [{ taskId: 'b-own', dueInDays: 5 }];
    const again = await harness.post(
      world.olga,
      'ChangeTasks',
      { plan, changes: days },
      { basedOn: revision },
    );
    expect(again.status).toBe(200);
  });
  test('participants of a module', async () => {
    await tims('SetModuleParticipants', { plan, moduleId: 'm', participants: [tim] });
    expect(
      (await olgas('SetModuleParticipants', { plan, moduleId: 'm', participants: [world.olga] }))
        .body,
    ).toMatchObject(conflict('ModuleParticipantsSet', 'module/m/participants', [tim]));
  });
  test('deleting what was edited', async () => {
    await tims('SetTaskDescription', { plan, taskId: 'team', description: '<p>Important</p>' });
    expect((await olgas('DeleteTask', { plan, taskId: 'team' })).body).toMatchObject(
      conflict('TaskDescriptionSet', 'module/m/task/team/description', '<p>Important</p>'),
    );
  });
  test('editing what was deleted', async () => {
    await tims('AddTask', { plan, moduleId: 'm', taskId: 'short', blockId: 'of-short' });
    await tims('DeleteTask', { plan, taskId: 'short' });
    expect(
      (await olgas('SetTaskHeadline', { plan, taskId: 'short', headline: 'Olga’s' })).body,
    ).toMatchObject(
      conflict('TaskRemoved', 'module/m/task/short', null, {
        kind: 'task',
        id: 'short',
        name: 'My New Task',
      }),
    );
    await tims('AddModule', { plan, moduleId: 'brief', milestoneId: 's', title: 'Brief' });
    await tims('DeleteModule', { plan, moduleId: 'brief' });
    expect(
      (await olgas('SetModuleTitle', { plan, moduleId: 'brief', title: 'Olga’s' })).body,
    ).toMatchObject(
      conflict('ModuleRemoved', 'module/brief', null, {
        kind: 'module',
        id: 'brief',
        name: 'Brief',
      }),
    );
  });
  test('deleting what holds an edited part, and it is told in words', async () => {
    await tims('AddModule', { plan, moduleId: 'held', milestoneId: 's', title: 'Held' });
    await tims('AddTask', {
      plan,
      moduleId: 'held',
      taskId: 'inside',
      blockId: 'of-inside',
      headline: 'Inside',
    });
    const { revision } = await tims('SetTaskHeadline', {
      plan,
      taskId: 'inside',
      headline: 'Tim’s',
    });
    const before = String((await harness.eventsOf(world.stream)).length - 2);
    const refused = await harness.post(
      world.olga,
      'DeleteModule',
      { plan, moduleId: 'held' },
      { basedOn: before },
    );
    expect(refused.body).toMatchObject(
      conflict('TaskHeadlineSet', 'module/held/task/inside/headline', 'Tim’s'),
    );
    expect(refused.body.conflict?.gone).toBeUndefined();
    expect(refused.body.conflict?.meanwhile).toEqual({
      changes: [
        {
          by: { accountId: tim, name: 'Tim' },
          at: '2026-11-21T10:00:00.000Z',
          sentence: 'renamed Tim’s',
        },
      ],
      more: 0,
    });
    expect(
      (await olgas('DeleteProcess', { processId: 'p' })).body.conflict?.meanwhile,
    ).toMatchObject({ more: 0 });
    const inGerman = await harness.post(
      world.olga,
      'DeleteModule',
      { plan, moduleId: 'held' },
      { basedOn: before, language: 'de' },
    );
    expect(inGerman.body).toMatchObject({
      detail: 'Tim hat das inzwischen geändert. Ihre Änderung wurde nicht gespeichert.',
      conflict: { meanwhile: { changes: [{ sentence: 'hat „Tim’s“ umbenannt' }] } },
    });
    // Tim knows what he wrote himself.
    expect(
      (await harness.post(tim, 'DeleteModule', { plan, moduleId: 'held' }, { basedOn: before }))
        .status,
    ).toBe(200);
    await tims('RestoreModule', { plan, moduleId: 'held' });
    expect(
      (
        await harness.post(
          world.olga,
          'DeleteModule',
          { plan, moduleId: 'held' },
          { basedOn: revision },
        )
      ).status,
    ).toBe(200);
  });
  test('what never was is simply not there', async () => {
    expect(
      (await olgas('SetTaskHeadline', { plan, taskId: 'never', headline: 'X' })).body,
    ).toMatchObject({ status: 404, code: 'task-not-found' });
  });
  test('dates and statuses that a module’s start and end have set', async () => {
    const due = { plan: { kind: 'blueprint', id: 'b' }, taskId: 'b-own', dueInDays: 10 } as const;
    await harness.give(tim, 'SetTaskDueInDays', due);
    await harness.give(tim, 'CreateProcess', {
      processId: 'q',
      projectId: 'jx',
      blueprintId: 'b',
      start: '2026-11-01',
      end: '2027-01-22',
    });
    const copied = (await harness.eventsOf('process-w_q'))[1]?.data as {
      modules: { moduleId: string; title: string; tasks: { taskId: string; headline: string }[] }[];
    };
    const module = copied.modules.find(({ title }) => title === 'm');
    const q = { kind: 'process', id: 'q' } as const;
    const task = {
      plan: q,
      taskId: module?.tasks.find(({ headline }) => headline === 'own')?.taskId ?? '',
    };
    const setStatus = (status: 'ACTIVE' | 'DONE') =>
      harness.give(tim, 'SetModuleStatus', { plan: q, moduleId: module?.moduleId ?? '', status });
    const seen = (basedOn: string) => ({ basedOn });
    await setStatus('ACTIVE');
    expect(
      (
        await harness.post(
          world.olga,
          'SetTaskDueDate',
          { ...task, dueDate: '2026-12-24' },
          seen('1'),
        )
      ).body,
    ).toMatchObject(
      conflict(
        'ModuleStatusSet',
        `module/${module?.moduleId}/task/${task.taskId}/due`,
        '2026-12-01',
      ),
    );
    await setStatus('DONE');
    expect(
      (
        await harness.post(
          world.olga,
          'SetTaskStatus',
          { ...task, status: 'IN_PROGRESS' },
          seen('2'),
        )
      ).body,
    ).toMatchObject(
      conflict('ModuleStatusSet', `module/${module?.moduleId}/task/${task.taskId}/status`, 'DONE'),
    );
  });
});

describe('changes to different things both stay', () => {
  test('two fields of one task, two tasks, two blocks', async () => {
    await tims('SetTaskHeadline', { ...own, headline: 'Tim’s own' });
    expect(
      (await olgas('SetTaskDescription', { ...own, description: '<p>Olga’s</p>' })).status,
    ).toBe(200);
    expect(
      (await olgas('SetTaskHeadline', { plan, taskId: 'team', headline: 'Olga’s' })).status,
    ).toBe(200);
    expect(
      (await olgas('SetBlockText', { plan, blockId: 'text', html: '<p>Olga’s</p>' })).status,
    ).toBe(200);
    const fresh = (await harness.eventsOf(world.stream)).slice(-4).map(({ type }) => type);
    expect(fresh).toEqual([
      'TaskHeadlineSet',
      'TaskDescriptionSet',
      'TaskHeadlineSet',
      'BlockContentSet',
    ]);
  });
  test('two new tasks and two drags', async () => {
    await tims('AddTask', { plan, moduleId: 'm', taskId: 't1', blockId: 'of-t1' });
    expect(
      (await olgas('AddTask', { plan, moduleId: 'm', taskId: 't2', blockId: 'of-t2' })).status,
    ).toBe(200);
    await tims('MoveBlock', { plan, blockId: 'of-t1', index: 0 });
    expect((await olgas('MoveBlock', { plan, blockId: 'of-t2', index: 0 })).status).toBe(200);
  });
  test('and the same value by both is no conflict', async () => {
    await tims('SetTaskMandatory', { ...own, mandatory: false });
    expect((await olgas('SetTaskMandatory', { ...own, mandatory: false })).status).toBe(200);
  });
});

describe('what somebody says of themselves, on two devices', () => {
  const newest = async () =>
    String((await harness.eventsOf(streamOf.account(world.anna))).at(-1)?.revision);
  const change = (payload: Payload<'ChangeProfile'>, basedOn: string) =>
    harness.post(world.anna, 'ChangeProfile', payload, { basedOn });

  test('the same field is asked about, with what is there now', async () => {
    const seen = await newest();
    expect((await change({ firstName: 'Annabel' }, seen)).status).toBe(200);
    const { status, body } = await change({ firstName: 'Annette' }, seen);
    expect([status, body.code, body.conflict]).toEqual([
      409,
      'changed-meanwhile',
      expect.objectContaining({ path: 'profile/firstName', theirs: 'Annabel' }),
    ]);
    expect((await change({ firstName: 'Annette' }, await newest())).status).toBe(200);
  });
  test('fields beside it both stay, and a language that was chosen is in nobody’s way', async () => {
    const seen = await newest();
    expect((await change({ lastName: 'Lee' }, seen)).status).toBe(200);
    await harness.give(world.anna, 'ChooseLanguage', { language: 'de' }, { workspace: null });
    expect((await change({ gender: 'FEMALE' }, seen)).status).toBe(200);
    const before = await newest();
    expect((await change({ lastName: 'Lee', gender: 'FEMALE' }, before)).status).toBe(200);
    expect(await newest()).toBe(before);
  });
});

test('a key of a provider, which is not told; that of another provider stays beside it', async () => {
  const stream = streamOf.workspace('w');
  const seen = String((await harness.eventsOf(stream)).at(-1)?.revision);
  const set = (as: string, provider: 'CALENDLY' | 'HUBSPOT') =>
    harness.post(
      as,
      'SetBookingKey',
      { provider, key: `the key of ${provider}` },
      { basedOn: seen },
    );
  expect((await set(tim, 'CALENDLY')).status).toBe(200);
  expect((await set(world.olga, 'HUBSPOT')).status).toBe(200);
  expect((await set(world.olga, 'CALENDLY')).body).toMatchObject(
    conflict('BookingKeySet', 'bookingKey/CALENDLY', null),
  );
});
