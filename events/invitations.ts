import { z } from 'zod';
import { personSchema, type Person } from './account.ts';
import { eventsOf, type EventOf } from './define.ts';
import { changed, having, without } from './maps.ts';
import { everything, inside, pathTo } from './paths.ts';
import { sealed, type Sealed } from './sealed.ts';
import { phrase } from './telling/phrase.ts';
import { created, removed, telling } from './telling/telling.ts';

/**
 * Where an invitation leads once it is accepted (PRODUCT 4.5: inviteToProcessId,
 * inviteToProjectId).
 */
export const leadsTo = z.object({ kind: z.enum(['process', 'project']), id: z.string() });
export type LeadsTo = z.infer<typeof leadsTo>;

/**
 * When the mail of an invitation goes out: at once, or when the first module with a task for them
 * starts (PRODUCT 4.5).
 */
export const invitationMailed = z.enum(['atOnce', 'withFirstModule']);
export type InvitationMailed = z.infer<typeof invitationMailed>;

export type Invitation = {
  readonly state: 'pending' | 'declined';
  readonly mailed: InvitationMailed;
  readonly by: string;
  readonly sealed: Sealed<Person>;
  readonly leadsTo: LeadsTo | null;
};
/** Account id -> the invitation that they have not accepted. */
export type Invitations = ReadonlyMap<string, Invitation>;

/** So long an invitation stays open after it was last sent, in days (PRODUCT 4.6). */
export const INVITATION_DAYS = 30;

export const isPending = (invitations: Invitations, accountId: string) =>
  invitations.get(accountId)?.state === 'pending';

/** Who is meant, and into what: a client's users, or, where `clientId` is null, the team. */
const whom = { accountId: z.string(), clientId: z.string().nullable() };
const whomOf = z.object(whom);
type Whom = z.infer<typeof whomOf>;
const person = (id: string) => ({ person: id });
const asked = (clientId: string | null) =>
  clientId === null ? phrase('value.team') : phrase('value.clientUsers');

const ending =
  (sentence: 'did.invitationWithdrawn' | 'did.invitationExpired' | 'did.invitationDeclined') =>
  ({ accountId, clientId }: Whom) =>
    telling(phrase(sentence), asked(clientId), [removed('invitation', person(accountId))]);

/**
 * Nobody becomes part of a team, or of a client's people, before they have agreed. The events stand
 * in the stream of what somebody is invited into, the workspace or the client, so that one append
 * decides; `admit` makes them part of it.
 */
export function invitationEventsOf<State extends { readonly invitations: Invitations }>(
  admit: (state: State, accountId: string) => State,
  /** Whoever is asked no more. */
  part: (state: State, accountId: string) => State = (state) => state,
) {
  const define = eventsOf<State>();
  const lift = (state: State, change: (invitations: Invitations) => Invitations): State => ({
    ...state,
    invitations: change(state.invitations),
  });
  const settled = (state: State, accountId: string): State =>
    lift(state, (all) => without(all, (_, id) => id === accountId));
  const own = ({ accountId }: { readonly accountId: string }) => [pathTo.invitation(accountId)];
  /** Nothing is left of it. */
  const gone = {
    data: whomOf,
    evolve: (state: State, { accountId }: Whom) => part(settled(state, accountId), accountId),
    touches: own,
    removes: ({ accountId: id }: Whom) => ({ kind: 'invitation', id, name: '' }),
    reach: 'team',
  } as const;
  return [
    define('InvitationSent', {
      data: z.object({
        ...whom,
        /** The account that invites. */
        by: z.string(),
        /** What the inviting side typed, with the key of the one who is invited. */
        sealed: sealed(personSchema, { by: 'accountId' }),
        leadsTo: leadsTo.nullable(),
        mailed: invitationMailed,
      }),
      evolve: (state, { accountId, by, sealed, leadsTo, mailed }) =>
        lift(state, (all) =>
          having(all, accountId, { ...{ state: 'pending', by, sealed, leadsTo, mailed } }),
        ),
      touches: () => [inside(everything)],
      reach: 'team',
      tell: ({ accountId, clientId }) =>
        telling(
          clientId === null ? phrase('did.teamUserInvited') : phrase('did.clientUserInvited'),
          asked(clientId),
          [created('invitation', person(accountId))],
        ),
    }),
    /** The mail is to go out once more. */
    define('InvitationRepeated', {
      data: z.object({ ...whom, by: z.string() }),
      evolve: (state, { accountId }) =>
        lift(state, (all) => changed(all, accountId, { mailed: 'atOnce' })),
      // What ends the invitation unawares of it is told; two who send it again are not.
      touches: ({ accountId }) => [inside(pathTo.invitation(accountId))],
      reach: 'team',
      // The first mail of one that waited for a module is this event too, of a command of its own.
      tell: ({ accountId, clientId }, { command }) =>
        telling(
          command === 'MailInvitation'
            ? phrase('did.invitationMailed')
            : phrase('did.invitationRepeated'),
          asked(clientId),
          [created('invitation', person(accountId))],
        ),
    }),
    define('InvitationWithdrawn', { ...gone, tell: ending('did.invitationWithdrawn') }),
    /** Nobody has answered for INVITATION_DAYS. */
    define('InvitationExpired', { ...gone, tell: ending('did.invitationExpired') }),
    define('InvitationDeclined', {
      data: whomOf,
      evolve: (state, { accountId }) =>
        lift(state, (all) => changed(all, accountId, { state: 'declined' })),
      touches: own,
      reach: 'team',
      tell: ending('did.invitationDeclined'),
    }),
    define('InvitationAccepted', {
      data: whomOf,
      evolve: (state, { accountId }) => admit(settled(state, accountId), accountId),
      touches: ({ accountId }) => [pathTo.invitation(accountId), pathTo.user(accountId)],
      reach: 'team',
      tell: ({ accountId, clientId }) =>
        telling(phrase('did.invitationAccepted'), asked(clientId), [
          created(clientId === null ? 'teamUser' : 'clientUser', person(accountId)),
        ]),
    }),
  ] as const;
}
export type InvitationEvent = EventOf<ReturnType<typeof invitationEventsOf>>;
