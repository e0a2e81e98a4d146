/** The list with one entry put at `index` (of the list as it will be). */
export function movedTo(
  order: readonly string[],
  id: string,
  index: number,
): string[] {
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

/** Rows in an order of ids; rows that it does not name follow, so that what arrives meanwhile is seen. */
export function inOrder<R extends { id: string }>(
  rows: readonly R[],
  order: readonly string[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Set(order);
  return [
    ...order.flatMap((id) => byId.get(id) ?? []),
    ...rows.filter(({ id }) => !named.has(id)),
  ];
}
