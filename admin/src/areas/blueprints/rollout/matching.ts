import type { PlaceholderRow } from '@waymark/api';
import type { RolloutDraft } from './draft.ts';
import type { T } from '../../../base/texts/index.ts';

type Chosen = RolloutDraft['matching'];

/** Who stands behind a placeholder: what was chosen, at first the default of its role. */
export const matchOf = (
  chosen: Chosen,
  { id, defaultAccountId }: Pick<PlaceholderRow, 'id' | 'defaultAccountId'>,
): string | null => (id in chosen ? (chosen[id] ?? null) : defaultAccountId);

/** Placeholder or role -> account, of those that are matched: what the command takes. */
export function matchingOf(
  chosen: Chosen,
  rows: readonly PlaceholderRow[],
): Record<string, string> {
  const pairs = rows.map((row) => [row.id, matchOf(chosen, row)] as const);
  return Object.fromEntries(
    pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null),
  );
}

/** '2 placeholders open: 9 tasks will wait'; empty when everybody is matched. */
export function openSentence(t: T, chosen: Chosen, rows: readonly PlaceholderRow[]): string {
  const open = rows.filter((row) => matchOf(chosen, row) === null);
  const tasks = open.reduce((sum, row) => sum + row.tasks, 0);
  if (open.length === 0) return '';
  return t('wizard.waits', {
    placeholders: t('wizard.placeholdersCount', { count: open.length }),
    tasks: t('words.tasks', { count: tasks }),
  });
}
