import type { Translated } from '../en/catalogue.ts';
import type { executionColumns as english } from '../en/executionColumns.ts';

export const executionColumns = {
  clientAndProject: 'Kunde / Projekt',
  client: 'Kunde',
  project: 'Projekt',
  process: 'Prozess / Modul',
  processAlone: 'Prozess',
  module: 'Modul',
  statusAndProgress: 'Status und Fortschritt',
  status: 'Status',
  tasksDone: 'Aufgaben erledigt',
  tasks: 'Aufgaben',
  start: 'Beginn',
  end: 'Ende',
  updated: 'Zuletzt geändert',
  next: 'Als Nächstes',
  turn: 'Wer ist dran',
  turnSince: 'Dran seit',
  owner: 'Verantwortlich',
  overdue: 'Überfällig',
  overdueTasks: 'Überfällige Aufgaben',
  overdueDays: 'Tage überfällig',
  dates: 'Beginn und Ende',
  created: 'Angelegt',
} satisfies Translated<typeof english>;
