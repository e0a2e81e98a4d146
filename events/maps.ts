/** Maps that are never changed in place: what does not change stays the same map. */

/** A copy of `map` without the values that are gone; the same map when it held none of them. */
export function without<V>(
  map: ReadonlyMap<string, V>,
  gone: (value: V, key: string) => boolean,
): ReadonlyMap<string, V> {
  const kept = [...map].filter(([key, value]) => !gone(value, key));
  return kept.length === map.size ? map : new Map(kept);
}

/** A copy of `map` with one value changed; the same map when the key is unknown. */
export function changed<V>(
  map: ReadonlyMap<string, V>,
  key: string,
  change: Partial<V>,
): ReadonlyMap<string, V> {
  const value = map.get(key);
  return value === undefined ? map : new Map(map).set(key, { ...value, ...change });
}

/** A copy of `map` with one value more, or another one in its place. */
export const having = <V>(
  map: ReadonlyMap<string, V>,
  key: string,
  value: V,
): ReadonlyMap<string, V> => new Map(map).set(key, value);

/** A copy of `map` with all these; the same map when there are none. */
export const havingAll = <V>(
  map: ReadonlyMap<string, V>,
  more: readonly V[],
  keyOf: (value: V) => string,
): ReadonlyMap<string, V> =>
  more.length === 0
    ? map
    : new Map([...map, ...more.map((value) => [keyOf(value), value] as const)]);

/** A copy with the weights named; entries not named keep theirs and stay the same object. */
export function reweighed<V extends { weight: number }>(
  map: ReadonlyMap<string, V>,
  weights: Record<string, number>,
): ReadonlyMap<string, V> {
  const copy = new Map(map);
  for (const [id, weight] of Object.entries(weights)) {
    const value = copy.get(id);
    if (value !== undefined) copy.set(id, { ...value, weight });
  }
  return copy;
}
