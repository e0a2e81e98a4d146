/** How colleagues are called where there is little room. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;
