import type { Translated } from '../catalogue.ts';
import type { activity as english } from '../en/activity.ts';

export const activity = {
  search: 'Aktivität suchen',
  who: 'Wer',
  everybody: 'Alle',
  from: 'Von',
  until: 'Bis',
  endsBefore: 'Dieser Tag liegt vor dem ersten.',
  nothingThen: 'An diesen Tagen ist nichts passiert',
  clear: 'Zurücksetzen',
  shownOf: '%{shown} von %{total}',
  loading: 'Aktivität wird geladen',
  failed: 'Die Aktivität konnte nicht geladen werden',
  nothingBy: 'Von dieser Person noch nichts',
  nothingYet: 'Noch ist nichts passiert',
  loadMore: 'Mehr laden',
  by: 'durch %{cause}',
  less: 'Weniger',
  inFull: 'Ganz zeigen',
  event: 'Ereignis',
  before: 'vorher:',
  after: 'nachher:',
  to: 'zu',
  in: 'in %{place}',
  putBack: 'Wiederherstellen',
  isBack: 'Es ist wieder da, wie es war',
  wasBack: 'Es war schon wieder da',
  notBack: 'Es ließ sich nicht wiederherstellen',
  none: 'keine',
  added: {
    one: 'hat %{count} Aufgabe hinzugefügt',
    other: 'hat %{count} Aufgaben hinzugefügt',
  },
  changed: {
    one: 'hat %{count} Aufgabe geändert',
    other: 'hat %{count} Aufgaben geändert',
  },
  deleted: {
    one: 'hat %{count} Aufgabe gelöscht',
    other: 'hat %{count} Aufgaben gelöscht',
  },
  changedModules: {
    one: 'hat %{count} Modul geändert',
    other: 'hat %{count} Module geändert',
  },
  together: {
    one: 'hat %{count} Änderung gemacht',
    other: 'hat %{count} Änderungen auf einmal gemacht',
  },
} satisfies Translated<typeof english>;
