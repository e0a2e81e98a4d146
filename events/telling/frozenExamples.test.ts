import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitionIn, nouns, type StreamKind } from '../nouns.ts';
import { planEvents } from '../plan/planEvents.ts';
import { parseEvent, type WaymarkEvent } from '../registry.ts';
import { readable, readableIn } from './testing/readable.ts';

/**
 * What each frozen example touches, whom it reaches and how it is told stands in
 * `expected/<noun>.txt`: a history that somebody reads today says the same tomorrow; how it is told
 * in German stands in `expected/de`. What changes there on purpose is written anew by `vitest
 * --update`.
 */
const folder = new URL('../examples/', import.meta.url);
const examples = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  event: read(file),
}));
const newest = (type: string): WaymarkEvent =>
  examples.findLast(({ event }) => event.type === type)!.event;

function read(file: string): WaymarkEvent {
  const { type, version, data } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
    type: string;
    version: number;
    data: unknown;
  };
  return parseEvent({
    ...{ type, data, id: 'e', stream: 'blueprint-w_b', revision: 1n, position: 1n },
    metadata: {
      workspaceId: 'w',
      actor: { kind: 'system', name: 'test' },
      ...{ commandId: 'c', command: 'Test', causationId: 'c', correlationId: 'c' },
      ...{ at: '2026-11-21T10:00:00.000Z', version },
    },
  });
}

/** What there was before the event of an example; else the first event that the noun defines. */
const begun: Partial<Readonly<Record<StreamKind, readonly string[]>>> = {
  account: ['AccountOpened'],
  claim: [],
  workspace: ['WorkspaceCreated', 'MemberAdded', 'RoleAdded', 'InvitationSent'],
  client: ['ClientAdded', 'ClientUserInvited', 'InvitationSent'],
  blueprint: ['BlueprintCreated', 'PlanCopied'],
  process: ['ProcessCreated', 'PlanCopied'],
};

const german: typeof readable = (...about) => readableIn('de', ...about);
const ofPlans = new Set<string>(planEvents.map(({ type }) => type));
const told = (kind: StreamKind, isMeant: (type: string) => boolean, inLines = readable) => {
  const { initial, evolve, events } = nouns[kind];
  const before = (begun[kind] ?? [events[0].type])
    .map(newest)
    .reduce(evolve as (state: unknown, event: WaymarkEvent) => unknown, initial);
  return examples
    .filter(({ event: { type } }) => definitionIn(kind, type) !== undefined && isMeant(type))
    .map(({ name, event }) => `${name}\n${inLines(kind, event, before)}`);
};

test.each(Object.keys(nouns) as StreamKind[])('the examples of %s', async (kind) => {
  const entries = told(kind, (type) => !ofPlans.has(type));
  expect(entries.length).toBeGreaterThan(0);
  await expect(entries.join('\n')).toMatchFileSnapshot(`expected/${kind}.txt`);
  const inGerman = told(kind, (type) => !ofPlans.has(type), german);
  await expect(inGerman.join('\n')).toMatchFileSnapshot(`expected/de/${kind}.txt`);
});

test('the examples of plans, alike in a blueprint and in an execution', async () => {
  const [blueprint, process] = (['blueprint', 'process'] as const).map((kind) =>
    told(kind, (type) => ofPlans.has(type)).join('\n'),
  );
  // A blueprint is nobody's work yet: nobody's bell tells of it.
  expect(blueprint).toBe(
    process?.replaceAll('executions', 'blueprints').replaceAll(/\n +notices$/gm, ''),
  );
  await expect(blueprint).toMatchFileSnapshot('expected/plan.txt');
  const inGerman = told('process', (type) => ofPlans.has(type), german).join('\n');
  await expect(inGerman).toMatchFileSnapshot('expected/de/plan.txt');
});
