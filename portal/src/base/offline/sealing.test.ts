import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

async function pair() {
  const made = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const exported = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
    Buffer.from(await crypto.subtle.exportKey(format, key)).toString('base64url');
  return {
    publicKey: await exported('spki', made.publicKey),
    privateKey: await exported('pkcs8', made.privateKey),
  };
}

test('any text comes back as it was, and nothing of it is seen in between', async () => {
  const { publicKey, privateKey } = await pair();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 4 }), async (text) => {
      const sealed = await seal(publicKey, text);
      expect(sealed).toMatch(/^[\w-]+\.[\w-]{16}\.[\w-]+$/);
      expect(await unseal(privateKey, sealed)).toBe(text);
    }),
    { numRuns: 30 },
  );
  const long = 'ä'.repeat(400_000);
  expect(await unseal(privateKey, await seal(publicKey, long))).toBe(long);
  expect(await seal(publicKey, 'a')).not.toBe(await seal(publicKey, 'a'));
});

test('nobody else opens it, and what was damaged is opened by nobody', async () => {
  const [ours, theirs] = [await pair(), await pair()];
  const sealed = await seal(ours.publicKey, 'Unsent');
  await expect(unseal(theirs.privateKey, sealed)).rejects.toThrow();
  const [made, iv, text = ''] = sealed.split('.');
  const other = text.startsWith('A') ? 'B' : 'A';
  for (const damaged of [`${made}.${iv}.${other}${text.slice(1)}`, `${made}.${iv}`, '', 'x.y.z'])
    await expect(unseal(ours.privateKey, damaged)).rejects.toThrow();
});
