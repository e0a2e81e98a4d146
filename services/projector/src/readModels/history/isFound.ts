import { historyDay, type HistoryMoment } from '@waymark/api';
import { nameless, say } from '@waymark/events/telling';
import { asRead } from '@waymark/look/asRead';
import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import { shownName } from '../directory/person.ts';
import { anywhere, asReadInSql, type FilterValues } from '../model/resource.ts';
import { dayBounds } from './dayBounds.ts';
import { wordColumns } from './wordColumns.ts';

/**
 * The condition that these filters make: on the event `h`, and on `s` where it is told from another
 * side.
 */
export function isFound(values: FilterValues, language: Language): FragmentSqlToken {
  const zone = (values['timeZone'] as string | undefined) ?? 'UTC';
  const q = (values['q'] as string | undefined)?.trim() ?? '';
  const since = values['since'] as HistoryMoment | undefined;
  const until = values['until'] as HistoryMoment | undefined;
  const conditions = [
    ...(q === '' ? [] : [shows(q, zone, language)]),
    ...(since === undefined
      ? []
      : [
          'day' in since
            ? sql.fragment`h.at >= ${dayBounds(since.day, zone).from}`
            : sql.fragment`h.at >= ${since.instant}`,
        ]),
    ...(until === undefined
      ? []
      : [
          'day' in until
            ? sql.fragment`h.at < ${dayBounds(until.day, zone).to}`
            : sql.fragment`h.at <= ${until.instant}`,
        ]),
  ];
  return sql.fragment`${sql.join([sql.fragment`true`, ...conditions], sql.fragment` AND `)}`;
}

function shows(q: string, zone: string, language: Language): FragmentSqlToken {
  const pattern = anywhere(q);
  // What an earlier version told is shown in English to everybody.
  const told = (column: 'words' | 'cause') =>
    sql.fragment`coalesce(${sql.join(
      ['s', 'h'].flatMap((from) =>
        [wordColumns[language][column], column].map((name) => sql.identifier([from, name])),
      ),
      sql.fragment`, `,
    )})`;
  const ofTheTeam = sql.fragment`current_setting('waymark.party', true) = 'team'`;
  const named = sql.fragment`(SELECT coalesce(array_agg(n.id), '{}') FROM (
      SELECT account_id AS id FROM read.people WHERE ${asReadInSql(shownName(sql.fragment`name`, language))} LIKE ${pattern}
      UNION ALL SELECT guest_id FROM read.guests WHERE ${asReadInSql(sql.fragment`coalesce(name, '')`)} LIKE ${pattern}
      UNION ALL SELECT key_id FROM read.api_keys WHERE ${asReadInSql(sql.fragment`name`)} LIKE ${pattern}
      UNION ALL SELECT role_id FROM read.roles WHERE ${asReadInSql(sql.fragment`name`)} LIKE ${pattern}) n)`;
  return sql.fragment`(
    ${told('words')} LIKE ${pattern} OR ${isCalled(q, language)}
    OR h.actor_id = ANY(${named}::text[]) OR coalesce(s.people, h.people) ?| ${named}::text[]
    OR (${ofTheTeam} AND ${asReadInSql(told('cause'))} LIKE ${pattern})
    OR ${happenedOn(q, zone)})`;
}

/**
 * Finds actors without a name by what they are (a guest, the system), in the language of who
 * searches, or by what the world calls them.
 */
function isCalled(q: string, language: Language): FragmentSqlToken {
  const without = Object.entries(nameless);
  const meant = without.filter(([, what]) => asRead(say(what, language)).includes(asRead(q)));
  const parties = (of: typeof without) =>
    sql.array(
      of.map(([party]) => party),
      'text',
    );
  return sql.fragment`(h.actor_party = ANY(${parties(meant)})
    OR h.actor_party <> ALL(${parties(without)}) AND ${asReadInSql(sql.fragment`h.actor_name`)} LIKE ${anywhere(q)})`;
}

/** A day as rows show it, `14.11.2026`. */
function happenedOn(q: string, zone: string): FragmentSqlToken {
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(q) ?? [];
  const parsed = historyDay.safeParse(`${year}-${month}-${date}`);
  if (!parsed.success) return sql.fragment`false`;
  const { from, to } = dayBounds(parsed.data, zone);
  return sql.fragment`(h.at >= ${from} AND h.at < ${to})`;
}
