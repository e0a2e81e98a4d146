import type { Plan } from '@waymark/events';
import type { ReadRow } from './reader.ts';

/**
 * Rows of `placeholders`: those of the plan, and the workspace's roles that its tasks name; the
 * latter without name.
 */
export function expectedPlaceholders({ placeholders, tasks }: Plan): ReadRow[] {
  const all = [...tasks.values()];
  const roles = all
    .flatMap(({ assignee, followers }) => [assignee, ...followers])
    .filter((ref) => ref !== null)
    .filter((ref) => ref.startsWith('r::') && !placeholders.has(ref));
  const own = [...placeholders.values()].map((placeholder) => ({
    id: placeholder.placeholderId,
    name: placeholder.name,
    description: placeholder.description,
    matchedTo: placeholder.matchedTo,
  }));
  const named = [...new Set(roles)].map((id) => ({ id, matchedTo: null }));
  return [...own, ...named].map((row) => {
    const waiting = all.filter((t) => t.assignee === row.id || t.assignedThrough === row.id);
    return {
      ...row,
      kind: row.id.startsWith('r::') ? 'role' : 'placeholder',
      tasks: waiting.length,
      openTasks: waiting.filter((t) => t.status !== 'DONE').length,
    };
  });
}

/** Rows of `variables`; where one was copied from is in no row. */
export const expectedVariables = ({ variables }: Plan): ReadRow[] =>
  [...variables.values()].map(({ variableId, origin: _, ...variable }) => ({
    id: variableId,
    ...variable,
  }));
