import {
  conversationEvents,
  evolveBy,
  newTask,
  noConversation,
  type Conversation,
  type ConversationEvent,
} from '@waymark/events';
import { expect, test } from 'vitest';
import * as conversation from './conversation.ts';
import { holdReply, letReplyIn, MOST_HELD, rejectReply } from './replies.ts';

const evolve = evolveBy<Conversation, typeof conversationEvents>(conversationEvents);
const after = (...events: ConversationEvent[]) => events.reduce(evolve, noConversation);
const place = { processId: 'p', taskId: 't' };
const task = newTask({ taskId: 't', blockId: 'b', moduleId: 'm' }, { headline: 'Firewall' });
const stuck = { ...task, status: 'STUCKED' } as const;
const tomasz = { kind: 'clientUser', accountId: 'tomasz', clientId: 'c' } as const;
const dana = { kind: 'user', accountId: 'dana', party: 'team' } as const;
const spoken = (actor: typeof tomasz | typeof dana): conversation.Spoken => ({
  ...{ accountId: actor.accountId, actor, words: 'v1.sealed', mentions: [] },
});
const sent = (
  messageId: string,
  actor: typeof tomasz | typeof dana,
  state = noConversation,
  keepTurn = false,
) => conversation.sendMessage(state, task, { messageId, via: 'app', keepTurn }, spoken(actor));
const asked = sent('1', tomasz);

test('a client’s message gives the turn to the seller, an answer gives it back', () => {
  expect(asked).toMatchObject([
    { type: 'MessageSent', data: { side: 'client', gives: 'seller', status: 'TODO' } },
  ]);
  expect(sent('2', dana)).toMatchObject([{ data: { side: 'seller', gives: 'client' } }]);
  const answered = after(...asked, ...sent('2', dana));
  expect(answered.awaiting).toEqual({
    asks: false,
    side: 'client',
    by: 'dana',
    asked: 'tomasz',
    waived: false,
    status: 'TODO',
  });
});
const says = (text: string, actor: typeof tomasz | typeof dana, files: string[] = []) =>
  conversation.sendMessage(
    noConversation,
    task,
    { messageId: '1', via: 'mail', text, files },
    spoken(actor),
  );
