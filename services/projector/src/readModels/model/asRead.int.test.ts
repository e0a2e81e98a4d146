import { asRead } from '@waymark/look/asRead';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from '../plans/testing/sandbox.ts';

let world: ProjectorWorld;
let sql: pg.Client;
beforeAll(async () => {
  world = await openSandbox();
  sql = new pg.Client({ connectionString: world.connectionString });
  await sql.connect();
});
afterAll(() => sql.end());

test('Postgres reads a text as JavaScript does', async () => {
  // Letters with marks, Greek, Cyrillic, blanks of all kinds, compatible signs, kana, Hangul; what
  // no log takes is left out.
  const sign = fc.oneof(
    ...[
      [0x01, 0x24f],
      [0x300, 0x36f],
      [0x370, 0x52f],
      [0x1e00, 0x1fff],
      [0x2000, 0x206f],
      [0x2100, 0x215f],
      [0x3000, 0x30ff],
      [0xac00, 0xac40],
      [0xfe00, 0xfe0f],
      [0xff01, 0xffee],
    ].map(([min = 0, max = 0]) => fc.integer({ min, max })),
  );
  const texts = fc.sample(
    fc.array(sign, { maxLength: 12 }).map((signs) => String.fromCodePoint(...signs)),
    { numRuns: 3_000, seed: 7 },
  );
  const { rows } = await sql.query<{ words: string; read: string }>(
    'SELECT words, read.as_read(words) AS read FROM unnest($1::text[]) AS words',
    [texts],
  );
  expect(rows.filter(({ words, read }) => asRead(words) !== read)).toEqual([]);
  expect(rows).toHaveLength(texts.length);
});
