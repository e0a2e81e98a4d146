import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Draw } from './explorations.ts';

/** A draw with which an exploration failed once. `npm test` plays it from then on. */
export type FailedSeed = Draw & {
  readonly exploration: string;
  /** When that was, as 2026-11-26. */
  readonly day: string;
  /** Which test failed, and why. */
  readonly reason: string;
};

const schema = z.array(
  z.strictObject({
    exploration: z.string().min(1),
    seed: z.number().int().nonnegative(),
    long: z.boolean(),
    day: z.iso.date(),
    reason: z.string().min(1),
  }),
);

/** The list, which is kept in the repository. */
export const FAILED_SEEDS = join(import.meta.dirname, 'failedSeeds.json');

/** @throws Error when the file is not such a list */
export const readFailedSeeds = async (file = FAILED_SEEDS): Promise<readonly FailedSeed[]> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Adds one to the list; a draw that stands there already is not written twice. */
export async function keepFailedSeed(failed: FailedSeed, file = FAILED_SEEDS): Promise<void> {
  const kept = await readFailedSeeds(file);
  const isSame = (other: FailedSeed) =>
    other.exploration === failed.exploration &&
    other.seed === failed.seed &&
    other.long === failed.long;
  if (kept.some(isSame)) return;
  await writeFile(file, `${JSON.stringify([...kept, failed], null, 2)}\n`);
}
