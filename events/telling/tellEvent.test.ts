import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evolveBlueprint, noBlueprint, type BlueprintEvent } from '../blueprint.ts';
import { nouns } from '../nouns.ts';
import { parseEvent, eventDefinitions, type WaymarkEvent } from '../registry.ts';
import { languages } from '@waymark/look/language';
import { inWords } from './inWords.ts';
import { tellEvent } from './tellEvent.ts';

const types = [...eventDefinitions.values()]
  .filter(({ tell }) => tell !== undefined)
  .map(({ type }) => type);
const ofPlan = (type: string) => !/^(Workspace|Member|Role|Client|Project)/.test(type);

function example(type: string): WaymarkEvent {
  const { data } = JSON.parse(
    readFileSync(new URL(`../examples/${type}.v1.json`, import.meta.url), 'utf8'),
  ) as { data: unknown };
  return parseEvent({
    ...{ type, data, id: 'e', stream: 'blueprint-w_b', revision: 1n, position: 1n },
    metadata: {
      workspaceId: 'w',
      actor: { kind: 'system', name: 'test' },
      ...{ commandId: 'c', command: 'Test', causationId: 'c', correlationId: 'c' },
      at: '2026-11-21T10:00:00.000Z',
    },
  });
}

const evolve = (state: typeof noBlueprint, event: WaymarkEvent) =>
  evolveBlueprint(state, event as BlueprintEvent);
const before = [example('BlueprintCreated'), example('PlanCopied')].reduce(evolve, noBlueprint);
const tell = (event: WaymarkEvent) =>
  tellEvent(event, ofPlan(event.type) ? { before, after: evolve(before, event) } : null);

test('only what people say of themselves, and to one another, is told to nobody', () => {
  const untold = [...eventDefinitions.keys()].filter((type) => !types.includes(type));
  const { account, claim, view, conversation, notes, attention, post, file } = nouns;
  expect(untold.toSorted()).toEqual(
    [account, claim, view, conversation, notes, attention, post, file]
      .flatMap(({ events }): string[] => events.map(({ type }) => type))
      // That a guest looks stands with the share alone; what is coming is told once it is there.
      .concat('GuestLooked', 'GuestEnded', 'RecordsExpired')
      .concat('ProcessArriving', 'BlueprintArriving')
      .sort(),
  );
  expect(tell(example('ProfileChanged'))).toBeNull();
});

describe.each(types)('%s', (type) => {
  test.each(languages)(
    'is told by a sentence, a headline, and values that people read (%s)',
    (language) => {
      const told = tell(example(type));
      // What is set anew in the example is the order that there is.
      if (told === null) return expect(type).toMatch(/WeightsSet$/);
      const { sentence, headline, changes } = inWords(told, language);
      expect(sentence).toMatch(/^[a-z].*\S$/);
      expect(headline).not.toBe('');
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      for (const { field } of changes) expect(field).toMatch(/\S/);
      // No text is given by its key.
      expect(JSON.stringify([sentence, headline, changes])).not.toMatch(
        /(did|because|field|value)\.[a-z]/,
      );
    },
  );
});

test('an event without words is told to the team by its name, so that the history goes on', () => {
  const event = {
    ...example('TaskHeadlineSet'),
    type: 'ModuleColourSet',
  } as unknown as WaymarkEvent;
  const told = tellEvent(event, { before, after: before });
  expect(told).toMatchObject({ audience: 'INTERN', changes: [] });
  expect(told && inWords(told, 'en').sentence).toBe('made a change: module colour set');
  expect(told && inWords(told, 'de').sentence).toBe('hat etwas geändert: module colour set');
});

describe('where no module is shown to the client', () => {
  const modules = new Map(
    [...before.plan.modules].map(([id, one]) => [id, { ...one, audience: 'INTERN' as const }]),
  );
  const hidden = { ...before, plan: { ...before.plan, modules } };
  // These bring a module that may be shown, or show one.
  const shows = new Set([
    'PlanCopied',
    'ModuleAdded',
    'ModuleRestored',
    'MilestoneRestored',
    'ModuleAudienceSet',
  ]);
  test.each(types.filter((type) => !shows.has(type)))(
    '%s reaches the client as declared, and else the team alone',
    (type) => {
      const event = example(type);
      const told = tellEvent(
        event,
        ofPlan(type) ? { before: hidden, after: evolve(hidden, event) } : null,
      );
      if (told === null) return expect(type).toMatch(/WeightsSet$/);
      expect(told.audience).toBe(
        eventDefinitions.get(type)?.reach === 'client' ? 'EXTERN' : 'INTERN',
      );
      // Dates are of the process, and told without the tasks that moved with them.
      if (type !== 'ProcessDatesSet') expect(told.forClient).toBeNull();
      for (const aside of told.asides) expect(aside.audience).toBe('INTERN');
    },
  );
});
