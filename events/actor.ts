import { z } from 'zod';

const automationActor = z.object({
  kind: z.literal('automation'),
  automationId: z.string(),
  version: z.number().int(),
  runId: z.string(),
});
const systemActor = z.object({ kind: z.literal('system'), name: z.string() });
/** Who acts where nobody asked for it at that moment. */
export const actorByItself = z.discriminatedUnion('kind', [automationActor, systemActor]);
export type ActorByItself = z.infer<typeof actorByItself>;

/**
 * Who did it. `user`: a person who signed in, of the team of the workspace or, as when they sign
 * up, of none; `clientUser`: a user of a client; `guest`: whoever came by a share link; `apiKey`: a
 * program of the workspace; `automation`: what the workspace has set up, in one of its versions and
 * runs; `provider`: a service that told us of what happened there; `system`: Waymark itself (a
 * reaction, a timer, the demo).
 */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), accountId: z.string(), party: z.enum(['team', 'none']) }),
  z.object({
    kind: z.literal('clientUser'),
    accountId: z.string(),
    /** null in events of before it was told. */
    clientId: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('guest'),
    linkId: z.string(),
    /** Each who comes by the link is one of their own. */
    guestId: z.string(),
  }),
  z.object({ kind: z.literal('apiKey'), keyId: z.string() }),
  automationActor,
  z.object({ kind: z.literal('provider'), name: z.enum(['calendly', 'hubspot']) }),
  systemActor,
]);
export type Actor = z.infer<typeof actorSchema>;
export type ActorOf<Kind extends Actor['kind']> = Extract<Actor, { kind: Kind }>;

/** How envelopes named people before there were other kinds of caller. */
export type FormerActor = {
  readonly kind: 'account';
  readonly accountId: string;
  readonly party: 'team' | 'client' | 'none';
};

/**
 * An actor of whatever envelope, or a person of whom no more is known yet than that they signed in.
 */
export type AnyActor = Actor | { readonly kind: 'account'; readonly accountId: string };

/** The actor as it is written today; null for a kind that only a newer program knows. Pure. */
export function readActor(actor: Actor | FormerActor): Actor | null {
  switch (actor.kind) {
    case 'account': {
      const { accountId, party } = actor;
      return party === 'client'
        ? { kind: 'clientUser', accountId, clientId: null }
        : { kind: 'user', accountId, party };
    }
    case 'user':
    case 'clientUser':
    case 'guest':
    case 'apiKey':
    case 'automation':
    case 'provider':
    case 'system':
      return actor;
    default:
      actor satisfies never;
      return null;
  }
}

/**
 * Whether who acts stands on the side of a client: one of its users, or a guest who came by a link.
 */
export const actsForClient = ({ kind }: Actor): boolean =>
  kind === 'clientUser' || kind === 'guest';

/** The account of the person who acts; null where that is no person who signed in. */
export const personOf = (actor: AnyActor): string | null =>
  'accountId' in actor ? actor.accountId : null;

/**
 * By whose key is sealed what somebody says, and under which id their name is found: the account of
 * a person, the id of a guest; null where nobody acts.
 */
export const authorOf = (actor: AnyActor): string | null =>
  actor.kind === 'guest' ? actor.guestId : personOf(actor);

/**
 * Who acts, in one word that stays the same for the same one: two of them may happen to use the
 * same id for a command. A run of an automation is one of its own.
 */
export function actorKey(actor: AnyActor): string {
  switch (actor.kind) {
    case 'account':
    case 'user':
    case 'clientUser':
      return actor.accountId;
    case 'guest':
      return `guest:${actor.guestId}`;
    case 'apiKey':
      return `apiKey:${actor.keyId}`;
    case 'automation':
      return `automation:${actor.runId}`;
    case 'provider':
      return `provider:${actor.name}`;
    case 'system':
      return 'system';
    default:
      return actor satisfies never;
  }
}

/** On which side the history shows who acted. `none`: a person who belongs to neither. */
export const actorParties = [
  'team',
  'client',
  'none',
  'guest',
  'apiKey',
  'automation',
  'provider',
  'system',
] as const;
export type ActorParty = (typeof actorParties)[number];
