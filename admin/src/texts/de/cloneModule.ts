import type { Translated } from '../catalogue.ts';
import type { cloneModule as english } from '../en/cloneModule.ts';

export const cloneModule = {
  project: 'Projekt',
  missing_project: 'Das Projekt fehlt',
  missing_process: 'Der Prozess fehlt',
  missing_milestone: 'Der Meilenstein fehlt',
  comesAlong:
    'Inhalt, Aufgaben, Platzhalter und Rollen kommen mit. Termine, Status und Personen eines laufenden Prozesses nicht.',
} satisfies Translated<typeof english>;
