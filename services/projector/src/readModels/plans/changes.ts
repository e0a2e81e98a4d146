import {
  alike,
  nothingPlanned,
  type PlannedDays,
  namedPersons,
  orderOf,
  nobodyNamed,
  referencesUsed,
  type NamedPersons,
  type PlanOrder,
  variablesShownToClients,
  type Plan,
  type Uses,
} from '@waymark/events';
import { toPerson, toVariable } from '@waymark/look/references';
import { carriedIn } from './blockFiles.ts';
import type { Facts } from './facts.ts';
import type { PlanState } from '../model/planStates.ts';
import { plannedIn } from './planned.ts';

/** The tables that hold the parts of a plan, named as the plan names them. */
export const partTables = [
  'milestones',
  'modules',
  'blocks',
  'block_files',
  'tasks',
  'placeholders',
  'variables',
] as const;
export type PartTable = (typeof partTables)[number];

/** The tables whose rows say what other parts make of them. */
const namedByOthers: ReadonlySet<PartTable> = new Set(['placeholders', 'variables']);

/** Ids of the parts whose rows have to be written, and of those that are gone. */
export type ChangedParts = Readonly<
  Record<PartTable, { readonly written: readonly string[]; readonly gone: readonly string[] }>
>;

/** A plan as its rows show it: none at all unless it is present. */
export type ShownPlan = {
  readonly plan: Plan;
  readonly order: PlanOrder;
  /** The planned days of what has not begun. */
  readonly planned: PlannedDays;
  /** Who follows it as a whole. */
  readonly followers: readonly string[];
  readonly named: NamedPersons;
  /** Variables that a task shows which the client sees. */
  readonly variablesShown: ReadonlySet<string>;
  readonly uses: Uses;
};

const nothing: ShownPlan = {
  plan: {
    milestones: new Map(),
    modules: new Map(),
    blocks: new Map(),
    tasks: new Map(),
    placeholders: new Map(),
    variables: new Map(),
    marks: new Map(),
  },
  order: { milestones: new Map(), modules: new Map(), blocks: new Map(), tasks: new Map() },
  planned: nothingPlanned,
  followers: [],
  named: nobodyNamed,
  variablesShown: new Set(),
  uses: new Map(),
};

const followersOf = (state: PlanState): readonly string[] =>
  state.kind === 'project' ? [] : state.followers;

export const shown = (state: PlanState): ShownPlan =>
  state.life === 'present'
    ? {
        plan: state.plan,
        order: orderOf(state.plan),
        planned: plannedIn(state),
        followers: followersOf(state),
        named: namedPersons(state.plan, followersOf(state)),
        variablesShown: variablesShownToClients(state.plan),
        uses: referencesUsed(state.plan),
      }
    : nothing;

/**
 * Finds what differs between two states; parts are compared by reference, since states share
 * whatever did not change. Modules in which something has changed are written too, and tasks whose
 * turn passed on, though it may be whose it was before.
 */
export function changesBetween(
  before: ShownPlan,
  after: ShownPlan,
  { moduleUpdated, taskTurn }: Pick<Facts, 'moduleUpdated' | 'taskTurn'>,
): ChangedParts {
  const sameModules = before.plan.modules === after.plan.modules;
  const audienceChanged = (moduleId: string) =>
    before.plan.modules.get(moduleId)?.audience !== after.plan.modules.get(moduleId)?.audience;
  const statusChanged = (moduleId: string) =>
    before.plan.modules.get(moduleId)?.status !== after.plan.modules.get(moduleId)?.status;
  const seenOtherwise = tasksSeenOtherwise(before.plan, after.plan);
  const { planned } = after;
  const isMoved = (moduleId: string) =>
    !alike(before.planned.modules.get(moduleId), planned.modules.get(moduleId));
  const isUsedOtherwise = (reference: string) =>
    !alike(before.uses.get(reference), after.uses.get(reference));
  const compare = <V>(
    table: PartTable,
    parts: (s: ShownPlan) => ReadonlyMap<string, V>,
    alsoChanged: (id: string, value: V) => boolean,
  ) => {
    const [old, now] = [parts(before), parts(after)];
    const places = (s: ShownPlan) =>
      table in s.order ? s.order[table as keyof PlanOrder] : undefined;
    const [oldPlaces, nowPlaces] = [places(before), places(after)];
    // Modules may have changed by what they hold, placeholders and variables by what names them,
    // tasks by where they are planned, blocks by who sees the task whose place they are, all others
    // by themselves or their module alone.
    if (
      table !== 'modules' &&
      (!namedByOthers.has(table) ||
        (before.plan.tasks === after.plan.tasks &&
          before.plan.blocks === after.plan.blocks &&
          before.followers === after.followers)) &&
      sameModules &&
      (table !== 'tasks' || before.planned === planned) &&
      (table !== 'blocks' || seenOtherwise.size === 0) &&
      old === now &&
      oldPlaces === nowPlaces
    )
      return { written: [], gone: [] };
    const written = [...now].filter(
      ([id, v]) =>
        old.get(id) !== v || oldPlaces?.get(id) !== nowPlaces?.get(id) || alsoChanged(id, v),
    );
    return {
      written: written.map(([id]) => id),
      gone: [...old.keys()].filter((id) => !now.has(id)),
    };
  };
  return {
    milestones: compare(
      'milestones',
      (s) => s.plan.milestones,
      () => false,
    ),
    modules: compare(
      'modules',
      (s) => s.plan.modules,
      (id) => moduleUpdated.has(id) || isMoved(id),
    ),
    blocks: compare(
      'blocks',
      (s) => s.plan.blocks,
      (_, { moduleId, content }) =>
        audienceChanged(moduleId) || (content.type === 'task' && seenOtherwise.has(content.taskId)),
    ),
    block_files: compare(
      'block_files',
      (s) => carriedIn(s.plan.blocks),
      (_, { moduleId }) => audienceChanged(moduleId),
    ),
    // Whose turn a task is follows from the status of its module too.
    tasks: compare(
      'tasks',
      (s) => s.plan.tasks,
      (id, { moduleId }) =>
        audienceChanged(moduleId) ||
        statusChanged(moduleId) ||
        before.planned.tasks.get(id) !== planned.tasks.get(id) ||
        taskTurn.has(id),
    ),
    placeholders: compare(
      'placeholders',
      withRoles,
      (id) =>
        before.named.toClients.has(id) !== after.named.toClients.has(id) ||
        isUsedOtherwise(toPerson(id)),
    ),
    variables: compare(
      'variables',
      (s) => s.plan.variables,
      (id) =>
        before.variablesShown.has(id) !== after.variablesShown.has(id) ||
        isUsedOtherwise(toVariable(id)),
    ),
  };
}

/** Ids of the tasks that say otherwise than before who sees them. */
const tasksSeenOtherwise = (before: Plan, after: Plan): ReadonlySet<string> =>
  before.tasks === after.tasks
    ? none
    : new Set(
        [...after.tasks.values()].flatMap(({ taskId, seenBy }) =>
          before.tasks.get(taskId)?.seenBy === seenBy ? [] : [taskId],
        ),
      );
const none: ReadonlySet<string> = new Set();

type Standing = Plan['placeholders'] extends ReadonlyMap<string, infer P> ? P | 'role' : never;

const withRoles = ({ plan, named: { roles } }: ShownPlan): ReadonlyMap<string, Standing> =>
  roles.size === 0
    ? plan.placeholders
    : new Map<string, Standing>([
        ...plan.placeholders,
        ...[...roles].map((id) => [id, 'role' as const] as const),
      ]);
