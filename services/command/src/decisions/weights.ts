import type { BlockType } from '@waymark/events';

/**
 * Places in an ordered list, as the spec counts them (PRODUCT 6.3). All functions take the list in
 * its present order and give only the weights that change.
 */
export type Weighed = { readonly id: string; readonly weight: number };
export type Weights = Record<string, number>;

/** One decimal: 0.1 steps stay exact however often they are added. */
export const tidy = (weight: number): number => Math.round(weight * 10) / 10;

/** 1, 2, 3 … in the order given; only what changes. */
export function renumbered(order: readonly Weighed[]): Weights {
  return Object.fromEntries(
    order.flatMap(({ id, weight }, i) => (weight === i + 1 ? [] : [[id, i + 1]])),
  );
}

/** The list with the entry `id` moved to `index`, renumbered. */
export function moved(order: readonly Weighed[], entry: Weighed, index: number): Weights {
  const rest = order.filter(({ id }) => id !== entry.id);
  const at = Math.min(index, rest.length);
  return renumbered([...rest.slice(0, at), entry, ...rest.slice(at)]);
}

/**
 * Where a new block goes and what must make room for it: after the block named its weight plus 1,
 * with none named the number of blocks plus 1; a task after the last block the previous weight plus
 * 0.1. Whatever stands at or behind an integer place shifts and is renumbered.
 */
export function inserted(
  order: readonly Weighed[],
  afterId: string | null,
  kind: BlockType,
): { weight: number; others: Weights } {
  const last = order.at(-1);
  const after = afterId === null ? null : order.findIndex(({ id }) => id === afterId);
  if (kind === 'task' && last !== undefined && after === order.length - 1)
    return { weight: tidy(last.weight + 0.1), others: {} };
  if (after === null) {
    const weight = order.length + 1;
    if (last === undefined || last.weight < weight) return { weight, others: {} };
    return { weight, others: renumbered(order) };
  }
  const weight = tidy((order[after]?.weight ?? 0) + 1);
  const behind = order.slice(after + 1);
  if (behind.every((entry) => entry.weight > weight)) return { weight, others: {} };
  const room = behind.map((entry, i) => [entry.id, tidy(weight + 1 + i)] as const);
  return {
    weight,
    others: Object.fromEntries(
      room.filter(([id, w]) => behind.find((entry) => entry.id === id)?.weight !== w),
    ),
  };
}

/**
 * Where the entry `id` goes that was taken out of `before`, and what must make room: the old
 * weights where the others still stand as they did then; else behind the one that it stood behind,
 * or else before the one that it stood before.
 */
export function putBack(
  now: readonly Weighed[],
  before: readonly Weighed[],
  id: string,
): { weight: number; others: Weights } {
  const was = new Map(before.map((entry) => [entry.id, entry.weight]));
  const own = { id, weight: was.get(id) ?? 0 };
  const rest = before.filter((entry) => entry.id !== id);
  const unmoved = rest.length === now.length && rest.every((entry, i) => entry.id === now[i]?.id);
  if (unmoved)
    return {
      weight: own.weight,
      others: Object.fromEntries(
        now.flatMap((entry) => {
          const weight = was.get(entry.id) ?? entry.weight;
          return weight === entry.weight ? [] : [[entry.id, weight]];
        }),
      ),
    };
  const index = placeAgain(now, before, id);
  const [left, right] = [now[index - 1], now[index]];
  if (
    (left === undefined || left.weight < own.weight) &&
    (right === undefined || own.weight < right.weight)
  )
    return { weight: own.weight, others: {} };
  const { [id]: weight = own.weight, ...others } = renumbered([
    ...now.slice(0, index),
    own,
    ...now.slice(index),
  ]);
  return { weight, others };
}

function placeAgain(now: readonly Weighed[], before: readonly Weighed[], id: string): number {
  const at = before.findIndex((entry) => entry.id === id);
  const placeOf = (entry: Weighed) => now.findIndex((n) => n.id === entry.id);
  const behind = before
    .slice(0, at)
    .map(placeOf)
    .findLast((i) => i >= 0);
  if (behind !== undefined) return behind + 1;
  const ahead = before
    .slice(at + 1)
    .map(placeOf)
    .find((i) => i >= 0);
  return ahead ?? now.length;
}
