/**
 * The colours of milestones by their place in a plan (PRODUCT 5.1), so that neighbours differ most.
 */
const inOrder: readonly number[] = [0, 2, 4, 5, 3, 1, 6, 7];

/** Milestone id -> its colour, 0 to 7; also of those that were removed, which may come back. */
export type Marks = ReadonlyMap<string, number>;

/**
 * The colours once milestones have come, in the order in which they stand: each gets one of those
 * that the fewest of the plan have, the first of them in the order of colours. Who had one before
 * keeps it.
 * @param present ids of those that are in the plan already
 */
export function marked(
  marks: Marks,
  present: Iterable<string>,
  coming: readonly { readonly milestoneId: string; readonly weight: number }[],
): Marks {
  if (coming.length === 0) return marks;
  const all = new Map(marks);
  const used = new Map<number, number>();
  const use = (mark: number) => used.set(mark, (used.get(mark) ?? 0) + 1);
  for (const id of present) {
    const mark = marks.get(id);
    if (mark !== undefined) use(mark);
  }
  for (const { milestoneId } of coming.toSorted((a, b) => a.weight - b.weight)) {
    const mark = all.get(milestoneId) ?? leastUsed(used);
    all.set(milestoneId, mark);
    use(mark);
  }
  return all;
}

const leastUsed = (used: ReadonlyMap<number, number>): number =>
  inOrder.reduce((best, mark) => ((used.get(mark) ?? 0) < (used.get(best) ?? 0) ? mark : best));
