import type { Actor, ActorParty } from '../actor.ts';
import { phrase, type Phrase, type Text } from './phrase.ts';

export function partyOf(actor: Actor): ActorParty {
  switch (actor.kind) {
    case 'user':
      return actor.party;
    case 'clientUser':
      return 'client';
    case 'guest':
    case 'apiKey':
    case 'automation':
    case 'provider':
    case 'system':
      return actor.kind;
    default:
      return actor satisfies never;
  }
}

/** By what the history finds all that they did; null for who has nothing to be found by. */
export function idOfActor(actor: Actor): string | null {
  switch (actor.kind) {
    case 'user':
    case 'clientUser':
      return actor.accountId;
    case 'guest':
      return actor.guestId;
    case 'apiKey':
      return actor.keyId;
    case 'automation':
      return actor.automationId;
    case 'provider':
    case 'system':
      return null;
    default:
      return actor satisfies never;
  }
}

const providers = { calendly: 'Calendly', hubspot: 'HubSpot' } as const;

/** What they are called where no name is known. People have one, or are nobody's any more. */
export const nameless = {
  guest: phrase('actor.guest'),
  apiKey: phrase('actor.apiKey'),
  automation: phrase('actor.automation'),
} as const satisfies Partial<Record<ActorParty, Phrase>>;

/**
 * Who acted, as the subject of a telling. `name`: what they are called, of who has a name; null
 * where it is not known.
 */
export function tellActor(actor: Actor, name: string | null): Text {
  switch (actor.kind) {
    case 'user':
    case 'clientUser':
      return name ?? phrase('actor.somebody');
    case 'guest':
      return name === null ? nameless.guest : phrase('actor.namedGuest', name);
    case 'apiKey':
      return name === null ? nameless.apiKey : phrase('actor.namedApiKey', name);
    case 'automation':
      return name === null ? nameless.automation : phrase('actor.namedAutomation', name);
    case 'provider':
      return providers[actor.name];
    case 'system':
      return 'Waymark';
    default:
      return actor satisfies never;
  }
}
