/**
 * A typed relative due date: null for none, a whole number of days from 1 to 99, undefined where it
 * is neither (PRODUCT 6.5).
 */
export function daysFrom(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}
