/** A label for each name, in order; a name that comes again is numbered: `Review`, `Review (2)`. */
export function distinctLabels(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? name : `${name} (${nth})`;
  });
}
