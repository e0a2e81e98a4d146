import type { Phrase, Text } from '../telling/phrase.ts';
import type { PlanNames } from '../telling/planNames.ts';
import { telling, type Change, type EventTelling } from '../telling/telling.ts';

type TaskRef = { readonly taskId: string; readonly moduleId: string };

export function ofNamedTask(
  { taskId, moduleId, headline }: TaskRef & { readonly headline: Text },
  sentence: Phrase<'did'>,
  ...changes: Change[]
): EventTelling {
  return telling(sentence, headline, changes, { taskId, moduleId });
}

export function ofTask(
  names: PlanNames,
  { taskId, moduleId }: TaskRef,
  sentence: Phrase<'did'>,
  ...changes: Change[]
): EventTelling {
  const headline = names.headline(taskId);
  return ofNamedTask({ taskId, moduleId, headline }, sentence, ...changes);
}
