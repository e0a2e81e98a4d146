import { streamOf, taskStreamId, type Actor, type WaymarkEvent } from '@waymark/events';
import { beforeEach, expect, test } from 'vitest';
import { mailing } from './mailing.ts';
import { react } from './reactionTo.ts';
import {
  client,
  invited,
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
  team,
} from './testing/sampleWorld.ts';

let world: SampleWorld;
const own = taskStreamId('p', 'own');
beforeEach(() => {
  world = new SampleWorld();
  world.happens(streams.process, processCreated);
  world.happens(
    streams.process,
    planCopied([
      module('m', [
        task('own', 'm', { assignee: 'anna' }),
        task('free', 'm'),
        task('followed', 'm', { followers: ['tim'] }),
      ]),
      module('hidden', [task('secret', 'hidden', { assignee: 'anna' })], { audience: 'INTERN' }),
    ]),
  );
});

const ofTask = (taskId = 'own') => ({ taskId, moduleId: taskId === 'secret' ? 'hidden' : 'm' });
const toldBy = async (stream: string, event: WaymarkEvent, actor: Actor) =>
  (await react(mailing, world.happens(stream, event, actor), world.look)).flatMap((each) =>
    each.kind === 'news'
      ? [
          `${each.news.to} ${each.news.about.kind} ${each.news.about.said?.what} ${each.news.about.said?.because}`,
        ]
      : [],
  );
const idOf = (actor: Actor) => ('accountId' in actor ? actor.accountId : '');
let messages = 0;
const says = (
  actor: Actor,
  { taskId = 'own', mentions = [] as string[], messageId = `m${messages++}` } = {},
) => {
  const accountId = idOf(actor);
  const side = actor.kind === 'clientUser' ? ('client' as const) : ('seller' as const);
  return toldBy(
    streamOf.conversation('w', taskStreamId('p', taskId)),
    {
      type: 'MessageSent',
      data: {
        ...{ messageId, ...ofTask(taskId), accountId, side, words: 'sealed', mentions, via: 'app' },
        ...{ gives: side === 'client' ? 'seller' : 'client', status: 'TODO' },
      },
    } as WaymarkEvent,
    actor,
  );
};
const notes = (
  actor: Actor,
  mentions: string[],
  taskId = 'own',
  type: 'NoteAdded' | 'NoteEdited' = 'NoteAdded',
) =>
  toldBy(
    streamOf.notes('w', taskStreamId('p', taskId)),
    {
      type,
      data: { noteId: 'n', ...ofTask(taskId), accountId: idOf(actor), words: 'sealed', mentions },
    } as WaymarkEvent,
    actor,
  );

test('what a client asks is told to who answers for the process, else to whoever looks after it, and never to themselves', async () => {
  expect(await says(client('anna'))).toEqual(['olga answers message looksAfter']);
  expect(await says(client('anna'), { taskId: 'followed' })).toEqual([
    'tim answers message follows',
  ]);
  world.happens(streams.process, {
    type: 'ProcessOwnerSet',
    data: { from: null, to: 'tim' },
  } as WaymarkEvent);
  expect(await says(client('anna'))).toEqual(['tim answers message owns']);
});

test('who was handed the conversation, and who spoke in it, are told as well', async () => {
  world.happens(streams.process, {
    type: 'ProcessOwnerSet',
    data: { from: null, to: 'olga' },
  } as WaymarkEvent);
  const handed = {
    type: 'ConversationHanded',
    data: { ...ofTask(), from: null, to: 'tim' },
  } as WaymarkEvent;
  const stream = streamOf.conversation('w', own);
  expect(await toldBy(stream, handed, team('olga'))).toEqual(['tim answers handed handed']);
  expect(await toldBy(stream, handed, team('tim'))).toEqual([]);
  expect(await says(client('anna'))).toEqual([
    'tim answers message handed',
    'olga answers message owns',
  ]);
});

