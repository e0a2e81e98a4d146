import { emptyPlan, type Audience } from '@waymark/events';
import type { PlanState } from '../../planStates.ts';
import type { Known } from '../../readModel.ts';
import { PlanNames } from '../planNames.ts';
import { audienceOf } from '../reach.ts';
import { told, type Aside, type Told } from '../told.ts';
import { tellBlocks } from './blocks.ts';
import { tellCopies } from './copy.ts';
import { tellDirectory } from './directory.ts';
import { tellMilestones } from './milestones.ts';
import { tellModules } from './modules.ts';
import { tellPlaceholders } from './placeholders.ts';
import { tellTasks } from './tasks.ts';
import type { Scene, Tellers } from './tellers.ts';
import { tellVariables } from './variables.ts';
import { tellWholes } from './wholes.ts';

/** States of the event's plan right before and right after it; null for events of other streams. */
export type Around = {
  readonly before: PlanState;
  readonly after: PlanState;
} | null;

/** The one table of how events are told. */
export const tellers: Tellers = {
  ...tellDirectory,
  ...tellWholes,
  ...tellCopies,
  ...tellMilestones,
  ...tellModules,
  ...tellBlocks,
  ...tellTasks,
  ...tellPlaceholders,
  ...tellVariables,
};

/** A telling, and who may read it at the time. */
export type ReachingTold = Omit<Told, 'asides'> & {
  readonly audience: Audience;
  readonly asides: readonly (Aside & { readonly audience: Audience })[];
};

/** An event in words; null where it changed nothing that people see. */
export function tellEvent(
  { type, data }: Known,
  around: Around,
): ReachingTold | null {
  const tell = (
    tellers as Readonly<
      Record<string, ((data: unknown, scene: Scene) => Told | null) | undefined>
    >
  )[type];
  const scene = sceneOf(around);
  const words = tell === undefined ? tellPlainly(type) : tell(data, scene);
  if (words === null) return null;
  const { names } = scene;
  return {
    ...words,
    audience: audienceOf(type, words, names),
    asides: words.asides.map((aside) => ({
      ...aside,
      audience:
        aside.moduleId === null ? 'INTERN' : names.audience(aside.moduleId),
    })),
  };
}

function sceneOf(around: Around): Scene {
  const [before, after] =
    around === null
      ? [emptyPlan, emptyPlan]
      : [around.before.plan, around.after.plan];
  return {
    names: new PlanNames(before, after),
    before,
    after,
    planName: around?.after.name ?? '',
  };
}

/**
 * Types are not checked where the service runs: an event that has a schema but no words yet is told to the team by its
 * name, 'ModuleColourSet' as 'module colour set', since a history that stands still would be worse.
 */
function tellPlainly(type: string): Told {
  const words = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return told(`made a change: ${words}`, words, []);
}
