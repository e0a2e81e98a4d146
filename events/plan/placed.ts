type Weighted = { readonly weight: number };
type Parts<Part> = ReadonlyMap<string, Part>;

/** The values in the order of their weights; a tie is settled by the order of arrival. */
export const byWeight = <V extends Weighted>(values: Iterable<V>): V[] =>
  [...values].sort((a, b) => a.weight - b.weight);

/**
 * Answers the parts of a plan that stand in one place, in their order. Whoever asks for a second
 * place of the very same parts goes through all of them as a rule: they are gathered by place then,
 * once, so that thousands of places are not thousands of looks at all there is. Parts are
 * immutable: what an event changes is another map.
 */
export function placed<Part extends Weighted>(
  placeOf: (part: Part) => string,
): (parts: Parts<Part>, place: string) => Part[] {
  /** null: it was looked at once. */
  const gathered = new WeakMap<Parts<Part>, ReadonlyMap<string, readonly Part[]> | null>();
  return (parts, place) => {
    let known = gathered.get(parts);
    if (known === undefined) {
      gathered.set(parts, null);
      return byWeight([...parts.values()].filter((part) => placeOf(part) === place));
    }
    if (known === null) {
      known = gather(parts, placeOf);
      gathered.set(parts, known);
    }
    return [...(known.get(place) ?? [])];
  };
}

function gather<Part extends Weighted>(
  parts: Parts<Part>,
  placeOf: (part: Part) => string,
): ReadonlyMap<string, readonly Part[]> {
  const all = new Map<string, Part[]>();
  for (const part of byWeight(parts.values())) {
    const place = placeOf(part);
    const there = all.get(place);
    if (there === undefined) all.set(place, [part]);
    else there.push(part);
  }
  return all;
}
