/** What one query has brought so far. Old data stays while new is fetched, and where the fetching fails. */
export type QueryState<Data> = {
  data?: Data;
  error?: unknown;
  fetching: boolean;
};

type Entry = {
  state: QueryState<unknown>;
  fetch: () => Promise<unknown>;
  listeners: Set<() => void>;
  turn: number;
};

const idle: QueryState<never> = { fetching: false };
const entries = new Map<string, Entry>();

function change(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

/** Only the newest turn of fetching may write: an older answer that comes late is left aside. */
async function run(entry: Entry): Promise<void> {
  const turn = (entry.turn += 1);
  change(entry, { ...entry.state, fetching: true });
  try {
    const data = await entry.fetch();
    if (turn === entry.turn) change(entry, { data, fetching: false });
  } catch (error) {
    if (turn === entry.turn)
      change(entry, { data: entry.state.data, error, fetching: false });
  }
}

/** Listens to a query and fetches it where nothing is known yet. */
export function watch(
  key: string,
  fetch: () => Promise<unknown>,
  listener: () => void,
): () => void {
  let entry = entries.get(key);
  if (entry === undefined) {
    entry = { state: idle, fetch, listeners: new Set(), turn: 0 };
    entries.set(key, entry);
  }
  entry.fetch = fetch;
  entry.listeners.add(listener);
  const { state } = entry;
  if (state.data === undefined && !state.fetching) void run(entry);
  return () => void entry.listeners.delete(listener);
}

export const peek = (key: string): QueryState<unknown> =>
  entries.get(key)?.state ?? idle;

/**
 * Fetches again what is on the screen, and drops what is not.
 * @param concerns which keys; all without it
 */
export async function refetch(
  concerns: (key: string) => boolean = () => true,
): Promise<void> {
  const running: Promise<void>[] = [];
  for (const [key, entry] of entries) {
    if (!concerns(key)) continue;
    if (entry.listeners.size === 0) entries.delete(key);
    else running.push(run(entry));
  }
  await Promise.all(running);
}

export function forgetQueries(): void {
  for (const [key, entry] of entries) {
    entry.turn += 1;
    if (entry.listeners.size === 0) entries.delete(key);
    else change(entry, idle);
  }
}
