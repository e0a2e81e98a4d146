import { problemOf } from '../../../base/wire/problemOf.ts';
import type { T } from '../../../base/texts/index.ts';

export type Failed<Row> = {
  readonly row: Row;
  /** The reason of a refusal, as a sentence without a full stop. */
  readonly why: string;
};
export type Outcome<Row> = {
  readonly changed: readonly Row[];
  readonly failed: readonly Failed<Row>[];
};

/** One command for each row, one after the other: what is refused keeps none of the others back. */
export async function runEach<Row>(
  t: T,
  rows: readonly Row[],
  one: (row: Row) => Promise<unknown>,
): Promise<Outcome<Row>> {
  const changed: Row[] = [];
  const failed: Failed<Row>[] = [];
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

/**
 * Makes the sentence about the outcome: how many of how many, and why not of those that were not.
 */
export function outcomeSentence<Row>(
  t: T,
  { changed, failed }: Outcome<Row>,
  nameOf: (row: Row) => string,
): string {
  const counted = t('hub.changed', { some: changed.length, count: changed.length + failed.length });
  if (failed.length === 0) return counted;
  const why = failed.map(({ row, why }) => t('hub.whyOf', { client: nameOf(row), why })).join('; ');
  return t('hub.notChanged', { changed: counted, why });
}
