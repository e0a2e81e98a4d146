import type { Translated } from '../en/catalogue.ts';
import type { moduleSteps as english } from '../en/moduleSteps.ts';

export const moduleSteps = {
  start: 'Starten',
  markDone: 'Abschließen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  incomplete: 'Wieder öffnen',
  markModuleDone: 'Modul abschließen',
  allDone: 'Alle Aufgaben sind erledigt.',
  openTasks: {
    one: 'Die offene Aufgabe wird mit ihm als erledigt markiert.',
    other: 'Alle %{count} offenen Aufgaben werden mit ihm als erledigt markiert.',
  },
  markModuleIncomplete: 'Modul wieder öffnen',
  becomesActive: 'Das Modul wird wieder aktiv. Seine Aufgaben bleiben, wie sie sind.',
} satisfies Translated<typeof english>;
