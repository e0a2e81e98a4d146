import { noticeRow } from '@waymark/api';
import { sql, type FragmentSqlToken } from 'slonik';
import { shownName } from '../directory/person.ts';
import { typedNameOf } from '../directory/invitations.ts';
import { turnColumns } from '../plans/query.ts';
import { column, equals, isTrue, type Filters, type Resource } from '../model/resource.ts';
import { reads } from '../model/filledIn.ts';

const me = sql.fragment`current_setting('waymark.account', true)`;
/** The number of newest notices looked at, however many there are. */
const MOST = 300;

/**
 * Each line stands for those of its kind, of one task where something was said about it, that came
 * within ten minutes of one another.
 */
const heap = sql.fragment`CASE WHEN z.said_id IS NULL AND z.kind NOT IN ('handed', 'changeAsked') THEN z.kind || ' of ' || z.plan_id || ' by ' || coalesce(z.by_id, '')
  ELSE z.kind || ' in ' || z.plan_id || '_' || z.task_id END`;

const isOfTeam = (account: FragmentSqlToken) => sql.fragment`EXISTS (
        SELECT 1 FROM read.members x
         WHERE x.workspace_id = z.workspace_id AND x.account_id = ${account} AND x.party = 'team' AND x.active)`;

/**
 * The person who has to act, as `whoActs` of events says it to the team; who owns a process is not
 * told its client.
 */
const whoActs = sql.fragment`CASE WHEN w.turn <> 'seller' OR current_setting('waymark.party', true) <> 'team' THEN w."turnWho"
                WHEN ${isOfTeam(sql.fragment`t.assignee`)} THEN t.assignee WHEN ${isOfTeam(sql.fragment`e.owner`)} THEN e.owner END`;

/**
 * The changes that one request asks for, in the order of its questions; empty once it was answered,
 * or asked anew.
 */
const changesAsked = sql.fragment`
        SELECT string_agg(x.value->>'words', ' · ' ORDER BY x.key) FILTER (WHERE x.value->>'words' <> '') AS words, bool_or((x.value->>'erased')::boolean) AS erased
          FROM read.answers r, jsonb_each(r.asked) x
         WHERE z.kind = 'changeAsked' AND r.workspace_id = z.workspace_id AND r.plan_id = z.plan_id AND r.task_id = z.task_id AND x.value->>'at' = z.at`;

/**
 * The bell of whoever asks (PRODUCT 13.10). What it says is read from where it was said, so that it
 * is gone with it; row-level security leaves out what they may not see any more. What was seen in
 * its conversation is read.
 */
