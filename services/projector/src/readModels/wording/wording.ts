import { mailWordsRow } from '@waymark/api';
import { partsOfStream, prefixOf } from '@waymark/events';
import { sql } from 'slonik';
import { remove, upsert } from '../model/bulk.ts';
import { guardedTable } from '../model/guardedTable.ts';
import type { KnownEvent, ReadModel } from '../model/readModel.ts';
import { equals, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';

const table = guardedTable(
  'mail_words',
  `CREATE TABLE mail_words (
  workspace_id text NOT NULL,
  id text NOT NULL,
  blueprint_id text NOT NULL,
  mail text NOT NULL,
  subject text NOT NULL,
  headline text NOT NULL,
  body text NOT NULL,
  button_text text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
  'false',
);

const rows: Resource = {
  name: 'mailWords',
  row: mailWordsRow,
  models: ['wording'],
  filters: {
    id: equals('id'),
    blueprintId: equals('blueprintId'),
    mail: equals('mail'),
  } satisfies Filters<'mailWords'>,
  sorts: sorts([], ['updatedAt']),
  defaultSort: ['updatedAt', 'DESC'],
  select: () => sql.fragment`
    SELECT m.id, m.blueprint_id AS "blueprintId", m.mail, m.subject, m.headline, m.body, m.button_text AS "buttonText", m.updated_at AS "updatedAt"
      FROM read.mail_words m`,
};

/** Which words of their own blueprints have in mails (PRODUCT 5.5). */
export const wording: ReadModel = {
  name: 'wording',
  version: 1,
  upgrades: {},
  prefixes: [prefixOf('blueprint')],
  tables: [table],
  resources: [rows],
  open: () => ({
    apply(out, events) {
      for (const event of events) if (isTakenBy('wording', event)) applyOne(out, event);
      return Promise.resolve();
    },
    close: () => undefined,
  }),
};

type Words = Extract<KnownEvent, { type: 'MailWordsSet' }>;

function applyOne(out: Statement[], event: TakenEvent<'wording'>): void {
  const { blueprintId, mail, to } = (event satisfies Words).data;
  const key = {
    workspace_id: partsOfStream(event.stream).workspaceId ?? '',
    id: `${blueprintId}-${mail}`,
  };
  if (to === null) return remove(out, 'mail_words', Object.keys(key), [key]);
  const { subject, headline, body, buttonText } = to;
  upsert(out, 'mail_words', Object.keys(key), [
    {
      ...{ ...key, blueprint_id: blueprintId, mail, subject, headline, body },
      ...{ button_text: buttonText, updated_at: event.metadata.at },
    },
  ]);
}
