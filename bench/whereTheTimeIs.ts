/** What profiles (`node --cpu-prof`, `EXPLAIN ANALYZE`) said of measures that missed their goals, by name of the measure. */
export const whereTheTimeIs: Readonly<Record<string, string>> = {};
