import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openIdentityStores,
  type IdentityStores,
} from '../../../identity/testing/identityStores.ts';
import { ReplyAddresses } from './replyAddresses.ts';
import { signedAddress } from './signedAddress.ts';

let stores: IdentityStores;
let pool: pg.Pool;
let addresses: ReplyAddresses;
const secrets = ['a secret of the test, long enough'] as const;
const domain = 'in.example.com';
const place = { workspaceId: 'w', processId: 'p', taskId: 't', accountId: 'anna' };

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
  addresses = new ReplyAddresses({ pool, secrets, domain });
});
afterAll(() => stores.close());

describe('addresses for replies', () => {
  test('lead back to the conversation and the receiver', async () => {
    const [address, again, ofBen] = await Promise.all([
      addresses.of(place),
      addresses.of(place),
      addresses.of({ ...place, accountId: 'ben' }),
    ]);
    expect(again).toBe(address);
    expect(await addresses.placeOf(address)).toEqual(place);
    expect(await addresses.placeOf(ofBen)).toEqual({ ...place, accountId: 'ben' });
  });

  test('that were signed, but never given to anybody, lead nowhere', async () => {
    expect(await addresses.placeOf(signedAddress(secrets, 'a'.repeat(16), domain))).toBeNull();
    expect(await addresses.placeOf(`anna@${domain}`)).toBeNull();
  });
});
