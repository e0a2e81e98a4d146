import type { Translated } from '../en/catalogue.ts';
import type { dates as english } from '../en/dates.ts';

export const dates = {
  pattern: 'TT.MM.JJJJ',
  noDate: 'Geben Sie ein Datum ein, etwa 24.11.2026',
  openCalendar: '%{field}: Kalender öffnen',
} satisfies Translated<typeof english>;
