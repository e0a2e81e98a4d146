import type { Translated } from '../en/catalogue.ts';
import type { board as english } from '../en/board.ts';

export const board = {
  column: 'Spalte',
  movableColumn: 'verschiebbare Spalte',
  lifted: '%{title} angehoben, %{where}.',
  over: '%{title} nach %{where}.',
  outside: '%{title} ist außerhalb des Boards.',
  moved: '%{title} verschoben nach %{where}.',
  stays: '%{title} bleibt, wo es war.',
  failed: '%{title} konnte nicht verschoben werden und ist wieder an seinem Platz.',
  inColumn: '%{column}, %{nth} von %{of}',
  atPlace: 'Platz %{nth} von %{of}',
  movingTo: '%{title} wird verschoben nach %{column}, %{nth} von %{of}',
  movingToPlace: '%{title} wird verschoben auf Platz %{nth} von %{of}',
  place: 'Platz',
  placeLabel: 'Platz',
  space: 'Leertaste',
  drop: 'ablegen',
  cancel: 'abbrechen',
  move: 'Verschieben',
  moveCard: '%{title} verschieben',
  placeFirst: '%{nth} von %{of}, zuerst',
  placeAfter: '%{nth} von %{of}, nach %{title}',
} satisfies Translated<typeof english>;
