import type { Translated } from '../catalogue.ts';
import type { plan as english } from '../en/plan.ts';

export const plan = {
  milestone: 'Meilenstein',
  milestones: 'Meilensteine',
  milestoneNoun: 'Meilenstein',
  module: 'Modul',
  milestonesCount: {
    one: '%{count} Meilenstein',
    other: '%{count} Meilensteine',
  },
  execution: 'Prozess',
  renameExecution: 'Prozess umbenennen',
  renameTemplate: 'Prozessvorlage umbenennen',
  renameMilestone: 'Meilenstein umbenennen',
  renameModule: 'Modul umbenennen',
  addMilestone: 'Meilenstein hinzufügen',
  addModule: 'Modul hinzufügen',
  executionDeleted: 'Prozess gelöscht',
  templateDeleted: 'Prozessvorlage gelöscht',
  milestoneDeleted: 'Meilenstein gelöscht',
  moduleDeleted: 'Modul gelöscht',
  milestoneMoved: 'Meilenstein verschoben',
  moduleMoved: 'Modul verschoben',
  tasksGo: {
    one: '%{count} Aufgabe wird mit gelöscht.',
    other: '%{count} Aufgaben werden mit gelöscht.',
  },
  allGo: '%{modules} und %{tasks} werden mit gelöscht.',
  showAs: 'Anzeigen als',
  board: 'Board',
  list: 'Liste',
  tasksOf: 'Aufgaben von %{name}',
  tasksFailed: 'Die Aufgaben konnten nicht geladen werden',
  more: { one: '%{count} weitere Person', other: '%{count} weitere Personen' },
  templateNeeded:
    'Sie haben bisher keine Prozessvorlage angelegt: legen Sie eine an',
} satisfies Translated<typeof english>;
