import type { Translated } from '../catalogue.ts';
import type { executionViews as english } from '../en/executionViews.ts';

export const executionViews = {
  all: 'Alle Prozesse',
  open: 'Blockiert oder aktiv',
  mine: 'Meine',
  client: 'Kunde an der Reihe',
  ending: 'Enden diesen Monat',
  waiting: 'Geplant',
  done: 'Erledigt',
} satisfies Translated<typeof english>;