export const notices: Resource = {
  name: 'notices',
  row: noticeRow,
  models: ['notices', 'talk', 'answers', 'plans', 'directory'],
  filters: {
    id: equals('id'),
    isNew: isTrue('isNew'),
    isUnread: isTrue('isUnread'),
  } satisfies Filters<'notices'>,
  sorts: { at: column('at') },
  defaultSort: ['at', 'DESC'],
  everyRowHas: ['at'],
  select: (_, { language }) => sql.fragment`
    WITH newest AS MATERIALIZED (
      SELECT z.* FROM read.notices z WHERE z.account_id = ${me} ORDER BY z.position DESC, z.id DESC LIMIT ${sql.literalValue(`${MOST}`)}),
    told AS (
      SELECT z.id, z.kind, z.at, z.position, z.task_id, ${heap} AS heap,
             z.at > coalesce(k.read_up_to, '') AND x.notice_id IS NULL
               AND (z.said_id IS NULL OR z.kind = 'held' OR z.at > coalesce(a.seen_up_to, '')) AS unread,
             z.at > coalesce(k.opened_up_to, '') AS late,
             z.plan_id AS "planId", q.plan_kind AS "planKind", q.name AS "planName",
             coalesce(e.project_id, q.plan_id) AS "projectId", coalesce(e.project_name, q.name) AS "projectName",
             z.client_id AS "clientId", coalesce(e.client_name, b.name, '') AS "clientName", m.id AS "moduleId", ${reads('m', 'title')} AS "moduleTitle",
             t.id AS "taskId", ${reads('t', 'headline')} AS headline, t.status, t.assignee, t.due_date AS "dueDate",
             CASE WHEN t.id IS NOT NULL THEN w.turn END AS turn, CASE WHEN t.id IS NOT NULL THEN w."turnBecause" END AS "turnBecause", w."turnSince", v.who AS "turnWho",
             ${shownName(sql.fragment`coalesce(vp.name, vi.name)`, language)} AS "turnWhoName", vi.name IS NOT NULL AS "turnInvited", coalesce(v.who = ${me}, false) AS yours,
             z.by_id AS "byId", ${shownName(sql.fragment`coalesce(p.name, i.name)`, language)} AS "byName", z.by_side AS "bySide",
             coalesce(nullif(s.sender_name, ''), s.sender_address) AS sender,
             left(coalesce(s.text, o.text, r.words), 300) AS text, coalesce(s.erased, o.erased, r.erased, false) AS erased
        FROM newest z
        JOIN read.plans q ON q.workspace_id = z.workspace_id AND q.plan_id = z.plan_id AND q.plan_kind IN ('process', 'project')
        LEFT JOIN read.executions e ON q.plan_kind = 'process' AND e.workspace_id = z.workspace_id AND e.id = z.plan_id
        LEFT JOIN read.clients b ON b.workspace_id = z.workspace_id AND b.client_id = z.client_id
        LEFT JOIN read.modules m ON m.workspace_id = z.workspace_id AND m.plan_id = z.plan_id AND m.plan_kind = q.plan_kind AND m.id = z.module_id
        LEFT JOIN read.tasks t ON t.workspace_id = z.workspace_id AND t.plan_id = z.plan_id AND t.plan_kind = q.plan_kind AND t.id = z.task_id
        LEFT JOIN read.client_users u ON u.workspace_id = t.workspace_id AND u.client_id = t.client_id AND u.account_id = t.assignee
        CROSS JOIN LATERAL (SELECT ${turnColumns}) w
        CROSS JOIN LATERAL (SELECT CASE WHEN t.id IS NOT NULL THEN ${whoActs} END AS who) v
        LEFT JOIN read.people vp ON vp.account_id = v.who AND EXISTS (SELECT 1 FROM read.members x WHERE x.workspace_id = z.workspace_id AND x.account_id = v.who)
        LEFT JOIN LATERAL (
          SELECT x.name FROM read.invitations x WHERE x.workspace_id = z.workspace_id AND x.account_id = v.who AND x.state = 'pending' LIMIT 1) vi ON vp.account_id IS NULL
        CROSS JOIN LATERAL (${changesAsked}) r
        LEFT JOIN read.messages s ON z.kind <> 'noted' AND s.workspace_id = z.workspace_id AND s.plan_id = z.plan_id AND s.task_id = z.task_id AND s.id = z.said_id
        LEFT JOIN read.notes o ON z.kind = 'noted' AND o.workspace_id = z.workspace_id AND o.plan_id = z.plan_id AND o.task_id = z.task_id AND o.id = z.said_id
        LEFT JOIN read.people p ON p.account_id = z.by_id
        LEFT JOIN LATERAL (${typedNameOf(sql.fragment`z.by_id`)}) i ON p.account_id IS NULL
        LEFT JOIN read.notice_marks k ON k.workspace_id = z.workspace_id AND k.account_id = z.account_id
        LEFT JOIN read.notices_read x ON x.workspace_id = z.workspace_id AND x.account_id = z.account_id AND x.notice_id = z.id
        LEFT JOIN read.attention a ON a.workspace_id = z.workspace_id AND a.account_id = z.account_id AND a.plan_id = z.plan_id AND a.task_id = z.task_id
       WHERE (q.plan_kind = 'project' OR e.id IS NOT NULL) AND (z.module_id IS NULL OR m.id IS NOT NULL) AND (z.task_id IS NULL OR t.id IS NOT NULL)
         AND (z.said_id IS NULL OR coalesce(s.id, o.id) IS NOT NULL AND coalesce(s.deleted_at, o.deleted_at) IS NULL)
         AND CASE z.kind WHEN 'held' THEN s.state = 'held' ELSE true END),
    spaced AS (
      SELECT *, CASE WHEN at::timestamptz - lag(at::timestamptz) OVER each_heap <= interval '10 minutes' THEN 0 ELSE 1 END AS begins
        FROM told WINDOW each_heap AS (PARTITION BY heap ORDER BY position, id)),
    lines AS (SELECT *, sum(begins) OVER (PARTITION BY heap ORDER BY position, id) AS line FROM spaced),
    counted AS (
      SELECT heap, line, (array_agg(id ORDER BY kind = 'turn' AND yours DESC, position DESC, id DESC))[1] AS id, count(*)::int AS said,
             (CASE WHEN bool_or(kind = 'turn' AND yours) THEN count(DISTINCT task_id) FILTER (WHERE yours) ELSE count(DISTINCT task_id) END)::int AS tasks
        FROM lines GROUP BY heap, line)
    SELECT l.*, l.yours AS "turnIsYours", (CASE WHEN l.text IS NULL OR l.kind = 'changeAsked' THEN greatest(c.tasks, 1) ELSE c.said END) - 1 AS more,
           l.unread AND l.late AS "isNew", l.unread AS "isUnread"
      FROM lines l JOIN counted c USING (heap, line, id)`,
};
