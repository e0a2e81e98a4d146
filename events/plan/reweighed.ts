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
