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
} from '@waymark/events';
import type { PlanContent } from '../../plan/copying/copy.ts';
import type { Starter, StarterModule } from './starter.ts';

/** A starter as a plan: whom it names is a role of the workspace where there is one of that name and party, else a placeholder. */
export function planFromStarter<Person extends string>(
  { people, variables, milestones }: Starter<Person>,
  roles: ReadonlyMap<string, Role>,
  newId: () => string,
): PlanContent {
  const placeholders: Placeholder[] = [];
  const refs = Object.fromEntries(
    Object.entries<Starter['people'][string]>(people).map(([key, person]) => {
      const role = [...roles.values()].find(
        ({ name, internExtern }) =>
          name.toLowerCase() === person.name.toLowerCase() &&
          internExtern === person.side,
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
        ...wholeModule(module, milestoneId, refs, newId),
        weight: i + 1,
      })),
    ),
    placeholders,
    variables: variables.map((v) => ({ ...v, variableId: newId() })),
  };
}

function wholeModule<Person extends string>(
  { title, description, team, content }: StarterModule<Person>,
  milestoneId: string,
  refs: Readonly<Record<Person, PersonRef>>,
  newId: () => string,
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
        ...(part.books === true && {
          content: taskTypes.kinds.schedule.begins,
        }),
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
