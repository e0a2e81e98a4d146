import { sql, type FragmentSqlToken } from 'slonik';

type Row = 't' | 'm' | 'k' | 'x';

const plan = (row: Row) => ({
  column: (name: string) => sql.identifier([row, name]),
  of: sql.fragment`${sql.identifier([row, 'workspace_id'])}, ${sql.identifier([row, 'plan_id'])}, ${sql.identifier([row, 'plan_kind'])}`,
});

/**
 * A text of a module, a block or a task (the row of that name) as it reads: with what it stands for
 * put in (ADR 42). Most texts stand for nothing, which a column of the row says.
 */
export const reads = (
  row: Row,
  name: string,
  form: 'html' | 'line' | 'words' = 'words',
): FragmentSqlToken => {
  const { column, of } = plan(row);
  return sql.fragment`CASE WHEN ${column('refers')} THEN read.filled_in(${column(name)}, ${of}, ${sql.literalValue(form)}) ELSE ${column(name)} END`;
};

/** The same of what a block or a task holds. */
export const contentReads = (row: Row): FragmentSqlToken => {
  const { column, of } = plan(row);
  return sql.fragment`CASE WHEN ${column('refers')} THEN read.filled_content(${column('content')}, ${of}) ELSE ${column('content')} END`;
};

/** For the team, which writes them: texts as they are saved, of a row that stands for something. */
export const written = (row: Row, columns: Readonly<Record<string, string>>): FragmentSqlToken => {
  const { column } = plan(row);
  const pairs = Object.entries(columns).map(
    ([field, name]) => sql.fragment`${sql.literalValue(field)}, ${column(name)}`,
  );
  return sql.fragment`CASE WHEN ${column('refers')} AND current_setting('waymark.party', true) = 'team' THEN jsonb_build_object(${sql.join(pairs, sql.fragment`, `)}) END`;
};
