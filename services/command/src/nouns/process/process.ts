import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  isTeamUser,
  personKind,
  type Blueprint,
  type Client,
  type PersonRef,
  type Process,
  type ProcessEvent,
  type Project,
  type Workspace,
} from '@waymark/events';
import {
  absent,
  began,
  DecisionRefused,
  present,
  unless,
  type Context,
} from '../../decisions/decision.ts';
import { atOnce, type Steps } from '../../decisions/steps.ts';
import { planCreatedInSteps } from '../plan/copying/copy.ts';
import { wholeProcess } from '../plan/holder.ts';
import { mayStandFor } from '../plan/persons.ts';
import { rolledOutInSteps } from '../plan/copying/rollOut.ts';
import type { SubProcessSource } from './broughtIn.ts';
import { allImportable, ofBlueprintItself, withSubProcesses } from './withSubProcesses.ts';

/**
 * What a rollout reads beside its own stream. `blueprintRevision` proves which version was rolled
 * out.
 */
export type RolloutSources = {
  blueprint: Blueprint;
  blueprintRevision: bigint;
  /** What comes in with it, in the order of the command. */
  subProcesses: readonly SubProcessSource[];
  project: Project;
  /**
   * What has the id of the process, of which there must be none: tasks are told apart by the id of
   * their plan.
   */
  board: Project;
  client: Client;
  workspace: Workspace;
};

/**
 * PRODUCT 8.3, creation wizard: one append makes the whole execution, with the sub-processes that
 * were chosen.
 */
export function* createProcessInSteps(
  state: Process,
  command: Command<'CreateProcess'>,
  { newId }: Context,
  sources: RolloutSources,
): Steps<ProcessEvent[]> {
  const { processId, projectId, blueprintId, start, end } = command;
  const { blueprint, project, board, client, workspace } = sources;
  absent(state, 'execution', 'processId');
  absent(board, 'execution', 'processId');
  present(project, 'project');
  present(client, 'client');
  wholeProcess(blueprint, 'blueprintId');
  allImportable(command, sources.subProcesses);
  if (end < start)
    throw new DecisionRefused('invalid', 'end-before-start', refusalText('endBeforeStart'), 'end');
  if (command.owner !== undefined) ownerIn(workspace, command.owner, 'owner');
  for (const [ref, accountId] of Object.entries(command.matching))
    mayStandFor(sources, ref, accountId, `matching.${ref}`);
  const followers = stillThere(blueprint.followers, workspace);
  const content = yield* rolledOutInSteps(
    blueprint.plan,
    workspace.roles,
    ofBlueprintItself(command, blueprint.plan, sources.subProcesses, workspace, followers),
    newId,
    followers,
  );
  const source = {
    kind: 'blueprint',
    blueprintId,
    name: blueprint.name,
    revision: String(sources.blueprintRevision),
  } as const;
  const created: ProcessEvent = {
    type: 'ProcessCreated',
    data: {
      processId,
      projectId,
      clientId: project.clientId,
      name: command.name ?? blueprint.name,
      blueprintId,
      start,
      end,
    },
  };
  return [
    ...withSubProcesses(
      [created, ...(yield* planCreatedInSteps(source, content))],
      command,
      sources.subProcesses,
      workspace,
      newId,
    ),
    ...(command.owner === undefined ? [] : [ownerSet(processId, null, command.owner)]),
    ...unless<ProcessEvent>(followers.length === 0, {
      type: 'PlanFollowersSet',
      data: { from: [], to: followers },
    }),
  ];
}

/** The same, decided in one go. */
export const createProcess = (...of: Parameters<typeof createProcessInSteps>): ProcessEvent[] =>
  atOnce(createProcessInSteps(...of));

/** Who left the team since they were named follows nothing. */
const stillThere = (followers: readonly PersonRef[], workspace: Workspace): PersonRef[] =>
  followers.filter((ref) => personKind(ref) !== 'account' || isTeamUser(workspace, ref));

/** Who answers for it is of the team (PRODUCT 8.5). */
export function setProcessOwner(
  state: Process,
  { processId, accountId }: Command<'SetProcessOwner'>,
  workspace: Workspace,
): ProcessEvent[] {
  present(state, 'execution');
  if (accountId !== null) ownerIn(workspace, accountId, 'accountId');
  return unless(state.owner === accountId, ownerSet(processId, state.owner, accountId));
}

const ownerSet = (processId: string, from: string | null, to: string | null): ProcessEvent => ({
  type: 'ProcessOwnerSet',
  data: { processId, from, to },
});

function ownerIn(workspace: Workspace, accountId: string, field: string): void {
  if (!isTeamUser(workspace, accountId))
    throw new DecisionRefused('invalid', 'owner-not-in-team', refusalText('ownerNotInTeam'), field);
}

export function renameProcess(
  state: Process,
  { processId, name }: Command<'RenameProcess'>,
): ProcessEvent[] {
  present(state, 'execution');
  return unless(state.name === name, {
    type: 'ProcessRenamed',
    data: { processId, from: state.name, to: name },
  });
}

export function deleteProcess(
  state: Process,
  { processId }: Command<'DeleteProcess'>,
): ProcessEvent[] {
  present(state, 'execution');
  return [{ type: 'ProcessDeleted', data: { processId, name: state.name } }];
}

/** Back as it was when it was deleted; nothing happens where somebody else was faster. */
export function restoreProcess(
  state: Process,
  { processId }: Command<'RestoreProcess'>,
  client: Client,
): ProcessEvent[] {
  if (state.life === 'present') return [];
  began(state, 'execution', 'processId');
  present(client, 'client');
  return [{ type: 'ProcessRestored', data: { processId, name: state.name } }];
}
