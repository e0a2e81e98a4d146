import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './fileStore.ts';

const keyOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const inPieces = (content: Buffer, size = 65_536) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) =>
      content.subarray(n * size, (n + 1) * size),
    ),
  );
const contentOf = (content: Buffer) => ({ bytes: content.length, open: () => inPieces(content) });

/**
 * Everything that the port promises; every adapter runs it. `reopen` opens the same store again.
 */
export function fileStoreContract(
  name: string,
  open: () => Promise<{
    readonly reopen: () => Promise<FileStore>;
    readonly end: () => Promise<void>;
  }>,
): void {
  describe(`${name} keeps the contract of the file store`, () => {
    let store: FileStore;
    let given: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      given = await open();
      store = await given.reopen();
    });
    afterAll(async () => {
      store.close();
      await given.end();
    });
    const read = async (key: string, range?: { first: number; last: number }) => {
      const found = await store.read(key, range);
      return found && buffer(found);
    };
    const put = async (content: Buffer) => {
      const key = keyOf(content);
      await store.put(key, contentOf(content));
      return key;
    };
    const listed = async () => {
      const found = new Map<string, number>();
      for await (const { key, bytes } of store.list()) found.set(key, bytes);
      return found;
    };

    it('holds nothing at first', async () => {
      expect(await listed()).toEqual(new Map());
      expect(await store.stat('0'.repeat(64))).toBeNull();
      expect(await read('0'.repeat(64))).toBeNull();
      await store.delete('0'.repeat(64));
    });

    it('gives back what was put, whole and in parts, also after it was opened again', async () => {
      const content = randomBytes(300_000);
      const key = await put(content);
      expect((await read(key))?.equals(content)).toBe(true);
      expect(await read(key, { first: 10, last: 19 })).toEqual(content.subarray(10, 20));
      expect(await read(key, { first: 299_999, last: 299_999 })).toEqual(content.subarray(-1));
      const before = store;
      store = await given.reopen();
      before.close();
      expect((await read(key))?.equals(content)).toBe(true);
      const found = await store.stat(key);
      expect(found).toMatchObject({ key, bytes: 300_000 });
      expect(Math.abs(Date.now() - Number(found?.at))).toBeLessThan(60_000);
    });

    it('keeps a content of one byte, and of many', async () => {
      for (const content of [Buffer.of(7), randomBytes(9_000_000)]) {
        const key = await put(content);
        expect(keyOf((await read(key)) ?? Buffer.of())).toBe(key);
      }
    });

    it('puts the same again, at the same time too', async () => {
      const content = randomBytes(70_000);
      const [key] = await Promise.all(Array.from({ length: 6 }, () => put(content)));
      expect((await read(key ?? ''))?.equals(content)).toBe(true);
    });

    it('lists what there is, and not what was deleted', async () => {
      const [kept, gone] = [await put(randomBytes(10)), await put(randomBytes(11))];
      await store.delete(gone);
      await store.delete(gone);
      const found = await listed();
      expect(found.get(kept)).toBe(10);
      expect(found.has(gone)).toBe(false);
      expect(await read(gone)).toBeNull();
    });

    it('keeps nothing of a content that is cut, that goes on, or that fails', async () => {
      const content = randomBytes(200_000);
      const key = keyOf(content);
      for (const bytes of [content.length + 1, content.length - 1])
        await expect(store.put(key, { ...contentOf(content), bytes })).rejects.toMatchObject({
          name: 'CutShort',
        });
      const failing = () =>
        Readable.from(
          (async function* () {
            yield content.subarray(0, 100_000);
            throw new Error('the line was cut');
          })(),
        );
      await expect(store.put(key, { bytes: content.length, open: failing })).rejects.toThrow();
      expect(await store.stat(key)).toBeNull();
      expect((await listed()).has(key)).toBe(false);
    });

    it('leaves what is there as it is when the same is put again and cut', async () => {
      const content = randomBytes(90_000);
      const key = await put(content);
      const cut = { bytes: content.length, open: () => inPieces(content.subarray(1)) };
      await expect(store.put(key, cut)).rejects.toMatchObject({ name: 'CutShort' });
      expect((await read(key))?.equals(content)).toBe(true);
    });

    it('takes no other name than a key', async () => {
      for (const name of [
        '',
        '../../etc/passwd',
        'a'.repeat(63),
        `${'A'.repeat(64)}`,
        `${'a'.repeat(64)}/..`,
      ])
        for (const use of [
          async () => store.put(name, contentOf(Buffer.of(1))),
          async () => store.read(name),
          async () => store.stat(name),
          async () => store.delete(name),
        ])
          await expect(use()).rejects.toThrow('this is no key of a file');
    });
  });
}
