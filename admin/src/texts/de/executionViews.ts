import type { Translated } from '../catalogue.ts';
import type { executionViews as english } from '../en/executionViews.ts';

export const executionViews = {
  all: 'Alle Umsetzungen',
  open: 'Blockiert oder aktiv',
  mine: 'Meine',
  client: 'Warten auf den Kunden',
  ending: 'Enden diesen Monat',
  waiting: 'Nicht begonnen',
  done: 'Erledigt',
} satisfies Translated<typeof english>;
