import type { Translated } from '../en/catalogue.ts';
import type { cloneModule as english } from '../en/cloneModule.ts';

export const cloneModule = {
  project: 'Projekt',
  missing_project: 'Wählen Sie ein Projekt',
  missing_process: 'Wählen Sie einen Prozess oder eine Prozessvorlage',
  noExecution: 'Kein Prozess heißt so',
  missing_milestone: 'Wählen Sie einen Meilenstein',
  comesAlong:
    'Inhalt, Aufgaben, Platzhalter und Rollen werden kopiert. Termine, Status und Personen eines Prozesses nicht.',
} satisfies Translated<typeof english>;
