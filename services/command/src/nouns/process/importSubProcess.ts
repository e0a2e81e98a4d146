import { said } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  kindOfBlueprint,
  modulesOf,
  referringModules,
  type Blueprint,
  type Client,
  type Module,
  type Process,
  type ProcessEvent,
  type WholeModule,
  type Workspace,
} from '@waymark/events';
import { DecisionRefused, present } from '../../decisions/decision.ts';
import { planCopied } from '../plan/copying/copy.ts';
import { rolledOut } from '../plan/copying/rollOut.ts';
import {
  referringThere,
  showingThere,
  variableThere,
} from '../plan/copying/variablesOfCopy.ts';
import { mayStandFor } from '../plan/persons.ts';
import { milestonesReached } from './milestonesReached.ts';
import { peopleThere } from './peopleThere.ts';

/** What an import reads beside its own stream. `revision` proves which version came in. */
export type ImportSources = {
  readonly subProcess: Blueprint;
  readonly revision: bigint;
  readonly workspace: Workspace;
  readonly client: Client;
};

/**
 * The modules of a sub-process into a process that runs, in one append (PRODUCT 8.4). They come behind those that are there,
 * and nothing that is there changes: milestones, placeholders and variables that the process has already are its own.
 */
export function importSubProcess(
  state: Process,
  command: Command<'ImportSubProcess'>,
  newId: () => string,
  { subProcess, revision, workspace, client }: ImportSources,
): ProcessEvent[] {
  present(state, 'execution');
  importable(state, subProcess);
  const { subProcessId, start, end } = command;
  if (end < start)
    throw new DecisionRefused(
      'invalid',
      'end-before-start',
      said('endBeforeStart'),
      'end',
    );
  for (const [ref, accountId] of Object.entries(command.matching))
    mayStandFor({ workspace, client }, ref, accountId, `matching.${ref}`);
  const there = peopleThere(state.plan, subProcess.plan, workspace.roles);
  const content = rolledOut(
    subProcess.plan,
    workspace.roles,
    {
      matching: { ...there.matching, ...command.matching },
      variables: {},
    },
    newId,
  );
  const referring = referringModules(
    content.modules,
    referringThere(state.plan, subProcess.plan.variables, there.person),
  );
  const { placeOf, made } = milestonesReached(state.plan, content);
  const { typeId, name } = subProcess;
  const cameFrom = { blueprintId: subProcessId, typeId, name };
  const behind = behindThoseIn(state);
  const shownThere = showingThere(state.plan, subProcess.plan.variables);
  const showing = (module: WholeModule): WholeModule => ({
    ...module,
    tasks: module.tasks.map((task) => ({
      ...task,
      variables: shownThere(task),
    })),
  });
  return planCopied(
    {
      kind: 'blueprint',
      blueprintId: subProcessId,
      name,
      revision: String(revision),
    },
    {
      milestones: made,
      modules: referring.map((module) => {
        const milestoneId = placeOf(module.milestoneId);
        return {
          ...showing(there.renamed(module)),
          between: { start, end, of: { start: state.start, end: state.end } },
          milestoneId,
          weight: behind(milestoneId),
          subProcess: cameFrom,
        };
      }),
      placeholders: content.placeholders.filter(
        ({ placeholderId }) => !there.has(placeholderId),
      ),
      variables: content.variables.filter(
        (variable) => variableThere(state.plan, variable) === undefined,
      ),
    },
  );
}

/** Refuses what was deleted, and what is not a sub-process of what this process was rolled out from. */
function importable(
  { blueprintId: rolledOutFrom }: Process,
  { life, blueprintId, typeId }: Blueprint,
): void {
  if (life !== 'present')
    throw new DecisionRefused(
      'notFound',
      'blueprint-not-found',
      said('subProcessGone'),
      'subProcessId',
    );
  if (
    kindOfBlueprint(blueprintId, typeId) !== 'subProcess' ||
    typeId !== rolledOutFrom
  )
    throw new DecisionRefused(
      'invalid',
      'not-its-sub-process',
      said('notItsSubProcess'),
      'subProcessId',
    );
}

/** The weight of the next module that comes into a milestone. */
function behindThoseIn({ plan }: Process) {
  const last = new Map<string, Module['weight']>();
  return (milestoneId: string): number => {
    const before =
      last.get(milestoneId) ?? modulesOf(plan, milestoneId).at(-1)?.weight ?? 0;
    last.set(milestoneId, before + 1);
    return before + 1;
  };
}
