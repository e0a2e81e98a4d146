import type { StarterMilestone } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { dataMigration, integrations } from './forms/technical.ts';

export const data: StarterMilestone<Sales1Person> = {
  name: 'Daten',
  modules: [
    {
      title: 'Welche Daten umziehen',
      description: '<p>Weniger ist besser: Alte Daten kosten jetzt Zeit und später Vertrauen.</p>',
      content: [
        {
          task: 'Ihre heutigen Daten auflisten',
          words:
            '<p>Für jede Art: Wo liegt sie, wie viele Datensätze, wer kennt sie gut, wie sauber ist sie?</p>',
          by: 'dataOwner',
          days: 5,
          fills: dataMigration,
        },
        {
          task: 'Entscheiden, was umzieht und was bleibt',
          words:
            '<p>Eine gute Regel: Was zwei Jahre lang niemand geöffnet hat, bleibt im Archiv.</p>',
          by: 'dataOwner',
          days: 7,
        },
      ],
    },
    {
      title: 'Testimport',
      description: '<p>Ein kleiner Import zeigt fast alles, was schiefgehen kann.</p>',
      content: [
        '<p>Nehmen Sie etwa hundert Datensätze, darunter auch die seltsamen: sehr lange Namen, Sonderzeichen, leere Felder, Doppelte.</p>',
        {
          task: 'Einen Auszug Ihrer Daten exportieren',
          words:
            '<p>CSV oder Excel, mit den Spaltennamen in der ersten Zeile. Legen Sie ihn in den gemeinsamen Ordner, nicht in eine E-Mail.</p>',
          by: 'dataOwner',
          days: 3,
        },
        {
          task: 'Den Auszug importieren',
          words:
            '<p>Halten Sie fest, welche Spalte wohin ging und was nicht zu übernehmen war.</p>',
          by: 'solutionEngineer',
          days: 5,
        },
        {
          task: 'Den Auszug prüfen und Fehler notieren',
          words: '<p>Vergleichen Sie zehn Datensätze Feld für Feld mit der Quelle.</p>',
          by: 'dataOwner',
          days: 8,
        },
      ],
    },
    {
      title: 'Verbindung zu anderen Systemen',
      description: '<p>Damit nichts zweimal getippt werden muss.</p>',
      content: [
        {
          task: 'Anzubindende Systeme nennen',
          words:
            '<p>Für jedes: Was geht wohin, wie oft, und was passiert, wenn es einen Tag ausfällt? Markieren Sie, was zum Start nötig ist.</p>',
          by: 'it',
          days: 4,
          fills: integrations,
        },
        {
          task: 'Uns Zugang zu einem Testsystem geben',
          words: '<p>Mit den kleinsten Rechten, die genügen.</p>',
          by: 'it',
          days: 7,
          optional: true,
        },
        {
          task: 'Die Verbindung bauen und testen',
          words: '<p>Testen Sie auch, was geschieht, wenn die andere Seite nicht antwortet.</p>',
          by: 'solutionEngineer',
          days: 14,
          optional: true,
        },
      ],
    },
    {
      title: 'Gesamter Import',
      description: '<p>Alles, einmal, und auf beiden Seiten gezählt.</p>',
      content: [
        '<p>Verabreden Sie eine ruhige Zeit, und ab wann im alten System nichts mehr geändert wird.</p>',
        {
          task: 'Alle Daten exportieren, Summen notieren',
          words:
            '<p>Die Zahl der Datensätze jeder Art und eine Summe, die sich vergleichen lässt, etwa aller offenen Beträge.</p>',
          by: 'dataOwner',
          days: 3,
        },
        {
          task: 'Alle Daten importieren, Summen vergleichen',
          words:
            '<p>Unterschiede werden hier geklärt, Datensatz für Datensatz, bevor es weitergeht.</p>',
          by: 'solutionEngineer',
          days: 5,
        },
      ],
    },
  ],
};
