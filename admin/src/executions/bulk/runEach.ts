import type { ExecutionRow } from '@waymark/api';
import { problemOf } from '../../wire/problemOf.ts';
import type { T } from '../../texts/index.ts';

export type Failed = {
  readonly row: ExecutionRow;
  /** As a sentence without a full stop. */
  readonly why: string;
};
export type Outcome = {
  readonly changed: readonly ExecutionRow[];
  readonly failed: readonly Failed[];
};

/** One command for each execution, one after the other: what is refused keeps none of the others back. */
export async function runEach(
  t: T,
  rows: readonly ExecutionRow[],
  one: (row: ExecutionRow) => Promise<unknown>,
): Promise<Outcome> {
  const changed: ExecutionRow[] = [];
  const failed: Failed[] = [];
  for (const row of rows)
    try {
      await one(row);
      changed.push(row);
    } catch (error) {
      const why = problemOf(error)?.detail ?? t('words.somethingWentWrong');
      failed.push({ row, why: why.replace(/\.$/, '') });
    }
  return { changed, failed };
}

/** What is said of it: how many of how many, and why not of those that were not. */
export function outcomeSentence(t: T, { changed, failed }: Outcome): string {
  const counted = t('hub.changed', {
    some: changed.length,
    count: changed.length + failed.length,
  });
  if (failed.length === 0) return counted;
  const why = failed
    .map(({ row, why }) => t('hub.whyOf', { client: row.clientName, why }))
    .join('; ');
  return t('hub.notChanged', { changed: counted, why });
}
