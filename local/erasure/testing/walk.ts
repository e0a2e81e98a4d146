import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonVault } from '@waymark/vault';
import pg from 'pg';

const SEALED = /v1\.[\w-]{16}\.[\w-]{22}\.[\w-]*/g;

/** Where something of somebody was found. */
export type Find = { readonly where: string; readonly what: string };

/**
 * Looks for words in all columns of all tables of all schemas, as they stand there and opened by
 * whatever key there is, one within the other; and in all files of a folder. It is what a backup
 * made now would hold, too.
 */
export async function findAll(
  words: RegExp,
  place: {
    readonly connectionString: string;
    readonly vault: PersonVault;
    readonly folder?: string;
    /** Where the keys lie, for a copy of the history that has none. */
    readonly keysAt?: string;
  },
): Promise<readonly Find[]> {
  const client = new pg.Client({ connectionString: place.connectionString });
  await client.connect();
  try {
    const keys = await keysAt(place.keysAt ?? place.connectionString);
    const finds: Find[] = [];
    for (const name of await tablesOf(client))
      for (const row of await rowsOf(client, name))
        for (const [column, text] of Object.entries(row))
          for (const found of await within(text, keys, place.vault))
            if (words.test(found))
              finds.push({ where: `${name}.${column}`, what: found.slice(0, 300) });
    for (const path of place.folder === undefined ? [] : await filesIn(place.folder))
      if (words.test((await readFile(path)).toString('latin1')))
        finds.push({ where: path, what: '' });
    return finds;
  } finally {
    await client.end();
  }
}

/** The text itself, and whatever is sealed in it, as far down as there are keys. */
async function within(
  text: string,
  keys: readonly string[],
  vault: PersonVault,
): Promise<string[]> {
  const found = [text];
  for (const [sealed] of text.matchAll(SEALED))
    for (const key of keys) {
      const opened = await vault.open(key, sealed).catch(() => undefined);
      if (opened !== undefined && opened !== null)
        found.push(...(await within(JSON.stringify(opened), keys, vault)));
    }
  return found;
}

async function keysAt(connectionString: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'SELECT account_id AS id FROM identity.person_keys WHERE wrapped_key IS NOT NULL',
  );
  await client.end();
  return rows.map(({ id }) => id);
}

async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Each column as text. */
async function rowsOf(client: pg.Client, name: string): Promise<readonly Record<string, string>[]> {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) AS row FROM ${name} t`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  );
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
