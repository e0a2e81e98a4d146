import type { AnyDefinition } from '../define.ts';
import type { Audience } from '../plan/modules.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { eventDefinitions, type WaymarkEvent } from '../registry.ts';
import { inItsWords } from './asJobs.ts';
import { PlanNames } from './planNames.ts';
import type { Scene } from './scene.ts';
import { phrase } from './phrase.ts';
import { telling, type Aside, type EventTelling } from './telling.ts';

type PlanState = { readonly plan: Plan; readonly name: string };

/** States of the event's plan right before and right after it; null for events of other streams. */
export type StatesOfPlan = { readonly before: PlanState; readonly after: PlanState } | null;

/** A telling, and who may read it at the time. */
export type ReachingTelling = Omit<EventTelling, 'asides'> & {
  readonly audience: Audience;
  readonly asides: readonly (Aside & { readonly audience: Audience })[];
};

type EventToTell = Pick<WaymarkEvent, 'type' | 'data'> & {
  readonly metadata?: { readonly command: string };
};

/** An event as it is told; null where it changed nothing that people see, or nobody is told. */
export function tellEvent(
  { type, data, metadata }: EventToTell,
  around: StatesOfPlan,
): ReachingTelling | null {
  const definition = eventDefinitions.get(type);
  const scene = sceneOf(around, metadata?.command ?? '');
  const told =
    definition === undefined
      ? tellPlainly(type)
      : (definition.tell?.(data as never, scene) ?? null);
  const words = inItsWords(told, scene.after);
  if (words === null) return null;
  const { names } = scene;
  return {
    ...words,
    audience: audienceOf(definition, words, names),
    asides: words.asides.map((aside) => ({
      ...aside,
      audience:
        aside.moduleId === null || aside.isTeams
          ? 'INTERN'
          : names.audienceIn(aside.moduleId, aside.subject),
    })),
  };
}

/** Who may read the telling itself, at the time of the event. */
function audienceOf(
  definition: AnyDefinition | undefined,
  { moduleId, taskId }: EventTelling,
  names: PlanNames,
): Audience {
  switch (definition?.reach) {
    case 'client':
      return 'EXTERN';
    case 'module':
      return moduleId === null ? 'INTERN' : names.audienceIn(moduleId, taskId);
    default:
      return 'INTERN';
  }
}

function sceneOf(around: StatesOfPlan, command: string): Scene {
  const [before, after] =
    around === null ? [emptyPlan, emptyPlan] : [around.before.plan, around.after.plan];
  return {
    names: new PlanNames(before, after),
    before,
    after,
    planName: around?.after.name ?? '',
    command,
  };
}

/**
 * An event that this program does not know is told to the team by its name, 'ModuleColourSet' as
 * 'module colour set', since a history that stands still would be worse.
 */
function tellPlainly(type: string): EventTelling {
  const words = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return telling(phrase('did.somethingUnknown', words), words, []);
}
