/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);
