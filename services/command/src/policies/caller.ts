import {
  isInside,
  type Actor,
  type ActorOf,
  type ApiKeys,
  type Client,
  type MemberRole,
  type Share,
  type SharedThing,
} from '@waymark/events';

type Unattached = Exclude<Actor, ActorOf<'user' | 'clientUser' | 'guest' | 'apiKey'>>;

/** A guest, and by which share they came. */
type GuestCaller = ActorOf<'guest'> & { readonly of: SharedThing };

/**
 * Who gives a command, as the edge knows it: of a person no more than the account, since what they
 * are here is yet to be read.
 */
export type Caller =
  | { readonly kind: 'account'; readonly accountId: string }
  | GuestCaller
  | ActorOf<'apiKey'>
  | Unattached;

/**
 * Who gives it, as policies see it: a person with what they are in the workspace and among the
 * client's people.
 */
export type Asker =
  /** `role`: in the team of the workspace; null for who belongs to neither side. */
  | (ActorOf<'user'> & { readonly role: MemberRole | null })
  /** `client`: that the command is about, whose user they are. */
  | (ActorOf<'clientUser'> & { readonly client: Client })
  /** `inside`: by the password that is good now, while the link leads there. */
  | (GuestCaller & { readonly client: Client; readonly inside: boolean; readonly mayWork: boolean })
  /** `active`: one of the keys of the workspace, which is there. */
  | (ActorOf<'apiKey'> & { readonly active: boolean })
  | Unattached;

type CallerFacts = {
  readonly members: ReadonlyMap<string, MemberRole>;
  /** Of the workspace; absent: no key may anything. */
  readonly apiKeys?: ApiKeys;
  /** The client that the command is about. */
  readonly client: Client;
  /** By which a guest came, and the instant; absent: no guest is let in. */
  readonly share?: { readonly state: Share; readonly now: string };
};

/** What the caller is here. Of somebody on both sides, the team counts. */
export function askerOf(caller: Caller, { members, apiKeys, client, share }: CallerFacts): Asker {
  if (caller.kind === 'apiKey') return { ...caller, active: apiKeys?.has(caller.keyId) === true };
  if (caller.kind === 'guest') {
    const inside = share !== undefined && isInside(share.state, caller, share.now);
    const mayWork = inside && share.state.terms.mayWork;
    return { ...caller, client, inside, mayWork };
  }
  if (caller.kind !== 'account') return caller;
  const { accountId } = caller;
  const role = members.get(accountId) ?? null;
  if (role !== null) return { kind: 'user', accountId, party: 'team', role };
  if (!client.users.has(accountId)) return { kind: 'user', accountId, party: 'none', role };
  const { clientId } = client;
  return { kind: 'clientUser', accountId, clientId, client };
}

/** As the envelope names them. */
export function actorOf(asker: Asker): Actor {
  switch (asker.kind) {
    case 'user': {
      const { kind, accountId, party } = asker;
      return { kind, accountId, party };
    }
    case 'clientUser': {
      const { kind, accountId, clientId } = asker;
      return { kind, accountId, clientId };
    }
    case 'guest': {
      const { kind, linkId, guestId } = asker;
      return { kind, linkId, guestId };
    }
    case 'apiKey': {
      const { kind, keyId } = asker;
      return { kind, keyId };
    }
    case 'automation':
    case 'provider':
    case 'system':
      return asker;
    default:
      return asker satisfies never;
  }
}
