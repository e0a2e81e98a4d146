import type { Plan } from '@waymark/events';
import type { BulkRow } from '../readModels/model/bulk.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';
import type { PlanState } from '../readModels/model/planStates.ts';
import { moduleColumns, taskColumns } from '../readModels/plans/taskColumns.ts';

/**
 * Plans, rows and events in the shapes that they had when the checksums of the frozen histories
 * were made: nothing started by itself, no part said where it came from, tasks had no type, nobody
 * waited for an answer about one, no time was booked, nothing waited to be added, no task said how
 * long it takes, showed a variable or was hidden by itself, and a block was a text or a task in
 * columns of their own.
 */

/**
 * Nobody answered for a process or rated it; a blueprint was a process, proposed no days and had
 * no words of its own in mails.
 */
export const stateAsBefore = (state: PlanState) => {
  const unknown = {
    ...{ followers: null, owner: null, ratings: null, dates: null, mails: {}, typeId: null },
  };
  const {
    ratings: ______,
    followers: _____,
    owner: _,
    dates: __,
    mails: ___,
    typeId: ____,
    plan,
    ...rest
  } = { ...unknown, ...state };
  return { ...rest, plan: planAsBefore(plan) };
};

const planAsBefore = (plan: Plan) => ({
  milestones: each(plan.milestones, plain),
  modules: each(plan.modules, (module) => only(modulesBefore, module)),
  blocks: each(plan.blocks, plain),
  tasks: each(plan.tasks, ({ content, ...task }) => ({
    ...only(fieldsBefore, task),
    action: 'action' in content ? content.action : null,
  })),
  placeholders: each(plan.placeholders, plain),
  variables: each(plan.variables, plain),
});

const each = <Part, Before>(parts: ReadonlyMap<string, Part>, before: (part: Part) => Before) =>
  new Map([...parts].map(([id, part]) => [id, before(part)]));

const plain = <Part extends { origin?: string | undefined }>({ origin: _, ...part }: Part) => part;

/** What a part said of itself then; a field that has come since changes no checksum. */
const only = (before: ReadonlySet<string>, part: object) =>
  Object.fromEntries(Object.entries(part).filter(([field]) => before.has(field)));
const modulesBefore: ReadonlySet<string> = new Set([
  ...['moduleId', 'milestoneId', 'title', 'weight', 'description', 'audience', 'status'],
  ...['startedOn', 'participants'],
]);
const fieldsBefore: ReadonlySet<string> = new Set([
  ...['taskId', 'moduleId', 'blockId', 'headline', 'description', 'status', 'stuckReason'],
  ...['dueInDays', 'dueDate', 'dueDateChosen', 'assignee', 'assignedThrough', 'followers'],
  'mandatory',
]);
/** Of the columns that follow from the fields of a task, those that there were. */
const columnsSince = Object.keys({ ...taskColumns.rowOf({}), ...moduleColumns.rowOf({}) }).filter(
  (column) => !['followers', 'mandatory', 'participants'].includes(column),
);

/** @param dueDate of a task: it was due on that day before its module started, too */
export function rowAsBefore(table: string, row: BulkRow | null, dueDate?: string | null): unknown {
  if (row === null) return null;
  const {
    content,
    type,
    said: _,
    booking: __,
    user_addable: ___,
    sub_process: ____,
    starts_on: _____,
    refers: ______,
    planned_from: _______,
    planned_to: ________,
    planned_shown_to: ____________,
    planned_on: _________,
    added: __________,
    seen_by: ___________,
    added_by: _____________,
    ...rest
  } = without(row, columnsSince) as Record<string, unknown>;
  const { html = null, action } = (content ?? {}) as { html?: string; action?: unknown };
  if (table === 'blocks') return { ...rest, type, html };
  if (table === 'tasks') return { ...withoutTurn(rest), due_date: dueDate, action };
  if (table === 'variables') return unused(row);
  if (table === 'milestones') return unmarked(row);
  return table === 'modules' ? rest : row;
}

/** No client read one, and no text stood for one. */
const unused = ({ audience: _, used_in: __, ...row }: BulkRow) => row;

