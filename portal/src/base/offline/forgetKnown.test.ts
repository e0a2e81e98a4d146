import { expect, test } from 'vitest';
import { forgetKnown } from './forgetKnown.ts';

test('of answers those stay that the service has not heard of', () => {
  const lines = new Map([
    [
      'waymark.draft.anna.form/t',
      JSON.stringify({ a: { value: 'A', isNew: true }, b: { value: 'B', isNew: false } }),
    ],
    ['waymark.draft.anna.form/u', JSON.stringify({ a: { value: 'A', isNew: false } })],
    ['waymark.draft.anna.talk/t', 'words'],
  ]);
  const storage = {
    getItem: (name: string) => lines.get(name) ?? null,
    setItem: (name: string, line: string) => void lines.set(name, line),
    removeItem: (name: string) => void lines.delete(name),
  };
  forgetKnown(storage, [...lines.keys()]);
  expect([...lines]).toEqual([
    ['waymark.draft.anna.form/t', JSON.stringify({ a: { value: 'A', isNew: true } })],
    ['waymark.draft.anna.talk/t', 'words'],
  ]);
});