test('a question of the team asks the client, whoever has the task; what only tells something does not', () => {
  expect(says('Which port?', dana)).toMatchObject([{ data: { gives: 'client', asks: true } }]);
  expect(says('It is open.', dana)[0]?.data).not.toHaveProperty('asks');
  expect(after(...says('Which port?', dana)).awaiting).toMatchObject({
    side: 'client',
    asks: true,
  });
});
test('a request without a question mark asks too; whether it does, its author may say', () => {
  const by = (text: string, asks?: boolean, keepTurn = false) =>
    conversation.sendMessage(
      noConversation,
      task,
      { messageId: '1', via: 'app', text, asks, keepTurn },
      spoken(dana),
    )[0]?.data;
  expect(by('Please send us the file')).toMatchObject({ asks: true });
  expect(by('It is open. Hanna has the key', true)).toMatchObject({ gives: 'client', asks: true });
  expect(by('Which port? Never mind', false)).not.toHaveProperty('asks');
  expect(by('I look for it', true, true)).not.toHaveProperty('asks');
});
test('a client asks the seller whatever they say of it', () => {
  const given = { messageId: '1', via: 'app', text: 'Here', asks: true } as const;
  expect(
    conversation.sendMessage(noConversation, task, given, spoken(tomasz))[0]?.data,
  ).toMatchObject({ gives: 'seller' });
  expect(
    conversation.sendMessage(noConversation, task, given, spoken(tomasz))[0]?.data,
  ).not.toHaveProperty('asks');
});
test('a thank-you of a client moves nothing, unless it brings something along', () => {
  expect(says('Thanks!', tomasz)).toMatchObject([{ data: { gives: null } }]);
  expect(after(...asked, ...says('Danke', tomasz)).awaiting.side).toBe('seller');
  expect(says('Thanks', tomasz, ['f'])).toMatchObject([{ data: { gives: 'seller' } }, {}]);
  expect(says('Thanks, and which port?', tomasz)).toMatchObject([{ data: { gives: 'seller' } }]);
});
test('what the team asked it may take back; the client does not come to ask by that', () => {
  const open = after(...says('Which port?', dana));
  const waived = after(
    ...says('Which port?', dana),
    ...conversation.waiveAnswer(open, task, 'dana'),
  );
  expect(waived.awaiting).toMatchObject({ side: 'client', asks: false, waived: false });
  expect(conversation.awaitAnswer(waived, task)).toEqual([]);
});
test('an answer that keeps the turn leaves it to whoever had it', () => {
  const kept = sent('2', dana, noConversation, true);
  expect(kept).toMatchObject([{ data: { gives: null } }]);
  expect(after(...asked, ...kept).awaiting.side).toBe('seller');
});
test('a word of the client to a colleague asks the seller nothing, and takes no question back', () => {
  const word = sent('2', tomasz, noConversation, true);
  expect(word).toMatchObject([{ data: { side: 'client', gives: null } }]);
  expect(after(...word).awaiting).toEqual(noConversation.awaiting);
  expect(after(...asked, ...word).awaiting.side).toBe('seller');
});
test('who of the team has not read a colleague’s answer gives none; who has, and a client, does', () => {
  const team = new Set(['dana', 'priya']);
  const check = (state: Conversation, read: string | null | undefined, by = 'priya') =>
    conversation.unansweredSince(state, read, by, team);
  const refused = expect.objectContaining({
    code: 'answered-meanwhile',
    kind: 'conflict',
    field: 'after',
  });
  const answered = after(...asked, ...sent('2', dana));
  expect(() => check(answered, null)).toThrowError(refused);
  expect(() => check(after(...asked, ...sent('2', dana), ...sent('3', dana)), '2')).toThrowError(
    refused,
  );
  // Read, asked by the client alone, one's own, of the client, or meant to be sent whatever was
  // said.
  check(answered, '2');
  check(after(...asked), null);
  check(answered, null, 'dana');
  check(answered, null, 'tomasz');
  check(answered, undefined);
  // What was deleted answers nothing.
  const deleted = conversation.deleteMessage(answered, task, { ...place, messageId: '2' }, 'dana');
  check(after(...asked, ...sent('2', dana), ...deleted), null);
});
test('an id is taken once, by messages and by mails of strangers alike', () => {
  expect(() => sent('1', dana, after(...asked))).toThrowError(
    expect.objectContaining({ code: 'message-exists' }),
  );
});

test('the author alone edits and deletes, and not what is deleted', () => {
  const change = { ...place, messageId: '1', text: 'new' };
  const state = after(...asked);
  expect(conversation.editMessage(state, task, change, spoken(tomasz))).toMatchObject([
    { type: 'MessageEdited' },
  ]);
  expect(() => conversation.editMessage(state, task, change, spoken(dana))).toThrowError(
    expect.objectContaining({ code: 'not-the-author', kind: 'forbidden' }),
  );
  expect(() => conversation.deleteMessage(state, task, change, 'dana')).toThrowError(
    expect.objectContaining({ code: 'not-the-author' }),
  );
  const gone = after(...asked, ...conversation.deleteMessage(state, task, change, 'tomasz'));
  expect(() => conversation.editMessage(gone, task, change, spoken(tomasz))).toThrowError(
    expect.objectContaining({ code: 'message-not-found' }),
  );
});

test('that no answer is needed is said where one is, and taken back as it was asked', () => {
  expect(conversation.waiveAnswer(noConversation, task, 'dana')).toEqual([]);
  expect(conversation.waiveAnswer(noConversation, stuck, 'dana')).toMatchObject([
    { data: { status: 'STUCKED' } },
  ]);
  expect(conversation.waiveAnswer(noConversation, { ...stuck, awaits: 'client' }, 'dana')).toEqual(
    [],
  );
  const waived = after(...asked, ...conversation.waiveAnswer(after(...asked), task, 'dana'));
  expect(waived.awaiting).toMatchObject({ side: 'client', by: 'dana', waived: true });
  const back = conversation.awaitAnswer(waived, task);
  expect(back).toMatchObject([{ type: 'AnswerAwaited', data: { by: 'tomasz' } }]);
  expect(conversation.awaitAnswer(after(...asked), task)).toEqual([]);
});

