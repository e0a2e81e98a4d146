import { refusalText } from '@waymark/api/problems';
import {
  nouns,
  processOrBoard,
  shownIn,
  streamOf,
  type Actor,
  type Client,
  type Process,
  type Project,
  type Task,
  type Workspace,
} from '@waymark/events';
import { DecisionRefused, existing, hidden, present } from './decision.ts';

type TaskOfTalk = { readonly processId: string; readonly taskId: string };

/**
 * What a command about a task, that has a stream of its own, reads beside it: `processId` is a
 * process's, or a board's.
 */
export type TalkedReads = { process: Process; board: Project };
type Read = {
  readonly [Each in keyof TalkedReads]: { readonly state: TalkedReads[Each] };
};

export const besideTask = {
  reads: ({ processId }: TaskOfTalk, workspaceId: string) => ({
    process: { stream: streamOf.process(workspaceId, processId), fold: nouns.process },
    board: { stream: streamOf.project(workspaceId, processId), fold: nouns.project },
  }),
  client: (_: unknown, __: unknown, reads: Read) => {
    const { life, clientId } = talkedProcess(reads);
    return life === 'present' ? clientId : null;
  },
};

/** The process that holds the task, or the board as one. */
export const talkedProcess = ({ process, board }: Read): Process =>
  processOrBoard(process.state, board.state);

/**
 * The task that is talked about. To a client's user there is none where their client does not see
 * it.
 * @throws DecisionRefused notFound
 */
export function talkedTask(process: Process, taskId: string, actor: Actor): Task {
  present(process, 'execution');
  const task = existing(process.plan.tasks, taskId, 'task', 'taskId');
  if (actor.kind === 'clientUser' && !shownIn(process.plan, task))
    throw hidden('task', taskId, 'taskId');
  return task;
}

/** The same, of what clients are told of. @throws DecisionRefused `task-not-shown` */
export function shownTask(process: Process, taskId: string, actor: Actor): Task {
  const task = talkedTask(process, taskId, actor);
  if (!shownIn(process.plan, task))
    throw new DecisionRefused('conflict', 'task-not-shown', refusalText('taskNotShown'), 'taskId');
  return task;
}

/**
 * The accounts that are named, each once: of the team, and, where `client` is given, of its users.
 * @throws DecisionRefused `person-unknown`
 */
export function named(
  mentions: readonly string[],
  { members }: Pick<Workspace, 'members'>,
  client: Pick<Client, 'users'> | null,
): string[] {
  const all = [...new Set(mentions)];
  for (const accountId of all)
    if (!members.has(accountId) && client?.users.has(accountId) !== true)
      throw new DecisionRefused(
        'invalid',
        'person-unknown',
        client === null ? refusalText('notOfTheTeam') : refusalText('neitherTeamNorClient'),
        'mentions',
      );
  return all;
}
