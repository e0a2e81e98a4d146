import {
  dueDay,
  isClientUser,
  isPending,
  plannedDays,
  shownIn,
  turnFactsOf,
  whoseTurn,
  type Turn,
} from '@waymark/events';
import { openField, type Keys } from '@waymark/vault';
import type { Said, Talk } from '../post/talk.ts';
import type { Lookups } from './lookups.ts';
import type { ChangeForMail } from './changesForMail.ts';
import type { EventMail, MailOf, TaskLine } from './mailJob.ts';

/** What somebody said, to be read in a mail. */
export type Spoken = {
  /** The account; null for a stranger. */
  readonly by: string | null;
  /** Of a stranger, as their mail says it. */
  readonly from: { readonly name: string; readonly address: string } | null;
  /** Instant, ISO 8601 UTC. */
  readonly at: string;
  /** null: the person was erased, and their words with them. */
  readonly text: string | null;
  /** Names of the files that it carries; what was erased has none. */
  readonly files: readonly string[];
};

/** What a mail about a conversation says, as it stands at the moment of sending. */
export type TalkForMail = {
  readonly news: readonly Spoken[];
  /** What was said last before. */
  readonly earlier: Spoken | null;
  readonly earlierCount: number;
  readonly dueDate: string | null;
  /** Whether it is done by saying so: a form is by sending it, a booking by a time. */
  readonly isDoneByWord: boolean;
  /** The day for which it is planned, of a task whose module has not begun. */
  readonly plannedOn: string | null;
  readonly turn: Turn & {
    /** Who answered last, or waived an answer, or asked: through whom the turn is whose it is. */
    readonly by: string | null;
    readonly from: 'asked' | 'waived' | null;
    /** Whether who has to act was invited and has not come yet. */
    readonly whoIsInvited: boolean;
  };
};

export type TalkDeps = {
  readonly look: Pick<
    Lookups,
    'talk' | 'notes' | 'processNow' | 'client' | 'fileName'
  >;
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
  if (news.length === 0 && !job.said.some(({ what }) => what === 'handed'))
    return null;
  const until = news[0]?.at ?? '~';
  const before = [...talk.said.values()].filter(
    (said) =>
      !ids.has(said.id) &&
      said.at <= until &&
      !(said.what === 'mail' && (said.isHeld || ofClient)),
  );
  const last = before.at(-1);
  const client = await look.client(workspaceId, process.clientId);
  const turn = whoseTurn(turnFactsOf(process.plan, task), (id) =>
    isClientUser(client, id),
  );
  return {
    news: await Promise.all(
      news.map((said) => spoken(said, workspaceId, { look, keys })),
    ),
    earlier:
      last === undefined
        ? null
        : await spoken(last, workspaceId, { look, keys }),
    earlierCount: before.length,
    isDoneByWord: task.content.type === 'simple',
    ...(task.status === 'DONE'
      ? { dueDate: null, plannedOn: null }
      : {
          dueDate: dueDay(process.plan, task),
          plannedOn:
            plannedDays(process.plan, process).tasks.get(task.taskId) ?? null,
        }),
    turn: {
      ...{ ...turn, ...cameBy(talk, turn) },
      whoIsInvited:
        turn.who !== null &&
        !client.users.has(turn.who) &&
        isPending(client.invitations, turn.who),
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
  said: Said,
  workspaceId: string,
  deps: TalkDeps,
): Promise<Spoken> {
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
      ...{ by: null, at, from: sender.erased ? null : sender.value },
      text: read.erased ? null : read.value.text,
      files,
    };
  }
  const holder = { accountId: said.author };
  const read =
    said.what === 'note'
      ? await openField(keys, 'NoteAdded', 'words', {
          ...holder,
          words: said.words,
        })
      : await openField(keys, 'MessageSent', 'words', {
          ...holder,
          words: said.words,
        });
  const text = read.erased ? null : read.value.text;
  return { by, from: null, at, text, files };
}

/** Of a digest: message or note -> what it says; what is gone by now is left out. */
export async function wordsInDigest(
  { processes, workspaceId }: MailOf<'digest'>,
  { look, keys }: TalkDeps,
): Promise<ReadonlyMap<string, Spoken>> {
  const words = new Map<string, Spoken>();
  for (const { processId, talk } of processes)
    for (const { taskId, said } of talk) {
      const of = { workspaceId, processId, taskId };
      const there = await (said.what === 'note'
        ? look.notes(of)
        : look.talk(of));
      const found = there.said.get(said.id ?? '');
      if (found !== undefined)
        words.set(found.id, await spoken(found, workspaceId, { look, keys }));
    }
  return words;
}

/** What a mail calls its reader's turn. */
function turnsIn(job: EventMail): readonly TaskLine[] {
  if (job.mail === 'digest') return job.processes.flatMap(({ turn }) => turn);
  return job.mail === 'tasks' || job.mail === 'newProcess'
    ? (job.tasks ?? [])
    : [];
}

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
