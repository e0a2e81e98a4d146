import { describe, expect, test } from 'vitest';
import { handleIn, handleOf, signedAddress, type ReplyPlace } from './signedAddress.ts';

const secrets = ['a secret of the test, long enough'] as const;
const domain = 'in.example.com';
const place: ReplyPlace = {
  workspaceId: 'acme',
  processId: 'rollout',
  taskId: 'firewall',
  accountId: 'anna',
};
const addressOf = (of: ReplyPlace = place, by: readonly [string, ...string[]] = secrets) =>
  signedAddress(by, handleOf(by, of), domain);
const address = addressOf();

describe('an address for replies', () => {
  test('is the same for the same conversation and receiver, and another for any other', () => {
    expect(addressOf()).toBe(address);
    const others = [
      { ...place, workspaceId: 'other' },
      { ...place, taskId: 'other' },
      { ...place, processId: 'other' },
      { ...place, accountId: 'ben' },
      { workspaceId: 'acme', processId: 'rolloutfire', taskId: 'wall', accountId: 'anna' },
    ].map((other) => addressOf(other));
    expect(new Set([address, ...others])).toHaveProperty('size', 6);
  });

  test('fits every mail server, and tells nothing of whom it is for', () => {
    const [local = ''] = address.split('@');
    expect(local).toMatch(/^talk\+[a-z2-7]{32}$/);
    for (const word of Object.values(place)) expect(address).not.toContain(word);
  });

  test('is known again, in whatever case it comes back', () => {
    const handle = handleOf(secrets, place);
    expect(handleIn(secrets, address, domain)).toBe(handle);
    expect(handleIn(secrets, address.toUpperCase(), domain)).toBe(handle);
  });

  test('of an older secret is known as long as that is taken', () => {
    const newer = ['a newer secret of the test, as long', secrets[0]] as const;
    expect(handleIn(newer, address, domain)).toBe(handleOf(secrets, place));
    expect(handleIn([newer[0]], address, domain)).toBeNull();
  });

  test.each([
    ['of another domain', address.replace(domain, 'in.example.org')],
    ['of a domain that only ends so', address.replace('@', '@evil.')],
    ['with a second sign', `x@${address}`],
    ['without a domain', address.replace(/@.*/, '')],
    ['of another kind', address.replace('talk', 'digest')],
    ['with one letter more', address.replace('@', 'a@')],
    ['with one less', address.replace(/.@/, '@')],
    ['with a line more', address.replace('@', '\n@')],
    ['that is empty', ''],
    ['of nobody', `talk+${'a'.repeat(32)}@${domain}`],
  ])('%s is none', (_, forged) => expect(handleIn(secrets, forged, domain)).toBeNull());

  test('is none once any letter of handle or signature is another', () => {
    for (let at = 'talk+'.length; at < address.indexOf('@'); at++) {
      const letter = address.charAt(at) === 'a' ? 'b' : 'a';
      expect(
        handleIn(secrets, address.slice(0, at) + letter + address.slice(at + 1), domain),
      ).toBeNull();
    }
  });
});
