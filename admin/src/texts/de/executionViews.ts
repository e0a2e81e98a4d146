import type { Translated } from '../catalogue.ts';
import type { executionViews as english } from '../en/executionViews.ts';

export const executionViews = {
  all: 'Alle Prozesse',
  open: 'Hängt fest oder aktiv',
  mine: 'Meine',
  client: 'Kunde ist dran',
  ending: 'Enden diesen Monat',
  waiting: 'Nicht gestartet',
  done: 'Erledigt',
} satisfies Translated<typeof english>;
