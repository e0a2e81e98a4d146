import type { Translated } from '../catalogue.ts';
import type { library as english } from '../en/library.ts';

export const library = {
  blueprints: 'Vorlagen',
  import: 'Importieren',
  failed: 'Die Vorlagen konnten nicht geladen werden',
  search: 'Vorlagen suchen',
  created: 'Angelegt',
  updated: 'Geändert',
  updatedAt: 'Geändert %{at}',
  user: 'Nutzer',
  menuFor: 'Menü zu %{name}',
  new: 'Neu',
  newModule: '+ Modul',
  newModuleHint:
    'Eine Seite mit Inhalt und Aufgaben, in einem Meilenstein eines Prozesses.',
  newProcess: '+ Prozess',
  newProcessHint:
    'Eine ganze Vorlage mit Meilensteinen. Beginnen Sie mit Software Onboarding, Mutual Action Plan oder leer.',
  loadingModules: 'Module werden geladen',
  modulesFailed: 'Die Module konnten nicht geladen werden.',
  chooseProcess: 'Wählen Sie zuerst einen Prozess.',
  noMilestone:
    'Dieser Prozess hat noch keinen Meilenstein: Fügen Sie einen hinzu.',
  noProcess: 'Kein Prozess dieses Namens',
  addProcess: 'Prozess hinzufügen',
  starter: 'Vorlage',
  starterSALES: 'Software Onboarding, Mutual Action Plan',
  starterEMPTY: 'Leer',
  processes: { one: '%{count} Prozess', other: '%{count} Prozesse' },
  sums: '%{processes}, %{modules}, %{tasks}',
} satisfies Translated<typeof english>;
