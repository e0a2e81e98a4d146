import { apiKeyRow } from '@waymark/api';
import { partsOfStream, personOf, prefixOf } from '@waymark/events';
import { sql } from 'slonik';
import { upsert } from '../model/bulk.ts';
import { guardedTable } from '../model/guardedTable.ts';
import type { ReadModel } from '../model/readModel.ts';
import { equals, search, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';

const table = guardedTable(
  'api_keys',
  `CREATE TABLE api_keys (
  workspace_id text NOT NULL,
  key_id text NOT NULL,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  last_four text NOT NULL,
  ends_at text,
  previous_until text,
  made_at text NOT NULL,
  made_by text,
  text_at text NOT NULL,
  ended_at text,
  PRIMARY KEY (workspace_id, key_id)
);`,
  'false',
);

const rows: Resource = {
  name: 'apiKeys',
  row: apiKeyRow,
  models: ['keys'],
  filters: {
    id: equals('id'),
    ended: {
      where: (ended) =>
        ended === true ? sql.fragment`"endedAt" IS NOT NULL` : sql.fragment`"endedAt" IS NULL`,
    },
    q: search('name'),
  } satisfies Filters<'apiKeys'>,
  sorts: sorts(['name'], ['madeAt', 'until']),
  defaultSort: ['madeAt', 'DESC'],
  select: () => sql.fragment`
    SELECT k.key_id AS id, k.name, k.scopes, k.last_four AS "lastFour", k.ends_at AS until, k.previous_until AS "previousUntil",
           k.made_at AS "madeAt", k.made_by AS "madeBy", k.text_at AS "textAt", k.ended_at AS "endedAt" FROM read.api_keys k`,
};

/**
 * The API keys of workspaces (PRODUCT 21): those that work let programs read (`read.reader_of`),
 * and the history calls them by their names, those that were ended too.
 */
export const keys: ReadModel = {
  name: 'keys',
  version: 1,
  upgrades: {},
  prefixes: [prefixOf('workspace')],
  tables: [table],
  resources: [rows],
  open: () => ({
    apply(out, events) {
      for (const event of events) if (isTakenBy('keys', event)) applyOne(out, event);
      return Promise.resolve();
    },
    close: () => undefined,
  }),
};

function applyOne(out: Statement[], event: TakenEvent<'keys'>): void {
  const workspace_id = partsOfStream(event.stream).workspaceId ?? '';
  const { at, actor } = event.metadata;
  const set = (text: string, ...values: Statement['values']) =>
    out.push({
      text: `UPDATE api_keys SET ${text} WHERE workspace_id = $1 AND key_id = $2`,
      values: [workspace_id, event.data.keyId, ...values],
    });
  switch (event.type) {
    case 'ApiKeyMade': {
      const { keyId, name, scopes, until, lastFour } = event.data;
      const row = {
        ...{ workspace_id, key_id: keyId, name, scopes, last_four: lastFour, ends_at: until },
        ...{ previous_until: null, made_at: at, made_by: personOf(actor), text_at: at },
        ended_at: null,
      };
      return upsert(out, 'api_keys', ['workspace_id', 'key_id'], [row]);
    }
    case 'ApiKeyRotated': {
      const { lastFour, previousUntil } = event.data;
      set('last_four = $3, previous_until = $4, text_at = $5', lastFour, previousUntil, at);
      return;
    }
    case 'ApiKeyEnded':
      set('ended_at = $3', at);
      return;
    default:
      event satisfies never;
  }
}
