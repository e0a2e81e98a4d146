import type { Translated } from '../en/catalogue.ts';
import type { process as english } from '../en/process.ts';

export const process = {
  add: 'Hinzufügen',
  newModule: '+ Modul',
  stuckIn: { one: 'Hängt fest in %{count} Modul', other: 'Hängt fest in %{count} Modulen' },
  tasksDoneAfter: 'Aufgaben erledigt',
  wasDue: 'War fällig',
  due: 'Fällig',
  dueDate: 'Fällig am',
  tasksOf: { one: '%{done} von %{count} Aufgabe', other: '%{done} von %{count} Aufgaben' },
  loadingTasks: 'Aufgaben werden geladen',
  noModules: 'Keine Module',
  menu: 'Prozessmenü',
  loading: 'Prozess wird geladen',
  failed: 'Der Prozess konnte nicht geladen werden',
  noMilestones: 'Dieser Prozess hat keine Meilensteine',
  noMilestonesHint: 'Meilensteine kommen aus der Prozessvorlage.',
  resume: 'Fortsetzen',
  resumed: { one: '%{count} Modul geht weiter', other: '%{count} Module gehen weiter' },
  doneOn: 'Erledigt am',
  assigneeOf: 'Zuständig für %{name}',
  dueDateOf: 'Fälligkeit von %{name}',
  set: 'Setzen',
  noDate: 'Kein Datum',
  statusOf: 'Status von %{name}:',
  assignee: 'Zuständig',
} satisfies Translated<typeof english>;
