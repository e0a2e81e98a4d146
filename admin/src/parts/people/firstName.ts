/** Shortens a name to the first, for where there is little room. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;
