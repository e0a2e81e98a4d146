import { mailCopyRow, mailingRow } from '@waymark/api';
import { sql } from 'slonik';
import { reads } from '../model/filledIn.ts';
import { column, equals, type Filters, type Resource } from '../model/resource.ts';

const ofMail = { id: equals('id'), planId: equals('planId') };
const sorts = { at: column('at') };

export const mailings: Resource = {
  name: 'mailings',
  row: mailingRow,
  models: ['mails', 'plans'],
  filters: {
    ...ofMail,
    accountId: equals('accountId'),
    state: equals('state'),
  } satisfies Filters<'mailings'>,
  sorts,
  defaultSort: ['at', 'DESC'],
  key: ['planId', 'id'],
  select: () => sql.fragment`
    SELECT m.id, m.plan_id AS "planId", m.account_id AS "accountId", m.state, m.waits_for AS "waitsFor", m.form, m.why, m.in_mail AS "inMail",
           m.reason, m.subject, m.erased, m.expired, m.at,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('taskId', x.line->>'taskId', 'headline', ${reads('k', 'headline')}, 'kind', x.line->>'kind', 'because', x.line->>'because')
                                      ORDER BY x.place), '[]')
              FROM jsonb_array_elements(m.about) WITH ORDINALITY AS x (line, place)
              LEFT JOIN read.tasks k ON k.workspace_id = m.workspace_id AND k.plan_id = m.plan_id AND k.plan_kind IN ('process', 'project') AND k.id = x.line->>'taskId') AS about
      FROM read.mails m`,
};

/** Apart from the list, whose pages would be heavy with them. */
export const mailCopies: Resource = {
  name: 'mailCopies',
  row: mailCopyRow,
  models: ['mails'],
  filters: ofMail satisfies Filters<'mailCopies'>,
  sorts,
  defaultSort: ['at', 'DESC'],
  key: ['planId', 'id'],
  select: () => sql.fragment`
    SELECT m.id, m.plan_id AS "planId", m.account_id AS "accountId", m.subject, m.text, m.html, m.erased, m.expired, m.at
      FROM read.mails m WHERE m.form IS NOT NULL`,
};
