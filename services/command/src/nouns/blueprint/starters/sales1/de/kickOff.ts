import type { StarterMilestone } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { kickOffPreparation } from './forms/project.ts';

export const kickOff: StarterMilestone<Sales1Person> = {
  name: 'Kick-off',
  modules: [
    {
      title: 'Übergabe aus dem Vertrieb',
      description: '<p>Damit niemand dasselbe zweimal erzählen muss.</p>',
      team: true,
      content: [
        '<p>Erledigen Sie das vor dem ersten Gespräch mit dem Kunden. Was hier nicht steht, gibt es für alle Weiteren nicht.</p>',
        {
          task: 'Aufschreiben, was versprochen wurde',
          words:
            '<p>Funktionen, Termine, Preise, Ausnahmen, und wem auf der anderen Seite das gesagt wurde. Halten Sie auch fest, was <strong>nicht</strong> dazugehört.</p>',
          by: 'accountExecutive',
          days: 1,
        },
        {
          task: 'Vertrag auf Fristen und Grenzen prüfen',
          words:
            '<p>Beginn, Zahl der Nutzer, zugesagte Leistung, Kündigungsfrist. Sagen Sie, was den Plan gefährden könnte.</p>',
          by: 'successManager',
          days: 2,
        },
      ],
    },
    {
      title: 'Willkommen und Auftaktgespräch',
      description: '<p>Wir lernen uns kennen und legen fest, wie wir zusammenarbeiten.</p>',
      content: [
        '<h2>Wofür das Gespräch da ist</h2><p>Nach 45 Minuten kennen alle das Ziel, die nächsten Schritte und wen sie fragen können. Wir bringen den Plan mit, Sie die Menschen.</p>',
        {
          task: 'Die Beteiligten auf Ihrer Seite benennen',
          words:
            '<p>Wir brauchen je eine Person, die entscheidet, die alles in Bewegung hält, die für Anmeldung und Sicherheit zuständig ist und die Ihre Daten kennt. Das darf auch mehrfach dieselbe sein.</p>',
          by: 'lead',
          days: 2,
        },
        {
          task: 'Termin für das Auftaktgespräch wählen',
          words:
            '<p>45 Minuten, mit allen, die Sie benannt haben. Schlagen Sie zwei Termine vor, wenn die Kalender voll sind.</p>',
          by: 'lead',
          days: 3,
          books: true,
        },
        {
          task: 'Das Auftaktgespräch vorbereiten',
          words: '<p>Allein oder mit denen, die Sie benannt haben.</p>',
          by: 'lead',
          days: 3,
          fills: kickOffPreparation,
        },
        {
          task: 'Tagesordnung und Bekanntes verschicken',
          words: '<p>Höchstens eine Seite, spätestens am Tag davor.</p>',
          by: 'successManager',
          days: 4,
        },
      ],
    },
    {
      title: 'Ziele und woran man sie erkennt',
      description: '<p>Was in drei Monaten wahr sein muss, damit es sich gelohnt hat.</p>',
      content: [
        '<p>Ein gutes Ziel kann auch messen, wer nicht dabei war. <em>„Die Einarbeitung geht schneller“</em> ist ein Wunsch; <em>„Neue arbeiten am 3. statt am 10. Tag mit“</em> ist ein Ziel.</p>',
        {
          task: 'Ihre drei wichtigsten Ziele aufschreiben',
          words: '<p>Für jedes: Wie ist es heute, wie soll es werden, und bis wann?</p>',
          by: 'sponsor',
          days: 5,
        },
        {
          task: 'Festlegen, wie jedes Ziel gemessen wird',
          words: '<p>Welche Zahl, woher kommt sie, und was sagt sie heute?</p>',
          by: 'lead',
          days: 7,
        },
        {
          task: 'Ziele und Messgrößen bestätigen',
          words:
            '<p>Daran lassen wir uns von nun an messen. Änderungen sind willkommen, aber offen.</p>',
          by: 'sponsor',
          days: 10,
        },
      ],
    },
    {
      title: 'Plan und gemeinsamer Takt',
      description: '<p>Termine, die beide Seiten halten können.</p>',
      content: [
        '<h2>So arbeiten wir</h2><ul><li>Ein kurzes Gespräch pro Woche, 20 Minuten, immer zur selben Zeit.</li><li>Alles andere steht an der Aufgabe, um die es geht.</li><li>Wer festhängt, sagt es am selben Tag und warum.</li></ul>',
        {
          task: 'Den Plan mit Terminen vorschlagen',
          words:
            '<p>Rechnen Sie vom Start zurück. Lassen Sie davor eine Woche Luft, und denken Sie an Urlaub auf beiden Seiten.</p>',
          by: 'successManager',
          days: 3,
        },
        {
          task: 'Plan bestätigen oder Änderungen nennen',
          words:
            '<p>Denken Sie an Ihre vollen Wochen: Jahresabschluss, Urlaub, andere Projekte.</p>',
          by: 'lead',
          days: 6,
        },
      ],
    },
  ],
};
