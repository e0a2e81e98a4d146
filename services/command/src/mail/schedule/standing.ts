import { sellerName } from '@waymark/edge';
import {
  isClientUser,
  milestonesOf,
  modulesOf,
  tasksOf,
  turnFactsOf,
  whoseTurn,
  type Client,
  type Process,
  type Task,
  type Workspace,
} from '@waymark/events';
import type { Lookups } from '../lookups/lookups.ts';
import { asRead } from './textsRead.ts';

/** How a process stands for one person. */
export type ProcessStanding = {
  readonly process: Process;
  readonly client: Client;
  readonly projectName: string;
  /** Whether they are of the client; else of the team. */
  readonly ofClient: boolean;
  /** What they have to act on, in the order of the plan. */
  readonly theirs: readonly Task[];
};

/**
 * The tasks of a process that somebody has to act on, by the turn (PRODUCT 7.4), in the order of
 * the plan.
 */
export const theirTurn = (process: Process, client: Client, accountId: string): Task[] =>
  milestonesOf(process.plan)
    .flatMap(({ milestoneId }) => modulesOf(process.plan, milestoneId))
    .flatMap(({ moduleId }) => tasksOf(process.plan, moduleId))
    .filter((task) => {
      const { who } = whoseTurn(turnFactsOf(process.plan, task), (id) => isClientUser(client, id));
      return who === accountId;
    });

/**
 * How a process stands for somebody now; null where it is gone, or they have no part in it any
 * more.
 */
export async function standingOf(
  workspace: Workspace,
  workspaceId: string,
  processId: string,
  accountId: string,
  look: Lookups,
): Promise<ProcessStanding | null> {
  const { process: now } = await look.processNow(workspaceId, processId);
  if (now.life !== 'present') return null;
  const client = await look.client(workspaceId, now.clientId);
  const ofClient = client.life === 'present' && client.users.has(accountId);
  if (!ofClient && !workspace.members.has(accountId)) return null;
  const project = await look.project(workspaceId, now.projectId);
  const process = asRead(now, {
    ...{ workspaceName: sellerName(workspace), clientName: client.name },
    projectName: project.name,
    opensLater: true,
  });
  return {
    ...{ process, client, ofClient, projectName: project.name },
    theirs: theirTurn(process, client, accountId),
  };
}
