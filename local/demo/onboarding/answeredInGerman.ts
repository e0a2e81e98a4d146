import type { Answers } from '@waymark/events';
import { answersOf } from '../forms/answers.ts';

/** The same in each form of the German plan. @param date the calendar date, days from now */
export const answeredInGerman = (
  date: (day: number) => string,
  day: number,
): Readonly<Record<string, Answers>> => ({
  'Vorbereitung des Auftakts': answersOf('Vorbereitung des Auftakts', {
    'Was muss in drei Monaten anders sein?':
      'Eine Rechnung verlässt das Haus am Tag der Lieferung. Heute dauert das neun Tage.',
    'Wer entscheidet über das Budget?': 'Leonora Castellane',
    'E-Mail dieser Person': 'leonora.castellane@ravelin.example',
    'Wer sollte am Gespräch teilnehmen?': ['IT', 'Finanzen'],
    'Gibt es einen Termin, der feststeht?': date(day + 45),
    'Was ging beim letzten Mal schief?':
      'Niemand hat den Niederlassungen Bescheid gesagt, bevor das alte System abgeschaltet war.',
    'Wie sehr freut sich Ihr Team darauf?': 4,
  }),
  'Einrichtung von Single Sign-on': answersOf('Einrichtung von Single Sign-on', {
    'Welchen Anmeldedienst nutzen Sie?': 'Microsoft Entra ID',
    'Mandanten-ID bei Entra': 'b7f1c0de-4a52-4f7e-9d1b-2c8e5a90d3e4',
    'Region des Verzeichnisses': 'Europa',
    'Wie gut kennen Sie SAML?': 3,
    'Wie viele werden sich anmelden?': 240,
    'Ab wann darf getestet werden?': date(day + 10),
    'E-Mail für technische Fragen': 'elif.kaya@ravelin.example',
  }),
  'Umfang des Datenumzugs': answersOf('Umfang des Datenumzugs', {
    'In welchen Systemen liegen sie heute?': ['Tabellen', 'Eigene Datenbank'],
    'Wie kommen wir daran?': 'Eine Exportdatei',
    Kunden: 4_180,
    'Offene Rechnungen': 312,
    'Jahre, die mitkommen': 2,
    'Wer gibt die Zahlen frei?': 'Elif Kaya',
    'E-Mail dieser Person': 'elif.kaya@ravelin.example',
    'Was sollen wir nicht anfassen?':
      'Kunden der Niederlassung Lyon: Ihre Verträge werden gerade neu geschrieben.',
  }),
  'Liste der Schnittstellen': answersOf('Liste der Schnittstellen', {
    System: 'Lagerverwaltung, selbst gebaut',
    Richtung: 'Von dort zu uns',
    'Wie oft': 'Stündlich',
    'Was ausgetauscht wird': 'Lieferungen mit Kundennummer, Artikeln und Gewicht',
    'Wer es betreibt': 'elif.kaya@ravelin.example',
    'Die Zuständigen wissen, dass wir uns melden': true,
  }),
  'Rückmeldung zur Schulung': answersOf('Rückmeldung zur Schulung', {
    'Wie nützlich war sie?': 8,
    'Könnten Sie es jetzt allein?': 'Fast',
    'Was sollen wir das nächste Mal weglassen?':
      'Den Teil über Berichte. Die brauchen wir erst im Frühjahr.',
  }),
  'Freigabe des Starts': answersOf('Freigabe des Starts', {
    'Die Zahlen sind geprüft': true,
    'Alle, die damit arbeiten, sind geschult': true,
    'Tag der Umstellung': date(day + 3),
    'Telefon an diesem Tag': '+33 4 72 00 41 18',
    Unterschrift: { name: 'Leo Abernathy', drawn: '' },
  }),
});
