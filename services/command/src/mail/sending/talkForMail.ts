import {
  dueDay,
  isClientUser,
  isPending,
  keyOf,
  plannedDays,
  shownIn,
  turnFactsOf,
  whoseTurn,
  type Turn,
} from '@waymark/events';
import { openField, type Keys } from '@waymark/vault';
import type { MessageInMail, TalkForMail } from '../mails/messageInMail.ts';
import type { SealedMessage, Talk } from '../lookups/talk.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { ChangeForMail } from './changesForMail.ts';
import type { EventMail, MailOf, TaskLine } from '../../outbox/mailJob.ts';

export type TalkDeps = {
  readonly look: Pick<Lookups, 'talk' | 'notes' | 'processNow' | 'client' | 'fileName'>;
  readonly keys: Keys;
};

/** null where nothing of it is left to tell: it was deleted, or the task is gone. */
export async function talkForMail(
  job: MailOf<'talk'>,
  { look, keys }: TalkDeps,
): Promise<TalkForMail | null> {
  const { workspaceId, processId, ofClient } = job;
  const of = { workspaceId, processId, taskId: job.task.taskId };
  const areNotes = job.said.every(({ what }) => what === 'note');
  const talk = await (areNotes ? look.notes(of) : look.talk(of));
  const { process } = await look.processNow(workspaceId, processId);
  const task = process.plan.tasks.get(of.taskId);
  if (process.life !== 'present' || task === undefined) return null;
  if (ofClient && (areNotes || !shownIn(process.plan, task))) return null;
  const ids = new Set(job.said.flatMap(({ id }) => id ?? []));
  const news = [...talk.said.values()].filter(({ id }) => ids.has(id));
  if (news.length === 0 && !job.said.some(({ what }) => what === 'handed')) return null;
  const until = news[0]?.at ?? '~';
  const before = [...talk.said.values()].filter(
    (said) =>
      !ids.has(said.id) && said.at <= until && !(said.what === 'mail' && (said.isHeld || ofClient)),
  );
  const last = before.at(-1);
  const client = await look.client(workspaceId, process.clientId);
  const turn = whoseTurn(turnFactsOf(process.plan, task), (id) => isClientUser(client, id));
  return {
    news: await Promise.all(news.map((said) => spoken(said, workspaceId, { look, keys }))),
    earlier: last === undefined ? null : await spoken(last, workspaceId, { look, keys }),
    earlierCount: before.length,
    isDoneByWord: task.content.type === 'simple',
    ...(task.status === 'DONE'
      ? { dueDate: null, plannedOn: null }
      : {
          dueDate: dueDay(process.plan, task),
          plannedOn: plannedDays(process.plan, process).tasks.get(task.taskId) ?? null,
        }),
    turn: {
      ...{ ...turn, ...cameBy(talk, turn) },
      whoIsInvited:
        turn.who !== null && !client.users.has(turn.who) && isPending(client.invitations, turn.who),
    },
  };
}

/** As far as the conversation tells it; all else is left unsaid. */
function cameBy(
  { conversation: { awaiting } }: Talk,
  { because }: Turn,
): Pick<TalkForMail['turn'], 'by' | 'from'> {
  if (because === 'asked') return { by: awaiting.by, from: null };
  const wasAsked = awaiting.asked !== null || awaiting.status === 'STUCKED';
  if (because !== 'assigned' || awaiting.side !== 'client' || !wasAsked)
    return { by: null, from: null };
  return { by: awaiting.by, from: awaiting.waived ? 'waived' : 'asked' };
}

async function namesOf(
  files: readonly string[],
  workspaceId: string,
  { look, keys }: Pick<TalkDeps, 'look' | 'keys'>,
): Promise<string[]> {
  const names: string[] = [];
  for (const id of files) {
    const found = await look.fileName(workspaceId, id);
    if (found === null) continue;
    const name = await openField(keys, 'FileStored', 'name', found);
    if (!name.erased) names.push(name.value);
  }
  return names;
}

