/**
 * About how many bytes a JSON value takes as text; quicker than writing it out, and near enough to
 * bound memory.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 8;
  let weight = 2;
  if (Array.isArray(value)) {
    for (const item of value) weight += weightOf(item) + 1;
    return weight;
  }
  for (const [key, inner] of Object.entries(value)) weight += key.length + 4 + weightOf(inner);
  return weight;
}
