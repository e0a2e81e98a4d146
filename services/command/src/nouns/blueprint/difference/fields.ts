import type {
  DraftMilestone,
  DraftModule,
  DraftTask,
  ImportChange,
  ImportDraft,
} from '@waymark/api';
import {
  blocksOf,
  plainText,
  taskTypes,
  type Milestone,
  type Module,
  type PersonRef,
  type Plan,
  type Task,
} from '@waymark/events';
import { type PlanMatching } from './matching.ts';
import { isContent, isEmpty, isTask } from './matchingInModule.ts';
import { reordered } from './order.ts';
import type { Between } from './row.ts';
import {
  wantedOfMilestone,
  wantedOfModule,
  wantedOfTask,
  type ModuleFields,
  type TaskFields,
  type WantedFields,
} from './wantedFields.ts';

type Field = ImportChange['fields'][number];
/** How the value of each field is told: by its name there, and as text. */
type Tellings<Fields> = {
  readonly [Name in keyof Fields]: readonly [
    Field['field'],
    (value: Fields[Name]) => string | null,
  ];
};

export const newOrder: Field = { field: 'order', from: null, to: null };

export const fieldsOfMilestone = (old: Milestone, said: DraftMilestone): Field[] =>
  told(old, wantedOfMilestone(old, said), { name: ['name', (name) => name] });

export type PlaceOfModule = {
  readonly milestone: string;
  /** Null where the document has it in a new milestone. */
  readonly milestoneId: string | null;
};

export function fieldsOfModule(
  { plan, pairs, nameOf }: Between,
  old: Module,
  said: DraftModule,
  { milestone, milestoneId }: PlaceOfModule,
): Field[] {
  const from = plan.milestones.get(old.milestoneId)?.name ?? null;
  const now = blocksOf(plan, old.moduleId).map(({ blockId }) => blockId);
  return [
    ...told<ModuleFields>(old, wantedOfModule(old, said, pairs.person), {
      title: ['name', (title) => title],
      description: ['description', textOf],
      audience: ['audience', (audience) => audience],
      participants: ['participants', namesIn(nameOf)],
    }),
    ...(milestoneId === old.milestoneId
      ? []
      : [{ field: 'milestone' as const, from, to: milestone }]),
    ...(reordered(placesOf(said, pairs), now) ? [newOrder] : []),
  ];
}

/**
 * The blocks of a module as the document has them, as far as the plan has them, too. Where an empty
 * text stands nobody sees, and which of several it is nobody can tell.
 */
export const placesOf = ({ blocks }: DraftModule, { tasks, contents }: PlanMatching): string[] =>
  blocks.flatMap((block) =>
    isTask(block)
      ? (tasks.get(block)?.blockId ?? [])
      : isContent(block) && !isEmpty(block.content)
        ? (contents.get(block)?.blockId ?? [])
        : [],
  );

/** Where the document has a task: in which module, and the name of the milestone of that. */
export type PlaceOfTask = { readonly module: DraftModule; readonly milestone: string };

export const fieldsOfTask = (
  { plan, pairs: { person, modules }, nameOf, variableName }: Between,
  old: Task,
  said: DraftTask,
  place: PlaceOfTask,
): Field[] => [
  ...told<TaskFields>(old, wantedOfTask(old, said, person), {
    headline: ['name', (headline) => headline],
    description: ['description', textOf],
    content: ['action', (content) => taskTypes.plainText(content) || null],
    assignee: ['assignee', (ref) => (ref === null ? null : nameOf(ref))],
    followers: ['followers', namesIn(nameOf)],
    dueInDays: ['dueInDays', (days) => (days === null ? null : String(days))],
    mandatory: ['mandatory', String],
    seenBy: ['seenBy', (seenBy) => seenBy],
    duration: ['duration', (duration) => duration && `${duration.amount} ${duration.unit}`],
    variables: [
      'variables',
      (ids) => ids.flatMap((id) => variableName(id) ?? []).join(', ') || null,
    ],
  }),
  ...(modules.get(place.module)?.moduleId === old.moduleId ? [] : [moved(plan, old, place)]),
];

/** From module to module, with their milestones where they are called alike. */
function moved(
  { modules, milestones }: Plan,
  { moduleId }: Task,
  { module: { title }, milestone }: PlaceOfTask,
): Field {
  const from = modules.get(moduleId);
  if (from?.title !== title) return { field: 'module', from: from?.title ?? null, to: title };
  const before = milestones.get(from.milestoneId)?.name ?? '';
  return { field: 'module', from: `${before} › ${title}`, to: `${milestone} › ${title}` };
}

/** What placeholders of either side are called; the names of accounts and roles stand elsewhere. */
export function namesOfPlaceholders(
  { placeholders }: Plan,
  draft: ImportDraft,
): (ref: PersonRef) => string | null {
  const names = new Map(
    [...draft.placeholders, ...placeholders.values()].map((one) => [one.placeholderId, one.name]),
  );
  return (ref) => names.get(ref) ?? null;
}

/** What variables of either side are called. */
export function namesOfVariables(
  { variables }: Plan,
  draft: ImportDraft,
): (variableId: string) => string | null {
  const names = new Map(
    [...draft.variables, ...variables.values()].map((one) => [one.variableId, one.name]),
  );
  return (variableId) => names.get(variableId) ?? null;
}

const namesIn = (nameOf: Between['nameOf']) => (refs: readonly PersonRef[]) =>
  refs.flatMap((ref) => nameOf(ref) ?? []).join(', ') || null;

const textOf = (html: string) => plainText(html) || null;

function told<Fields extends object>(
  now: Fields,
  wanted: WantedFields<Fields>,
  tellings: Tellings<Fields>,
): Field[] {
  const names = Object.keys(wanted) as (keyof Fields)[];
  return names.map((name) => {
    const [field, tell] = tellings[name];
    return { field, from: tell(now[name]), to: tell(wanted[name] as Fields[typeof name]) };
  });
}