/** The colour of a milestone followed from its id. */
const unmarked = ({ mark: _, ...row }: BulkRow) => row;

/** Nothing was told of whose turn it was. */
const withoutTurn = ({
  turn: _,
  turn_from: __,
  turn_by: ___,
  turn_since: ____,
  ...row
}: Record<string, unknown>) => row;

const without = (row: BulkRow, columns: readonly string[]): BulkRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

const namesBefore: Readonly<Record<string, string>> = {
  BlockAdded: 'TextBlockAdded',
  BlockContentSet: 'TextBlockSet',
  BlockRemoved: 'TextBlockRemoved',
  BlockRestored: 'TextBlockRestored',
  TaskContentSet: 'TaskActionSet',
};

/** What was empty was told as added and removed, too. */
const empty = { BlockAdded: 'created', BlockRestored: 'created', BlockRemoved: 'removed' } as const;

export const tellingAsBefore = ({ type, data }: KnownEvent, telling: unknown): unknown => [
  namesBefore[type] ?? type,
  inWords(
    // What was done and is in progress again was told as if nobody had begun it before.
    type === 'TaskStatusSet' && data.from === 'DONE' && data.to === 'IN_PROGRESS'
      ? [...otherWords, [/^reopened /gm, 'began ']]
      : otherWords,
    type in empty && isOfNothing(telling)
      ? {
          ...telling,
          words: `${telling.words}\ntext`,
          changes: [
            {
              type: empty[type as keyof typeof empty],
              field: 'Text',
              oldValue: null,
              newValue: null,
            },
          ],
        }
      : toClientsBefore(type, telling),
  ),
];

type ToldBefore = {
  readonly audience: string;
  readonly forClient: unknown;
  readonly asides: readonly ToldAside[];
};
type ToldAside = {
  readonly audience: string;
  readonly moduleId: string | null;
  readonly isTeams?: boolean;
};

/**
 * What is told of a whole module named its tasks to clients, too: each was seen as its module was.
 */
function toClientsBefore(type: string, telling: unknown): unknown {
  const told = telling as ToldBefore | null;
  if (told === null) return null;
  if (type === 'ModuleStatusSet') return { ...told, forClient: null };
  if (type === 'BlockWeightsSet')
    return { ...told, forClient: null, audience: told.forClient === null ? 'INTERN' : 'EXTERN' };
  if (type !== 'PlaceholderRolledOut') return told;
  const asides = told.asides.map(({ isTeams = false, ...aside }) => {
    const inModule = told.asides.find(
      (one) => one.moduleId === aside.moduleId && one.isTeams === undefined,
    );
    return isTeams ? { ...aside, audience: inModule?.audience } : aside;
  });
  return { ...told, asides };
}

/** What is told otherwise since each thing has one word, and what it read before. */
type OtherWords = readonly (readonly [now: RegExp, before: string])[];
const otherWords: OtherWords = [
  [/^set the owner of /gm, 'set who answers for '],
  [/^(created|deleted|put back) the process template /gm, '$1 the blueprint '],
  [
    /^made a key for showing the form (.*) on other sites$/gm,
    'made a key by which other sites show the form $1',
  ],
  [
    /^revoked the key for showing the form (.*) on other sites$/gm,
    'revoked the key by which other sites show the form $1',
  ],
  [/, without an e-mail$/gm, ', without a mail'],
  [/^new dates of the execution$/gm, 'new dates of the process'],
  [/^rolling out /gm, 'rollout of '],
  [/^Process template$/gm, 'Blueprint'],
  [/^process template$/gm, 'blueprint'],
  [/^Execution$/gm, 'Process'],
  [/^execution$/gm, 'process'],
];

const inWords = (words: OtherWords, told: unknown): unknown => {
  if (typeof told === 'string')
    return words.reduce((text, [now, before]) => text.replace(now, before), told);
  if (Array.isArray(told)) return told.map((each) => inWords(words, each));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [key, inWords(words, value)]),
  );
};

const isOfNothing = (telling: unknown): telling is { changes: readonly unknown[]; words: string } =>
  (telling as { changes?: readonly unknown[] } | null)?.changes?.length === 0;
