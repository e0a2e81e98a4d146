import { ratingRow } from '@waymark/api';
import { partsOfStream } from '@waymark/events';
import { openText, type PersonVault } from '@waymark/vault';
import { sql } from 'slonik';
import { upsert } from '../model/bulk.ts';
import type { KnownEvent } from '../model/readModel.ts';
import { equals, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';

/** Ratings go with their execution, and come back with it. */
export const ratings: Resource = {
  name: 'ratings',
  row: ratingRow,
  models: ['plans', 'directory'],
  filters: {
    id: equals('id'),
    planId: equals('planId'),
    accountId: equals('accountId'),
  } satisfies Filters<'ratings'>,
  sorts: sorts([], ['rating', 'at']),
  defaultSort: ['at', 'DESC'],
  select: () => sql.fragment`
    SELECT r.plan_id || '_' || r.account_id AS id, r.plan_id AS "planId", r.account_id AS "accountId", r.rating, r.words, r.at
      FROM read.ratings r
      JOIN read.executions e ON e.workspace_id = r.workspace_id AND e.id = r.plan_id
       AND e.party = CASE current_setting('waymark.party', true) WHEN 'team' THEN 'team' ELSE 'client' END`,
};

export type OfRatings = Extract<KnownEvent, { type: 'ProcessRated' }>;

export async function writeRatings(
  out: Statement[],
  events: readonly KnownEvent[],
  vault: PersonVault,
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'ProcessRated') continue;
    const { workspaceId, id } = partsOfStream(event.stream);
    const { accountId, to, words } = event.data;
    const row = {
      ...{ workspace_id: workspaceId, plan_id: id, account_id: accountId, rating: to },
      words: words && (await openText(vault, words)),
      at: event.metadata.at,
    };
    upsert(out, 'ratings', ['workspace_id', 'plan_id', 'account_id'], [row]);
  }
}
