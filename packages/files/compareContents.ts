import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileKey, FileStore, Stat } from './fileStore.ts';

/** A content as it is named by whoever brought it. `kept`: it was not erased since. */
export type BroughtContent = { readonly bytes: number; readonly kept: boolean };

/** What a store holds beside what it should hold. */
export type ContentComparison = {
  /** Contents that are there as they should be, and their bytes. */
  readonly whole: number;
  readonly bytes: number;
  /** Named, and not there. */
  readonly missing: readonly FileKey[];
  /** There, and of another length than was said. */
  readonly otherLength: readonly (Stat & { readonly named: number })[];
  /** There, of the right length, and something else than what was brought. */
  readonly otherContent: readonly Stat[];
  /** There, though they were erased. */
  readonly erased: readonly Stat[];
  /** There since before `arrivedBy`, and never named. */
  readonly strays: readonly Stat[];
  /** There, not named, and so new that they may be yet. */
  readonly arriving: number;
};

/**
 * Compares both ways. `named` is read after the store is listed, since a content is there before it
 * is named; what then seems to be missing is looked for once more. `callIt` says what a content of
 * this SHA-256 (hexadecimal) would be called: with it all contents are read, else lengths alone are
 * compared. Changes nothing. @throws FileStoreTrouble
 */
export async function compareContents<One extends BroughtContent>(
  store: FileStore,
  named: () => Promise<ReadonlyMap<FileKey, One>>,
  arrivedBy: Date,
  callIt?: (one: One, sha256: string) => Promise<FileKey>,
): Promise<ContentComparison> {
  const found = new Map<FileKey, Stat>();
  for await (const stat of store.list()) found.set(stat.key, stat);
  const all = await named();
  const missing: FileKey[] = [];
  for (const [key, { kept }] of all) {
    if (!kept || found.has(key)) continue;
    const late = await store.stat(key);
    if (late === null) missing.push(key);
    else found.set(key, late);
  }
  const there = [...found.values()];
  const unnamed = there.filter(({ key }) => !all.has(key));
  const strays = unnamed.filter(({ at }) => at < arrivedBy);
  const right = there.filter(({ key }) => all.get(key)?.kept === true);
  const otherLength = right.flatMap((stat) => {
    const said = all.get(stat.key)?.bytes ?? stat.bytes;
    return said === stat.bytes ? [] : [{ ...stat, named: said }];
  });
  const otherContent: Stat[] = [];
  for (const stat of right) {
    const one = all.get(stat.key);
    if (callIt === undefined || one?.bytes !== stat.bytes) continue;
    const sha256 = await sha256Of(store, stat.key);
    if ((await callIt(one, sha256)) !== stat.key) otherContent.push(stat);
  }
  return {
    whole: right.length - otherLength.length - otherContent.length,
    bytes: right.reduce((sum, { bytes }) => sum + bytes, 0),
    ...{ missing, otherLength, otherContent, strays },
    erased: there.filter(({ key }) => all.get(key)?.kept === false),
    arriving: unnamed.length - strays.length,
  };
}

/** '' where it is gone by now. */
async function sha256Of(store: FileStore, key: FileKey): Promise<string> {
  const content = await store.read(key);
  if (content === null) return '';
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
