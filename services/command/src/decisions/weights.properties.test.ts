import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inserted, moved, renumbered, tidy, type Weighed, type Weights } from './weights.ts';

/**
 * A list as blocks are added, moved and deleted: what the page shows, by the rules of PRODUCT 6.3.
 */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('add', 'add', 'add', 'task', 'task', 'move', 'delete'),
    at: fc.nat(30),
    to: fc.nat(30),
    named: fc.boolean(),
  }),
  { maxLength: 40 },
);
const withWeights = (list: readonly Weighed[], weights: Weights): Weighed[] =>
  list
    .map((entry) => ({ id: entry.id, weight: weights[entry.id] ?? entry.weight }))
    .toSorted((one, other) => one.weight - other.weight);
const ids = (list: readonly Weighed[]) => list.map(({ id }) => id);

test('whatever is added, moved and deleted: the page is in the order that was meant, and no two weigh the same', () => {
  fc.assert(
    fc.property(acts, (given) => {
      let list: Weighed[] = [];
      given.forEach(({ act, at, to, named }, n) => {
        const before = list;
        const index = list.length === 0 ? -1 : at % list.length;
        const chosen = list[index];
        if (act === 'delete' || act === 'move') {
          if (chosen === undefined) return;
          const rest = list.filter((entry) => entry !== chosen);
          if (act === 'delete') {
            list = withWeights(rest, renumbered(rest));
            expect(ids(list)).toEqual(ids(rest));
            expect(list.map(({ weight }) => weight)).toEqual(rest.map((_, i) => i + 1));
            return;
          }
          const place = to % list.length;
          list = withWeights(list, moved(list, chosen, place));
          expect(ids(list)).toEqual(ids([...rest.slice(0, place), chosen, ...rest.slice(place)]));
          expect(list.map(({ weight }) => weight)).toEqual(list.map((_, i) => i + 1));
          return;
        }
        const after = named && chosen !== undefined ? chosen : null;
        const kind = act === 'task' ? 'task' : 'text';
        const { weight, others } = inserted(list, after?.id ?? null, kind);
        const id = `n${n}`;
        list = withWeights([...list, { id, weight }], others);
        const place = after === null ? before.length : before.indexOf(after) + 1;
        expect(ids(list)).toEqual([
          ...ids(before).slice(0, place),
          id,
          ...ids(before).slice(place),
        ]);
        const isLast = after !== null && after === before.at(-1);
        if (kind === 'task' && isLast) expect(weight).toBe(tidy(after.weight + 0.1));
        else expect(weight).toBe(after === null ? before.length + 1 : tidy(after.weight + 1));
        // Only what stands behind it makes room, but for a list that has outgrown its length.
        if (after !== null)
          for (const shifted of Object.keys(others))
            expect(ids(before).indexOf(shifted)).toBeGreaterThanOrEqual(place);
      });
      expect(new Set(list.map(({ weight }) => weight)).size).toBe(list.length);
      for (const { weight } of list) expect(weight).toBe(tidy(weight));
    }),
    { numRuns: 500 },
  );
});
