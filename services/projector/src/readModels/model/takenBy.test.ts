import { eventDefinitions, nouns, prefixOf, type StreamKind } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import type { KnownEvent } from './readModel.ts';
import { readModels } from '../readModels.ts';
import {
  isTakenBy,
  takenBy,
  type PickedIn,
  type Picking,
  type Takers,
  type TakersOf,
} from './takenBy.ts';

const takers = Object.entries<Takers>(takenBy);
const kindsOf = (type: string) =>
  (Object.keys(nouns) as StreamKind[]).filter((kind) =>
    nouns[kind].events.some((each) => each.type === type),
  );
const reads = (model: string, type: string) =>
  kindsOf(type).some((kind) =>
    readModels.find(({ name }) => name === model)?.prefixes.includes(prefixOf(kind)),
  );

/**
 * Whether a read model that takes every event of its streams is given it; the history only shows
 * what reaches somebody.
 */
const isTakenWithItsStream = (type: string) =>
  kindsOf(type).some((kind) => ['blueprint', 'process', 'project', 'form'].includes(kind)) ||
  (reads('history', type) && eventDefinitions.get(type)?.reach !== 'nobody');

test('the table holds the events of the registry', () => {
  expect(takers.map(([type]) => type).toSorted()).toEqual([...eventDefinitions.keys()].toSorted());
});

test.each(takers)('%s: whoever takes it is given it', (type, by) => {
  if (typeof by === 'string') expect(isTakenWithItsStream(type)).toBe(by === 'wholeStreams');
  else expect(by.filter((model) => !reads(model, type))).toEqual([]);
});

test('a read model is given what it picks, and nothing else', () => {
  const event = (type: KnownEvent['type']) => ({ type }) as KnownEvent;
  expect(isTakenBy('views', event('ViewSaved'))).toBe(true);
  expect(isTakenBy('talk', event('ViewSaved'))).toBe(false);
  expect(isTakenBy('talk', event('ModuleMoved'))).toBe(false);
});

describe('an event that somebody adds', () => {
  type Planted = 'ViewPinned';
  const planted = {
    ViewSaved: ['views'],
    ViewPinned: ['views'],
  } as const satisfies TakersOf<string>;

  test('does not compile without a line that says who takes it', () => {
    // @ts-expect-error the planted event has no line
    const lacking = takenBy satisfies TakersOf<KnownEvent['type'] | Planted>;
    // @ts-expect-error nobody takes it
    const byNobody = { ViewPinned: [] } satisfies TakersOf<Planted>;
    expect([Object.keys(lacking), byNobody.ViewPinned]).toEqual([Object.keys(takenBy), []]);
  });

  test('does not compile where its read model leaves it out', () => {
    const write = (type: PickedIn<typeof planted, 'views'>) => {
      switch (type) {
        case 'ViewSaved':
          return 'a row';
        default:
          // @ts-expect-error the planted event is left
          return type satisfies never;
      }
    };
    expect(write('ViewSaved')).toBe('a row');
  });

  test('reaches no read model that its line does not name', () => {
    const others: PickedIn<typeof planted, Exclude<Picking, 'views'>>[] = [];
    // @ts-expect-error of these two, the mails take none
    const wrong: PickedIn<typeof planted, 'mails'> = 'ViewPinned';
    expect([others, wrong]).toEqual([[], 'ViewPinned']);
  });
});
