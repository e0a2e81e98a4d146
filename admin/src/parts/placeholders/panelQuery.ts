/** The part of a list's query that a panel needs. */
export type PanelQuery<Row> = { data?: Row[] | undefined; error: unknown; refetch: () => unknown };
