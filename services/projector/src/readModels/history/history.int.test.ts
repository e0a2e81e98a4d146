import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import { World } from '../../testing/world.ts';

let world: World;
const p = streamOf.process('w', 'p');
const set = (...events: WaymarkEvent[]) => world.append(p, events);
const rows = (filter: object) => world.rows('dana', 'w', 'history', { filter, range: [0, 999] });
const newest = async (filter: object = { planId: 'p' }) => (await rows(filter))[0];

beforeAll(async () => {
  world = await World.open();
  await world.openAccount('dana', 'Dana', 'Okafor');
  await world.openAccount('jonas', 'Jonas', 'Weiden');
  await world.createWorkspace('w');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await set(
    {
      type: 'ProcessCreated',
      data: {
        processId: 'p',
        projectId: 'pr',
        clientId: 'c',
        name: 'Onboarding',
        blueprintId: 'bp',
        start: '2026-11-01',
        end: '2027-01-02',
      },
    },
    { type: 'PlaceholderAdded', data: { placeholderId: 'p::it', name: 'IT lead', description: '', matchedTo: null } },
    copied(
      [milestone('m')],
      [
        whole(module('a', 'm', { title: 'Access' }), [
          task('t', 'a', { headline: 'Log in', assignee: 'p::it' }),
          task('u', 'a', { headline: 'Look around', dueInDays: 3 }),
        ]),
        whole(module('b', 'm', { title: 'Later', weight: 2 }), [task('v', 'b', { headline: 'Rest' })]),
      ],
    ),
  );
});
afterAll(() => world.close());

test('a change tells who, what, when, and old value to new', async () => {
  await world.append(
    p,
    [
      {
        type: 'TaskStatusSet',
        data: { taskId: 't', moduleId: 'a', from: 'TODO', to: 'STUCKED', reason: 'No account' },
      },
    ],
    {
      kind: 'account',
      accountId: 'jonas',
      party: 'client',
    },
  );
  expect(await newest({ taskId: 't' })).toMatchObject({
    planId: 'p',
    planKind: 'process',
    event: 'TaskStatusSet',
    command: 'Test',
    revision: '3',
    moduleId: 'a',
    taskId: 't',
    actorId: 'jonas',
    actorName: 'Jonas Weiden',
    actorParty: 'client',
    sentence: 'is stuck with Log in',
    headline: 'Log in',
    cause: null,
    changes: [
      { type: 'modified', field: 'Status', oldValue: 'To do', newValue: 'Stuck' },
      { type: 'modified', field: 'Reason', oldValue: null, newValue: 'No account' },
    ],
  });
});

test('the title is the one of that time', async () => {
  await set({ type: 'TaskHeadlineSet', data: { taskId: 't', moduleId: 'a', from: 'Log in', to: 'Sign in' } });
  const told = (await rows({ taskId: 't' })).map((row) => row['headline']);
  expect(told).toEqual(['Sign in', 'Log in', 'Log in']);
});

test('an import is told of the plan by counts, of a task and a module by itself', async () => {
  expect(await newest({ planId: 'p', event: 'PlanCopied' })).toMatchObject({
    sentence: 'imported list.md',
    cause: 'import of list.md',
    headline: 'Onboarding',
  });
  const ofTask = (await rows({ taskId: 'u' })).at(-1);
  expect(ofTask).toMatchObject({
    taskId: 'u',
    moduleId: 'a',
    sentence: 'added Look around',
    cause: 'import of list.md',
    changes: [{ type: 'created', field: 'Task', newValue: 'Look around' }],
  });
  const ofModule = (await rows({ moduleId: 'b' })).at(-1);
  expect(ofModule).toMatchObject({
    moduleId: 'b',
    taskId: null,
    sentence: 'added the module Later',
    changes: [
      { field: 'Module', newValue: 'Later' },
      { field: 'Tasks', newValue: '1' },
    ],
  });
});

test('what names several modules is told to a client without naming them', async () => {
  const copies = async (who: string) =>
    world.rows(who, 'w', 'history', { filter: { planId: 'p', event: 'PlanCopied' } });
  const [[ofTeam], ofClient] = [await copies('dana'), await copies('jonas')];
  expect(ofClient).toHaveLength(1);
  expect(ofClient[0]).toMatchObject({
    id: ofTeam?.['id'],
    sentence: 'changed several modules',
    changes: [],
    cause: null,
  });
  expect(ofTeam).toMatchObject({ sentence: 'imported list.md' });
  expect(await world.rows('jonas', 'w', 'history', { filter: { planId: 'p', q: 'list.md' } })).toEqual([]);
});

