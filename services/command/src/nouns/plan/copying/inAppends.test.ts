import {
  evolveBlueprint,
  evolveProcess,
  noBlueprint,
  noProcess,
  type DomainEvent,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { milestone, module, task } from '../testing/samples.ts';
import { planCreated } from './copy.ts';
import { inAppends } from './inAppends.ts';

const source = { kind: 'blueprint', blueprintId: 'b', name: 'B', revision: '1' } as const;
const copies = (words: number) =>
  planCreated(source, {
    milestones: [milestone('a', 1)],
    modules: Array.from({ length: 20 }, (_, m) =>
      module(
        `m${m}`,
        { weight: m + 1 },
        Array.from({ length: 10 }, (_, t) => ({
          task: task(`t${m}-${t}`, { description: 'x'.repeat(words) }),
          weight: t + 1,
        })),
      ),
    ),
    ...{ placeholders: [], variables: [] },
  });
const ids = { processId: 'p', projectId: 'j', clientId: 'c', name: 'Big' };
const created: DomainEvent = {
  type: 'ProcessCreated',
  data: { ...ids, blueprintId: 'b', start: '2026-11-21', end: '2027-01-22' },
};
const owner: DomainEvent = {
  type: 'ProcessOwnerSet',
  data: { processId: 'p', from: null, to: 'olga' },
};
const types = (appends: readonly (readonly DomainEvent[])[]) =>
  appends.map((part) => part.map(({ type }) => type));

test('what fits one append is one, in its order', () => {
  const events = [created, ...copies(100), owner];
  expect(inAppends(events)).toEqual([events]);
  expect(inAppends([owner])).toEqual([[owner]]);
  expect(inAppends([])).toEqual([[]]);
});

test('what is larger is announced, and is there with the last append alone', () => {
  const events = [created, ...copies(8_000), owner];
  const appends = inAppends(events);
  expect(appends.length).toBeGreaterThan(1);
  for (const part of appends) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(910_000);
  const [announced, ...rest] = appends.flat();
  expect(announced).toEqual({ type: 'ProcessArriving', data: ids });
  expect(new Set(rest)).toEqual(new Set(events));
  expect(types(appends).at(-1)?.slice(-2)).toEqual(['ProcessCreated', 'ProcessOwnerSet']);
  const fold = (parts: typeof appends) =>
    parts.flat().reduce((state, event) => evolveProcess(state, event as never), noProcess);
  for (let n = 0; n < appends.length; n++) expect(fold(appends.slice(0, n)).life).toBe('absent');
  const whole = events.reduce((state, event) => evolveProcess(state, event as never), noProcess);
  expect(fold(appends)).toEqual(whole);
  // What was begun before and not finished is void.
  expect(fold([...appends.slice(0, 1), ...appends])).toEqual(whole);
});

test('a blueprint alike', () => {
  const first: DomainEvent = { type: 'BlueprintCreated', data: { blueprintId: 'n', name: 'New' } };
  const events = [first, ...copies(8_000)];
  const fold = (some: readonly DomainEvent[]) =>
    some.reduce((state, event) => evolveBlueprint(state, event as never), noBlueprint);
  const appends = inAppends(events);
  expect(types(appends)[0]?.[0]).toBe('BlueprintArriving');
  expect(fold(appends.flat())).toEqual(fold(events));
  expect(fold([...appends.slice(0, 1), ...appends].flat())).toEqual(fold(events));
});

test('what comes into something that is there is never parted', () => {
  const events = copies(8_000);
  expect(inAppends(events)).toEqual([events]);
});
