import { compareContents, type FileStore, type Stat } from '@waymark/files';
import type { EventLog } from '@waymark/log';
import { namedContents } from './namedContents.ts';

/** Where files lie, and where they are named. `close` ends both. */
export type FilesPlace = {
  readonly log: EventLog;
  readonly store: FileStore;
  close(): Promise<void>;
};

/** An upload is over long before that, in milliseconds: what nobody has named by then nobody will. */
const ARRIVES_WITHIN = 24 * 60 * 60_000;
/** So many are told one by one. */
const MOST_TOLD = 20;

/**
 * Compares the file store with the log, both ways. `sweep` deletes what no event ever named and is older than a day, and
 * nothing else. Answers the exit code: 1 when something is missing or of another length, or strays are left.
 */
export async function verifyFiles(
  { log, store }: FilesPlace,
  sweep: boolean,
  print: (text: string) => void,
  now: Date = new Date(),
): Promise<0 | 1> {
  const { whole, bytes, missing, otherLength, erased, strays, arriving } =
    await compareContents(
      store,
      () => namedContents(log),
      new Date(now.getTime() - ARRIVES_WITHIN),
    );
  print(
    `${count(whole)} contents (${size(bytes)}) are in ${store.label} as the log names them.`,
  );
  tell(print, missing, (key) => `MISSING        ${key}`);
  tell(
    print,
    otherLength,
    ({ key, bytes: is, named }) =>
      `OTHER LENGTH   ${key}: ${count(is)} bytes, and ${count(named)} were named`,
  );
  tell(
    print,
    erased,
    ({ key }) => `NOT ERASED     ${key}: its file was erased`,
  );
  tell(
    print,
    strays,
    ({ key, at }) => `NEVER NAMED    ${key}: since ${at.toISOString()}`,
  );
  if (arriving > 0)
    print(
      `${count(arriving)} more are not named yet and less than a day old: they may be arriving.`,
    );
  const left = sweep ? await swept(store, strays, print) : strays;
  if (left.length > 0)
    print(
      `${count(left.length)} contents (${size(sum(left))}) were never named: --sweep deletes them.`,
    );
  return missing.length + otherLength.length + left.length === 0 ? 0 : 1;
}

async function swept(
  store: FileStore,
  strays: readonly Stat[],
  print: (text: string) => void,
): Promise<readonly Stat[]> {
  for (const { key } of strays) await store.delete(key);
  if (strays.length > 0)
    print(
      `Deleted ${count(strays.length)} contents (${size(sum(strays))}) that were never named.`,
    );
  return [];
}

function tell<One>(
  print: (text: string) => void,
  all: readonly One[],
  line: (one: One) => string,
): void {
  for (const one of all.slice(0, MOST_TOLD)) print(line(one));
  if (all.length > MOST_TOLD)
    print(`               and ${count(all.length - MOST_TOLD)} more`);
}

const sum = (stats: readonly Stat[]) =>
  stats.reduce((bytes, stat) => bytes + stat.bytes, 0);
const count = (number: number) => number.toLocaleString('en');
const size = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
