/** Whether two values of events are the same, whatever the order of their fields. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && alike(value, theirs.get(key)))
  );
}
