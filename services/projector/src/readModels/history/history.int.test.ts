import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { onboarding as p, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
let renumbered: string;
const set = (...events: WaymarkEvent[]) => world.append(p, events);
const rows = (filter: object) => world.rows('dana', 'w', 'history', { filter, range: [0, 999] });
const newest = async (filter: object = { planId: 'p' }) => (await rows(filter))[0];

beforeAll(async () => {
  world = await openOnboarding();
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
    { kind: 'clientUser', accountId: 'jonas', clientId: 'c' },
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
  await set({
    type: 'TaskHeadlineSet',
    data: { taskId: 't', moduleId: 'a', from: 'Log in', to: 'Sign in' },
  });
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
    changes: [
      { field: 'Status', oldValue: 'Not started', newValue: 'Active' },
      { field: 'Look around: Due date' },
    ],
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
  expect(await newest({ moduleId: 'a' })).toMatchObject({
    moduleId: 'a',
    changes: [{ field: 'Sign in: Assignee' }],
  });
  expect((await newest({ moduleId: 'b' }))?.['event']).toBe('PlanCopied');
});

test('followers and participants that a rollout changes are told at the task and at the module', async () => {
  await set(
    {
      type: 'PlaceholderAdded',
      data: { placeholderId: 'p::legal', name: 'Legal', description: '', matchedTo: null },
    },
    {
      type: 'TaskFollowersSet',
      data: { taskId: 'v', moduleId: 'b', from: [], to: ['dana', 'p::legal'] },
    },
    { type: 'ModuleParticipantsSet', data: { moduleId: 'b', from: [], to: ['p::legal'] } },
    {
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::legal', from: null, to: 'jonas', taskIds: [] },
    },
  );
  expect(await newest({ taskId: 'v' })).toMatchObject({
    sentence: 'set the followers of Rest',
    cause: 'placeholder Legal rolled out',
    changes: [
      { field: 'Followers', oldValue: 'Dana Okafor, Legal', newValue: 'Dana Okafor, Jonas Weiden' },
    ],
  });
  expect(await newest({ moduleId: 'b' })).toMatchObject({
    changes: [
      { field: 'Participants', oldValue: 'Legal', newValue: 'Jonas Weiden' },
      { field: 'Rest: Followers', oldValue: 'Dana Okafor, Legal' },
    ],
  });
});

test('an order is told by what moved from where to where, and not where numbers alone are new', async () => {
  const weigh = (weights: Record<string, number>) =>
    set({ type: 'BlockWeightsSet', data: { moduleId: 'a', weights } });
  const before = (await newest())?.['id'];
  renumbered = await weigh({ 'b-t': 10, 'b-u': 20 });
  expect((await newest())?.['id']).toBe(before);
  await weigh({ 'b-u': 5 });
  expect(await newest()).toMatchObject({
    sentence: 'reordered the content of Access',
    changes: [{ field: 'Look around', oldValue: '2 of 2, after Sign in', newValue: '1 of 2' }],
  });
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

test('the words of who was erased are kept, the name is not', async () => {
  await world.openAccount('gone', 'Ghost', 'Writer');
  await set({
    type: 'TaskAssigneeSet',
    data: { taskId: 't', moduleId: 'a', from: 'jonas', to: 'gone' },
  });
  const sealed = await world.vault.seal('gone', {
    email: 'g@example.com',
    firstName: 'Ghost',
    lastName: 'Writer',
    gender: null,
  });
  await world.vault.erase('gone');
  await world.append(streamOf.account('gone'), [
    { type: 'ProfileChanged', data: { accountId: 'gone', sealed, fields: ['firstName'] } },
  ]);
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'gone', role: 'ADMIN' } },
  ]);
  expect(await newest({ taskId: 't' })).toMatchObject({
    changes: [{ oldValue: 'Jonas Weiden', newValue: 'Former user' }],
  });
});

test('every event that carries a workspace and changes what people see is one row, none twice, also after a restart in the middle', async () => {
  await world.stopProjector();
  await set({
    type: 'TaskMandatorySet',
    data: { taskId: 't', moduleId: 'a', from: true, to: false },
  });
  await world.startProjector();
  await set({
    type: 'TaskMandatorySet',
    data: { taskId: 't', moduleId: 'a', from: false, to: true },
  });
  const recorded: string[] = [];
  for (const stream of [p, streamOf.workspace('w'), streamOf.client('w', 'c')])
    for await (const event of world.log.readStream(stream)) recorded.push(`${event.position}`);
  const told = (await rows({})).map((row) => `${row['id']}`);
  // All but the order that was none.
  expect(new Set(told).size).toBe(told.length);
  expect(told.toSorted()).toEqual(
    recorded.filter((position) => position !== renumbered).toSorted(),
  );
  expect((await newest())?.['headline']).toBe('Sign in');
});
