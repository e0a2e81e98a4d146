import { expect, test } from 'vitest';
import { ownerIn, sealedFor, sealUnsent, setOwner, unsealUnsent } from './unsent.ts';

/** A device that holds these lines. */
function deviceWith(given: Record<string, string>) {
  const held = new Map(Object.entries(given));
  const lines = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  };
  return { lines, names: () => [...held.keys()], all: () => Object.fromEntries(held) };
}
async function keysOf() {
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
const unsent = {
  'waymark.waits.ada.000000000000001.k': '{"key":"k","secret":"Kelpline"}',
  'waymark.draft.ada.form/t': '{"field":{"value":"Kelpline","isNew":true}}',
  'waymark.draft.ada.words/t': 'Kelpline says',
  'waymark.draft.ada.talk/t': 'Hello Kelpline',
};
const others = {
  'waymark.draft.ada.module/m': 'of the other app',
  'waymark.draft.adam.form/t': '{}',
  'waymark.waits.bob.000000000000001.k': '{}',
  'waymark.language': 'de',
};

test('what somebody has not sent is sealed as they are signed out, all else stays, and comes back when they sign in', async () => {
  const { publicKey, privateKey } = await keysOf();
  const device = deviceWith({ ...unsent, ...others });
  setOwner(device.lines, 'ada', publicKey);
  expect(ownerIn(device.lines)).toEqual({ accountId: 'ada', publicKey });
  await sealUnsent(device);
  expect(ownerIn(device.lines)).toBeNull();
  expect(JSON.stringify(device.all())).not.toContain('Kelpline');
  expect(device.all()).toMatchObject(others);
  expect(sealedFor(device, 'ada')).toHaveLength(4);
  expect(
    sealedFor(device, 'ada').filter((name) => /^waymark\.sealed\.ada\.waits\./.test(name)),
  ).toHaveLength(1);
  expect(sealedFor(device, 'ad')).toEqual([]);
  await unsealUnsent(device, 'ada', privateKey);
  expect(device.all()).toEqual({ ...unsent, ...others });
});

test('without a key of somebody, and again, it changes nothing; another key opens nothing and loses nothing', async () => {
  const device = deviceWith(unsent);
  await sealUnsent(device);
  expect(device.all()).toEqual(unsent);
  const [own, other] = [await keysOf(), await keysOf()];
  setOwner(device.lines, 'ada', own.publicKey);
  await sealUnsent(device);
  const sealed = device.all();
  await sealUnsent(device);
  await unsealUnsent(device, 'ada', other.privateKey);
  await unsealUnsent(device, 'bob', own.privateKey);
  expect(device.all()).toEqual(sealed);
  await unsealUnsent(device, 'ada', own.privateKey);
  expect(device.all()).toEqual(unsent);
});

test('what was answered meanwhile counts more than what was sealed, field by field', async () => {
  const { publicKey, privateKey } = await keysOf();
  const device = deviceWith({
    'waymark.draft.ada.form/t': '{"a":1,"b":1}',
    'waymark.draft.ada.words/t': 'before',
  });
  setOwner(device.lines, 'ada', publicKey);
  await sealUnsent(device);
  device.lines.setItem('waymark.draft.ada.form/t', '{"b":2,"c":2}');
  device.lines.setItem('waymark.draft.ada.words/t', 'now');
  await unsealUnsent(device, 'ada', privateKey);
  expect(device.all()).toEqual({
    'waymark.draft.ada.form/t': '{"a":1,"b":2,"c":2}',
    'waymark.draft.ada.words/t': 'now',
  });
});
