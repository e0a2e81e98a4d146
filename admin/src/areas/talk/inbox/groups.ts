import type { ConversationRow } from '@waymark/api';

/** Groups of the inbox, in their order. */
export const groupNames = ['waits', 'client', 'later', 'rest'] as const;
export type GroupName = (typeof groupNames)[number];
export type Groups = Readonly<Record<GroupName, readonly ConversationRow[]>>;

type Grouped = Pick<ConversationRow, 'waits' | 'turn' | 'putOffUntil' | 'since' | 'lastAt'>;

export const isLater = ({ putOffUntil }: Pick<Grouped, 'putOffUntil'>, now = new Date()): boolean =>
  putOffUntil !== null && new Date(putOffUntil) > now;

function groupOf(row: Grouped, now: Date): GroupName {
  if (isLater(row, now)) return 'later';
  if (row.waits) return 'waits';
  return row.turn === 'client' ? 'client' : 'rest';
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * What waits for us, longest first; then the client's turn, what was put off, and the rest, the
 * latest first.
 */
export function groupsOf(rows: readonly ConversationRow[], now = new Date()): Groups {
  const groups: Record<GroupName, ConversationRow[]> = {
    ...{ waits: [], client: [], later: [], rest: [] },
  };
  for (const row of rows) groups[groupOf(row, now)].push(row);
  groups.waits.sort((a, b) => compare(a.since, b.since));
  for (const name of ['client', 'later', 'rest'] as const)
    groups[name].sort((a, b) => compare(b.lastAt, a.lastAt));
  return groups;
}

export const rowsIn = (groups: Groups): ConversationRow[] =>
  groupNames.flatMap((name) => groups[name]);

/** The one that waits longest, besides one. */
export const nextWaiting = ({ waits }: Groups, besides: string): ConversationRow | undefined =>
  waits.find(({ id }) => id !== besides);

/** Where each row stood: ids by group. */
export type Order = Readonly<Record<GroupName, readonly string[]>>;

export function orderOf(groups: Groups): Order {
  const ids = (name: GroupName) => groups[name].map(({ id }) => id);
  return { waits: ids('waits'), client: ids('client'), later: ids('later'), rest: ids('rest') };
}

/**
 * The rows as they are now where they stood before: nothing moves, what is gone leaves, what is new
 * is counted.
 */
export function keptAt(order: Order, fresh: Groups): { groups: Groups; news: number } {
  const now = new Map(rowsIn(fresh).map((row) => [row.id, row]));
  const kept = (name: GroupName) => order[name].flatMap((id) => now.get(id) ?? []);
  const groups = {
    waits: kept('waits'),
    client: kept('client'),
    later: kept('later'),
    rest: kept('rest'),
  };
  const known = new Set(rowsIn(groups).map(({ id }) => id));
  const waited = new Set(order.waits);
  const news =
    fresh.waits.filter(({ id }) => !waited.has(id)).length +
    rowsIn(fresh).filter(({ id, waits }) => !waits && !known.has(id)).length;
  return { groups, news };
}
