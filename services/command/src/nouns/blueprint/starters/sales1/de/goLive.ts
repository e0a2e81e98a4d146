import type { StarterMilestone } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { goLiveSignOff } from './forms/project.ts';

export const goLive: StarterMilestone<Sales1Person> = {
  name: 'Go-live',
  modules: [
    {
      title: 'Starten oder verschieben',
      description: '<p>Eine Entscheidung, die getroffen wird und nicht einfach passiert.</p>',
      content: [
        '<h2>Wir starten, wenn</h2><ul><li>sich alle aus der ersten Gruppe anmelden können,</li><li>die Summen des Imports auf beiden Seiten gleich sind,</li><li>die Key-User ihre täglichen Aufgaben allein erledigt haben,</li><li>alle wissen, wen sie fragen können.</li></ul>',
        {
          task: 'Die Liste durchgehen und Offenes nennen',
          words:
            '<p>Für jeden offenen Punkt: Wer erledigt ihn, bis wann, und geht es auch ohne?</p>',
          by: 'lead',
          days: 3,
        },
        {
          task: 'Entscheiden: starten oder verschieben',
          words:
            '<p>Ein Nein mit neuem Termin ist eine gute Antwort. Halten Sie fest, wer entschieden hat.</p>',
          by: 'sponsor',
          days: 5,
          fills: goLiveSignOff,
        },
      ],
    },
    {
      title: 'Start und erste Woche',
      description: '<p>In dieser Woche sind wir näher dran als sonst.</p>',
      content: [
        '<p>Am ersten Tag gibt es mittags ein Gespräch, 15 Minuten, für alles, was aufgekommen ist. Fragen dazwischen gehören an die Aufgabe unten.</p>',
        {
          task: 'Umschalten',
          words:
            '<p>Im alten System kann man von nun an nur noch lesen. Sagen Sie es hier, sobald es so weit ist.</p>',
          by: 'solutionEngineer',
          days: 1,
        },
        {
          task: 'Die Fragen der ersten Woche sammeln',
          words: '<p>Was zweimal gefragt wurde, gehört in die Anleitung für Neue.</p>',
          by: 'lead',
          days: 7,
        },
      ],
    },
    {
      title: 'Übergabe an die Kundenbetreuung',
      description: '<p>Was wissen muss, wer den Kunden weiter betreut.</p>',
      team: true,
      content: [
        {
          task: 'Die Einführung zusammenfassen',
          words:
            '<p>Ziele und was erreicht wurde, offene Versprechen, die Menschen und was ihnen wichtig ist, Risiken.</p>',
          by: 'successManager',
          days: 3,
        },
        {
          task: 'Zum Rückblick nach 30 Tagen einladen',
          words:
            '<p>Mit der Geschäftsleitung. Bringen Sie die Zahlen mit, die als Messgrößen vereinbart waren.</p>',
          by: 'accountExecutive',
          days: 5,
        },
      ],
    },
  ],
};
