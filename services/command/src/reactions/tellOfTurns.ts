import {
  isHeld,
  isPending,
  partsOfStream,
  turnOrigin,
  turnFactsOf,
  whoseTurn,
  isClientUser,
  type Client,
  type Process,
  type Task,
  type WaymarkEvent,
} from '@waymark/events';
import type { NewsFor } from '../outbox/newsForPeople.ts';
import { heldFor } from '../mail/lookups/clientPeople.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { doerOf, processOf, type Consequence, type RecordedEventOf } from './reaction.ts';

type TurnSources = {
  /** Of which tasks it may have become somebody's turn. */
  readonly tasks: (process: Process) => readonly Task[];
  /** A module starts by it. */
  readonly begins?: boolean;
  /** Whoever was told of a task before need not be told of it again. */
  readonly unlessTold?: boolean;
  /** Through whom, where it is not who acted. */
  readonly by?: string | null;
};

/**
 * It may have become somebody's turn: whose turn tasks are now is told to each who has to act
 * (PRODUCT 7.4), but to nobody what they did themselves. Who was invited in the wizard gets their
 * invitation as soon as a module with a task for them starts.
 */
async function turnsAfter(
  event: RecordedEventOf<WaymarkEvent['type']>,
  look: Lookups,
  { tasks, begins = false, unlessTold = false, by = doerOf(event) }: TurnSources,
): Promise<readonly Consequence[]> {
  const place = processOf(event);
  if (place === null) return [];
  const { workspaceId, processId } = place;
  // In this order, so that the stream is read once.
  const { process: before } = await look.processAt(workspaceId, processId, event.revision - 1n);
  const { process } = await look.processAt(workspaceId, processId, event.revision);
  const cameTo = (taskId: string) => {
    const was = before.plan.tasks.get(taskId);
    const facts = was && turnFactsOf(before.plan, was);
    return { from: turnOrigin(event, facts), at: event.metadata.at };
  };
  const client = await look.client(workspaceId, process.clientId);
  const theirs = tasks(process).flatMap((task) => {
    const { who, because } = turnOf(process, task, client);
    return because === 'assigned' && who !== null && who !== by
      ? [{ to: who, taskId: task.taskId }]
      : [];
  });
  const news = theirs.map(({ to, taskId }): Consequence => {
    const ofClient = isClientUser(client, to);
    const about = { kind: 'turn' as const, processId, taskId, unlessTold };
    const given: NewsFor = {
      ...{ to, workspaceId },
      heldFor: ofClient ? heldFor(client, to) : null,
      about: { ...{ ...about, begins: begins && ofClient, by }, came: cameTo(taskId) },
    };
    return { kind: 'news', news: given };
  });
  return [
    ...news,
    ...[...new Set(theirs.map(({ to }) => to))]
      .filter((to) => waitsForModule(client, to))
      .map((accountId): Consequence => {
        const { clientId } = client;
        return {
          kind: 'command',
          step: `mail ${accountId}`,
          command: { name: 'MailInvitation', payload: { accountId, clientId }, workspaceId },
        };
      }),
  ];
}

const turnOf = (process: Process, task: Task, client: Client) =>
  whoseTurn(turnFactsOf(process.plan, task), (id) => isClientUser(client, id));

const waitsForModule = ({ invitations }: Client, accountId: string): boolean =>
  isPending(invitations, accountId) && invitations.get(accountId)?.mailed === 'withFirstModule';

const inModule =
  (moduleId: string) =>
  ({ plan }: Process) =>
    [...plan.tasks.values()].filter((task) => task.moduleId === moduleId);
const oneTask =
  (taskId: string) =>
  ({ plan }: Process) =>
    [...plan.tasks.values()].filter((task) => task.taskId === taskId);

