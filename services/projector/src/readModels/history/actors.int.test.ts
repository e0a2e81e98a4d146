import type { Stored } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { onboarding, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openOnboarding();
});
afterAll(() => world.close());

const told = async (actor: Stored['metadata']['actor']) => {
  const position = await world.append(
    onboarding,
    [
      {
        type: 'TaskHeadlineSet',
        data: { taskId: 't', moduleId: 'a', from: 'Log in', to: 'Log in' },
      },
    ],
    actor,
  );
  const rows = await world.rows('dana', 'w', 'history', {
    filter: { planId: 'p', event: 'TaskHeadlineSet' },
  });
  const { actorId, actorName, actorParty } = rows.find((row) => row['position'] === position) ?? {};
  return [actorId, actorName, actorParty];
};

test.each<[Stored['metadata']['actor'], ...unknown[]]>([
  [{ kind: 'user', accountId: 'dana', party: 'team' }, 'dana', 'Dana Okafor', 'team'],
  [{ kind: 'clientUser', accountId: 'jonas', clientId: 'c' }, 'jonas', 'Jonas Weiden', 'client'],
  [{ kind: 'account', accountId: 'dana', party: 'team' }, 'dana', 'Dana Okafor', 'team'],
  [{ kind: 'account', accountId: 'jonas', party: 'client' }, 'jonas', 'Jonas Weiden', 'client'],
  [{ kind: 'guest', linkId: 'link', guestId: 'guest' }, 'guest', 'A guest', 'guest'],
  [{ kind: 'apiKey', keyId: 'key' }, 'key', 'An API key', 'apiKey'],
  [
    { kind: 'automation', automationId: 'rule', version: 2, runId: 'run' },
    'rule',
    'An automation',
    'automation',
  ],
  [{ kind: 'provider', name: 'hubspot' }, null, 'HubSpot', 'provider'],
  [{ kind: 'system', name: 'timer' }, null, 'Waymark', 'system'],
])('%j is told', async (actor, ...shown) => expect(await told(actor)).toEqual(shown));

test('all that one of them did is found by its id', async () => {
  const found = await world.rows('dana', 'w', 'history', { filter: { actor: 'rule' } });
  expect(found.map((row) => row['actorName'])).toEqual(['An automation']);
});
