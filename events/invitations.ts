import { z } from 'zod';
import { defineEvent } from './define.ts';

/** Where an invitation leads once it is accepted (PRODUCT 4.5: inviteToProcessId, inviteToProjectId). */
export const leadsTo = z.object({
  kind: z.enum(['process', 'project']),
  id: z.string(),
});
export type LeadsTo = z.infer<typeof leadsTo>;

/** Who is meant, and into what: a client's users, or, where `clientId` is null, the team. */
const whom = { accountId: z.string(), clientId: z.string().nullable() };

/**
 * Nobody becomes part of a team, or of a client's people, before they have agreed. The events stand in the stream of
 * what somebody is invited into, the workspace or the client, so that one append decides.
 */
export const invitationEventSchemas = [
  defineEvent(
    'InvitationSent',
    z.object({
      ...whom,
      /** The account that invites. */
      by: z.string(),
      /** What the inviting side typed (a Person), sealed with the key of the one who is invited. */
      sealed: z.string(),
      leadsTo: leadsTo.nullable(),
    }),
  ),
  /** The mail is to go out once more. */
  defineEvent('InvitationRepeated', z.object({ ...whom, by: z.string() })),
  defineEvent('InvitationWithdrawn', z.object(whom)),
  defineEvent('InvitationDeclined', z.object(whom)),
  defineEvent('InvitationAccepted', z.object(whom)),
] as const;
export type InvitationEvent = z.infer<(typeof invitationEventSchemas)[number]>;

export type Invitation = {
  readonly state: 'pending' | 'declined';
  readonly by: string;
  readonly sealed: string;
  readonly leadsTo: LeadsTo | null;
};
/** Account id -> the invitation that they have not accepted. */
export type Invitations = ReadonlyMap<string, Invitation>;

export const isPending = (invitations: Invitations, accountId: string) =>
  invitations.get(accountId)?.state === 'pending';

export function evolveInvitations(
  invitations: Invitations,
  { type, data }: InvitationEvent,
): Invitations {
  const { accountId } = data;
  const next = new Map(invitations);
  const known = invitations.get(accountId);
  switch (type) {
    case 'InvitationSent': {
      const { by, sealed, leadsTo } = data;
      return next.set(accountId, { state: 'pending', by, sealed, leadsTo });
    }
    case 'InvitationDeclined':
      return known === undefined
        ? invitations
        : next.set(accountId, { ...known, state: 'declined' });
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
      next.delete(accountId);
      return next;
    case 'InvitationRepeated':
      return invitations;
  }
}
