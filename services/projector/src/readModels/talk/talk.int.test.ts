import { streamOf, taskStreamId, type MessageWords, type WaymarkEvent } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';

type Of<Type extends WaymarkEvent['type']> = Partial<Extract<WaymarkEvent, { type: Type }>['data']>;

let world: ProjectorWorld;
const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
const byItself = { kind: 'system', name: 'test' } as const;
const conversation = (taskId: string) => streamOf.conversation('w', taskStreamId('p', taskId));
const place = (taskId: string) => ({ taskId, moduleId: taskId === 'secret' ? 'hidden' : 'm' });
const filter = (taskId: string) => ({ filter: { planId: 'p', taskId } });

/** Says something, as an instant of the log that the world makes. */
async function say(
  accountId: string,
  messageId: string,
  text: string,
  change: Of<'MessageSent'> = {},
  taskId = 't',
) {
  const side = accountId === 'jonas' ? 'client' : 'seller';
  const words: MessageWords = { text, rest: null };
  const sealed = await sealField(world.vault, 'MessageSent', 'words', { accountId }, words);
  await world.append(
    conversation(taskId),
    [
      {
        type: 'MessageSent',
        data: {
          ...{
            messageId,
            ...place(taskId),
            accountId,
            side,
            words: sealed,
            mentions: [],
            via: 'app',
          },
          ...{ gives: side === 'client' ? 'seller' : 'client', status: 'TODO', ...change },
        },
      },
    ],
    accountId === 'jonas' ? jonas : { kind: 'user', accountId, party: 'team' },
  );
}
async function note(noteId: string, text: string, mentions: string[] = []) {
  const words = await sealField(world.vault, 'NoteAdded', 'words', { accountId: 'dana' }, { text });
  await world.append(streamOf.notes('w', taskStreamId('p', 't')), [
    { type: 'NoteAdded', data: { noteId, ...place('t'), accountId: 'dana', words, mentions } },
  ]);
}
async function held(messageId: string) {
  const from = { address: 'it@strange.example', name: 'IT' };
  await world.append(
    conversation('t'),
    [
      {
        type: 'ReplyHeld',
        data: {
          ...{ messageId, ...place('t'), digest: 'd' },
          from: await sealField(world.vault, 'ReplyHeld', 'from', { messageId }, from),
          words: await sealField(...([world.vault, 'ReplyHeld', 'words', { messageId }] as const), {
            text: 'From a stranger',
            rest: '> quoted',
          }),
        },
      },
    ],
    byItself,
  );
}
async function see(accountId: string, upTo: string) {
  await world.append(
    streamOf.attention('w', accountId),
    [{ type: 'ConversationSeen', data: { processId: 'p', taskId: 't', accountId, upTo } }],
    accountId === 'jonas' ? jonas : undefined,
  );
}
const messages = (who: string, taskId = 't') => world.rows(who, 'w', 'messages', filter(taskId));
const texts = async (who: string, taskId = 't') =>
  (await messages(who, taskId)).map(({ text }) => text);
const row = async (who: string, taskId = 't') =>
  (await world.rows(who, 'w', 'conversations', filter(taskId)))[0];

beforeAll(async () => {
  world = await openSandbox();
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m')],
      [
        whole(module('m', 'm', { status: 'ACTIVE' }), [
          task('t', 'm', { assignee: 'jonas' }),
          task('u', 'm'),
        ]),
        whole(module('hidden', 'm', { audience: 'INTERN', status: 'ACTIVE' }), [
          task('secret', 'hidden'),
        ]),
      ],
    ),
  ]);
});
afterAll(() => world.close());

test('why somebody is stuck is what is said first, and what is said stands in its order', async () => {
  const status = (reason: string | null, to: 'STUCKED' | 'TODO') => ({
    type: 'TaskStatusSet' as const,
    data: { ...place('t'), from: 'TODO' as const, to, reason },
  });
  await world.append(streamOf.process('w', 'p'), [status('No date yet', 'STUCKED')], jonas);
  await say('dana', 'a', 'You can go on without', { mentions: ['jonas'] });
  await say('jonas', 'b', 'Forwarded', { via: 'mail' });
  expect(await messages('jonas')).toMatchObject([
    { kind: 'stuck', text: 'No date yet', authorId: 'jonas', side: 'client' },
    {
      kind: 'message',
      text: 'You can go on without',
      authorId: 'dana',
      side: 'seller',
      mentions: ['jonas'],
    },
    { kind: 'message', text: 'Forwarded', side: 'client', via: 'mail' },
  ]);
  expect(await messages('dana')).toHaveLength(3);
  expect(await row('dana')).toMatchObject({
    ...{
      planName: 'Onboarding',
      clientName: 'Tidepool',
      headline: 'Task t',
      messages: 3,
      unread: 2,
    },
    ...{
      waits: true,
      turnBecause: 'stuck',
      lastText: 'Forwarded',
      lastBy: 'jonas',
      lastKind: 'message',
    },
  });
});

