import type { StarterMilestone } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { singleSignOn } from './forms/technical.ts';

export const access: StarterMilestone<Sales1Person> = {
  name: 'Zugang',
  modules: [
    {
      title: 'Sicherheit und Datenschutz',
      description: '<p>Was Ihre Kollegen aus Sicherheit und Recht brauchen, an einem Ort.</p>',
      content: [
        '<p>Das dauert am längsten, wenn es spät beginnt. Geben Sie es bitte schon in der ersten Woche weiter.</p>',
        {
          task: 'Unsere Unterlagen zur Sicherheit schicken',
          words:
            '<p>Zertifikate, Penetrationstest, Liste der Unterauftragnehmer, Vertrag zur Auftragsverarbeitung, Antworten auf die üblichen Fragebögen.</p>',
          by: 'solutionEngineer',
          days: 2,
        },
        {
          task: 'Die Unterlagen zur Sicherheit prüfen',
          words:
            '<p>Stellen Sie Ihre Fragen an dieser Aufgabe; wir antworten innerhalb von zwei Arbeitstagen.</p>',
          by: 'it',
          days: 10,
        },
        {
          task: 'Auftragsverarbeitung unterschreiben',
          words: '<p>Vorher werden keine personenbezogenen Daten importiert.</p>',
          by: 'sponsor',
          days: 14,
        },
      ],
    },
    {
      title: 'Single Sign-on',
      description: '<p>Ihre Leute melden sich an wie überall sonst.</p>',
      content: [
        '<h2>Was Sie brauchen</h2><ul><li>Jemanden, der die Einstellungen Ihres Anmeldedienstes ändern darf.</li><li>Ein Testkonto, das keinem Menschen gehört.</li><li>Etwa eine gemeinsame Stunde.</li></ul>',
        {
          task: 'Anmeldedienst und Zuständige nennen',
          words: '<p>Zum Beispiel Microsoft Entra ID, Okta oder Google Workspace.</p>',
          by: 'it',
          days: 2,
          fills: singleSignOn,
        },
        {
          task: 'Metadaten des Anmeldedienstes schicken',
          words:
            '<p>Die Adresse der Metadaten genügt. Bitte schicken Sie nie Schlüssel oder Passwörter.</p>',
          by: 'it',
          days: 5,
        },
        {
          task: 'Single Sign-on verbinden und testen',
          words:
            '<p>Zuerst mit dem Testkonto; andere Wege der Anmeldung bleiben offen, bis das klappt.</p>',
          by: 'solutionEngineer',
          days: 7,
        },
        {
          task: 'Bestätigen, dass die Anmeldung klappt',
          words:
            '<p>Einmal im Büro und einmal von außen, mit einem Konto ohne besondere Rechte.</p>',
          by: 'it',
          days: 8,
        },
      ],
    },
    {
      title: 'Nutzer, Gruppen und Rechte',
      description: '<p>Wer hineinkommt, und wer was darf.</p>',
      content: [
        '<p>Beginnen Sie mit wenigen Gruppen. Ein Recht später zu geben ist leichter, als es wieder zu nehmen.</p>',
        {
          task: 'Die Liste der Nutzer schicken',
          words:
            '<p>Name, E-Mail-Adresse, Team. Eine Tabelle genügt. Markieren Sie, wer zuerst beginnt.</p>',
          by: 'lead',
          days: 5,
        },
        {
          task: 'Entscheiden, wer was darf',
          words:
            '<p>Wer liest nur, wer arbeitet, wer verwaltet? Verwalten sollten zwei können.</p>',
          by: 'lead',
          days: 5,
        },
        {
          task: 'Gruppen und Rechte einrichten',
          words: '<p>Prüfen Sie danach mit je einem Konto jeder Gruppe.</p>',
          by: 'solutionEngineer',
          days: 7,
        },
      ],
    },
  ],
};
