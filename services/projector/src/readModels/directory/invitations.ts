import { partsOfStream, type AccountEvent, type InvitationEvent } from '@waymark/events';
import { openEvent } from '@waymark/vault';
import { sql, type FragmentSqlToken } from 'slonik';
import { shownAddress } from '@waymark/look/emailAddress';
import { remove, upsert } from '../model/bulk.ts';
import type { KnownEvent, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { displayName, FORMER_USER } from './person.ts';

type KnownAmong<Event extends { type: string }, Type extends Event['type']> = KnownEvent &
  Extract<Event, { type: Type }>;

/** Writes who was invited into what, with what the inviting side typed about them. */
export async function invited(
  out: Statement[],
  event: KnownAmong<InvitationEvent, 'InvitationSent'>,
  vault: Sources['vault'],
): Promise<void> {
  const { stream, data, metadata } = await openEvent(vault, event);
  const { accountId, clientId, by, sealed, leadsTo } = data;
  const typed = sealed.erased ? null : sealed.value;
  upsert(
    out,
    'invitations',
    ['workspace_id', 'account_id', 'belongs_to'],
    [
      {
        ...placeOf(stream, accountId, clientId),
        party: clientId === null ? 'team' : 'client',
        client_id: clientId,
        state: 'pending',
        invited_by: by,
        email: typed === null ? null : shownAddress(typed.email),
        first_name: typed?.firstName ?? '',
        last_name: typed?.lastName ?? '',
        gender: typed?.gender ?? null,
        name: typed === null ? FORMER_USER : displayName(typed),
        leads_to_kind: leadsTo?.kind ?? null,
        leads_to_id: leadsTo?.id ?? null,
        since: metadata.at,
      },
    ],
  );
}

const states = {
  InvitationWithdrawn: 'withdrawn',
  InvitationExpired: 'withdrawn',
  InvitationDeclined: 'declined',
  InvitationAccepted: 'accepted',
} as const;

/** Keeps the row, since tasks and the history may name the person by it. */
export function answered(
  out: Statement[],
  { type, stream, data }: KnownAmong<InvitationEvent, keyof typeof states>,
): void {
  const { accountId, clientId } = data;
  out.push({
    text: 'UPDATE invitations SET state = $4 WHERE workspace_id = $1 AND account_id = $2 AND belongs_to = $3',
    values: [...Object.values(placeOf(stream, accountId, clientId)), states[type]],
  });
}

/** Keeps from whom a person wants no invitation. */
export function blocked(
  out: Statement[],
  {
    type,
    data: { accountId, workspaceId },
  }: KnownAmong<AccountEvent, 'InvitationsBlocked' | 'InvitationsAllowed'>,
): void {
  const row = { account_id: accountId, workspace_id: workspaceId ?? '' };
  const key = ['account_id', 'workspace_id'];
  if (type === 'InvitationsBlocked') upsert(out, 'invitation_blocks', key, [row]);
  else remove(out, 'invitation_blocks', key, [row]);
}

const placeOf = (stream: string, account_id: string, clientId: string | null) => ({
  workspace_id: partsOfStream(stream).workspaceId ?? '',
  account_id,
  belongs_to: clientId ?? 'team',
});

/** The name that was typed about somebody who is known here by an invitation alone. */
export const typedNameOf = (accountId: FragmentSqlToken): FragmentSqlToken => sql.fragment`
  SELECT n.name FROM read.invitations n WHERE n.account_id = ${accountId} LIMIT 1`;