/** A module begins, goes on, or is opened again; without mail, where it was said so. */
export const tellOfModule = (
  event: RecordedEventOf<'ModuleStatusSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> => {
  const { moduleId, from, to, withoutMail = false } = event.data;
  if (to !== 'ACTIVE' || withoutMail) return Promise.resolve([]);
  const begins = from === 'PENDING';
  const tasks = inModule(moduleId);
  return turnsAfter(event, look, { tasks, begins, unlessTold: !begins });
};

/** Clients see a module that they did not see before. */
export const tellOfAudience = (
  event: RecordedEventOf<'ModuleAudienceSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> =>
  turnsAfter(event, look, { tasks: inModule(event.data.moduleId), unlessTold: true });

/** The same of one task. */
export const tellOfSeenBy = (
  event: RecordedEventOf<'TaskSeenBySet'>,
  look: Lookups,
): Promise<readonly Consequence[]> =>
  event.data.to === 'module'
    ? turnsAfter(event, look, { tasks: oneTask(event.data.taskId), unlessTold: true })
    : Promise.resolve([]);

/** A task was given to somebody. */
export const tellOfAssignment = (
  event: RecordedEventOf<'TaskAssigneeSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> =>
  turnsAfter(event, look, { tasks: oneTask(event.data.taskId) });

/** What waited on a board is taken up. */
export const tellOfActive = (
  event: RecordedEventOf<'TaskActiveSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> =>
  event.data.to
    ? turnsAfter(event, look, { tasks: oneTask(event.data.taskId) })
    : Promise.resolve([]);

/** A task that could not be worked on has what it is done with now: its booking page, its form. */
export const tellOfContent = (
  event: RecordedEventOf<'TaskContentSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> => {
  const { from, to, taskId } = event.data;
  return isHeld({ content: from }) && !isHeld({ content: to })
    ? turnsAfter(event, look, { tasks: oneTask(taskId) })
    : Promise.resolve([]);
};

/** Somebody became known, in whose place a placeholder stood. */
export const tellOfRollout = (
  event: RecordedEventOf<'PlaceholderRolledOut'>,
  look: Lookups,
): Promise<readonly Consequence[]> => {
  const ids = new Set(event.data.taskIds);
  return turnsAfter(event, look, {
    tasks: ({ plan }) => [...plan.tasks.values()].filter(({ taskId }) => ids.has(taskId)),
  });
};

/**
 * What could not go on goes on, or what was done is open again: the turn is back with whoever has
 * the task.
 */
export const tellOfReturn = (
  event: RecordedEventOf<'TaskStatusSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> => {
  const { from, to, taskId } = event.data;
  const returns = (from === 'STUCKED' || from === 'DONE') && to !== 'STUCKED' && to !== 'DONE';
  return returns ? turnsAfter(event, look, { tasks: oneTask(taskId) }) : Promise.resolve([]);
};

/** The seller said that a question needs no answer. An answer is mailed as what was said. */
export const tellOfWaived = (
  event: RecordedEventOf<'TaskAwaitsSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> => {
  const { waived, by, taskId } = event.data;
  return waived ? turnsAfter(event, look, { tasks: oneTask(taskId), by }) : Promise.resolve([]);
};

/**
 * A change of what was sent is asked for. Where the task was done it opens by that, which tells it;
 * where it was open it is told here, since it stays as it is.
 */
export async function tellOfChange(
  event: RecordedEventOf<'AnswersChangeAsked'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { workspaceId } = partsOfStream(event.stream);
  const { plan, taskId } = event.data;
  if (workspaceId === null) return [];
  const { process } = await look.processNow(workspaceId, plan.id);
  const task = process.plan.tasks.get(taskId);
  const client = await look.client(workspaceId, process.clientId);
  const who = task && turnOf(process, task, client).who;
  const by = doerOf(event);
  if (who == null || who === by) return [];
  return [
    {
      kind: 'news',
      news: {
        ...{ to: who, workspaceId },
        heldFor: isClientUser(client, who) ? heldFor(client, who) : null,
        about: {
          ...{ kind: 'turn', processId: plan.id, taskId, by },
          came: { from: 'changeAsked', at: event.metadata.at },
        },
      },
    },
  ];
}
