import type { MessageRow, NoteRow } from '@waymark/api';

/** What was said, to client and team or to the team alone. */
export type Entry =
  | { readonly kind: 'message'; readonly row: MessageRow }
  | { readonly kind: 'note'; readonly row: NoteRow };
export type Kind = Entry['kind'];

/** Messages and notes in one list, by when they were received. */
export const entriesOf = (messages: readonly MessageRow[], notes: readonly NoteRow[]): Entry[] =>
  [
    ...messages.map((row): Entry => ({ kind: 'message', row })),
    ...notes.map((row): Entry => ({ kind: 'note', row })),
  ].sort((a, b) => compare(a.row.at, b.row.at));

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Whoever else has seen something stands at the last that they have seen: entry's id -> them, and
 * when.
 */
export function lastSeenBy(
  entries: readonly Entry[],
  me: string,
): ReadonlyMap<string, Entry['row']['seenBy']> {
  const last = new Map<string, { id: string; at: string }>();
  for (const { row } of entries)
    for (const { accountId, at } of row.seenBy)
      if (accountId !== me) last.set(accountId, { id: row.id, at });
  const of = new Map<string, Entry['row']['seenBy']>();
  for (const [accountId, { id, at }] of last)
    of.set(id, [...(of.get(id) ?? []), { accountId, at }]);
  return of;
}

/** The last that a colleague of the reader has told the client; null where none has. */
export const lastAnswer = (entries: readonly Entry[], me: string): MessageRow | null =>
  entries
    .flatMap((entry) => (entry.kind === 'message' ? [entry.row] : []))
    .findLast(
      ({ kind, side, state, authorId, deletedAt }) =>
        kind === 'message' &&
        side === 'seller' &&
        state === 'shown' &&
        authorId !== me &&
        deletedAt === null,
    ) ?? null;

/** A reason given with Stuck: what was chosen is its head, what was added its words. */
export function stuckWords(text: string): { head: string; words: string } {
  const [, head, words] = /^([^:]{3,60}): (.+)$/s.exec(text) ?? [];
  return head === undefined || words === undefined ? { head: '', words: text } : { head, words };
}

/** How many lines were cut off a mail. */
export const linesIn = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length;
