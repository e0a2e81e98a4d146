import {
  mailMonthOf,
  partsOfStream,
  prefixOf,
  type NewsLine,
  type PostEvent,
  type Recorded,
} from '@waymark/events';
import { openField } from '@waymark/vault';
import { upsert, type BulkRow } from '../model/bulk.ts';
import type { KnownEvent, ReadModel, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';
import { mailCopies, mailings } from './query.ts';
import { mailsTable } from './table.sql.ts';

/**
 * Which mail went to whom about a process, why, how it read, and what became of it (PRODUCT 3.7).
 */
export const mails: ReadModel = {
  name: 'mails',
  version: 2,
  upgrades: {
    2: {
      columns: `ALTER TABLE mails ADD COLUMN month text, ADD COLUMN expired boolean NOT NULL DEFAULT false;`,
      rows: `UPDATE mails SET month = left(at, 7) WHERE form IS NOT NULL AND month IS NULL;`,
    },
  },
  prefixes: [prefixOf('post'), prefixOf('workspace')],
  tables: [mailsTable],
  resources: [mailings, mailCopies],
  open: (sources) => ({
    async apply(out, events) {
      for (const event of events)
        if (isTakenBy('mails', event)) await applyOne(out, event, sources);
    },
    close: () => undefined,
  }),
};

async function applyOne(
  out: Statement[],
  event: TakenEvent<'mails'>,
  sources: Sources,
): Promise<void> {
  switch (event.type) {
    case 'NewsPutOff':
      return put(
        out,
        event.data.news.map((line) => ({
          ...newsRow(event, line),
          ...{ state: 'waits', waits_for: line.waitsFor },
        })),
      );
    case 'NewsHeldBack':
      return put(
        out,
        event.data.news.map((line) => ({ ...newsRow(event, line), state: line.why })),
      );
    case 'MailSent':
    case 'MailFailed':
      return mailed(out, event, sources);
    case 'RecordsExpired':
      return expired(out, event);
    default:
      event satisfies never;
  }
}

type MailEvent = Extract<Recorded<PostEvent>, { type: 'MailSent' | 'MailFailed' }>;

/** All columns, always in this order: the statement has one text. */
const columns = {
  ...{ workspace_id: '', plan_id: '', id: '', account_id: '', state: '' },
  ...{ waits_for: null, form: null, why: null, about: [], in_mail: null },
  ...{ reason: null, subject: null, text: null, html: null, erased: false },
  ...{ month: null, expired: false },
  at: '',
};

const put = (out: Statement[], rows: readonly BulkRow[]): void =>
  upsert(
    out,
    'mails',
    ['workspace_id', 'plan_id', 'id'],
    rows.map((row) => ({ ...columns, ...row })),
  );

const aboutOf = (news: readonly NewsLine[]) =>
  news.map(({ taskId, kind, because }) => ({ taskId, kind, because }));

const newsRow = ({ stream, data, metadata }: Recorded<PostEvent>, line: NewsLine) => ({
  workspace_id: partsOfStream(stream).workspaceId ?? '',
  ...{ plan_id: line.processId, id: line.newsId, account_id: data.accountId },
  ...{ about: aboutOf([line]), at: metadata.at },
});

/** A row in each process that it tells something of; news that waited has joined it. */
async function mailed(out: Statement[], event: MailEvent, { vault }: Sources): Promise<void> {
  const { data, stream, metadata } = event;
  const { mailId, accountId, form, why, news } = data;
  const opened = await openField(vault, 'MailSent', 'copy', data);
  const copy = opened.erased ? { subject: null, text: null, html: null } : opened.value;
  const workspaceId = partsOfStream(stream).workspaceId ?? '';
  const state = event.type === 'MailSent' ? 'sent' : event.data.last ? 'refused' : 'trying';
  const byProcess = Map.groupBy(news, ({ processId }) => processId);
  put(
    out,
    [...byProcess].map(([processId, lines]) => ({
      ...{ ...copy, erased: opened.erased },
      ...{ workspace_id: workspaceId, plan_id: processId, id: mailId },
      ...{ account_id: accountId, state, form, why, about: aboutOf(lines) },
      month: mailMonthOf(data.about) ?? metadata.at.slice(0, 7),
      reason: event.type === 'MailFailed' ? event.data.reason : null,
      at: metadata.at,
    })),
  );
  out.push({
    name: 'join mail',
    text: `UPDATE mails SET state = 'joined', in_mail = $3, at = $4
       WHERE workspace_id = $1 AND state = 'waits'
         AND (plan_id, id) IN (SELECT x.plan_id, x.id FROM jsonb_to_recordset($2::jsonb) AS x (plan_id text, id text))`,
    values: [
      workspaceId,
      JSON.stringify(news.map(({ processId, newsId }) => ({ plan_id: processId, id: newsId }))),
      mailId,
      metadata.at,
    ],
  });
}

/**
 * Takes out how the mails of some months read; that they went out stays. Whether their month's key
 * is still there, or whoever was named, changes nothing: a row is the same whenever it is made.
 */
function expired(
  out: Statement[],
  { stream, data: { records, before } }: Extract<KnownEvent, { type: 'RecordsExpired' }>,
): void {
  if (records !== 'mailCopies') return;
  out.push({
    name: 'expire mails',
    text: `UPDATE mails SET subject = NULL, text = NULL, html = NULL, erased = false, expired = true
       WHERE workspace_id = $1 AND month < $2 AND NOT expired`,
    values: [partsOfStream(stream).workspaceId ?? '', before],
  });
}