test('the start of a module tells its tasks of their due dates', async () => {
  await set({
    type: 'ModuleStatusSet',
    data: {
      moduleId: 'a',
      from: 'PENDING',
      to: 'ACTIVE',
      on: '2026-11-02',
      completed: [],
      due: [{ taskId: 'u', from: null, to: '2026-11-05' }],
    },
  });
  expect(await newest({ moduleId: 'a' })).toMatchObject({
    sentence: 'started the module Access',
    cause: null,
    changes: [{ field: 'Status', oldValue: 'Not started', newValue: 'Active' }, { field: 'Look around: Due date' }],
  });
  expect(await newest({ taskId: 'u' })).toMatchObject({
    taskId: 'u',
    event: 'ModuleStatusSet',
    cause: 'start of the module',
    changes: [{ type: 'modified', field: 'Due date', oldValue: null, newValue: '05.11.2026' }],
  });
});

test('a placeholder rolled out is told of the placeholder, of its tasks and of their modules', async () => {
  await set({
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'jonas', taskIds: ['t'] },
  });
  expect(await newest()).toMatchObject({
    sentence: 'matched a person to IT lead',
    headline: 'IT lead',
    changes: [{ field: 'Person', oldValue: null, newValue: 'Jonas Weiden' }],
  });
  expect(await newest({ taskId: 't' })).toMatchObject({
    cause: 'placeholder IT lead rolled out',
    changes: [{ field: 'Assignee', oldValue: 'IT lead', newValue: 'Jonas Weiden' }],
  });
  expect(await newest({ moduleId: 'a' })).toMatchObject({ moduleId: 'a', changes: [{ field: 'Sign in: Assignee' }] });
  expect((await newest({ moduleId: 'b' }))?.['event']).toBe('PlanCopied');
});

test('rich text is told as plain text, cut at 300 characters', async () => {
  const to = `<h2>Fish &amp; chips</h2><p>${'x'.repeat(400)}</p>`;
  await set({ type: 'ModuleDescriptionSet', data: { moduleId: 'a', from: '', to } });
  const [change] = (await newest())?.['changes'] as { oldValue: string | null; newValue: string }[];
  expect(change?.oldValue).toBeNull();
  expect(change?.newValue).toMatch(/^Fish & chips x+…$/);
  expect(change?.newValue).toHaveLength(300);
});

test('a module and its tasks that went keep their history', async () => {
  await set({ type: 'ModuleRemoved', data: { moduleId: 'b', title: 'Later' } });
  expect(await newest({ taskId: 'v' })).toMatchObject({
    sentence: 'deleted Rest',
    cause: 'the module Later was deleted',
  });
});

test('a hidden module takes its past with it, and brings it back', async () => {
  const clients = () => world.rows('jonas', 'w', 'history', { filter: { taskId: 't' } });
  const before = await clients();
  await set({ type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'EXTERN', to: 'INTERN' } });
  expect(await clients()).toEqual([]);
  await set({ type: 'ModuleAudienceSet', data: { moduleId: 'a', from: 'INTERN', to: 'EXTERN' } });
  expect(await clients()).toEqual(before);
});

test('the words of who was erased are kept, the name is not', async () => {
  await world.openAccount('gone', 'Ghost', 'Writer');
  await set({ type: 'TaskAssigneeSet', data: { taskId: 't', moduleId: 'a', from: 'jonas', to: 'gone' } });
  const sealed = await world.vault.seal('gone', {
    email: 'g@example.com',
    firstName: 'Ghost',
    lastName: 'Writer',
    gender: null,
  });
  await world.vault.erase('gone');
  await world.append(streamOf.account('gone'), [{ type: 'ProfileChanged', data: { accountId: 'gone', sealed } }]);
  await world.append(streamOf.workspace('w'), [{ type: 'MemberAdded', data: { accountId: 'gone', role: 'ADMIN' } }]);
  expect(await newest({ taskId: 't' })).toMatchObject({
    changes: [{ oldValue: 'Jonas Weiden', newValue: 'Former user' }],
  });
});

test('every event that carries a workspace is one row, none twice, also after a restart in the middle', async () => {
  await world.stopProjector();
  await set({ type: 'TaskMandatorySet', data: { taskId: 't', moduleId: 'a', from: true, to: false } });
  await world.startProjector();
  await set({ type: 'TaskMandatorySet', data: { taskId: 't', moduleId: 'a', from: false, to: true } });
  const recorded: string[] = [];
  for (const stream of [p, streamOf.workspace('w'), streamOf.client('w', 'c')])
    for await (const event of world.log.readStream(stream)) recorded.push(`${event.position}`);
  const told = (await rows({})).map((row) => `${row['id']}`);
  expect(told.toSorted()).toEqual(recorded.toSorted());
  expect((await newest())?.['headline']).toBe('Sign in');
});
