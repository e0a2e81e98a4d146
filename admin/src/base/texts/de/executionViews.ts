import type { Translated } from '../en/catalogue.ts';
import type { executionViews as english } from '../en/executionViews.ts';

export const executionViews = {
  all: 'Alle Prozesse',
  running: 'Laufende',
  mine: 'Meine',
  ours: 'Wir sind dran',
  client: 'Kunde ist dran',
  longClient: 'Kunde seit %{days} Tagen',
  overdue: 'Überfällig',
  ending: 'Enden diesen Monat',
  waiting: 'Nicht gestartet',
  withoutOwner: 'Ohne Verantwortliche',
  done: 'Erledigt',
} satisfies Translated<typeof english>;
