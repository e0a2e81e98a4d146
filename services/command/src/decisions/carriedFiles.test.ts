import { type StoredFile } from '@waymark/events';
import { expect, test } from 'vitest';
import { besideFiles, carriedFiles } from './carriedFiles.ts';

const place = { processId: 'p', taskId: 't', accountId: 'anna', carrier: 'message' } as const;
const brought: StoredFile = { life: 'present', ...place, contents: [] };
const read = (files: Record<string, StoredFile>) =>
  Object.fromEntries(Object.entries(files).map(([id, state]) => [`file:${id}`, { state }] as const));

test('files that somebody brought for this are named once, in their order', () => {
  expect(carriedFiles(['b', 'a', 'b'], read({ a: brought, b: brought }), place)).toEqual(['b', 'a']);
  expect(carriedFiles(undefined, {}, place)).toEqual([]);
});

test.each<[string, StoredFile | undefined]>([
  ['is not there', undefined],
  ['was erased', { ...brought, life: 'deleted' }],
  ['is of another process', { ...brought, processId: 'q' }],
  ['is of another task', { ...brought, taskId: 'u' }],
  ['somebody else brought', { ...brought, accountId: 'ben' }],
  ['was brought for a note', { ...brought, carrier: 'note' }],
])('a file that %s is refused, whatever stands beside it', (_, state) => {
  const reads = read({ a: brought, ...(state && { b: state }) });
  expect(() => carriedFiles(['a', 'b'], reads, place)).toThrow(expect.objectContaining({ code: 'file-not-found' }));
});

test('what is named is read, in its own workspace', () => {
  expect(Object.entries(besideFiles(['a'], 'w')).map(([key, { stream }]) => [key, stream])).toEqual([
    ['file:a', 'file-w_a'],
  ]);
  expect(besideFiles(undefined, 'w')).toEqual({});
});
