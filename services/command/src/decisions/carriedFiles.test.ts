import { type StoredFile } from '@waymark/events';
import { expect, test } from 'vitest';
import { besideFiles, carriedFiles, filesForAnswers, filesForBlocks } from './carriedFiles.ts';

const place = { processId: 'p', taskId: 't', accountId: 'anna', carrier: 'message' } as const;
const { accountId, ...broughtTo } = place;
const brought = {
  life: 'present',
  accountId,
  broughtTo,
  contents: [],
} as const satisfies StoredFile;
const elsewhere = (more: object): StoredFile => ({
  ...brought,
  broughtTo: { ...broughtTo, ...more },
});
const read = (files: Record<string, StoredFile>) =>
  Object.fromEntries(
    Object.entries(files).map(([id, state]) => [`file:${id}`, { state }] as const),
  );

test('files that somebody brought for this are named once, in their order', () => {
  expect(carriedFiles(['b', 'a', 'b'], read({ a: brought, b: brought }), place)).toEqual([
    'b',
    'a',
  ]);
  expect(carriedFiles(undefined, {}, place)).toEqual([]);
});

test.each<[string, StoredFile | undefined]>([
  ['is not there', undefined],
  ['was erased', { ...brought, life: 'deleted' }],
  ['is of another process', elsewhere({ processId: 'q' })],
  ['is of another task', elsewhere({ taskId: 'u' })],
  ['somebody else brought', { ...brought, accountId: 'ben' }],
  ['was brought for a note', elsewhere({ carrier: 'note' })],
  ['was brought for a block', { ...brought, broughtTo: { carrier: 'block', type: 'image/webp' } }],
])('a file that %s is refused, whatever stands beside it', (_, state) => {
  const reads = read({ a: brought, ...(state && { b: state }) });
  expect(() => carriedFiles(['a', 'b'], reads, place)).toThrow(
    expect.objectContaining({ code: 'file-not-found' }),
  );
});

test('what is named is read, in its own workspace', () => {
  expect(Object.entries(besideFiles(['a'], 'w')).map(([key, { stream }]) => [key, stream])).toEqual(
    [['file:a', 'file-w_a']],
  );
  expect(besideFiles(undefined, 'w')).toEqual({});
});

test('a block shows files of its kind that were brought for blocks, by whomever and for whatever plan', () => {
  const picture = {
    ...brought,
    broughtTo: { carrier: 'block', type: 'image/webp' },
  } as const satisfies StoredFile;
  const show = (state: StoredFile | undefined) => () =>
    filesForBlocks(['a', 'b'], read({ a: picture, ...(state && { b: state }) }), 'image/webp');
  expect(show(picture)).not.toThrow();
  for (const state of [
    undefined,
    brought,
    { ...picture, life: 'deleted' } as const,
    { ...picture, broughtTo: { carrier: 'block', type: 'application/pdf' } } as const,
  ])
    expect(show(state)).toThrow(
      expect.objectContaining({ code: 'file-not-found', field: 'content' }),
    );
});

test('answers carry files that were brought for the form of their task, by whomever', () => {
  const mine = elsewhere({ carrier: 'answers' });
  const carry = (state: StoredFile | undefined) => () =>
    filesForAnswers(
      ['a', 'b'],
      read({ a: mine, ...(state && { b: state }) }),
      { planId: 'p', taskId: 't' },
      (id) => id,
    );
  expect(carry({ ...mine, accountId: 'ben' } as StoredFile)).not.toThrow();
  for (const other of [
    undefined,
    brought,
    { ...mine, life: 'deleted' } as StoredFile,
    elsewhere({ carrier: 'answers', processId: 'q' }),
    elsewhere({ carrier: 'answers', taskId: 'u' }),
  ])
    expect(carry(other)).toThrow(expect.objectContaining({ code: 'file-not-found', field: 'b' }));
});
