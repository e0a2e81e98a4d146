import {
  partsOfStream,
  seenByClients,
  taskOfStreamId,
  type Client,
  type MailConcern,
  type MailKind,
  type Module,
  type Process,
  type Recorded,
  type Task,
  type Workspace,
} from '@waymark/events';
import type { TalkNews } from '../outbox/newsForPeople.ts';
import type { Talk } from '../mail/lookups/talk.ts';
import { heldFor, isOfClient } from '../mail/lookups/clientPeople.ts';
import { concernedOfClient, concernedOfTeam, type Concerned } from './concerned.ts';
import type { Lookups, TaskOfProcess } from '../mail/lookups/lookups.ts';
import { doerOf, type Consequence, type RecordedEventOf } from './reaction.ts';

type Scene = {
  readonly of: TaskOfProcess;
  readonly workspace: Workspace;
  readonly client: Client;
  readonly process: Process;
  readonly task: Task;
  readonly module: Module;
  readonly talk: Talk;
};

/**
 * Where something was said; null where the task is gone. The conversation is as it was with this
 * event.
 */
async function sceneOf({ stream, revision }: Recorded, look: Lookups): Promise<Scene | null> {
  const { workspaceId, id } = partsOfStream(stream);
  if (workspaceId === null) return null;
  const of = { workspaceId, ...taskOfStreamId(id) };
  const { process } = await look.processNow(workspaceId, of.processId);
  const task = process.plan.tasks.get(of.taskId);
  const module = process.plan.modules.get(task?.moduleId ?? '');
  if (process.life !== 'present' || task === undefined || module === undefined) return null;
  const isNotes = partsOfStream(stream).kind === 'notes';
  const [workspace, client, talk] = [
    await look.workspace(workspaceId),
    await look.client(workspaceId, process.clientId),
    await (isNotes ? look.talk(of) : look.talk(of, revision)),
  ];
  return { of, workspace, client, process, task, module, talk };
}

type Telling = {
  readonly what: TalkNews;
  readonly id: string | null;
  /** The account by whom; null for a stranger. */
  readonly by: string | null;
};

/**
 * News for each of these people, but for who did it. Of clients, being named counts as an answer:
 * it is no choice of theirs.
 */
function telling(
  { of: { workspaceId, processId, taskId }, client, task, module }: Scene,
  people: Concerned,
  { what, id, by }: Telling,
  doer: string | null,
): Consequence[] {
  return [...people]
    .filter(([to]) => to !== doer && to !== by)
    .flatMap(([to, because]): Consequence[] => {
      const ofClient = isOfClient(client, to);
      if (ofClient && !seenByClients(task, module)) return [];
      const kind: MailKind = because === 'named' && !ofClient ? 'mentions' : 'answers';
      const about = { kind, processId, taskId, by, said: { what, id, because } };
      return [
        {
          kind: 'news',
          news: { ...{ to, workspaceId, about }, heldFor: ofClient ? heldFor(client, to) : null },
        },
      ];
    });
}

const withNamed = (named: readonly string[], people: Concerned): Map<string, MailConcern> =>
  new Map([...people, ...named.map((accountId) => [accountId, 'named'] as const)]);

/** Somebody wrote: whoever the other side has there hears of it, and whoever was named. */
export async function tellOfMessage(
  event: RecordedEventOf<'MessageSent'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const scene = await sceneOf(event, look);
  if (scene === null) return [];
  const { side, mentions, messageId: id, accountId: by } = event.data;
  const others = side === 'client' ? concernedOfTeam(scene) : concernedOfClient(scene);
  const people = withNamed(mentions, others);
  return telling(scene, people, { what: 'message', id, by }, by);
}

/** Who was not named before it was edited. */
export async function tellOfEdit(
  event: RecordedEventOf<'MessageEdited'> | RecordedEventOf<'NoteEdited'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { accountId: by, mentions } = event.data;
  if (mentions.length === 0) return [];
  const scene = await sceneOf(event, look);
  if (scene === null) return [];
  const [what, id] =
    'noteId' in event.data
      ? (['note', event.data.noteId] as const)
      : (['message', event.data.messageId] as const);
  const read = what === 'note' ? look.notes : look.talk;
  const before = await read(scene.of, event.revision - 1n);
  const known = before.said.get(id)?.mentions ?? [];
  const people = withNamed(
    mentions.filter((each) => !known.includes(each)),
    new Map(),
  );
  return telling(scene, people, { what, id, by }, by);
}

/** A note concerns whom it names, and them alone: all of the team. */
export async function tellOfNote(
  event: RecordedEventOf<'NoteAdded'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { accountId: by, mentions, noteId: id } = event.data;
  if (mentions.length === 0) return [];
  const scene = await sceneOf(event, look);
  if (scene === null) return [];
  const { members } = scene.workspace;
  const people = withNamed(
    mentions.filter((each) => members.has(each)),
    new Map(),
  );
  return telling(scene, people, { what: 'note', id, by }, by);
}

/** A stranger's mail waits for the team, or was let in. */
export async function tellOfReply(
  event: RecordedEventOf<'ReplyHeld'> | RecordedEventOf<'ReplyLetIn'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const scene = await sceneOf(event, look);
  if (scene === null) return [];
  const what = event.type === 'ReplyHeld' ? 'held' : 'message';
  const said = { what, id: event.data.messageId, by: null } as const;
  return telling(scene, concernedOfTeam(scene), said, doerOf(event));
}

/** Somebody of the team was asked to take care of a conversation. */
export async function tellOfHanding(
  event: RecordedEventOf<'ConversationHanded'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { to } = event.data;
  if (to === null) return [];
  const scene = await sceneOf(event, look);
  if (scene === null || !scene.workspace.members.has(to)) return [];
  const by = doerOf(event);
  const handed = { what: 'handed', id: null, by } as const;
  return telling(scene, new Map([[to, 'handed']]), handed, by);
}