test('an answer is told to who has the task and to who asked, whoever has it', async () => {
  expect(await says(team('tim'))).toEqual(['anna answers message assigned']);
  await says(client('ben'));
  expect(await says(team('tim'))).toEqual([
    'ben answers message tookPart',
    'anna answers message assigned',
  ]);
});

test('where nobody has the task, those of the client who have one in its module are told', async () => {
  expect(await says(team('tim'), { taskId: 'free' })).toEqual(['anna answers message looksAfter']);
});

test('and so is whoever of the client takes part in it', async () => {
  world.happens(streams.process, {
    type: 'ModuleParticipantsSet',
    data: { moduleId: 'm', from: [], to: ['ben'] },
  });
  expect(await says(team('tim'), { taskId: 'free' })).toEqual([
    'ben answers message looksAfter',
    'anna answers message looksAfter',
  ]);
  expect(await says(team('tim'))).toEqual(['anna answers message assigned']);
});

test('who is named is told of it by that: of the team by its own kind, of the client as an answer', async () => {
  expect(await says(client('anna'), { mentions: ['tim', 'ben', 'anna'] })).toEqual([
    'olga answers message looksAfter',
    'tim mentions message named',
    'ben answers message named',
  ]);
});

test('who was invited and has not accepted waits until they do', async () => {
  world.happens(streams.client, invited('cleo'));
  world.happens(streams.process, {
    type: 'TaskAssigneeSet',
    data: { ...ofTask('free'), from: null, to: 'cleo' },
  } as WaymarkEvent);
  const event = world.happens(
    streamOf.conversation('w', taskStreamId('p', 'free')),
    {
      type: 'MessageSent',
      data: {
        ...{
          messageId: 'x',
          ...ofTask('free'),
          accountId: 'tim',
          side: 'seller',
          words: 's',
          mentions: [],
        },
        ...{ via: 'app', gives: 'client', status: 'TODO' },
      },
    } as WaymarkEvent,
    team('tim'),
  );
  expect(await react(mailing, event, world.look)).toMatchObject([
    { news: { to: 'cleo', heldFor: 'c' } },
  ]);
});

test('a note is told to those of the team whom it names, and to nobody of the client, whatever it says', async () => {
  expect(await notes(team('olga'), [])).toEqual([]);
  expect(await notes(team('olga'), ['tim', 'anna', 'olga'])).toEqual(['tim mentions note named']);
});

test('an edit tells who was not named before', async () => {
  await notes(team('olga'), ['tim']);
  expect(await notes(team('olga'), ['tim'], 'own', 'NoteEdited')).toEqual([]);
  await says(client('anna'), { mentions: ['ben'], messageId: 'edited' });
  const edited = {
    type: 'MessageEdited',
    data: {
      messageId: 'edited',
      ...ofTask(),
      accountId: 'anna',
      words: 's',
      mentions: ['ben', 'tim'],
    },
  } as WaymarkEvent;
  expect(await toldBy(streamOf.conversation('w', own), edited, client('anna'))).toEqual([
    'tim mentions message named',
  ]);
});

test('nothing about a module that clients do not see is told to them', async () => {
  expect(await says(team('tim'), { taskId: 'secret', mentions: ['anna'] })).toEqual([]);
  expect(await notes(team('tim'), ['olga'], 'secret')).toEqual(['olga mentions note named']);
});

test("a stranger's mail is told to the team, once while it waits and once when it is let in, but not to who lets it in", async () => {
  const stream = streamOf.conversation('w', own);
  const held = {
    type: 'ReplyHeld',
    data: { messageId: 'h', ...ofTask(), digest: 'd', from: 's', words: 's' },
  } as WaymarkEvent;
  const letIn = {
    type: 'ReplyLetIn',
    data: { messageId: 'h', ...ofTask(), remembered: false },
  } as WaymarkEvent;
  expect(await toldBy(stream, held, { kind: 'system', name: 'mailIn' })).toEqual([
    'olga answers held looksAfter',
  ]);
  expect(await toldBy(stream, letIn, team('tim'))).toEqual(['olga answers message looksAfter']);
  expect(await toldBy(stream, letIn, team('olga'))).toEqual([]);
});
