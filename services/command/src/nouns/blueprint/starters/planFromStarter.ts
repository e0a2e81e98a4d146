import {
  newModule,
  newTask,
  taskTypes,
  type Block,
  type PersonRef,
  type Placeholder,
  type Role,
  type Task,
  type WholeModule,
  sameName,
} from '@waymark/events';
import type { PlanContent } from '../../plan/copying/copy.ts';
import type { Starter, StarterModule, StarterTask } from './starter.ts';

/** What a workspace has already of what a starter names. */
export type AtHand = {
  readonly roles: ReadonlyMap<string, Role>;
  /**
   * By id: its name today, and its newest version; what is not among them is made as the first
   * version.
   */
  readonly forms: ReadonlyMap<string, FormAtHand>;
};
export type FormAtHand = { readonly name: string; readonly version: number };
export const nothingAtHand: AtHand = { roles: new Map(), forms: new Map() };

/**
 * A starter as a plan: whom it names is a role of the workspace where there is one of that name and
 * party, else a placeholder.
 */
export function planFromStarter<Person extends string>(
  { people, variables, milestones }: Starter<Person>,
  { roles, forms }: AtHand,
  newId: () => string,
): PlanContent {
  const placeholders: Placeholder[] = [];
  const refs = Object.fromEntries(
    Object.entries<Starter['people'][string]>(people).map(([key, person]) => {
      const role = [...roles.values()].find(
        ({ name, internExtern }) => sameName(name, person.name) && internExtern === person.side,
      );
      if (role !== undefined) return [key, role.roleId];
      const placeholderId = `p::${newId()}`;
      const { name, description } = person;
      placeholders.push({ placeholderId, name, description, matchedTo: null });
      return [key, placeholderId];
    }),
  ) as Record<Person, PersonRef>;
  const columns = milestones.map((milestone, i) => ({
    ...milestone,
    milestoneId: newId(),
    weight: i + 1,
  }));
  return {
    milestones: columns.map(({ modules: _, ...milestone }) => milestone),
    modules: columns.flatMap(({ milestoneId, modules }) =>
      modules.map((module, i) => ({
        ...wholeModule(module, milestoneId, { refs, forms, newId }),
        weight: i + 1,
      })),
    ),
    placeholders,
    variables: variables.map((v) => ({ ...v, variableId: newId() })),
  };
}

type StarterReferences<Person extends string> = Pick<AtHand, 'forms'> & {
  readonly refs: Readonly<Record<Person, PersonRef>>;
  readonly newId: () => string;
};

function wholeModule<Person extends string>(
  { title, description, team, content }: StarterModule<Person>,
  milestoneId: string,
  { refs, forms, newId }: StarterReferences<Person>,
): WholeModule {
  const moduleId = newId();
  const blocks: Block[] = [];
  const tasks: Task[] = [];
  for (const part of content) {
    const place = { blockId: newId(), moduleId, weight: blocks.length + 1 };
    if (typeof part === 'string') {
      blocks.push({ ...place, content: { type: 'text', html: part } });
      continue;
    }
    const { blockId } = place;
    const task = newTask(
      { taskId: newId(), blockId, moduleId },
      {
        headline: part.task,
        description: part.words,
        dueInDays: part.days,
        mandatory: part.optional !== true,
        assignee: refs[part.by],
        ...contentOf(part, forms),
      },
    );
    tasks.push(task);
    blocks.push({ ...place, content: { type: 'task', taskId: task.taskId } });
  }
  return {
    ...newModule({ moduleId, milestoneId, title, weight: 1 }, description),
    audience: team === true ? 'INTERN' : 'EXTERN',
    // Whoever has a task is a participant (PRODUCT 6.7).
    participants: [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))],
    blocks,
    tasks,
  };
}

function contentOf(
  { books, fills }: StarterTask<string>,
  forms: AtHand['forms'],
): { readonly content?: Task['content'] } {
  if (books === true) return { content: taskTypes.kinds.schedule.begins };
  if (fills === undefined) return {};
  const { id: formId, name } = fills;
  const there = forms.get(formId) ?? { name, version: 1 };
  return { content: { type: 'form', formId, ...there } };
}
