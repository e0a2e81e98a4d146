/** Lines as CSV (RFC 4180), ready to be opened in a spreadsheet. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map(cell).join(',')).join('\r\n');

/** A text that begins like a formula gets an apostrophe: spreadsheets would run it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
