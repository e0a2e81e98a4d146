import type { Translated } from '../en/catalogue.ts';
import type { executions as english } from '../en/executions.ts';

export const executions = {
  title: 'Von der Prozessvorlage zum Prozess: Ihre Zentrale',
  executions: 'Prozesse',
  loadingList: 'Prozesse werden geladen',
  failed: 'Die Prozesse konnten nicht geladen werden',
  exportCsv: 'CSV exportieren',
  selected: { one: '%{count} ausgewählt', other: '%{count} ausgewählt' },
  executionsSelected: { one: '%{count} Prozess ausgewählt', other: '%{count} Prozesse ausgewählt' },
  selectAll: { one: 'Alle %{count} auswählen', other: 'Alle %{count} auswählen' },
  processesDeleted: { one: '%{count} Prozess gelöscht', other: '%{count} Prozesse gelöscht' },
  deleteProcesses: { one: '%{count} Prozess löschen', other: '%{count} Prozesse löschen' },
  itsTasksGo: {
    one: '%{client}, %{project}. Seine %{count} Aufgabe wird mit gelöscht, auch für den Kunden.',
    other:
      '%{client}, %{project}. Seine %{count} Aufgaben werden mit gelöscht, auch für den Kunden.',
  },
  theirTasksGo: {
    one: '%{processes}. Ihre %{count} Aufgabe wird mit gelöscht, auch für die Kunden.',
    other: '%{processes}. Ihre %{count} Aufgaben werden mit gelöscht, auch für die Kunden.',
  },
  views: 'Ansichten',
  clients: 'Kunden',
  more: { one: '%{count} weiterer', other: '%{count} weitere' },
  allModulesDone: 'Alle Module erledigt',
  clientsTurn: 'Kunde ist dran',
  endsFrom: 'Ende ab',
  endsTo: 'Ende bis',
  openTasksOf: 'Offene Aufgaben von',
  count: { one: '%{count} Prozess', other: '%{count} Prozesse' },
  countOf: { one: '%{some} von %{count} Prozess', other: '%{some} von %{count} Prozessen' },
  noneYet: 'Noch keine Prozesse',
  noneYetHint: 'Rollen Sie eine Prozessvorlage in das Projekt eines Kunden aus.',
  filtersOn: {
    one: '%{count} Filter ist aktiv: %{names}',
    other: '%{count} Filter sind aktiv: %{names}',
  },
  nothingMatches: 'Keine Treffer',
  clearFilters: 'Filter entfernen',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Der Link konnte nicht kopiert werden',
  copyLink: 'Link kopieren',
  openBoard: 'Board des Projekts',
  tasksDone: '%{done} von %{total} Aufgaben erledigt',
  search: 'Prozesse suchen',
  viewChanged: 'Ansicht geändert',
} satisfies Translated<typeof english>;
