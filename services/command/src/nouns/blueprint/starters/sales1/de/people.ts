import type { Sales1Person } from '../people.ts';
import type { StarterPerson } from '../../starter.ts';

export const people: Readonly<Record<Sales1Person, StarterPerson>> = {
  accountExecutive: {
    name: 'Vertrieb',
    side: 'INTERN',
    description: 'Hat verkauft und weiß, was versprochen wurde',
  },
  successManager: {
    name: 'Projektleitung bei uns',
    side: 'INTERN',
    description: 'Führt die Einführung auf unserer Seite',
  },
  solutionEngineer: {
    name: 'Technik bei uns',
    side: 'INTERN',
    description: 'Richtet ein, verbindet und importiert',
  },
  sponsor: {
    name: 'Geschäftsleitung',
    side: 'EXTERN',
    description: 'Entscheidet über Ziele, Geld und den Start',
  },
  lead: {
    name: 'Projektleitung',
    side: 'EXTERN',
    description: 'Hält Ihre Seite in Bewegung und spricht für sie',
  },
  it: {
    name: 'IT-Leitung',
    side: 'EXTERN',
    description: 'Zuständig für Anmeldung, Sicherheit und angebundene Systeme',
  },
  dataOwner: {
    name: 'Datenverantwortung',
    side: 'EXTERN',
    description: 'Kennt die heutigen Daten und entscheidet, was umzieht',
  },
  keyUser: {
    name: 'Key-User',
    side: 'EXTERN',
    description: 'Probiert alles zuerst und hilft den anderen',
  },
};
