/** What every list says. */
export const lists = { perPage: { one: '%{count} per page', other: '%{count} per page' } } as const;
