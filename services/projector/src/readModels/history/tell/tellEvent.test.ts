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
    const { sentence, headline, changes } = tell(example(type));
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
