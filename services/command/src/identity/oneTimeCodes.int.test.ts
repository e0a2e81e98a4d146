import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OneTimeCodes } from './oneTimeCodes.ts';
import { sweep } from './sweeper.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
let codes: OneTimeCodes;
let now: Date;
const clock = () => now;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
  codes = new OneTimeCodes({ pool, vault: stores.vault, clock });
});
afterAll(() => stores.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00.000Z');
});

/** A browser that has asked for a code, and the code that was mailed for it. */
async function asked(
  email: string,
  { signsIn = true, share = false, before = '', word = false } = {},
) {
  const made = await codes.make({ email, signsIn, share, before, word });
  const code = (await codes.due(made.codeId))?.code ?? '';
  const accept = async (tried: string) => (await codes.accept(email, tried, made.challenge)).codeId;
  return { ...made, code, wrong: code === '000000' ? '000001' : '000000', accept };
}
const rowsOf = async (codeId: string) =>
  (
    await pool.query<{ row: string }>(
      'SELECT row_to_json(c)::text AS row FROM identity.challenges c WHERE code_id = $1',
      [codeId],
    )
  ).rows.map(({ row }) => row);

describe('one-time codes', () => {
  test('a mailed code is six digits and is accepted once', async () => {
    const { codeId, challenge } = await codes.make({ email: 'ada@example.com', signsIn: true });
    const due = await codes.due(codeId);
    expect(due).toEqual({
      email: 'ada@example.com',
      code: expect.stringMatching(/^\d{6}$/) as string,
      isWord: false,
      forPassword: false,
    });
    const accept = (email: string) => codes.accept(email, due?.code ?? '', challenge);
    expect(await accept('Ada@example.com')).toEqual({ tried: true, codeId });
    expect(await accept('ada@example.com')).toEqual({ tried: false, codeId: null });
    expect(await codes.due(codeId)).toBeNull();
  });

  test('of many that try the right code at once, one gets in', async () => {
    const { accept, code } = await asked('race@example.com');
    const results = await Promise.all(Array.from({ length: 5 }, () => accept(code)));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
  });

  test('is good for ten minutes', async () => {
    const [early, late] = [await asked('early@example.com'), await asked('late@example.com')];
    later(599);
    expect(await early.accept(early.code)).not.toBeNull();
    later(1);
    expect(await late.accept(late.code)).toBeNull();
  });

  test('bears five tries, and no more', async () => {
    const { accept, code, wrong } = await asked('tries@example.com');
    for (const attempt of [wrong, '', 'abcdef', `${code}0`, wrong, code])
      expect(await accept(attempt)).toBeNull();
  });

  test('digits are compared only where whoever counts them lets them be, and whatever is no code is not counted', async () => {
    const { challenge, code, codeId } = await asked('counted@example.com');
    let counted = 0;
    const accept = (tried: string, isSo: boolean) =>
      codes.accept('counted@example.com', tried, challenge, () =>
        Promise.resolve(counted++ >= 0 && isSo),
      );
    expect(await accept('abcdef', true)).toEqual({ tried: true, codeId: null });
    expect(counted).toBe(0);
    expect(await accept(code, false)).toEqual({ tried: true, codeId: null, closed: true });
    expect(await accept(code, true)).toEqual({ tried: true, codeId });
    expect(counted).toBe(2);
  });

  test('a word has 128 bits, is compared whoever counts digits, and is good once, as long, in its browser alone', async () => {
    const never = () => Promise.resolve(false);
    const word = await asked('word@example.com', { word: true });
    expect(await codes.due(word.codeId)).toEqual({
      ...{ email: 'word@example.com', isWord: true, forPassword: false },
      code: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    const other = await asked('word@example.com', { word: true });
    const accept = (tried: string, challenge = word.challenge) =>
      codes.accept('word@example.com', tried, challenge, never);
    for (const wrong of [other.code, '123456', '', `${word.code}0`])
      expect(await accept(wrong)).toEqual({ tried: true, codeId: null });
    expect(await accept(word.code, other.challenge)).toEqual({ tried: true, codeId: null });
    expect(await accept(word.code)).toEqual({ tried: true, codeId: word.codeId });
    expect(await accept(word.code)).toEqual({ tried: false, codeId: null });
    later(600);
    expect(await accept(other.code, other.challenge)).toEqual({ tried: false, codeId: null });
  });

  test('who gets a word shares no mail that holds digits, nor the other way round', async () => {
    await asked('kinds@example.com');
    const word = await asked('kinds@example.com', { share: true, word: true });
    expect(word.due).toBe(true);
    later(1);
    expect(await asked('kinds@example.com', { share: true, word: true })).toMatchObject({
      codeId: word.codeId,
    });
    expect((await asked('kinds@example.com', { share: true })).codeId).not.toBe(word.codeId);
  });

  test('only the browser that asked can try it, and whatever others ask for and try takes nothing from it', async () => {
    const person = await asked('person@example.com');
    for (let n = 0; n < 20; n++) {
      expect(await codes.accept('person@example.com', person.code, `made up ${n}`)).toEqual({
        tried: false,
        codeId: null,
      });
      const stranger = await asked('person@example.com');
      for (let tries = 0; tries < 6; tries++) await stranger.accept(stranger.wrong);
    }
    expect(await person.accept(person.code)).toBe(person.codeId);
  });

  test('in one browser only the newest is good, and the mail of the one before is not sent any more', async () => {
    const first = await codes.make({ email: 'two@example.com', signsIn: true });
    const second = await asked('two@example.com', { before: first.challenge });
    expect(await codes.due(first.codeId)).toBeNull();
    expect(await codes.accept('two@example.com', second.code, first.challenge)).toEqual({
      tried: false,
      codeId: null,
    });
    expect(await second.accept(second.code)).not.toBeNull();
  });

  test('a browser may share the last mail, which is good once for all of them', async () => {
    const first = await asked('shared@example.com');
    const [second, third] = [
      await asked('shared@example.com', { share: true }),
      await asked('shared@example.com', { share: true }),
    ];
    expect([second, third]).toMatchObject([{ codeId: first.codeId, due: false }, { due: false }]);
    expect(await second.accept(first.code)).toBe(first.codeId);
    expect(await third.accept(first.code)).toBeNull();
    expect(await first.accept(first.code)).toBeNull();
    expect(await asked('shared@example.com', { share: true })).toMatchObject({ due: true });
  });

  test('what is nearly over, or not for mailing, is not shared', async () => {
    await asked('old@example.com');
    later(301);
    expect(await asked('old@example.com', { share: true })).toMatchObject({ due: true });
    await asked('mixed@example.com', { signsIn: false });
    expect(await asked('mixed@example.com', { share: true })).toMatchObject({ due: true });
  });

  test('one for an unknown address is never mailed and never accepted', async () => {
    const { codeId, challenge } = await codes.make({ email: 'nobody@example.com', signsIn: false });
    expect(await codes.due(codeId)).toBeNull();
    const code = '123456';
    for (let n = 0; n < 5; n++)
      expect(await codes.accept('nobody@example.com', code, challenge)).toEqual({
        tried: true,
        codeId: null,
      });
    expect((await codes.accept('nobody@example.com', code, challenge)).tried).toBe(false);
  });

  test('neither code, nor its secret, nor the address stands in the table', async () => {
    const { codeId, code, challenge, accept } = await asked('secret@example.com');
    const [before = ''] = await rowsOf(codeId);
    expect(before).not.toContain('secret@');
    expect(before).not.toContain(challenge);
    const row = JSON.parse(before) as Record<string, string>;
    expect(Object.values(row)).not.toContain(code);
    expect(row['sealed_secret']).toMatch(/^v1\./);
    expect(stores.vault.openSecret(row['sealed_secret'] ?? '', `code ${codeId}`)).toMatch(
      /^[A-Z2-7]+$/,
    );
    expect(() => stores.vault.openSecret(row['sealed_secret'] ?? '', 'code other')).toThrow();
    await codes.mailed(codeId);
    expect(JSON.parse((await rowsOf(codeId))[0] ?? '{}')).toMatchObject({ sealed_email: null });
    expect(await accept(code)).toBe(codeId);
  });

  test('what is over is swept, of strangers too, and nothing else', async () => {
    const made = [
      await codes.make({ email: 'over@example.com', signsIn: true }),
      await codes.make({ email: 'stranger@example.com', signsIn: false }),
    ];
    expect(JSON.parse((await rowsOf(made[1]?.codeId ?? ''))[0] ?? '{}')).toMatchObject({
      sealed_email: null,
    });
    later(599);
    const good = await codes.make({ email: 'good@example.com', signsIn: true });
    later(2);
    await sweep({ codes, pool, clock });
    for (const { codeId } of made) expect(await rowsOf(codeId)).toEqual([]);
    expect(await rowsOf(good.codeId)).toHaveLength(1);
  });
});