test('who has seen what is told with when, and leaves what was written after it unread', async () => {
  const [, answer] = await messages('dana');
  await see('jonas', `${answer?.['at']}`);
  expect((await messages('dana')).map(({ seenBy }) => seenBy)).toMatchObject([
    [],
    [{ accountId: 'jonas' }],
    [],
  ]);
  expect([(await row('dana'))?.['unread'], (await row('jonas'))?.['unread']]).toEqual([2, 0]);
  await see('dana', `${(await messages('dana'))[2]?.['at']}`);
  expect([(await row('dana'))?.['unread'], (await row('dana'))?.['mine']]).toEqual([0, false]);
});

test('an edited message keeps what it read, a deleted one only that there was one', async () => {
  const edited = await sealField(
    ...([world.vault, 'MessageSent', 'words', { accountId: 'jonas' }] as const),
    { text: 'Forwarded to IT', rest: null },
  );
  const ofB = { messageId: 'b', ...place('t'), accountId: 'jonas' };
  await world.append(
    conversation('t'),
    [{ type: 'MessageEdited', data: { ...ofB, words: edited, mentions: [] } }],
    jonas,
  );
  const before = (await messages('dana'))[2];
  expect(before).toMatchObject({
    text: 'Forwarded to IT',
    versions: [{ text: 'Forwarded', at: before?.['at'] }],
  });
  await world.append(conversation('t'), [{ type: 'MessageDeleted', data: ofB }], jonas);
  const gone = (await messages('dana'))[2];
  expect(gone).toMatchObject({ text: '', versions: [], authorId: 'jonas' });
  expect(gone?.['deletedAt']).not.toBeNull();
  expect(await row('dana')).toMatchObject({ messages: 2, lastText: 'You can go on without' });
});

test('a stranger’s mail waits unseen by the client, is shown once it is let in, and its address never', async () => {
  await held('h');
  expect(await texts('jonas')).not.toContain('From a stranger');
  expect((await messages('dana')).at(-1)).toMatchObject({
    ...{ state: 'held', side: 'stranger', senderAddress: 'it@strange.example', rest: '> quoted' },
  });
  expect([(await row('dana'))?.['held'], (await row('jonas'))?.['lastText']]).toEqual([
    1,
    'You can go on without',
  ]);
  await world.append(conversation('t'), [
    { type: 'ReplyLetIn', data: { messageId: 'h', ...place('t'), remembered: false } },
  ]);
  const shown = (await messages('jonas')).at(-1);
  expect(shown).toMatchObject({ text: 'From a stranger', senderName: 'IT', state: 'shown' });
  expect(JSON.stringify(shown)).not.toContain('it@strange.example');
  await held('r');
  await world.append(conversation('t'), [
    { type: 'ReplyRejected', data: { messageId: 'r', ...place('t') } },
  ]);
  expect((await messages('dana')).map(({ id }) => id)).not.toContain('r');
});

test('notes are read, counted and named in by the team; to clients there are none', async () => {
  await note('n', 'Ask Mikkel first', ['dana']);
  expect(await world.rows('dana', 'w', 'notes', filter('t'))).toMatchObject([
    { text: 'Ask Mikkel first', mentions: ['dana'], authorId: 'dana' },
  ]);
  expect(await world.rows('jonas', 'w', 'notes')).toEqual([]);
  expect(await row('dana')).toMatchObject({
    notes: 1,
    lastKind: 'note',
    lastText: 'Ask Mikkel first',
    mine: true,
  });
  const theirs = await row('jonas');
  expect(theirs).toMatchObject({ lastKind: 'message', lastText: 'From a stranger' });
  for (const column of ['notes', 'held', 'handedTo', 'lastSender'])
    expect(theirs).not.toHaveProperty(column);
});

