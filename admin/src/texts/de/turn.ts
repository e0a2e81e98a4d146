import type { Translated } from '../catalogue.ts';
import type { turn as english } from '../en/turn.ts';

export const turn = {
  title: 'Wer an der Reihe ist',
  clients: 'Kunde ist an der Reihe: %{tasks}',
  sides: 'Seite',
  client: 'Kunde',
  seller: 'Wir',
  nobody: 'Noch niemand',
  invited: 'eingeladen, noch nicht da',
  emptyOf: 'Bei %{name} liegt nichts.',
  emptyNobody: 'Alles, was offen ist, hat begonnen.',
  loading: 'Wer an der Reihe ist, wird geladen',
  failed: 'Wer an der Reihe ist, konnte nicht geladen werden',
  due: 'fällig %{day}',
  wasDue: 'war fällig %{day}',
  stuckOf:
    '%{task} ist die Aufgabe von %{name}, aber blockiert: %{whose} %{since}.',
  moreStuck: {
    one: '%{count} weitere ist blockiert.',
    other: '%{count} weitere sind blockiert.',
  },
  ledger: 'Wer an welchen Tagen an der Reihe war',
  span: {
    one: '%{count} Tag, %{from} bis %{to}',
    other: '%{count} Tage, %{from} bis %{to}',
  },
  today: 'heute',
  days: { one: '%{count} Tag', other: '%{count} Tage' },
  nobodysDays: 'Niemand',
  ledgerFailed: 'Die Tage konnten nicht geladen werden.',
  day: 'Tag',
  side: 'An der Reihe',
  task: 'Durch',
  asTable: 'Als Tabelle',
  asList: 'Als Liste öffnen',
} as const satisfies Translated<typeof english>;
