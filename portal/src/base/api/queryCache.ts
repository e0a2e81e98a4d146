import { firstReadsName, ServerUnreachable } from '@waymark/client';
import { view } from './wire.ts';

/** The state of one query. Old data stays while new is fetched, and where the fetching fails. */
export type QueryState<Data> = { data?: Data; error?: unknown; fetching: boolean };

/** What stands in while the services are silent (src/offline). */
export type DeviceCopy = {
  readonly keep: (key: string, data: unknown) => void;
  /** Finds what was last read under a key; undefined where nothing was. */
  readonly lastRead: (key: string) => Promise<unknown>;
  /** What was read, as it will be once all that waits is sent. */
  readonly withPendingChanges: (key: string, data: unknown) => unknown;
};

type Entry = {
  key: string;
  state: QueryState<unknown>;
  /** The answer as it came; `state` holds it with pending changes. */
  read?: unknown;
  fetch?: () => Promise<unknown>;
  listeners: Set<() => void>;
  turn: number;
};

const idle: QueryState<never> = { fetching: false };
const entries = new Map<string, Entry>();
/** Names the script of this build: another build may have read other rows. */
export const build = import.meta.url;
/** Milliseconds that the services may be silent before the device is asked. */
const silence = 3_000;
let answered = true;
let device: DeviceCopy | undefined;
let loadDevice: (() => Promise<DeviceCopy>) | undefined;
/**
 * What the first page asks for is shown as it was last read, where the app itself comes from the
 * device, until it is answered.
 */
export let fromDevice = Boolean(navigator.serviceWorker?.controller);

/**
 * @param load asked for where the services are silent, where the device is to say what was last
 * read, or by `keepOnDevice`
 */
export function readFromDevice(load: () => Promise<DeviceCopy>): void {
  loadDevice = load;
}

/** From now on what is read is kept on the device. */
export async function keepOnDevice(): Promise<void> {
  fromDevice = false;
  device ??= await loadDevice?.();
  for (const { key, read } of entries.values()) if (read !== undefined) device?.keep(key, read);
  drawAgain();
}

/** Draws all queries again, once the changes that wait on the device have changed. */
export function drawAgain(): void {
  for (const entry of entries.values()) if (entry.read !== undefined) bring(entry, entry.read);
}

function entryOf(key: string): Entry {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const entry = { key, state: idle, listeners: new Set<() => void>(), turn: 0 };
  entries.set(key, entry);
  return entry;
}

// What the last page began with (src/offline/firstReads.ts) is there before this one is drawn.
if (fromDevice && view === undefined) {
  const kept = JSON.parse(localStorage.getItem(firstReadsName) ?? '{}') as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  for (const [key, data] of Object.entries(kept[build] ?? {}))
    entryOf(key).state = { data, fetching: true };
}

function change(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

function bring(entry: Entry, read: unknown, state: QueryState<unknown> = entry.state): void {
  entry.read = read;
  const data = device ? device.withPendingChanges(entry.key, read) : read;
  change(entry, { ...state, data });
}

/** Only the newest turn of fetching may write: an older answer that comes late is left aside. */
async function run(entry: Entry): Promise<void> {
  const turn = (entry.turn += 1);
  change(entry, { ...entry.state, fetching: true });
  if (fromDevice && entry.state.data === undefined) void showLastRead(entry, turn);
  const silent = setTimeout(
    () => void fallBack(entry, turn),
    answered && navigator.onLine ? silence : 0,
  );
  try {
    const read = await entry.fetch?.();
    answered = true;
    if (turn !== entry.turn) return;
    bring(entry, read, { fetching: false });
    device?.keep(entry.key, read);
  } catch (error) {
    if (error instanceof ServerUnreachable) await fallBack(entry, turn);
    if (turn === entry.turn) change(entry, { data: entry.state.data, error, fetching: false });
  } finally {
    clearTimeout(silent);
  }
}

async function fallBack(entry: Entry, turn: number): Promise<void> {
  answered = false;
  await showLastRead(entry, turn);
}

/** Shows what was last read on this device where nothing is shown yet. */
async function showLastRead(entry: Entry, turn: number): Promise<void> {
  if (entry.read !== undefined) return;
  // What the device cannot say either is told by the query's own failure.
  device ??= await loadDevice?.().catch(() => undefined);
  const read = await device?.lastRead(entry.key).catch(() => undefined);
  if (read !== undefined && turn === entry.turn && entry.read === undefined) bring(entry, read);
}

/** Listens to a query and fetches it where nothing is known yet. */
export function watch(
  key: string,
  fetch: () => Promise<unknown>,
  listener: () => void,
): () => void {
  const entry = entryOf(key);
  entry.fetch = fetch;
  entry.listeners.add(listener);
  const { state, turn } = entry;
  if (turn === 0 || (state.data === undefined && !state.fetching)) void run(entry);
  return () => void entry.listeners.delete(listener);
}

/** Asks for what is shown in a moment. */
export const ask = (key: string, fetch: () => Promise<unknown>): void =>
  watch(key, fetch, () => undefined)();

export const peek = (key: string): QueryState<unknown> => entries.get(key)?.state ?? idle;

/**
 * Fetches again what is on the screen, and drops what is not.
 * @param concerns which keys; all without it
 */
export async function refetch(concerns: (key: string) => boolean = () => true): Promise<void> {
  const running: Promise<void>[] = [];
  for (const [key, entry] of entries) {
    if (!concerns(key)) continue;
    if (entry.listeners.size === 0) entries.delete(key);
    else running.push(run(entry));
  }
  await Promise.all(running);
}

/** Fetches again what shows a project. */
export const refetchProject = (processId: string): Promise<void> =>
  refetch((key) => key.includes(processId) || key.startsWith('executions '));

export function forgetQueries(): void {
  for (const [key, entry] of entries) {
    entry.turn += 1;
    entry.read = undefined;
    if (entry.listeners.size === 0) entries.delete(key);
    else change(entry, idle);
  }
}
