import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OneTimeCodes } from './oneTimeCodes.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
let now: Date;
const clock = () => now;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const digest = (email: string) => stores.vault.emailDigest(email);

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
});
afterAll(() => stores.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00.000Z');
});

describe('one-time codes', () => {
  const codes = () => new OneTimeCodes({ pool, digest, clock });
  const mailed = async (email: string) => (await codes().due(await codes().make(email, true)))?.code ?? '';

  test('a mailed code is six digits and is accepted once', async () => {
    const codeId = await codes().make('ada@example.com', true);
    const due = await codes().due(codeId);
    expect(due).toEqual({ email: 'ada@example.com', code: expect.stringMatching(/^\d{6}$/) as string });
    expect(await codes().accept('Ada@example.com', due?.code ?? '')).toBe(codeId);
    expect(await codes().accept('ada@example.com', due?.code ?? '')).toBeNull();
    expect(await codes().due(codeId)).toBeNull();
  });

  test('of many that try the right code at once, one gets in', async () => {
    const code = await mailed('race@example.com');
    const results = await Promise.all(Array.from({ length: 5 }, () => codes().accept('race@example.com', code)));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
  });

  test('is good for ten minutes', async () => {
    const [early, late] = [await mailed('early@example.com'), await mailed('late@example.com')];
    later(599);
    expect(await codes().accept('early@example.com', early)).not.toBeNull();
    later(1);
    expect(await codes().accept('late@example.com', late)).toBeNull();
  });

  test('bears five tries, and no more', async () => {
    const code = await mailed('tries@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (const attempt of [wrong, '', 'abcdef', `${code}0`])
      expect(await codes().accept('tries@example.com', attempt)).toBeNull();
    expect(await codes().accept('tries@example.com', wrong)).toBeNull();
    expect(await codes().accept('tries@example.com', code)).toBeNull();
  });

  test('only the newest is good, and each has digits of its own', async () => {
    const first = await mailed('two@example.com');
    let second = await mailed('two@example.com');
    while (second === first) second = await mailed('two@example.com');
    expect(await codes().accept('two@example.com', first)).toBeNull();
    expect(await codes().accept('two@example.com', second)).not.toBeNull();
  });

  test('one for an unknown address is never mailed and never accepted', async () => {
    const codeId = await codes().make('nobody@example.com', false);
    expect(await codes().due(codeId)).toBeNull();
    await pool.query('UPDATE identity.one_time_codes SET signs_in = true WHERE code_id = $1', [codeId]);
    const code = (await codes().due(codeId))?.code ?? '';
    await pool.query('UPDATE identity.one_time_codes SET signs_in = false WHERE code_id = $1', [codeId]);
    expect(await codes().accept('nobody@example.com', code)).toBeNull();
  });

  test('neither code nor, once mailed, address stands in the table', async () => {
    const codeId = await codes().make('secret@example.com', true);
    const code = (await codes().due(codeId))?.code ?? '';
    await codes().mailed(codeId);
    const { rows } = await pool.query<{ row: string }>(
      'SELECT row_to_json(c)::text AS row FROM identity.one_time_codes c WHERE code_id = $1',
      [codeId],
    );
    expect(rows[0]?.row).not.toContain('secret@');
    expect(Object.values(JSON.parse(rows[0]?.row ?? '{}') as object)).not.toContain(code);
    expect(await codes().accept('secret@example.com', code)).toBe(codeId);
  });
});
