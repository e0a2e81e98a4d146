import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignInLimits } from './signInLimits.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
const digest = (email: string) => stores.vault.emailDigest(email);

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
});
afterAll(() => stores.close());

describe('limits', () => {
  const limits = () => {
    const limit = (times: number) => ({ times, minutes: 15 });
    return new SignInLimits(pool, digest, {
      askPerEmail: limit(2),
      askPerIp: limit(4),
      tryPerEmail: limit(2),
      tryPerIp: limit(4),
    });
  };

  test('per address and per IP; told how long to wait', async () => {
    const refusal = {
      status: 429,
      code: 'too-many-requests',
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string },
    };
    await limits().ask('l1@example.com', '192.0.2.1');
    await limits().ask('l1@example.com', '192.0.2.1');
    await expect(limits().ask('L1@example.com', '192.0.2.9')).rejects.toMatchObject(refusal);
    await limits().ask('l2@example.com', '192.0.2.1');
    await limits().ask('l3@example.com', '192.0.2.1');
    await expect(limits().ask('l4@example.com', '192.0.2.1')).rejects.toMatchObject(refusal);
    await limits().tried('l1@example.com', '192.0.2.1');
  });

  test('signing in gives back what the address has used up', async () => {
    await limits().tried('l5@example.com', '192.0.2.2');
    await limits().tried('l5@example.com', '192.0.2.2');
    await limits().succeeded('l5@example.com');
    await limits().tried('l5@example.com', '192.0.2.2');
  });
});
