/**
 * What is chosen after a step from one row to the next: both, and whatever was chosen before; a
 * step back over what is chosen lets the row go that it leaves.
 */
export function chosenUpTo(
  chosen: readonly string[],
  rows: readonly string[],
  from: number,
  to: number,
): readonly string[] {
  const [left, reached] = [rows[from], rows[to]];
  if (left === undefined || reached === undefined) return chosen;
  if (chosen.includes(left) && chosen.includes(reached)) return chosen.filter((id) => id !== left);
  return [...new Set([...chosen, left, reached])];
}
