import { historyRow } from '@waymark/api';
import type { ActorParty } from '@waymark/events';
import {
  inWords,
  nameless,
  phrase,
  say,
  statusOf,
  type ChangeInWords,
  type Phrase,
  type StatusChange,
  type Telling,
  type TellingInWords,
  type ValueInWords,
} from '@waymark/events/telling';
import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import { z } from 'zod';
import type { AskRows } from '../../reading/readAs.ts';
import { typedNameOf } from '../directory/invitations.ts';
import { FORMER_USER, formerUser } from '../directory/person.ts';
import {
  column,
  equals,
  isAnyOf,
  ofSelect,
  type FilterValues,
  type Filters,
  type Resource,
} from '../model/resource.ts';
import { isFound } from './isFound.ts';
import { atomsOf } from './searchWords.ts';

/**
 * Events told, newest first. Filtered by a task or a module, each event is told from the side of
 * that.
 */
export const history: Resource = {
  name: 'history',
  row: historyRow,
  models: ['history', 'directory', 'shares', 'keys'],
  filters: {
    id: equals('id'),
    planId: equals('planId'),
    planKind: equals('planKind'),
    about: { where: (things) => sql.fragment`about ?| ${sql.array(things, 'text')}` },
    moduleId: ofSelect,
    taskId: ofSelect,
    actor: equals('actorId'),
    event: equals('event'),
    q: ofSelect,
    since: ofSelect,
    until: ofSelect,
    timeZone: ofSelect,
  } satisfies Filters<'history'>,
  sorts: { position: column('order'), at: column('order') },
  defaultSort: ['position', 'DESC'],
  everyRowHas: ['position', 'at'],
  select: (values, { language }) => {
    const side = sideOf(values);
    return sql.fragment`
      SELECT h.position::text AS id, h.position::text AS position, h.position AS "order", h.revision::text AS revision,
             h.plan_id AS "planId", h.plan_kind AS "planKind", h.plan_name AS "planName", h.about, h.event, h.command, h.at, h.actor_id AS "actorId",
             coalesce(p.name, i.name, h.actor_name) AS "actorName", h.actor_party AS "actorParty", g.name AS "guestName", k.name AS "apiKeyName",
             coalesce(s.sentence, h.sentence) AS sentence, coalesce(s.headline, h.headline) AS headline,
             coalesce(s.module_id, h.module_id) AS "moduleId", coalesce(s.task_id, h.task_id) AS "taskId",
             coalesce(s.changes, h.changes) AS changes, coalesce(s.cause, h.cause) AS cause,
             ${told(sql.fragment`CASE WHEN s.words IS NULL THEN h.telling ELSE s.telling END`)} AS telling
        FROM read.history h
        LEFT JOIN read.people p ON p.account_id = h.actor_id
        LEFT JOIN read.guests g ON h.actor_party = 'guest' AND g.workspace_id = h.workspace_id AND g.guest_id = h.actor_id
        LEFT JOIN read.api_keys k ON h.actor_party = 'apiKey' AND k.workspace_id = h.workspace_id AND k.key_id = h.actor_id
        LEFT JOIN LATERAL (${typedNameOf(sql.fragment`h.actor_id`)}) i ON p.account_id IS NULL
        LEFT JOIN LATERAL (${side.told}) s ON true
       WHERE ${side.where} AND ${isFound(values, language)}`;
  },
  finish: (ask, rows, language) =>
    withNames(ask, (rows as readonly FoundRow[]).map(readIn(language)), language),
};

/**
 * The telling with the present values of a plan's texts put in, since people are called as today
 * too.
 */
const told = (telling: FragmentSqlToken): FragmentSqlToken =>
  sql.fragment`CASE WHEN h.plan_kind IN ('process', 'blueprint') AND strpos((${telling})::text, '{{') > 0
    THEN read.filled_in((${telling})::text, h.workspace_id, h.plan_id, h.plan_kind, 'json')::jsonb ELSE ${telling} END`;

type Side = { readonly told: FragmentSqlToken; readonly where: FragmentSqlToken };

/**
 * Which events are about the task or module asked for, and how they are told of it. A task is
 * narrower than its module.
 */
