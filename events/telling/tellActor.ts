import type { Actor, ActorParty } from '../actor.ts';

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
      return actor.linkId;
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

/** Who acted, as the subject of a telling. `name`: what they are called, of who has a name; null where it is not known. */
export function tellActor(actor: Actor, name: string | null): string {
  switch (actor.kind) {
    case 'user':
    case 'clientUser':
      return name ?? 'Somebody';
    case 'guest':
      return name === null ? 'A guest' : `${name} (guest)`;
    case 'apiKey':
      return name === null ? 'An API key' : `The API key ${name}`;
    case 'automation':
      return name === null ? 'An automation' : `The automation ${name}`;
    case 'provider':
      return providers[actor.name];
    case 'system':
      return 'Waymark';
    default:
      return actor satisfies never;
  }
}