test('it is handed to the team alone, and once', () => {
  const members = new Map([['priya', 'ADMIN']]);
  const hand = (state: Conversation, to: string | null) =>
    conversation.handConversation(state, task, { ...place, to }, members);
  const handed = hand(noConversation, 'priya');
  expect(handed).toMatchObject([{ data: { from: null, to: 'priya' } }]);
  expect(hand(after(...handed), 'priya')).toEqual([]);
  expect(() => hand(noConversation, 'tomasz')).toThrowError(
    expect.objectContaining({ code: 'person-unknown', field: 'to' }),
  );
});

test('it goes back to nobody where whoever was handed it has left, whatever became of its task', () => {
  const handed = after(
    ...conversation.handConversation(
      noConversation,
      task,
      { ...place, to: 'priya' },
      new Map([['priya', 'ADMIN']]),
    ),
  );
  const back = (from: string, workspace: Parameters<typeof conversation.handConversationBack>[2]) =>
    conversation.handConversationBack(handed, { taskId: 't', from }, workspace);
  const nobody = { members: new Map(), invitations: new Map() };
  const given = back('priya', nobody);
  expect(given).toEqual([
    { type: 'ConversationHanded', data: { taskId: 't', moduleId: 'm', from: 'priya', to: null } },
  ]);
  expect(after(...given).handedTo).toBeNull();
  // With somebody else by then, with nobody, and of who is there after all.
  expect(back('tim', nobody)).toEqual([]);
  expect(
    conversation.handConversationBack(noConversation, { taskId: 't', from: 'priya' }, nobody),
  ).toEqual([]);
  expect(back('priya', { ...nobody, members: new Map([['priya', 'ADMIN' as const]]) })).toEqual([]);
});

const mail = (messageId: string, digest = 'd') => ({
  messageId,
  digest,
  from: 'v1.from',
  words: 'v1.words',
});
test('a stranger’s mail waits, moves no turn, and is let in or rejected once', () => {
  const held = holdReply(noConversation, task, mail('1'));
  expect(held).toMatchObject([{ type: 'ReplyHeld' }]);
  const state = after(...held);
  expect(state.awaiting).toEqual(noConversation.awaiting);
  const once = letReplyIn(state, task, { ...place, messageId: '1', remember: false });
  const later = after(...held, ...once);
  expect(later.awaiting).toEqual(noConversation.awaiting);
  expect(holdReply(later, task, mail('2'))).toHaveLength(1);
  for (const decide of [letReplyIn, rejectReply])
    expect(() => decide(later, task, { ...place, messageId: '1', remember: true })).toThrowError(
      expect.objectContaining({ code: 'reply-not-held' }),
    );
  expect(rejectReply(state, task, { ...place, messageId: '1' })).toMatchObject([
    { type: 'ReplyRejected' },
  ]);
});
test('what comes from an address that is remembered is let in by itself, of another it waits', () => {
  const held = holdReply(noConversation, task, mail('1'));
  const state = after(
    ...held,
    ...letReplyIn(after(...held), task, { ...place, messageId: '1', remember: true }),
  );
  expect(holdReply(state, task, mail('2')).map(({ type }) => type)).toEqual([
    'ReplyHeld',
    'ReplyLetIn',
  ]);
  expect(holdReply(state, task, mail('2', 'other')).map(({ type }) => type)).toEqual(['ReplyHeld']);
});
test('only so many may wait', () => {
  const full = after(
    ...Array.from({ length: MOST_HELD }, (_, n) =>
      holdReply(noConversation, task, mail(`${n}`)),
    ).flat(),
  );
  expect(() => holdReply(full, task, mail('more'))).toThrowError(
    expect.objectContaining({ code: 'too-many-held' }),
  );
});
