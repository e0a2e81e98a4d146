import type { Translated } from '../catalogue.ts';
import type { turn as english } from '../en/turn.ts';

export const turn = {
  title: 'Wer dran ist',
  sides: 'Seite',
  client: 'Kunde',
  seller: 'Wir',
  nobody: 'Noch niemand',
  invited: 'eingeladen, noch nicht da',
  emptyOf: '%{name} hat nichts zu tun.',
  emptyNobody: 'Für jede offene Aufgabe ist jemand dran.',
  loading: 'Wird geladen: wer dran ist',
  failed: 'Wer dran ist, konnte nicht geladen werden',
  due: 'fällig %{day}',
  wasDue: 'war fällig %{day}',
  stuckOf:
    '%{task} ist die Aufgabe von %{name}, hängt aber fest: %{whose} %{since}.',
  moreStuck: {
    one: '%{count} weitere hängt fest.',
    other: '%{count} weitere hängen fest.',
  },
  ledger: 'Wer an wie vielen Tagen dran war',
  span: {
    one: '%{count} Tag, %{from} bis %{to}',
    other: '%{count} Tage, %{from} bis %{to}',
  },
  today: 'heute',
  days: { one: '%{count} Tag', other: '%{count} Tage' },
  nobodysDays: 'Niemand',
  ledgerFailed: 'Die Tage konnten nicht geladen werden.',
  day: 'Tag',
  side: 'Wer dran war',
  task: 'Aufgabe',
  asTable: 'Als Tabelle',
  asList: 'Als Liste öffnen',
} as const satisfies Translated<typeof english>;
