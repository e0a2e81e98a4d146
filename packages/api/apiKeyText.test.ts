import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  apiKeyIdShape,
  holdsApiKey,
  isMeantAsApiKey,
  makeApiKey,
  makeApiKeyId,
  readApiKey,
  shortOfWorkspace,
} from './apiKeyText.ts';

/** Counts up, and brings bytes that have to be thrown away. */
function counting() {
  let next = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => (next = (next + 37) % 256));
}
const keyId = 'kq3v8h2mx0d7t5zn';
const key = makeApiKey('3F2a-91b0-77', keyId, counting());

describe('the text of an API key', () => {
  test('says whose it is and which, and ends in 43 signs', () => {
    expect(key).toMatch(/^wm_3f2a91b0_kq3v8h2mx0d7t5zn_[0-9A-Za-z]{43}$/);
    expect(readApiKey(key)).toEqual({ workspace: '3f2a91b0', keyId });
  });
  test('ends in the CRC-32 of all before, as everybody else works it out', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const value = [...key.slice(-6)].reduce((sum, sign) => sum * 62 + letters.indexOf(sign), 0);
    expect(value).toBe(crc32(key.slice(0, -6)));
  });
  test('is known as mistyped wherever a sign is another', () => {
    for (let n = 0; n < key.length; n++) {
      const other = key[n] === 'a' ? 'b' : 'a';
      expect(readApiKey(key.slice(0, n) + other + key.slice(n + 1)), `sign ${n}`).toBeNull();
    }
  });
  test.each(['', 'wm_', key.slice(0, -1), `${key}a`, ` ${key}`, key.toUpperCase(), `${key}\n`])(
    'is not %j',
    (text) => expect(readApiKey(text)).toBeNull(),
  );
  test('is found in an address, and is told from the key of a form', () => {
    expect(holdsApiKey(`/api/tasks?key=${key}&a=b`)).toBe(true);
    expect(holdsApiKey('/api/tasks?filter=wm_')).toBe(false);
    expect([isMeantAsApiKey(key), isMeantAsApiKey('wmk_abc'), isMeantAsApiKey('eyJ')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('takes each sign as often as any other: four of 256 bytes each, the last eight none', () => {
    const signsOf = (from: number) => {
      let next = from;
      return makeApiKey('w', keyId, (bytes) => bytes.map(() => next++ % 256)).slice(-43, -6);
    };
    for (const round of [62, 124, 186]) expect(signsOf(round)).toBe(signsOf(0));
    expect(signsOf(248)).toBe(signsOf(0));
    expect(new Set(signsOf(0) + signsOf(31)).size).toBe(62);
  });
});

test('the id of a key is none that an account has', () => {
  expect(makeApiKeyId(counting())).toMatch(apiKeyIdShape);
  expect('5a0f2b1c-0b7e-4c57-9a58-2c6a8f3f9a10').not.toMatch(apiKeyIdShape);
});
test('a workspace is called by the first signs of its id', () => {
  expect(['W', '3F2A-91b0-7711', '--'].map(shortOfWorkspace)).toEqual(['w', '3f2a91b0', '0']);
});
