/** The field of a date. */
export const dates = {
  pattern: 'dd.mm.yyyy',
  noDate: 'Enter a date like 24.11.2026',
  openCalendar: '%{field}: open the calendar',
} as const;
