import { z } from 'zod';
import { eventsOf } from '../define.ts';
import { everything, inside } from '../paths.ts';
import { phrase, type Phrase } from '../telling/phrase.ts';
import type { Scene } from '../telling/scene.ts';
import {
  created,
  day,
  severalModules,
  telling,
  type Aside,
  type EventTelling,
} from '../telling/telling.ts';
import { milestonePart } from './milestones.ts';
import { modulePart } from './modules.ts';
import { placeholderPart } from './placeholders.ts';
import type { Plan } from './plan.ts';
import { variablePart } from './variables.ts';
import { wholeModule, withModules, type WrittenWhole } from './wholeModule.ts';
import { withMilestones } from './withMilestones.ts';

/** Where a copied plan came from, in all versions of the event. */
export const firstSources = [
  z.object({ kind: z.literal('import'), fileName: z.string() }),
  z.object({ kind: z.literal('template'), template: z.string() }),
  z.object({
    kind: z.literal('blueprint'),
    blueprintId: z.string(),
    name: z.string(),
    /** Of the blueprint's stream: how many events it had, less one. */
    revision: z.string(),
  }),
] as const;
/** Where a copied plan came from. */
export const copySource = z.discriminatedUnion('kind', [
  ...firstSources,
  /**
   * A copy of a plan, or of a module of it: `name` is what that is called, `revision` that of the
   * plan's stream.
   */
  z.object({
    kind: z.literal('clone'),
    of: z.enum(['blueprint', 'process']),
    id: z.string(),
    name: z.string(),
    revision: z.string(),
  }),
]);
export type CopySource = z.infer<typeof copySource>;

export const copiedParts = z.object({
  part: z.number().int(),
  parts: z.number().int(),
  milestones: z.array(milestonePart.written),
  modules: z.array(wholeModule),
  placeholders: z.array(placeholderPart.written),
  variables: z.array(variablePart.written),
});
const data = copiedParts.extend({ source: copySource });
type Copied = z.infer<typeof data>;

/**
 * Whole modules, with milestones, placeholders and variables, arrive at once: by an import, by a
 * ready template, by a rollout or a clone. A large plan comes in `parts` events of one append,
 * numbered from 1, so that a thousand tasks are a few events and not thousands (DESIGN: streams).
 * In a rollout and a clone each part names its `origin`: the id that it has in the plan at the
 * revision of the source.
 */
export const copyEvents = [
  eventsOf<Plan>()('PlanCopied', {
    data,
    evolve: (plan, { source, milestones, modules, placeholders, variables }) => ({
      ...withMilestones(withModules(plan, modules.map(originSaid(source))), milestones),
      placeholders: placeholderPart.into(plan.placeholders, placeholders),
      variables: variablePart.into(plan.variables, variables),
    }),
    touches: () => [inside(everything)],
    reach: 'words',
    tell,
  }),
] as const;

/**
 * A task that was rolled out has an origin, which events of before do not name; one that was cloned
 * from a process stands on its own: no blueprint holds it.
 */
const originSaid =
  (source: CopySource) =>
  (module: WrittenWhole): WrittenWhole => {
    const isOwn = source.kind === 'clone' && source.of === 'process';
    const lacks = source.kind === 'blueprint' && module.tasks[0]?.origin === undefined;
    return isOwn || lacks
      ? {
          ...module,
          tasks: module.tasks.map(({ origin: _, ...task }) =>
            isOwn ? task : { ...task, origin: '' },
          ),
        }
      : module;
  };

/**
 * Whole modules that arrived at once: told of the plan by counts, and of each module and task by
 * itself.
 */
function tell(data: Copied, { names, planName }: Scene): EventTelling {
  const { whole, cause } = words(data);
  const sentence = data.parts > 1 ? phrase('did.inParts', whole, data.part, data.parts) : whole;
  const asides = data.modules.flatMap((module): Aside[] => {
    const common = { moduleId: module.moduleId, cause };
    const { title } = module;
    return [
      {
        ...common,
        subject: module.moduleId,
        sentence: phrase('did.moduleAdded', title),
        headline: title,
        changes: [
          created('module', title),
          // The client reads it, too: how many there are tells of those that it does not see.
          ...(module.tasks.some(isHidden) ? [] : counts({ tasks: module.tasks.length })),
        ],
      },
      ...module.tasks.map((task): Aside => ({
        ...common,
        subject: task.taskId,
        sentence: phrase('did.taskAdded', task.headline),
        headline: task.headline,
        changes: [
          created('task', task.headline),
          ...(task.assignee ? [created('assignee', names.person(task.assignee))] : []),
          ...(task.dueDate ? [created('dueDate', day(task.dueDate))] : []),
        ],
      })),
    ];
  });
  const changes = counts({
    milestones: data.milestones.length,
    modules: data.modules.length,
    tasks: data.modules.reduce((sum, module) => sum + module.tasks.length, 0),
    placeholders: data.placeholders.length,
    variables: data.variables.length,
  });
  return telling(sentence, planName, changes, {
    cause,
    asides,
    forClient: data.modules.map(modulePart.read).some(({ audience }) => audience === 'EXTERN')
      ? severalModules(planName)
      : null,
  });
}

const isHidden = ({ seenBy = 'module' }: WrittenWhole['tasks'][number]) => seenBy !== 'module';

type Counted = 'milestones' | 'modules' | 'tasks' | 'placeholders' | 'variables';
const counts = (of: Readonly<Partial<Record<Counted, number>>>) =>
  Object.entries(of).flatMap(([field, count]) =>
    count === 0 ? [] : [created(field as Counted, phrase('value.number', count))],
  );

function words({ source, modules }: Copied): { whole: Phrase<'did'>; cause: Phrase<'because'> } {
  switch (source.kind) {
    case 'import':
      return {
        whole: phrase('did.imported', source.fileName),
        cause: phrase('because.import', source.fileName),
      };
    case 'template':
      return {
        whole: phrase('did.begunWithTemplate', source.template),
        cause: phrase('because.template', source.template),
      };
    case 'blueprint':
      // A process that runs is brought what a sub-process holds; each of its modules remembers that
      // one (PRODUCT 8.4).
      if (modules.some(({ subProcess }) => subProcess))
        return {
          whole: phrase('did.subProcessImported', source.name),
          cause: phrase('because.import', source.name),
        };
      return {
        whole: phrase('did.rolledOut', source.name),
        cause: phrase('because.rollout', source.name),
      };
    case 'clone':
      return {
        whole: phrase('did.cloned', source.name),
        cause: phrase('because.clone', source.name),
      };
  }
}
