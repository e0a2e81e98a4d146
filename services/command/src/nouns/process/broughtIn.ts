import { refusalText } from '@waymark/api/problems';
import {
  kindOfBlueprint,
  modulesOf,
  referringModules,
  type Blueprint,
  type Module,
  type Plan,
  type Process,
  type ProcessEvent,
  type Role,
  type WholeModule,
} from '@waymark/events';
import { DecisionRefused } from '../../decisions/decision.ts';
import { planCopied } from '../plan/copying/copy.ts';
import { rolledOut, type Choices } from '../plan/copying/rollOut.ts';
import { referringThere, showingThere, variableThere } from '../plan/copying/variablesOfCopy.ts';
import { milestonesReached } from './milestonesReached.ts';
import { peopleThere } from './peopleThere.ts';

/** A sub-process as it is read. `revision` proves which version came in. */
export type SubProcessSource = { readonly subProcess: Blueprint; readonly revision: bigint };

/** What was chosen for what comes in. */
export type Bringing = Choices & {
  /** Days of its own; null: its modules stand in line with those of the process. */
  readonly between: Module['between'];
  /** Field of the command that names the sub-process. */
  readonly field: string;
  /** Bytes that come in at most; absent: as many as one append holds. */
  readonly most?: number;
};

/**
 * The modules of a sub-process as they come into a process (PRODUCT 8.4), whether it begins or
 * runs: behind those that are there. Nothing that is there changes: milestones, placeholders and
 * variables that the process has already are its own.
 */
export function broughtIn(
  { plan }: Pick<Process, 'plan'>,
  { subProcess, revision }: SubProcessSource,
  { matching, variables, between, field, most }: Bringing,
  roles: ReadonlyMap<string, Role>,
  newId: () => string,
): ProcessEvent[] {
  const incoming = subProcess.plan;
  const there = peopleThere(plan, incoming, roles);
  const content = rolledOut(
    incoming,
    roles,
    { matching: { ...there.matching, ...matching }, variables },
    newId,
  );
  const referring = referringModules(
    content.modules,
    referringThere(plan, incoming.variables, there.person),
  );
  const { placeOf, made } = milestonesReached(plan, content);
  const { blueprintId, typeId, name } = subProcess;
  const cameFrom = { blueprintId, typeId, name };
  const behind = behindThoseIn(plan);
  const shownThere = showingThere(plan, incoming.variables);
  const showing = (module: WholeModule): WholeModule => ({
    ...module,
    tasks: module.tasks.map((task) => ({ ...task, variables: shownThere(task) })),
  });
  return planCopied(
    { kind: 'blueprint', blueprintId, name, revision: String(revision) },
    {
      milestones: made,
      modules: referring.map((module) => {
        const milestoneId = placeOf(module.milestoneId);
        return {
          ...showing(there.renamed(module)),
          between,
          milestoneId,
          weight: behind(milestoneId),
          subProcess: cameFrom,
        };
      }),
      placeholders: content.placeholders.filter(({ placeholderId }) => !there.has(placeholderId)),
      variables: content.variables.filter(
        (variable) => variableThere(plan, variable) === undefined,
      ),
    },
    field,
    most,
  );
}

/** Refuses what was deleted, and what is not a sub-process of what a process is rolled out from. */
export function importable(
  rolledOutFrom: string,
  { life, blueprintId, typeId }: Blueprint,
  field: string,
): void {
  if (life !== 'present')
    throw new DecisionRefused(
      'notFound',
      'blueprint-not-found',
      refusalText('subProcessGone'),
      field,
    );
  if (kindOfBlueprint(blueprintId, typeId) !== 'subProcess' || typeId !== rolledOutFrom)
    throw new DecisionRefused(
      'invalid',
      'not-its-sub-process',
      refusalText('notItsSubProcess'),
      field,
    );
}

/** The weight of the next module that comes into a milestone. */
function behindThoseIn(plan: Plan) {
  const last = new Map<string, Module['weight']>();
  return (milestoneId: string): number => {
    const before = last.get(milestoneId) ?? modulesOf(plan, milestoneId).at(-1)?.weight ?? 0;
    last.set(milestoneId, before + 1);
    return before + 1;
  };
}
