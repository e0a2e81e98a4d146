import { shareRow } from '@waymark/api';
import { partsOfStream, prefixOf } from '@waymark/events';
import { openEvent } from '@waymark/vault';
import { sql } from 'slonik';
import { upsert } from '../model/bulk.ts';
import type { ReadModel, Sources } from '../model/readModel.ts';
import { equals, sorts, type Filters, type Resource } from '../model/resource.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';
import { shareTables } from './table.sql.ts';

const rows: Resource = {
  name: 'shares',
  row: shareRow,
  models: ['shares'],
  filters: { id: equals('id') } satisfies Filters<'shares'>,
  sorts: sorts([], ['passwordAt']),
  defaultSort: ['passwordAt', 'DESC'],
  select: () => sql.fragment`
    SELECT s.id, s.kind, s.thing_id AS "thingId", s.token, s.open, s.may_work AS "mayWork", s.until,
           s.password_at AS "passwordAt", s.password_by AS "passwordBy",
           coalesce((SELECT json_agg(json_build_object('id', g.guest_id, 'name', g.name, 'cameAt', g.came_at,
                                                       'lookedAt', g.looked_at, 'inside', g.inside)
                                     ORDER BY g.looked_at DESC, g.guest_id)
                       FROM read.guests g WHERE g.workspace_id = s.workspace_id AND g.link_id = s.link_id), '[]') AS guests
      FROM read.shares s`,
};

/**
 * The read model of what is shared by link and password, with whom, and who looked when (PRODUCT
 * 17).
 */
export const shares: ReadModel = {
  name: 'shares',
  version: 2,
  upgrades: {
    // Who may read what, for users of several clients.
    2: { columns: '' },
  },
  prefixes: [prefixOf('share')],
  tables: shareTables,
  resources: [rows],
  open: (sources) => ({
    async apply(out, events) {
      for (const event of events)
        if (isTakenBy('shares', event)) await applyOne(out, event, sources);
    },
    close: () => undefined,
  }),
};

async function applyOne(
  out: Statement[],
  event: TakenEvent<'shares'>,
  { vault }: Sources,
): Promise<void> {
  const { workspaceId, id } = partsOfStream(event.stream);
  const workspace_id = workspaceId ?? '';
  const { at } = event.metadata;
  const ofShare = (text: string, ...values: Statement['values']) =>
    out.push({
      text: `${text} WHERE workspace_id = $1 AND id = $2`,
      values: [workspace_id, id, ...values],
    });
  const allOut = (linkId: string) =>
    out.push({
      name: 'guests out',
      text: 'UPDATE guests SET inside = false WHERE workspace_id = $1 AND link_id = $2',
      values: [workspace_id, linkId],
    });
  switch (event.type) {
    case 'SharedByLink': {
      const { of, clientId, linkId, by } = event.data;
      const { token } = (await openEvent(vault, event)).data;
      const row = {
        ...{ workspace_id, id, kind: of.kind, thing_id: of.id },
        ...{ client_id: clientId, link_id: linkId },
        token: token.erased ? '' : token.value,
        ...{ open: true, may_work: true, until: null },
        ...{ password_at: at, password_by: by },
      };
      return upsert(out, 'shares', ['workspace_id', 'id'], [row]);
    }
    case 'SharePasswordChanged':
      ofShare('UPDATE shares SET password_at = $3, password_by = $4', at, event.data.by);
      allOut(event.data.linkId);
      return;
    case 'ShareTermsSet': {
      const { open, mayWork, until } = event.data.to;
      ofShare(
        'UPDATE shares SET open = $3::boolean, may_work = $4::boolean, until = $5',
        open,
        mayWork,
        until,
      );
      return;
    }
    case 'SharingStopped':
      ofShare('DELETE FROM shares');
      allOut(event.data.linkId);
      return;
    case 'GuestCameIn': {
      const { linkId, guestId } = event.data;
      const { guestName } = (await openEvent(vault, event)).data;
      out.push({
        name: 'guest in',
        text: `INSERT INTO guests (workspace_id, guest_id, link_id, kind, thing_id, client_id, name, came_at, looked_at, inside)
          SELECT workspace_id, $3, link_id, kind, thing_id, client_id, $4, $5, $5, true FROM shares
           WHERE workspace_id = $1 AND link_id = $2
          ON CONFLICT (workspace_id, guest_id) DO NOTHING`,
        values: [
          ...[workspace_id, linkId, guestId],
          ...[guestName.erased ? null : guestName.value, at],
        ],
      });
      return;
    }
    case 'GuestEnded':
      out.push({
        name: 'guest ended',
        text: 'UPDATE guests SET name = NULL, inside = false WHERE workspace_id = $1 AND guest_id = $2',
        values: [workspace_id, event.data.guestId],
      });
      return;
    case 'GuestLooked':
      out.push({
        name: 'guest looked',
        text: 'UPDATE guests SET looked_at = $3 WHERE workspace_id = $1 AND guest_id = $2',
        values: [workspace_id, event.data.guestId, at],
      });
      return;
    default:
      event satisfies never;
  }
}
