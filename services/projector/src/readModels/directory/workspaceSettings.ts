import { workspaceFields, type EventNames, type WorkspaceEvent } from '@waymark/events';
import { sql } from 'slonik';
import { columnsByEvent, fieldColumns } from '../model/fieldColumns.ts';
import type { Statement } from '../model/statement.ts';

/** The columns of workspaces that follow from their fields. */
export const settingColumns = fieldColumns(workspaceFields);

/**
 * Of SELECT, each before a comma: what the team alone is told of workspaces `w`, to members `m`.
 * Anybody else reads what each begins with.
 */
export const settingsOfMember = sql.join(
  settingColumns.each.map(
    ({ name, column, begins }) =>
      sql.fragment`CASE m.party WHEN 'team' THEN ${sql.identifier(['w', column])} ELSE ${begins === null ? sql.fragment`NULL` : sql.literalValue(written(begins))} END AS ${sql.identifier([name])},`,
  ),
  sql.fragment` `,
);

/** Of `json_build_object`, each before a comma: the same, to who is not of the team. */
export const settingsAsBegun = sql.join(
  settingColumns.each.map(
    ({ name, begins }) =>
      sql.fragment`${sql.literalValue(name)}, ${sql.literalValue(JSON.stringify(begins))}::json,`,
  ),
  sql.fragment` `,
);

/** Of SELECT, as `look`: what `brandOf` makes a brand of, of a workspace `w`. */
export const lookOf = sql.fragment`json_build_object('workspaceId', w.workspace_id, 'name', w.name, 'displayName', w.display_name, 'claim', w.claim,
  'brandColor', w.brand_color, 'header', w.header, 'logo', w.logo)`;

/** Of SELECT: the name by which clients know a workspace `w`. */
export const sellerOf = sql.fragment`coalesce(nullif(w.display_name, ''), w.name)`;

type Setting = Extract<WorkspaceEvent, { type: EventNames<'Workspace', typeof workspaceFields> }>;
const columns = columnsByEvent('Workspace', workspaceFields);

export const isSetting = <Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { type: Setting['type'] }> => columns.has(event.type);

/** What a workspace has settled for itself, as its row says it. */
export function settingOf(
  workspaceId: string,
  { type: event, data: { to } }: Setting,
  revision: string,
): Statement {
  const { column, type } = columns.get(event) ?? { column: '', type: '' };
  return {
    text: `UPDATE workspaces SET ${column} = $2${type === 'jsonb' ? '::jsonb' : ''}, revision = $3 WHERE workspace_id = $1`,
    values: [workspaceId, typeof to === 'object' && to !== null ? written(to) : to, revision],
  };
}

type Key = Extract<WorkspaceEvent, { type: 'BookingKeySet' | 'BookingKeyDropped' }>;

/** Of the keys of providers the row says that there is one. */
export const keyOf = (workspaceId: string, { type, data }: Key, revision: string): Statement => ({
  text: `UPDATE workspaces SET booking_providers = ${type === 'BookingKeySet' ? '(booking_providers - $2) || to_jsonb($2::text)' : 'booking_providers - $2'}, revision = $3 WHERE workspace_id = $1`,
  values: [workspaceId, data.provider, revision],
});

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
