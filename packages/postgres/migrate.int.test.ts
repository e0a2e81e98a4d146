import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from './testing/freshDatabase.ts';
import { installTables } from './installTables.ts';
import { migrationsIn } from './migrations.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  folder = await mkdtemp(join(tmpdir(), 'waymark-migrations-'));
  await write(
    '0001-made.sql',
    'CREATE TABLE public.made (n int); INSERT INTO public.made VALUES (1);',
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await pool.end();
  await database.drop();
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const found = () => migrationsIn(folder, { part: 'made', firstTable: 'public.made' });
const rows = async () =>
  (await pool.query<{ n: number }>('SELECT n FROM public.made ORDER BY n')).rows.map(({ n }) => n);

test('each step is applied once, in the order of the numbers, by one of all who start at once', async () => {
  await Promise.all([
    installTables(pool, found()),
    installTables(pool, found()),
    installTables(pool, found()),
  ]);
  expect(await rows()).toEqual([1]);
  await write('0003-doubled.sql', 'INSERT INTO public.made SELECT n * 10 FROM public.made;');
  await write('0002-more.sql', 'INSERT INTO public.made VALUES (2);');
  await Promise.all([installTables(pool, found()), installTables(pool, found())]);
  expect(await rows()).toEqual([1, 2, 10, 20]);
});

test('a step that fails leaves nothing behind, neither of itself nor of those before it', async () => {
  await write('0004-good.sql', 'INSERT INTO public.made VALUES (4);');
  await write('0005-bad.sql', 'INSERT INTO public.made VALUES (5); SELECT 1 / 0;');
  await expect(installTables(pool, found())).rejects.toThrow('division by zero');
  expect(await rows()).toEqual([1, 2, 10, 20]);
  await write('0005-bad.sql', 'INSERT INTO public.made VALUES (5);');
  await installTables(pool, found());
  expect(await rows()).toEqual([1, 2, 4, 5, 10, 20]);
});

test('what has been applied is never changed, and no number is left out', async () => {
  await write('0002-more.sql', 'INSERT INTO public.made VALUES (3);');
  await expect(installTables(pool, found())).rejects.toThrow(
    'made 0002-more is not the one that was applied',
  );
  await rm(join(folder, '0003-doubled.sql'));
  expect(found).toThrow('0004-good.sql is not number 3');
});
