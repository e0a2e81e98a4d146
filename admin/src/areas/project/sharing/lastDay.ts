/** The last calendar day, where the reader is, on which a link that ends at an instant is good. */
export function lastDay(until: string): string {
  const last = new Date(Date.parse(until) - 1);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}

/** The instant at which a calendar day is over, where the reader is. */
export function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}
