import type { Variable } from '@waymark/events';
import { expect, test } from 'vitest';
import { asSaved, asWritten } from './asSaved.ts';

/** Counts how often what it holds is gone through. */
class Counting<V> extends Map<string, V> {
  times = 0;
  override [Symbol.iterator](): MapIterator<[string, V]> {
    this.times += 1;
    return super[Symbol.iterator]();
  }
}
const variables = new Counting<Variable>();
for (let n = 0; n < 600; n++)
  variables.set(`v${n}`, {
    variableId: `v${n}`,
    name: `Name ${n % 500}`,
    type: 'STRING',
    value: '',
    label: '',
  });
const among = { variables, placeholders: new Map() };

test('what is named is looked for in the plan once, however much a text names', () => {
  variables.times = 0;
  const text = Array.from({ length: 2_000 }, (_, n) => `{{ name  ${n % 500} }}`).join(' ');
  expect(asSaved(text, among, () => '').split(' ')[3]).toBe('{{variable:v3}}');
  expect(variables.times).toBe(1);
});

test('of several of one name the first is meant', () => {
  expect(asSaved('{{Name 7}}', among, () => '')).toBe('{{variable:v7}}');
});

test('what stands for nothing is asked about once', () => {
  const asked: string[] = [];
  const saved = asSaved('{{z}}'.repeat(50), among, (written) => (asked.push(written), '?'));
  expect([saved, asked]).toEqual(['?'.repeat(50), ['z']]);
});

test('it may stay where it stood as a whole, and not where it is but a part of what stood', () => {
  const at = { field: 'html', before: '<p>{{gone}} and {{ {{part} }}</p>' };
  expect(asWritten('{{gone}}', 'html', among, at)).toBe('{{gone}}');
  expect(() => asWritten('{{and}}', 'html', among, at)).toThrow(/“and”/);
});
