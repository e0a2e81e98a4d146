import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  evolveProcess,
  noProcess,
  type PersonRef,
  type Plan,
  type Process,
  type ProcessEvent,
  type Workspace,
} from '@waymark/events';
import { DecisionRefused } from '../../decisions/decision.ts';
import { CREATED_BYTES, fitsTogether } from '../plan/copying/copy.ts';
import { placeholdersOf, type Choices } from '../plan/copying/rollOut.ts';
import { variableThere } from '../plan/copying/variablesOfCopy.ts';
import { broughtIn, importable, type SubProcessSource } from './broughtIn.ts';

type Chosen = Pick<
  Command<'CreateProcess'>,
  'blueprintId' | 'subProcesses' | 'matching' | 'variables'
>;

/** Refuses what is not a sub-process of the blueprint, and what was chosen twice. */
export function allImportable(
  { blueprintId, subProcesses }: Chosen,
  sources: readonly SubProcessSource[],
): void {
  sources.forEach(({ subProcess }, i) => {
    const field = `subProcesses.${i}`;
    importable(blueprintId, subProcess, field);
    if (subProcesses.indexOf(subProcess.blueprintId) < i)
      throw new DecisionRefused(
        'invalid',
        'sub-process-twice',
        refusalText('subProcessTwice', subProcess.name),
        field,
      );
  });
}

/**
 * What was chosen for the blueprint itself: all but what only a sub-process knows, so that what
 * none of them knows is refused. `followers`: of the blueprint as a whole, who name roles too.
 */
export function ofBlueprintItself(
  { matching, variables }: Choices,
  plan: Plan,
  sources: readonly SubProcessSource[],
  { roles }: Workspace,
  followers: readonly PersonRef[],
): Choices {
  const own = peopleOf(plan, roles, followers);
  const people = new Set(
    sources.flatMap(({ subProcess }) => [...peopleOf(subProcess.plan, roles)]),
  );
  const isTheirs = (id: string) =>
    sources.some(({ subProcess }) => subProcess.plan.variables.has(id));
  return {
    matching: only(matching, (ref) => own.has(ref) || !people.has(ref)),
    variables: only(variables, (id) => plan.variables.has(id) || !isTheirs(id)),
  };
}

/**
 * A process with the sub-processes that were chosen with it, one behind the other, each as an
 * import brings it in later; their modules are planned in line with those of the process.
 * @param begun what has been decided of the process so far
 */
export function withSubProcesses(
  begun: readonly ProcessEvent[],
  { matching, variables }: Choices,
  sources: readonly SubProcessSource[],
  { roles }: Workspace,
  newId: () => string,
): ProcessEvent[] {
  if (sources.length === 0) return [...begun];
  let events = [...begun];
  let state: Process = begun.reduce(evolveProcess, noProcess);
  sources.forEach((source, i) => {
    const field = `subProcesses.${i}`;
    const { plan } = source.subProcess;
    const people = peopleOf(plan, roles);
    const coming = broughtIn(
      state,
      source,
      {
        matching: only(matching, (ref) => people.has(ref)),
        variables: only(variables, (id) => {
          const variable = plan.variables.get(id);
          return variable !== undefined && variableThere(state.plan, variable) === undefined;
        }),
        between: null,
        field,
        most: CREATED_BYTES,
      },
      roles,
      newId,
    );
    events = [...events, ...coming];
    fitsTogether(events, field);
    state = coming.reduce(evolveProcess, state);
  });
  // One that stands for another of the same name has that one's value.
  for (const id of Object.keys(variables))
    if (!state.plan.variables.has(id))
      throw new DecisionRefused(
        'invalid',
        'variable-not-found',
        refusalText('variableNotInBlueprint'),
        `variables.${id}`,
      );
  return events;
}

const peopleOf = (
  plan: Plan,
  roles: Workspace['roles'],
  followers: readonly PersonRef[] = [],
): ReadonlySet<string> =>
  new Set(
    placeholdersOf(plan, roles, { matching: {} }, followers).map(
      ({ placeholderId }) => placeholderId,
    ),
  );

const only = <Value>(
  chosen: Readonly<Record<string, Value>>,
  isOne: (id: string) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(chosen).filter(([id]) => isOne(id)));
