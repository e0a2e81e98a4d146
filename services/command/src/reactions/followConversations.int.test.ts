import {
  nouns,
  parseEvent,
  streamOf,
  taskStreamId,
  type Process,
  type Project,
  type Stored,
} from '@waymark/events';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLookups } from '../mail/lookups/lookups.ts';
import { react } from './reactionTo.ts';
import { followConversations } from './followConversations.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { processOn } from '../testing/anotherProcess.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const ofTask = { processId: 'p', taskId: 'own' };
const conversation = streamOf.conversation('w', taskStreamId('p', 'own'));

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const taskNow = async () =>
  (await foldStream<Process>(harness.log, world.stream, nouns.process)).plan.tasks.get('own');

/** What the newest event of a conversation calls for is done as a worker does it, and once more. */
async function followed(of = conversation): Promise<void> {
  const events: Stored[] = await harness.eventsOf(of);
  const last = events.at(-1);
  if (last === undefined) throw new Error('nothing was said');
  const give = processOn(harness, world.olga);
  for (const what of await react(followConversations, parseEvent(last), logLookups(harness.log))) {
    if (what.kind !== 'command') throw new Error(`${what.kind} follows`);
    const { name, payload } = what.command;
    for (const _ of ['once', 'again'])
      await give(name, payload, `follows ${last.id}`, {
        kind: 'system',
        name: 'followConversations',
      });
  }
}

test('who asks, answers, keeps it, or says that no answer is needed moves the turn, once each', async () => {
  const say = (
    who: string,
    messageId: string,
    more: { keepTurn?: boolean; mentions?: string[] } = {},
  ) => harness.give(who, 'SendMessage', { ...ofTask, messageId, text: 'Hello', ...more });
  const seen: unknown[] = [];
  const step = async (doing: Promise<unknown>) => {
    await doing;
    await followed();
    seen.push((await taskNow())?.awaits);
  };
  await step(say(world.anna, 'q1'));
  await step(say(world.olga, 'a1', { keepTurn: true }));
  await step(say(world.olga, 'a2', { mentions: [world.anna] }));
  await step(say(world.ben, 'q2'));
  await step(harness.give(world.olga, 'WaiveAnswer', ofTask));
  await step(harness.give(world.olga, 'AwaitAnswer', ofTask));
  expect(seen).toEqual(['seller', 'seller', null, 'seller', null, 'seller']);
  const moved = (await harness.eventsOf(world.stream)).filter(
    ({ type }) => type === 'TaskAwaitsSet',
  );
  expect(moved.map(({ data }) => data)).toMatchObject([
    { to: 'seller', by: world.anna },
    { to: null, by: world.olga, waived: false },
    { to: 'seller', by: world.ben },
    { to: null, by: world.olga, waived: true },
    { to: 'seller', by: world.ben },
  ]);
});

test('who is named must be of the team or the client, in a note of the team', async () => {
  const stranger = await harness.account('eve@example.com');
  const named = (name: 'SendMessage' | 'AddNote', mentions: string[]) =>
    harness.post(world.olga, name, {
      ...ofTask,
      messageId: 'm',
      noteId: 'n',
      text: 'Hello',
      mentions,
    });
  const refused = { status: 422, body: { code: 'person-unknown', field: 'mentions' } };
  expect(await named('SendMessage', [stranger])).toMatchObject(refused);
  expect(await named('AddNote', [world.anna])).toMatchObject(refused);
  expect((await named('AddNote', [world.olga])).status).toBe(200);
});

test('nothing is said to a client about what they do not see, nor by them', async () => {
  const secret = { processId: 'p', taskId: 'secret', messageId: 's', text: 'Hello' };
  expect((await harness.post(world.olga, 'SendMessage', secret)).body.code).toBe('task-not-shown');
  expect((await harness.post(world.anna, 'SendMessage', secret)).body.code).toBe('task-not-found');
  expect((await harness.post(world.anna, 'AddNote', { ...secret, noteId: 's' })).body.code).toBe(
    'no-permission',
  );
  expect(
    (await harness.post(world.olga, 'SendMessage', { ...secret, taskId: 'own', text: ' ' })).status,
  ).toBe(422);
  const long = { ...secret, taskId: 'own', text: 'x'.repeat(10_001) };
  expect((await harness.post(world.olga, 'SendMessage', long)).body).toMatchObject({
    status: 422,
    field: 'text',
  });
});

test('the turn of a job’s task follows what is said about it, by who may', async () => {
  const ofJob = { processId: 'jx', taskId: 'again' };
  const talk = streamOf.conversation('w', taskStreamId('jx', 'again'));
  const board = { kind: 'project', id: 'jx' } as const;
  await harness.give(world.olga, 'MoveJob', {
    projectId: 'jx',
    jobId: 'job',
    group: 'active',
    index: 0,
  });
  await harness.give(world.olga, 'SetTaskAssignee', {
    plan: board,
    taskId: 'again',
    assignee: world.anna,
  });
  const awaits = async () =>
    (
      await foldStream<Project>(harness.log, streamOf.project('w', 'jx'), nouns.project)
    ).plan.tasks.get('again')?.awaits;
  await harness.give(world.anna, 'SendMessage', { ...ofJob, messageId: 'b1', text: 'Which key?' });
  await followed(talk);
  expect(await awaits()).toBe('seller');
  await harness.give(world.olga, 'SendMessage', { ...ofJob, messageId: 'b2', text: 'The red one' });
  await followed(talk);
  expect(await awaits()).toBeNull();
  await harness.give(world.olga, 'AddNote', {
    ...ofJob,
    noteId: 'b3',
    text: 'They lost the blue one',
  });
  await harness.give(world.anna, 'MarkConversationSeen', {
    ...ofJob,
    upTo: '2026-11-21T09:00:00.000Z',
  });
  const stranger = await harness.account('mallory@example.com');
  const by = (who: string) =>
    harness.post(who, 'SendMessage', { ...ofJob, messageId: 'b4', text: 'Hello' });
  expect((await by(stranger)).body.code).toBe('no-permission');
  await harness.give(world.olga, 'SetModuleAudience', {
    plan: board,
    moduleId: 'job',
    audience: 'INTERN',
  });
  expect((await by(world.anna)).body.code).toBe('task-not-found');
  await harness.give(world.olga, 'SetModuleAudience', {
    plan: board,
    moduleId: 'job',
    audience: 'EXTERN',
  });
});
