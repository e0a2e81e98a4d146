import type { DraftTask, ImportDraft } from '@waymark/api';
import type { Plan } from '@waymark/events';

/**
 * By the id of a task what somebody who has it is called, where that is a role of the workspace or
 * one of its people.
 */
export type NamesOfPeople = ReadonlyMap<string, string>;
export const nobodyNamed: NamesOfPeople = new Map();

/** Those of a blueprint, by what the workspace calls a role or a person. */
export const namesInPlan = (
  { tasks }: Plan,
  called: (ref: string) => string | null,
): NamesOfPeople =>
  new Map(
    [...tasks.values()].flatMap(({ taskId, assignee }) => {
      const name = assignee === null ? null : called(assignee);
      return name === null ? [] : [[taskId, name] as const];
    }),
  );

/** What whoever has a task is called for somebody who reads an export; '' where nobody has it. */
export function whoHasIn(
  { placeholders }: Pick<ImportDraft, 'placeholders'>,
  people: NamesOfPeople,
): (task: Pick<DraftTask, 'key' | 'assignee'>) => string {
  const names = new Map(placeholders.map((each) => [each.placeholderId, each.name]));
  return ({ key, assignee }) => names.get(assignee ?? '') ?? people.get(key) ?? '';
}
