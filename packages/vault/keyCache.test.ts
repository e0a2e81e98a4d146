import { describe, expect, it } from 'vitest';
import { keyCache } from './keyCache.ts';

const key = (text: string) => Buffer.from(text);

describe('keyCache', () => {
  it('asks once for callers at the same time, and again after the age limit', async () => {
    let now = 0;
    let loads = 0;
    const cache = keyCache({ size: 2, maxAge: 100, now: () => now });
    const get = () => cache.get('a', async () => key(String(++loads)));
    expect(await Promise.all([get(), get()])).toEqual([key('1'), key('1')]);
    now = 100;
    expect(await get()).toEqual(key('1'));
    now = 101;
    expect(await get()).toEqual(key('2'));
  });

  it('drops the least recently used', async () => {
    const cache = keyCache({ size: 2, maxAge: 100, now: () => 0 });
    const loaded: string[] = [];
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await cache.get(id, async () => {
        loaded.push(id);
        return key(id);
      });
    }
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps neither a missing key nor a failure', async () => {
    const cache = keyCache({ size: 2, maxAge: 100, now: () => 0 });
    expect(await cache.get('a', async () => null)).toBeNull();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => key('there'))).toEqual(key('there'));
  });

  it('does not keep what was being loaded when it was told to forget', async () => {
    const cache = keyCache({ size: 2, maxAge: 100, now: () => 0 });
    const loading = Promise.withResolvers<Buffer>();
    const early = cache.get('a', () => loading.promise);
    cache.forget('a');
    loading.resolve(key('erased'));
    await early;
    expect(await cache.get('a', async () => null)).toBeNull();
  });
});
