import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One step, as it stands in its file. */
export type Migration = {
  /** From 1 on, without a gap. */
  readonly number: number;
  /** Of the file, without its ending: `0001-tables`. */
  readonly name: string;
  readonly sql: string;
  /** By which a step that was changed after it had been applied is found out. */
  readonly digest: string;
};

/** The tables of one part of the database, as the steps that make them, in order. */
export type Migrations = {
  /** By which the record knows them; never changed. */
  readonly part: string;
  /** One that the first step makes. */
  readonly firstTable: string;
  readonly steps: readonly Migration[];
};

/**
 * Reads the steps of a part from the files `NNNN-what.sql` of `folder`: plain SQL, each applied
 * once.
 * @throws Error when a number is missing or there twice
 */
export function migrationsIn(
  folder: string,
  { part, firstTable }: Pick<Migrations, 'part' | 'firstTable'>,
): Migrations {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const steps = files.sort().map((file, n) => {
    if (!file.startsWith(`${String(n + 1).padStart(4, '0')}-`))
      throw new Error(`${join(folder, file)} is not number ${n + 1}`);
    const sql = readFileSync(join(folder, file), 'utf8');
    const digest = createHash('sha256').update(sql).digest('base64url');
    return { number: n + 1, name: file.slice(0, -'.sql'.length), sql, digest };
  });
  return { part, firstTable, steps };
}