function sideOf({ taskId, moduleId }: FilterValues): Side {
  const subjects = (taskId ?? moduleId) as readonly string[] | undefined;
  if (subjects === undefined)
    return {
      told: sql.fragment`SELECT NULL AS sentence, NULL AS headline, NULL AS module_id, NULL AS task_id, NULL::jsonb AS changes, NULL AS cause, NULL::jsonb AS telling, NULL AS words, NULL AS words_de, NULL AS cause_de, NULL::jsonb AS people WHERE false`,
      where: sql.fragment`true`,
    };
  const own = taskId === undefined ? sql.fragment`o.module_id` : sql.fragment`o.task_id`;
  const task = taskId === undefined ? sql.fragment`NULL` : sql.fragment`x.subject`;
  return {
    told: sql.fragment`
      SELECT x.sentence, x.headline, x.module_id, ${task} AS task_id, x.changes, x.cause, x.telling, x.words, x.words_de, x.cause_de, x.people FROM read.history_subjects x
       WHERE x.workspace_id = h.workspace_id AND x.position = h.position AND ${isAnyOf(sql.fragment`x.subject`, subjects)} LIMIT 1`,
    where: sql.fragment`h.position IN (
      SELECT o.position FROM read.history o WHERE ${isAnyOf(own, subjects)}
      UNION SELECT x.position FROM read.history_subjects x WHERE ${isAnyOf(sql.fragment`x.subject`, subjects)})`,
  };
}

/**
 * A row as it was found: told in no language, and in English; `telling` is null in rows that an
 * earlier version wrote.
 */
type FoundRow = TellingInWords & {
  readonly telling: Telling | null;
  readonly actorName: string | null;
  readonly actorParty: ActorParty;
  /** The name that a guest gave themselves. */
  readonly guestName: string | null;
  /** The name of the API key, for the team. */
  readonly apiKeyName: string | null;
};

type ToldRow = TellingInWords & {
  readonly actorName: string | null;
  readonly changes: readonly (ChangeInWords & { readonly status: StatusChange | null })[];
};

const readIn =
  (language: Language) =>
  ({ telling, guestName, apiKeyName, ...row }: FoundRow): ToldRow => {
    const { changes, ...words } = telling === null ? row : inWords(telling, language);
    const what =
      guestName !== null
        ? phrase('actor.namedGuest', guestName)
        : apiKeyName !== null
          ? phrase('actor.namedApiKey', apiKeyName)
          : (nameless as Partial<Record<ActorParty, Phrase>>)[row.actorParty];
    return {
      ...row,
      ...words,
      actorName: what === undefined ? row.actorName : say(what, language),
      changes: changes.map((change, nth) => {
        const known = telling?.changes[nth];
        return { ...change, status: known ? statusOf(known) : null };
      }),
    };
  };

const named = z.object({ id: z.string(), name: z.string() });

/** Puts names in the place of people's ids: those of today, and none of who was erased. */
async function withNames(
  ask: AskRows,
  rows: readonly ToldRow[],
  language: Language,
): Promise<readonly unknown[]> {
  const former = formerUser(language);
  const shown = (name: string | null | undefined) =>
    name == null || name === FORMER_USER ? former : name;
  const values = rows.flatMap((row) =>
    row.changes.flatMap((change) => [change.oldValue, change.newValue]),
  );
  const wanted = [
    ...new Set(
      values.flatMap(atomsOf).flatMap((atom) => (typeof atom === 'string' ? [] : [atom.person])),
    ),
  ];
  const { rows: found } =
    wanted.length === 0
      ? { rows: [] }
      : await ask({
          query: sql.type(named)`
    SELECT account_id AS id, name FROM read.people WHERE account_id = ANY(${sql.array(wanted, 'text')})
    UNION ALL SELECT DISTINCT ON (i.account_id) i.account_id, i.name FROM read.invitations i
     WHERE i.account_id = ANY(${sql.array(wanted, 'text')}) AND NOT EXISTS (SELECT 1 FROM read.people p WHERE p.account_id = i.account_id)
    UNION ALL SELECT role_id, name FROM read.roles WHERE role_id = ANY(${sql.array(wanted, 'text')})`,
          samePlan: false,
        });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const text = (value: ValueInWords): string | null => {
    if (value === null || typeof value === 'string') return value;
    return atomsOf(value)
      .map((atom) => (typeof atom === 'string' ? atom : shown(names.get(atom.person))))
      .join(', ');
  };
  return rows.map((row) => ({
    ...row,
    actorName: shown(row.actorName),
    changes: row.changes.map((change) => ({
      ...change,
      oldValue: text(change.oldValue),
      newValue: text(change.newValue),
    })),
  }));
}
