/**
 * All that either list has: the first in its order, and each of the rest behind the one that it
 * stands behind in the second.
 */
export function merged(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first);
  const order = [...first];
  second.forEach((id, at) => {
    if (known.has(id)) return;
    const before = second.slice(0, at).findLast((each) => known.has(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    known.add(id);
  });
  return order;
}

/** Whether what both have stands in another order. */
export function reordered(first: readonly string[], second: readonly string[]): boolean {
  const [ours, theirs] = [new Set(first), new Set(second)];
  const shared = second.filter((id) => ours.has(id));
  return first.filter((id) => theirs.has(id)).some((id, at) => id !== shared[at]);
}