async function spoken(
  said: SealedMessage,
  workspaceId: string,
  deps: TalkDeps,
): Promise<MessageInMail> {
  const { keys } = deps;
  const files = await namesOf(said.files, workspaceId, deps);
  const { at, author: by } = said;
  if (said.what === 'mail') {
    const { id: messageId, from, words } = said;
    const by = { messageId, from, words };
    const [sender, read] = [
      await openField(keys, 'ReplyHeld', 'from', by),
      await openField(keys, 'ReplyHeld', 'words', by),
    ];
    return {
      ...{ by: null, key: keyOf('messageId', messageId) },
      ...{ at, from: sender.erased ? null : sender.value },
      text: read.erased ? null : read.value.text,
      files,
    };
  }
  const holder = { accountId: said.author };
  const read =
    said.what === 'note'
      ? await openField(keys, 'NoteAdded', 'words', { ...holder, words: said.words })
      : await openField(keys, 'MessageSent', 'words', { ...holder, words: said.words });
  const text = read.erased ? null : read.value.text;
  return { by, key: said.author, from: null, at, text, files };
}

/** Of a digest: message or note -> what it says; what is gone by now is left out. */
export async function wordsInDigest(
  { processes, workspaceId }: MailOf<'digest'>,
  { look, keys }: TalkDeps,
): Promise<ReadonlyMap<string, MessageInMail>> {
  const words = new Map<string, MessageInMail>();
  for (const { processId, talk } of processes)
    for (const { taskId, said } of talk) {
      const of = { workspaceId, processId, taskId };
      const there = await (said.what === 'note' ? look.notes(of) : look.talk(of));
      const found = there.said.get(said.id ?? '');
      if (found !== undefined)
        words.set(found.id, await spoken(found, workspaceId, { look, keys }));
    }
  return words;
}

/** What a mail calls its reader's turn. */
function turnsIn(job: EventMail): readonly TaskLine[] {
  if (job.mail === 'digest') return job.processes.flatMap(({ turn }) => turn);
  return job.mail === 'tasks' || job.mail === 'newProcess' ? (job.tasks ?? []) : [];
}

/**
 * Whose names or words a mail repeats, but for its receiver's, by the key that goes when they are
 * erased.
 */
export const repeatedIn = (
  to: string,
  spoken: readonly string[],
  talk: TalkForMail | null,
  words: ReadonlyMap<string, MessageInMail>,
): readonly string[] =>
  [
    ...new Set([
      ...spoken,
      ...[...(talk?.news ?? []), ...words.values()].map(({ key }) => key),
      ...(talk?.earlier == null ? [] : [talk.earlier.key]),
    ]),
  ].filter((key) => key !== '' && key !== to);

/** Those whom a mail speaks of. */
export const spokenOf = (
  job: EventMail,
  talk: TalkForMail | null,
  changes: ReadonlyMap<string, ChangeForMail>,
): ReadonlySet<string> =>
  new Set(
    [
      ...[...changes.values()].map(({ by }) => by),
      ...turnsIn(job).map(({ came }) => came?.by ?? null),
      // Who gets their first mail is called by name.
      ...(job.mail === 'newProcess' ? [job.to] : []),
      ...('by' in job ? [job.by] : []),
      ...(job.mail === 'digest'
        ? job.processes.flatMap(({ stuck, others, talk }) => [
            ...[...stuck, ...others].map(({ by }) => by),
            ...talk.map(({ said }) => said.by),
          ])
        : []),
      ...(job.mail === 'talk' ? job.said.map(({ by }) => by) : []),
      ...(talk === null
        ? []
        : [
            ...talk.news.map(({ by }) => by),
            ...[talk.earlier?.by ?? null, talk.turn.by, talk.turn.who],
          ]),
    ].filter((id) => id !== null),
  );
