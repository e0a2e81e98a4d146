import { expect, test } from 'vitest';
import { placed } from './placed.ts';

type Part = { readonly id: string; readonly place: string; readonly weight: number };

/** Parts that count how often somebody goes through all of them. */
class Counted extends Map<string, Part> {
  looks = 0;
  override values() {
    this.looks += 1;
    return super.values();
  }
}
const partsOf = (places: number): Counted =>
  new Counted(
    Array.from({ length: 3 * places }, (_, n): [string, Part] => [
      `${n}`,
      { id: `${n}`, place: `${n % places}`, weight: n < places ? 5 : 1 },
    ]),
  );
const idsIn = (of: (parts: Counted, place: string) => Part[], parts: Counted, place: number) =>
  of(parts, `${place}`).map(({ id }) => id);

test('the parts of a place stand in the order of their weights, however often they are asked for', () => {
  const partsAt = placed<Part>(({ place }) => place);
  const parts = partsOf(4);
  for (let time = 0; time < 3; time++)
    expect([0, 1, 4].map((place) => idsIn(partsAt, parts, place))).toEqual([
      ['4', '8', '0'],
      ['5', '9', '1'],
      [],
    ]);
});

test('what was answered is the caller\u2019s own, and other parts are another answer', () => {
  const partsAt = placed<Part>(({ place }) => place);
  const parts = partsOf(2);
  for (let time = 0; time < 3; time++) partsAt(parts, '0').length = 0;
  expect(idsIn(partsAt, parts, 0)).toEqual(['2', '4', '0']);
  const fewer = new Counted([...parts].filter(([id]) => id !== '2'));
  expect(idsIn(partsAt, fewer, 0)).toEqual(['4', '0']);
});

test('of a thousand places all parts are gone through twice, and not a thousand times', () => {
  const partsAt = placed<Part>(({ place }) => place);
  const parts = partsOf(1_000);
  for (let place = 0; place < 1_000; place++) expect(idsIn(partsAt, parts, place)).toHaveLength(3);
  expect(parts.looks).toBe(2);
});
