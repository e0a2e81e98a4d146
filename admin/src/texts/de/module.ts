import type { Translated } from '../catalogue.ts';
import type { module as english } from '../en/module.ts';

export const module = {
  tasks: 'Aufgaben',
  context: 'Kontext',
  loading: 'Modul wird geladen',
  failed: 'Das Modul konnte nicht geladen werden',
  loadingContent: 'Inhalt wird geladen',
  contentFailed: 'Der Inhalt des Moduls konnte nicht geladen werden',
  navigation: 'Modul',
  menu: 'Modulmenü',
  visibility: 'Sichtbarkeit',
  showToBoth: 'Kunde und Team zeigen',
  showToTeam: 'Nur dem Team zeigen',
  tasksGo: {
    one: 'Seine Aufgabe wird mit gelöscht. Die Historie behält sie.',
    other: '%{count} Aufgaben werden mit gelöscht. Die Historie behält sie.',
  },
  noPrevious: 'Kein voriges Modul',
  noNext: 'Kein nächstes Modul',
  previousModule: 'Voriges Modul: %{title}',
  nextModule: 'Nächstes Modul: %{title}',
  previous: 'Voriges: %{title}',
  next: 'Nächstes: %{title}',
  addDescription: 'Beschreibung hinzufügen',
  contents: 'Inhalt',
  content: 'Inhalt',
  usage:
    'Leertaste hebt an, Pfeiltasten bewegen, Leertaste legt ab, Escape bricht ab. Enter öffnet das Menü.',
  noTasks: 'Noch keine Aufgaben',
  new: 'Neu',
  addType: '%{type} hinzufügen',
  markToDo: 'Als offen markieren',
  markDone: 'Als erledigt markieren',
  taskIs: '%{headline}: %{status}',
} satisfies Translated<typeof english>;
