/**
 * The place in a list that an arrow leads to, round at both ends; undefined for any other key, and
 * in an empty list.
 * @param at where the list stands
 * @param count how many options there are
 */
export function stepIn(key: string, at: number, count: number): number | undefined {
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return by === 0 || count === 0 ? undefined : (at + by + count) % count;
}
