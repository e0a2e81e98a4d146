import { readFileSync } from 'node:fs';
import {
  accountEventSchemas,
  claimEventSchemas,
  eventSchemas,
  noBlueprint,
  parseEvent,
  streamOf,
  type Recorded,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { plainMetadata } from '../../../testing/builders.ts';
import { evolvePlanState } from '../../planStates.ts';
import type { Known } from '../../readModel.ts';
import { reaches } from '../reach.ts';
import type { ToldType } from './tellers.ts';
import { tellers, tellEvent } from './tellEvent.ts';

const untold = new Set<string>([...accountEventSchemas, ...claimEventSchemas].map((schema) => schema.shape.type.value));
const types = [...eventSchemas.keys()].filter((type) => !untold.has(type));
const ofPlan = (type: string) => !/^(Workspace|Member|Role|Client|Project)/.test(type);

function example(type: string): Known {
  const { data } = JSON.parse(
    readFileSync(new URL(`../../../../../../events/examples/${type}.v1.json`, import.meta.url), 'utf8'),
  ) as { data: unknown };
  return parseEvent({
    type,
    data,
    id: 'e',
    stream: streamOf.blueprint('w', 'b'),
    revision: 1n,
    position: 1n,
    metadata: plainMetadata,
  } satisfies Recorded);
}

const before = [example('BlueprintCreated'), example('PlanCopied')].reduce(evolvePlanState, noBlueprint);
const tell = (event: Known) =>
  tellEvent(event, ofPlan(event.type) ? { before, after: evolvePlanState(before, event) } : null);

test('every event type that reaches the history has words of its own', () => {
  expect(Object.keys(tellers).toSorted()).toEqual(types.toSorted());
});

describe.each(types)('%s', (type) => {
  test('is told by a sentence, a headline, and values that people read', () => {
    const told = tell(example(type));
    // What is set anew in the example is the order that there is.
    if (told === null) return expect(type).toMatch(/WeightsSet$/);
    const { sentence, headline, changes } = told;
    expect(sentence).toMatch(/^[a-z].*\S$/);
    expect(headline).not.toBe('');
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    for (const { field } of changes) expect(field).toMatch(/\S/);
  });
});

test('an event without words is told to the team by its name, so that the history goes on', () => {
  const event = { ...example('TaskHeadlineSet'), type: 'ModuleColourSet' } as unknown as Known;
  expect(tellEvent(event, { before, after: before })).toMatchObject({
    sentence: 'made a change: module colour set',
    audience: 'INTERN',
    changes: [],
  });
});

describe('where no module is shown to the client', () => {
  const modules = new Map([...before.plan.modules].map(([id, one]) => [id, { ...one, audience: 'INTERN' as const }]));
  const hidden = { ...before, plan: { ...before.plan, modules } };
  // These bring a module that may be shown, or show one.
  const shows = new Set(['PlanCopied', 'ModuleAdded', 'ModuleRestored', 'MilestoneRestored', 'ModuleAudienceSet']);
  test.each(types.filter((type) => !shows.has(type)))(
    '%s reaches the client as declared, and else the team alone',
    (type) => {
      const event = example(type);
      const told = tellEvent(event, ofPlan(type) ? { before: hidden, after: evolvePlanState(hidden, event) } : null);
      if (told === null) return expect(type).toMatch(/WeightsSet$/);
      expect(told.audience).toBe(reaches[type as ToldType] === 'client' ? 'EXTERN' : 'INTERN');
      expect(told.forClient).toBeNull();
      for (const aside of told.asides) expect(aside.audience).toBe('INTERN');
    },
  );
});
