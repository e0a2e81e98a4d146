import { modulePart } from '@waymark/events';
import {
  created,
  day,
  severalModules,
  told,
  type Aside,
  type Told,
} from '../told.ts';
import type { DataOf, Scene, Tellers } from './tellers.ts';

type Copied = DataOf<'PlanCopied'>;

export const tellCopies = { PlanCopied: tellCopy } satisfies Partial<Tellers>;

/** Whole modules that arrived at once: told of the plan by counts, and of each module and task by itself. */
function tellCopy(data: Copied, { names, planName }: Scene): Told {
  const { verb, cause } = words(data);
  const part = data.parts > 1 ? ` (part ${data.part} of ${data.parts})` : '';
  const asides = data.modules.flatMap((module): Aside[] => {
    const common = { moduleId: module.moduleId, cause };
    const { title } = module;
    return [
      {
        ...common,
        subject: module.moduleId,
        sentence: `added the module ${title}`,
        headline: title,
        changes: [
          created('Module', title),
          ...counts({ Tasks: module.tasks.length }),
        ],
      },
      ...module.tasks.map((task): Aside => ({
        ...common,
        subject: task.taskId,
        sentence: `added ${task.headline}`,
        headline: task.headline,
        changes: [
          created('Task', task.headline),
          ...(task.assignee
            ? [created('Assignee', names.person(task.assignee))]
            : []),
          ...(task.dueDate ? [created('Due date', day(task.dueDate))] : []),
        ],
      })),
    ];
  });
  const changes = counts({
    Milestones: data.milestones.length,
    Modules: data.modules.length,
    Tasks: data.modules.reduce((sum, module) => sum + module.tasks.length, 0),
    Placeholders: data.placeholders.length,
    Variables: data.variables.length,
  });
  return told(`${verb}${part}`, planName, changes, {
    cause,
    asides,
    forClient: data.modules
      .map(modulePart.read)
      .some(({ audience }) => audience === 'EXTERN')
      ? severalModules(planName)
      : null,
  });
}

const counts = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).flatMap(([field, count]) =>
    count === 0 ? [] : [created(field, `${count}`)],
  );

function words({ source }: Copied): { verb: string; cause: string } {
  switch (source.kind) {
    case 'import':
      return {
        verb: `imported ${source.fileName}`,
        cause: `import of ${source.fileName}`,
      };
    case 'template':
      return {
        verb: `began with the template ${source.template}`,
        cause: `template ${source.template}`,
      };
    case 'blueprint':
      return {
        verb: `rolled out ${source.name}`,
        cause: `rollout of ${source.name}`,
      };
  }
}
