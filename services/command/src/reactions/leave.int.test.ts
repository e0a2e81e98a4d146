import {
  nouns,
  streamOf,
  taskStreamId,
  type Blueprint,
  type Conversation,
  type Process,
  type Project,
} from '@waymark/events';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const process = () => foldStream<Process>(harness.log, world.stream, nouns.process);
const board = () => foldStream<Project>(harness.log, streamOf.project('w', 'jx'), nouns.project);
const blueprint = () => foldStream<Blueprint>(harness.log, world.blueprintStream, nouns.blueprint);
const assigneeIn = async (plan: () => Promise<Process | Project | Blueprint>, taskId: string) =>
  (await plan()).plan.tasks.get(taskId)?.assignee;

test('a user of the client who is removed by a command alone has nothing open any more, anywhere', async () => {
  const { olga, ben, anna, plan } = world;
  const onBoard = { kind: 'project', id: 'jx' } as const;
  await harness.give(olga, 'AddTask', {
    plan,
    moduleId: 'm',
    taskId: 'bens',
    blockId: 'of-bens',
    headline: 'Ben’s',
  });
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'bens', assignee: ben });
  await harness.give(olga, 'AddTask', {
    plan,
    moduleId: 'm',
    taskId: 'done',
    blockId: 'of-done',
    headline: 'Done',
  });
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'done', assignee: ben });
  await harness.give(ben, 'SetTaskStatus', { plan, taskId: 'done', status: 'DONE' });
  await harness.give(olga, 'SetTaskAssignee', { plan: onBoard, taskId: 'again', assignee: ben });
  await harness.give(olga, 'RollOutPlaceholder', {
    processId: 'p',
    placeholderId: 'p::it',
    to: ben,
  });
  await harness.give(olga, 'RemoveClientUser', { clientId: 'x', accountId: ben });
  await expect.poll(() => assigneeIn(process, 'bens')).toBeNull();
  await expect.poll(() => assigneeIn(board, 'again')).toBeNull();
  await expect
    .poll(async () => (await process()).plan.placeholders.get('p::it')?.matchedTo)
    .toBeNull();
  expect(await assigneeIn(process, 'done')).toBe(ben);
  expect(await assigneeIn(process, 'own')).toBe(anna);
  const [told] = (await harness.eventsOf(world.stream)).filter(
    ({ type }) => type === 'PlaceholderOpened',
  );
  expect(told).toMatchObject({
    data: { placeholderId: 'p::it', from: ben },
    metadata: { actor: { kind: 'user', accountId: olga, party: 'team' }, command: 'LeaveWork' },
  });
});

test('so does one of the team, who answers for nothing any more, in blueprints too', async () => {
  const { olga, plan } = world;
  const tess = await harness.account('tess@w.example');
  await harness.give(olga, 'InviteTeamUser', { email: 'tess@w.example' });
  await harness.give(tess, 'AcceptInvitation', { workspaceId: 'w' });
  await harness.give(olga, 'SetProcessOwner', { processId: 'p', accountId: tess });
  await harness.give(olga, 'SetTaskAssignee', { plan, taskId: 'team', assignee: tess });
  const inBlueprint = { kind: 'blueprint', id: 'b' } as const;
  await harness.give(olga, 'SetTaskAssignee', {
    plan: inBlueprint,
    taskId: 'b-team',
    assignee: tess,
  });
  await harness.give(olga, 'RemoveTeamUser', { accountId: tess });
  await expect.poll(() => assigneeIn(process, 'team')).toBeNull();
  await expect.poll(() => assigneeIn(blueprint, 'b-team')).toBeNull();
  expect((await process()).owner).toBeNull();
});

test('a conversation that they were handed waits for nobody who is gone, on a board, and of a task that was taken away, too', async () => {
  const { olga } = world;
  const tess = await harness.account('tess2@w.example');
  await harness.give(olga, 'InviteTeamUser', { email: 'tess2@w.example' });
  await harness.give(tess, 'AcceptInvitation', { workspaceId: 'w' });
  const talked = [
    { processId: 'p', taskId: 'own' },
    { processId: 'p', taskId: 'going' },
    { processId: 'jx', taskId: 'again' },
  ];
  await harness.give(olga, 'AddTask', {
    plan: world.plan,
    ...{ moduleId: 'm', taskId: 'going', blockId: 'of-going', headline: 'Going' },
  });
  for (const of of talked) await harness.give(olga, 'HandConversation', { ...of, to: tess });
  await harness.give(olga, 'HandConversation', { processId: 'p', taskId: 'team', to: olga });
  await harness.give(olga, 'DeleteTask', { plan: world.plan, taskId: 'going' });
  await harness.give(olga, 'RemoveTeamUser', { accountId: tess });
  const talk = (of: { processId: string; taskId: string }) =>
    streamOf.conversation('w', taskStreamId(of.processId, of.taskId));
  const handedTo = async (of: { processId: string; taskId: string }) =>
    (await foldStream<Conversation>(harness.log, talk(of), nouns.conversation)).handedTo;
  for (const of of talked) await expect.poll(() => handedTo(of)).toBeNull();
  expect(await handedTo({ processId: 'p', taskId: 'team' })).toBe(olga);
  expect((await harness.eventsOf(talk({ processId: 'p', taskId: 'own' }))).at(-1)).toMatchObject({
    data: { from: tess, to: null },
    metadata: {
      actor: { kind: 'user', accountId: olga, party: 'team' },
      command: 'HandConversationBack',
    },
  });
});

test('what comes back with somebody who left meanwhile is nobody’s too', async () => {
  const { olga, anna } = world;
  await harness.give(olga, 'DeleteProcess', { processId: 'p' });
  await harness.give(olga, 'RemoveClientUser', { clientId: 'x', accountId: anna });
  await harness.give(olga, 'RestoreProcess', { processId: 'p' });
  await expect.poll(() => assigneeIn(process, 'own')).toBeNull();
});
