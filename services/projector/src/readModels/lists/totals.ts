import { sql } from 'slonik';
import { z } from 'zod';
import type { AskRows } from '../../reading/readAs.ts';
import { refuseInternal } from './clientsView.ts';
import { matching, type WantedRows } from './matching.ts';
import { onlyCounted } from './pageStatements.ts';
import type { Resource } from '../model/resource.ts';

const counted = z.object({ totals: z.array(z.number()) });

/**
 * Counts the rows of each filter, in the order of the filters, by one statement, so that all are of
 * the same moment.
 * @throws RequestRefused 422 naming the filter that a client's user may not ask by
 */
export async function readTotals(
  ask: AskRows,
  resource: Resource,
  wanted: readonly WantedRows[],
): Promise<readonly number[]> {
  await refuseInternal(
    ask,
    resource,
    Object.fromEntries(wanted.map(({ filter }, nth) => [`filters[${nth}]`, { filter }])),
  );
  const all = wanted.map((each) => matching(resource, each));
  const totals = all.map(
    (each) => sql.fragment`(SELECT total FROM (${onlyCounted(each)}) counted)`,
  );
  const { rows } = await ask({
    query: sql.type(
      counted,
    )`SELECT json_build_array(${sql.join(totals, sql.fragment`, `)}) AS totals`,
    samePlan: all.every(({ samePlan }) => samePlan),
  });
  const [found] = rows;
  if (found === undefined) throw new Error('totals were not answered');
  return found.totals;
}