test('what nobody but the team sees is talked about by nobody else, not even once it is shown', async () => {
  await world.append(streamOf.process('w', 'p'), [
    {
      type: 'TaskStatusSet',
      data: { ...place('secret'), from: 'TODO', to: 'STUCKED', reason: 'Client is slow' },
    },
  ]);
  expect(await texts('dana', 'secret')).toEqual(['Client is slow']);
  const audience = (moduleId: string, from: 'INTERN' | 'EXTERN', to: 'INTERN' | 'EXTERN') =>
    world.append(streamOf.process('w', 'p'), [
      { type: 'ModuleAudienceSet', data: { moduleId, from, to } },
    ]);
  await audience('hidden', 'INTERN', 'EXTERN');
  expect([await texts('jonas', 'secret'), await row('jonas', 'secret')]).toEqual([[], undefined]);
  await say('dana', 's', 'Shown by now', {}, 'secret');
  expect(await texts('jonas', 'secret')).toEqual(['Shown by now']);
  await audience('m', 'EXTERN', 'INTERN');
  expect([await texts('jonas'), await row('jonas')]).toEqual([[], undefined]);
  await audience('m', 'INTERN', 'EXTERN');
  expect(await texts('jonas')).toContain('You can go on without');
});

test('what was handed, put off and is waiting is found by it', async () => {
  await world.append(conversation('u'), [
    { type: 'ConversationHanded', data: { ...place('u'), from: null, to: 'dana' } },
  ]);
  await say('jonas', 'x', 'And this one?', {}, 'u');
  const put = (until: string | null) =>
    world.append(streamOf.attention('w', 'dana'), [
      {
        type: 'ConversationPutOff',
        data: { processId: 'p', taskId: 'u', accountId: 'dana', until },
      },
    ]);
  await put('2026-12-01T07:00:00.000Z');
  expect(await row('dana', 'u')).toMatchObject({
    ...{ handedTo: 'dana', mine: true, putOffUntil: '2026-12-01T07:00:00.000Z' },
  });
  await say('jonas', 'y', 'Hello?', {}, 'u');
  expect(await row('dana', 'u')).toMatchObject({ putOffUntil: null, unread: 2 });
  const found = async (by: Record<string, unknown>) =>
    (await world.rows('dana', 'w', 'conversations', { filter: by }))
      .map(({ taskId }) => taskId)
      .sort();
  expect(await found({ mine: true })).toEqual(['t', 'u']);
  expect(await found({ later: true })).toEqual([]);
  await put('2999-01-01T00:00:00.000Z');
  expect(await found({ later: true })).toEqual(['u']);
  expect(await found({ waits: true, later: false })).toEqual(['secret', 't']);
  await put('2026-01-01T00:00:00.000Z');
  expect(await found({ later: true })).toEqual([]);
  expect(await found({ waits: true })).toEqual(['secret', 't']);
  expect(await found({ isUnread: true })).toEqual(['t', 'u']);
  expect(await found({ q: 'hello' })).toEqual(['u']);
});

test('whoever owns the process has all its conversations to look after', async () => {
  const mine = async () =>
    (await world.rows('dana', 'w', 'conversations', { filter: { mine: true } }))
      .map(({ taskId }) => taskId)
      .sort();
  expect(await mine()).toEqual(['t', 'u']);
  await world.append(streamOf.process('w', 'p'), [
    { type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'dana' } },
  ]);
  expect(await mine()).toEqual(['secret', 't', 'u']);
});

test('of a person who was erased a row that is made has no words, and says so', async () => {
  const holder = { accountId: 'jonas' };
  const words = { text: 'My private number', rest: null };
  const sealed = await sealField(world.vault, 'MessageSent', 'words', holder, words);
  await world.vault.erase('jonas');
  await world.append(
    conversation('u'),
    [
      {
        type: 'MessageSent',
        data: {
          ...{ messageId: 'last', ...place('u'), ...holder, side: 'client', words: sealed },
          ...{ mentions: [], via: 'app', gives: 'seller', status: 'TODO' },
        },
      },
    ],
    jonas,
  );
  expect((await messages('dana', 'u')).at(-1)).toMatchObject({
    id: 'last',
    text: '',
    erased: true,
    authorId: 'jonas',
  });
});
