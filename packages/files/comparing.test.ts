import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareContents, type BroughtContent } from './compareContents.ts';
import { copyContents, unequalContents } from './copyContents.ts';
import type { FileStore } from './fileStore.ts';
import { openFileStore } from './openFileStore.ts';

const keyOf = (n: number) => String(n).padStart(64, '0');
const contentOf = (bytes: Buffer) => ({ bytes: bytes.length, open: () => Readable.from([bytes]) });
const soon = () => new Date(Date.now() + 60_000);
const longAgo = new Date(0);

let folder: string;
let s3: Awaited<ReturnType<typeof startFauxqs>>;
let opened = 0;
const stores: FileStore[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  s3 = await startFauxqs({ port: 0, logger: false });
});
afterAll(async () => {
  for (const store of stores) store.close();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});
const kinds = {
  'a folder': (nth: number) => join(folder, `s${nth}`),
  S3: (nth: number) => `s3+http://key:secret@127.0.0.1:${s3.port}/bucket${nth}`,
};
async function fresh(kind: keyof typeof kinds): Promise<FileStore> {
  const store = await openFileStore(kinds[kind]((opened += 1)));
  stores.push(store);
  return store;
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  const held = async (...sizes: number[]) => {
    const store = await fresh(kind);
    for (const [n, size] of sizes.entries())
      await store.put(keyOf(n), contentOf(randomBytes(size)));
    return store;
  };
  const named =
    (...all: (BroughtContent | null)[]) =>
    () =>
      Promise.resolve(
        new Map(
          all.flatMap((one, n): [string, BroughtContent][] =>
            one === null ? [] : [[keyOf(n), one]],
          ),
        ),
      );
  const kept = (bytes: number) => ({ bytes, kept: true });

  test('that holds what is named and nothing else is whole', async () => {
    expect(await compareContents(await held(10, 20), named(kept(10), kept(20)), soon())).toEqual({
      ...{
        whole: 2,
        bytes: 30,
        missing: [],
        otherLength: [],
        otherContent: [],
        erased: [],
        strays: [],
        arriving: 0,
      },
    });
  });
  test('tells holes, what is cut, what was erased, and what nobody named', async () => {
    const store = await held(10, 5, 7, 9);
    const all = named(kept(10), kept(6), { bytes: 7, kept: false }, null, kept(3));
    const compared = await compareContents(store, all, soon());
    expect(compared).toMatchObject({ whole: 1, missing: [keyOf(4)], arriving: 0 });
    expect(compared.otherLength).toMatchObject([{ key: keyOf(1), bytes: 5, named: 6 }]);
    expect(compared.erased).toMatchObject([{ key: keyOf(2) }]);
    expect(compared.strays).toMatchObject([{ key: keyOf(3) }]);
  });
  test('is read where it is known what it must hold, and what is something else is told', async () => {
    const [right, other] = [Buffer.from('right'), Buffer.from('other')];
    const sha256 = createHash('sha256').update(right).digest('hex');
    const store = await fresh(kind);
    const all = () => Promise.resolve(new Map([[sha256, kept(5)]]));
    const compare = () => compareContents(store, all, soon(), (_, found) => Promise.resolve(found));
    await store.put(sha256, contentOf(right));
    expect(await compare()).toMatchObject({ whole: 1, otherContent: [] });
    await store.put(sha256, contentOf(other));
    expect(await compare()).toMatchObject({
      whole: 0,
      otherLength: [],
      otherContent: [{ key: sha256 }],
    });
  });
  test('may hold what arrives just now', async () => {
    expect(await compareContents(await held(10), named(), longAgo)).toMatchObject({
      strays: [],
      arriving: 1,
    });
  });
  test('is asked once more for what was put while it was listed', async () => {
    const store = await held(10);
    const meanwhile = async () => {
      await store.put(keyOf(1), contentOf(randomBytes(4)));
      return new Map([
        [keyOf(0), kept(10)],
        [keyOf(1), kept(4)],
      ]);
    };
    expect(await compareContents(store, meanwhile, soon())).toMatchObject({
      whole: 2,
      missing: [],
      strays: [],
    });
  });

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'is copied to %s, goes on where it was cut, and is proven',
    async (other) => {
      const [from, to] = [await held(10, 200_000, 30), await fresh(other)];
      const stopping = new AbortController();
      const first = await copyContents(from, to, {
        signal: stopping.signal,
        onProgress: ({ copied }) => copied === 1 && stopping.abort(),
      });
      expect(first).toMatchObject({ copied: 1, there: 0 });
      expect((await unequalContents(from, to)).unequal).toHaveLength(2);
      expect(await copyContents(from, to)).toMatchObject({ copied: 2, there: 1 });
      expect(await copyContents(from, to)).toMatchObject({ copied: 0, there: 3 });
      expect(await unequalContents(from, to)).toEqual({ compared: 3, unequal: [] });
      await to.put(keyOf(1), contentOf(randomBytes(200_000)));
      await to.put(keyOf(9), contentOf(randomBytes(1)));
      expect((await unequalContents(from, to)).unequal).toEqual([keyOf(1), keyOf(9)]);
    },
  );
});
