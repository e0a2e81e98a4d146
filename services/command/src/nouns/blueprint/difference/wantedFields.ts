import type { DraftMilestone, DraftModule, DraftTask } from '@waymark/api';
import {
  alike,
  taskTypes,
  type Milestone,
  type Module,
  type PersonRef,
  type Task,
} from '@waymark/events';
import { isTask } from './matchingInModule.ts';

/**
 * What a document would have otherwise, by field; a field that it says nothing of is not among
 * them.
 */
export type WantedFields<Fields> = Partial<Fields>;

/** The fields whose values differ and are said at all. */
const differing = <Fields extends object>(
  now: Fields,
  said: WantedFields<Fields>,
): WantedFields<Fields> =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([field, value]) => value !== undefined && !alike(value, now[field as keyof Fields]),
    ),
  ) as WantedFields<Fields>;

export type MilestoneFields = Pick<Milestone, 'name'>;
export const wantedOfMilestone = ({ name }: MilestoneFields, said: Pick<DraftMilestone, 'name'>) =>
  differing<MilestoneFields>({ name }, { name: said.name });

export type ModuleFields = Pick<Module, 'title' | 'description' | 'audience' | 'participants'>;
/**
 * No description takes none away, and what is for the team alone stays so: a document mostly says
 * nothing of either. Nobody is taken out who takes part; who comes with a task of it comes there.
 */
export function wantedOfModule(
  now: ModuleFields,
  said: DraftModule,
  person: (ref: PersonRef) => PersonRef,
) {
  const byTask = new Set(said.blocks.filter(isTask).flatMap(peopleOf));
  const others = said.participants.filter((ref) => !byTask.has(ref)).map(person);
  return differing<ModuleFields>(now, {
    title: said.title,
    ...(said.description !== '' && { description: said.description }),
    ...(said.audience === 'INTERN' && { audience: said.audience }),
    participants: [...new Set([...now.participants, ...others])],
  });
}

/** Who has a task or follows it. */
export const peopleOf = ({
  assignee,
  followers,
}: Pick<DraftTask, 'assignee' | 'followers'>): PersonRef[] => [
  ...(assignee === null ? [] : [assignee]),
  ...followers,
];

export type TaskFields = Pick<
  Task,
  | 'headline'
  | 'description'
  | 'content'
  | 'assignee'
  | 'followers'
  | 'dueInDays'
  | 'mandatory'
  | 'seenBy'
  | 'duration'
  | 'variables'
>;
/**
 * Nobody, no days and no words take away nobody's, none and none; what the team alone sees stays
 * so.
 */
export const wantedOfTask = (
  now: TaskFields,
  said: DraftTask,
  person: (ref: PersonRef) => PersonRef,
) =>
  differing<TaskFields>(now, {
    headline: said.headline,
    ...(said.description !== '' && { description: said.description }),
    ...(saysSomething(said, now) && { content: said.content }),
    ...(said.assignee !== null && { assignee: person(said.assignee) }),
    ...(said.followers.length > 0 && {
      followers: [...new Set([...now.followers, ...said.followers.map(person)])],
    }),
    ...(said.dueInDays !== null && { dueInDays: said.dueInDays }),
    ...(!said.mandatory && { mandatory: false }),
    ...(said.seenBy !== 'module' && { seenBy: said.seenBy }),
    ...(said.duration !== null && { duration: said.duration }),
    ...(said.variables.length > 0 && { variables: said.variables }),
  });

/** The type of a task stays what it is. */
const saysSomething = ({ content }: DraftTask, now: TaskFields): boolean =>
  content.type === now.content.type && !alike(content, taskTypes.kinds[content.type].begins);
