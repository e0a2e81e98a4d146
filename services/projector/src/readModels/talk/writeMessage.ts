import {
  actsForClient,
  partsOfStream,
  authorOf,
  taskOfStreamId,
  type ConversationEvent,
  type MessageWords,
  type NotesEvent,
  type Opened,
} from '@waymark/events';
import { openEvent } from '@waymark/vault';
import { reasonGiven } from '../model/ownTexts.ts';
import type { KnownEvent, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

export type KnownEventAmong<
  Event extends { type: string },
  Type extends Event['type'],
> = KnownEvent & Extract<Event, { type: Type }>;
export type TalkStatements = { readonly out: Statement[]; readonly vault: Sources['vault'] };

/** Key of the task that an event of a stream about one is of. */
export function taskKey(stream: string): readonly [string, string, string] {
  const { workspaceId, id } = partsOfStream(stream);
  const { processId, taskId } = taskOfStreamId(id);
  return [workspaceId ?? '', processId, taskId];
}

const wordsOf = (words: Opened<Partial<MessageWords> & { text: string }>) =>
  words.erased
    ? { text: '', rest: null, erased: true }
    : { text: words.value.text, rest: words.value.rest ?? null, erased: false };

/** Makes the row of a task's conversation, once something is said about it. */
const begin = (out: Statement[], key: readonly string[]) =>
  out.push({
    name: 'begin conversation',
    text: 'INSERT INTO conversations (workspace_id, plan_id, task_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [...key],
  });

type Written = Readonly<
  Record<'id' | 'kind' | 'state' | 'moduleId' | 'side' | 'via' | 'at' | 'text', string> &
    Record<'rest' | 'author' | 'senderName' | 'senderAddress', string | null>
> & { readonly erased: boolean; readonly mentions: readonly string[]; readonly position: bigint };

/** Puts a message in, which whoever saw its task then may read. */
export function writeMessage(
  out: Statement[],
  key: readonly [string, string, string],
  it: Written,
): void {
  begin(out, key);
  out.push({
    name: 'say',
    text: `INSERT INTO messages (workspace_id, plan_id, task_id, id, kind, state, module_id, side, via, at, text, rest, author_id, sender_name,
       sender_address, erased, mentions, position, versions, audience)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::jsonb, $18::bigint, '[]',
       CASE WHEN EXISTS (SELECT FROM talk_hidden h WHERE h.workspace_id = $1 AND h.plan_id = $2 AND h.task_id = $3) THEN 'INTERN'
         ELSE coalesce((SELECT m.audience FROM talk_modules m WHERE m.workspace_id = $1 AND m.plan_id = $2 AND m.module_id = $7), 'INTERN') END`,
    values: [
      ...key,
      ...[it.id, it.kind, it.state, it.moduleId, it.side, it.via, it.at],
      ...[it.text, it.rest, it.author, it.senderName, it.senderAddress],
      ...[it.erased, JSON.stringify(it.mentions), `${it.position}`],
    ],
  });
}

const ofNobodyElse = { senderName: null, senderAddress: null } as const;

export async function messageSent(
  { out, vault }: TalkStatements,
  event: KnownEventAmong<ConversationEvent, 'MessageSent'>,
): Promise<void> {
  const { data } = await openEvent(vault, event);
  const { messageId: id, moduleId, accountId, side, via, mentions } = data;
  writeMessage(out, taskKey(event.stream), {
    ...{ id, kind: 'message', state: 'shown', moduleId, side, via, mentions },
    ...{ author: accountId, ...ofNobodyElse, ...wordsOf(data.words) },
    ...{ at: event.metadata.at, position: event.position },
  });
}

export async function replyHeld(
  { out, vault }: TalkStatements,
  event: KnownEventAmong<ConversationEvent, 'ReplyHeld'>,
): Promise<void> {
  const { data } = await openEvent(vault, event);
  const { messageId: id, moduleId, from } = data;
  writeMessage(out, taskKey(event.stream), {
    ...{ id, kind: 'message', state: 'held', moduleId, side: 'stranger' },
    ...{ via: 'mail', mentions: [], author: null, ...wordsOf(data.words) },
    senderName: from.erased ? null : from.value.name,
    senderAddress: from.erased ? null : from.value.address,
    ...{ at: event.metadata.at, position: event.position },
  });
}

/** A mail that could not be taken; its text is the reason, in one word. */
export function replyRefused(
  { out }: Pick<TalkStatements, 'out'>,
  { stream, data, metadata, position }: KnownEventAmong<ConversationEvent, 'ReplyRefused'>,
): void {
  const { messageId: id, moduleId, accountId: author, why: text } = data;
  writeMessage(out, taskKey(stream), {
    ...{ id, kind: 'message', state: 'refused', moduleId, side: 'stranger' },
    ...{ via: 'mail', mentions: [], author, ...ofNobodyElse, text, rest: null },
    ...{ erased: false, at: metadata.at, position },
  });
}

export const replyDecided = (
  { out }: TalkStatements,
  { type, stream, data }: KnownEventAmong<ConversationEvent, 'ReplyLetIn' | 'ReplyRejected'>,
): void =>
  void out.push({
    name: 'decide reply',
    text: 'UPDATE messages SET state = $5 WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND id = $4',
    values: [...taskKey(stream), data.messageId, type === 'ReplyLetIn' ? 'shown' : 'rejected'],
  });

/**
 * Somebody is stuck: what they gave as reason is the first message. It stands in the plan's event
 * alone.
 */
export async function stuck(
  { out, vault }: TalkStatements,
  event: Extract<KnownEvent, { type: 'TaskStatusSet' }>,
): Promise<void> {
  const { id, stream, data, metadata, position } = event;
  const { workspaceId, id: planId } = partsOfStream(stream);
  const reason = await reasonGiven(event, vault);
  writeMessage(out, [workspaceId ?? '', planId, data.taskId], {
    ...{ id, kind: 'stuck', state: 'shown', moduleId: data.moduleId },
    side: actsForClient(metadata.actor) ? 'client' : 'seller',
    ...{ via: 'app', mentions: [], author: authorOf(metadata.actor) },
    ...{ ...ofNobodyElse, text: reason ?? '', rest: null },
    erased: reason === null && data.reason !== null,
    ...{ at: metadata.at, position },
  });
}

export async function noteAdded(
  { out, vault }: TalkStatements,
  event: KnownEventAmong<NotesEvent, 'NoteAdded'>,
): Promise<void> {
  const { data } = await openEvent(vault, event);
  const { noteId, moduleId, accountId, mentions } = data;
  const { text, erased } = wordsOf(data.words);
  begin(out, taskKey(event.stream));
  out.push({
    name: 'note',
    text: `INSERT INTO notes (workspace_id, plan_id, task_id, id, module_id, author_id, text, erased, mentions, at, position, versions)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11::bigint, '[]')`,
    values: [
      ...taskKey(event.stream),
      ...[noteId, moduleId, accountId, text, erased, JSON.stringify(mentions)],
      ...[event.metadata.at, `${event.position}`],
    ],
  });
}

export async function edited(
  { out, vault }: TalkStatements,
  event:
    | KnownEventAmong<ConversationEvent, 'MessageEdited'>
    | KnownEventAmong<NotesEvent, 'NoteEdited'>,
): Promise<void> {
  const { data } = await openEvent(vault, event);
  const [table, id] =
    'noteId' in data ? (['notes', data.noteId] as const) : (['messages', data.messageId] as const);
  const { text, erased } = wordsOf(data.words);
  out.push({
    name: `edit ${table}`,
    text: `UPDATE ${table} SET versions = versions || jsonb_build_array(jsonb_build_object('text', text, 'at', coalesce(edited_at, at))),
       text = $5, erased = $6, mentions = $7::jsonb, edited_at = $8
     WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND id = $4`,
    values: [
      ...taskKey(event.stream),
      ...[id, text, erased, JSON.stringify(data.mentions), event.metadata.at],
    ],
  });
}

/** Empties the row of a deleted message; that there was one stays, nothing that it read. */
export function deleted(
  { out }: TalkStatements,
  event:
    | KnownEventAmong<ConversationEvent, 'MessageDeleted'>
    | KnownEventAmong<NotesEvent, 'NoteDeleted'>,
): void {
  const { data } = event;
  const [table, id] =
    'noteId' in data ? (['notes', data.noteId] as const) : (['messages', data.messageId] as const);
  out.push({
    name: `delete of ${table}`,
    text: `UPDATE ${table} SET text = '', ${table === 'messages' ? 'rest = NULL, ' : ''}mentions = '[]', versions = '[]', files = '[]', deleted_at = $5
     WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND id = $4`,
    values: [...taskKey(event.stream), id, event.metadata.at],
  });
}
