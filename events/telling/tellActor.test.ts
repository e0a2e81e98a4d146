import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { say } from './phrase.ts';
import { idOfActor, partyOf, tellActor } from './tellActor.ts';

test.each<[Actor, string, string | null, string, string]>([
  [{ kind: 'user', accountId: 'o', party: 'team' }, 'team', 'o', 'Olga Ruiz', 'Somebody'],
  [{ kind: 'user', accountId: 'e', party: 'none' }, 'none', 'e', 'Olga Ruiz', 'Somebody'],
  [{ kind: 'clientUser', accountId: 'a', clientId: 'c' }, 'client', 'a', 'Olga Ruiz', 'Somebody'],
  [{ kind: 'guest', linkId: 'l', guestId: 'g' }, 'guest', 'g', 'Olga Ruiz (guest)', 'A guest'],
  [{ kind: 'apiKey', keyId: 'k' }, 'apiKey', 'k', 'The API key Olga Ruiz', 'An API key'],
  [
    { kind: 'automation', automationId: 'f', version: 3, runId: 'r' },
    'automation',
    'f',
    'The automation Olga Ruiz',
    'An automation',
  ],
  [{ kind: 'provider', name: 'calendly' }, 'provider', null, 'Calendly', 'Calendly'],
  [{ kind: 'provider', name: 'hubspot' }, 'provider', null, 'HubSpot', 'HubSpot'],
  [{ kind: 'system', name: 'timer' }, 'system', null, 'Waymark', 'Waymark'],
])('%j', (actor, party, id, named, nameless) => {
  expect(partyOf(actor)).toBe(party);
  expect(idOfActor(actor)).toBe(id);
  expect(say(tellActor(actor, 'Olga Ruiz'), 'en')).toBe(named);
  expect(say(tellActor(actor, null), 'en')).toBe(nameless);
});
