import { evolveBy, fileEvents, noFile, type FileEvent, type StoredFile } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import {
  eraseFile,
  letPictureGo,
  storeBlockFile,
  storeBrandPicture,
  storeFile,
  type Brought,
} from './file.ts';

const evolve = evolveBy<StoredFile, typeof fileEvents>(fileEvents);
const after = (...events: FileEvent[]) => events.reduce(evolve, noFile);
const brought: Brought = {
  ...{
    fileId: 'f',
    processId: 'p',
    carrier: 'message',
    name: 'v1.sealed',
    type: 'application/pdf',
  },
  contents: [{ key: 'a', bytes: 3, width: null, height: null }],
};
const stored = storeFile(noFile, { taskId: 't' }, brought, 'anna');

test('a file is stored once', () => {
  expect(stored).toEqual([
    { type: 'FileStored', data: { ...brought, taskId: 't', accountId: 'anna' } },
  ]);
  expect(() => storeFile(after(...stored), { taskId: 't' }, brought, 'anna')).toThrowError(
    expect.objectContaining({ code: 'file-exists' }),
  );
});

test('who brought it erases it, once and for good', () => {
  const erased = eraseFile(after(...stored), 'f', 'anna');
  expect(erased).toEqual([{ type: 'FileErased', data: { fileId: 'f', accountId: 'anna' } }]);
  expect(eraseFile(after(...stored, ...erased), 'f', 'anna')).toEqual([]);
  expect(() => eraseFile(after(...stored), 'f', 'ben')).toThrowError(
    expect.objectContaining({ code: 'not-the-author' }),
  );
  expect(() => eraseFile(noFile, 'f', 'anna')).toThrowError(
    expect.objectContaining({ code: 'file-not-found' }),
  );
  expect(() =>
    storeFile(after(...stored, ...erased), { taskId: 't' }, brought, 'anna'),
  ).toThrowError(expect.objectContaining({ code: 'file-exists' }));
});

test('a file for a block is stored once, for a plan that is there', () => {
  const { processId: _, carrier: __, ...rest } = brought as Brought & { processId: string };
  const given = {
    ...rest,
    plan: { kind: 'blueprint', id: 'b', block: 'image' },
  } as unknown as Parameters<typeof storeBlockFile>[2];
  const there = { kind: 'blueprint', life: 'present' } as const;
  const forBlock = storeBlockFile(noFile, there, given, 'anna');
  expect(forBlock).toEqual([{ type: 'BlockFileStored', data: { ...given, accountId: 'anna' } }]);
  expect(() => storeBlockFile(after(...stored), there, given, 'anna')).toThrowError(
    expect.objectContaining({ code: 'file-exists' }),
  );
  for (const [kind, code] of [
    ['blueprint', 'blueprint-not-found'],
    ['process', 'execution-not-found'],
  ] as const)
    expect(() => storeBlockFile(noFile, { kind, life: 'deleted' }, given, 'anna')).toThrowError(
      expect.objectContaining({ code }),
    );
});

describe('a picture of the workspace', () => {
  const picture = { fileId: 'f', kind: 'logo', type: 'image/png', contents: [] } as const;
  const brought = storeBrandPicture(noFile, { ...picture, contents: [] }, 'anna');
  const shown = { fileId: 'f', type: 'image/png', content: {} as never };
  test('is brought once', () => {
    expect(brought).toEqual([
      { type: 'BrandPictureStored', data: { ...picture, accountId: 'anna' } },
    ]);
    expect(() =>
      storeBrandPicture(after(...brought), { ...picture, contents: [] }, 'anna'),
    ).toThrowError(expect.objectContaining({ code: 'file-exists' }));
  });
  test('is let go where the workspace shows it no more, and nothing else is', () => {
    const there = after(...brought);
    const gone = letPictureGo(there, 'f', { logo: null, header: null });
    expect(gone).toEqual([{ type: 'FileErased', data: { fileId: 'f', accountId: 'anna' } }]);
    expect(letPictureGo(there, 'f', { logo: shown, header: null })).toEqual([]);
    expect(letPictureGo(there, 'f', { logo: null, header: { picture: shown } })).toEqual([]);
    expect(letPictureGo(after(...brought, ...gone), 'f', { logo: null, header: null })).toEqual([]);
    expect(letPictureGo(after(...stored), 'f', { logo: null, header: null })).toEqual([]);
  });
});
