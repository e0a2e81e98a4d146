import type { StarterMilestone } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { trainingFeedback } from './forms/project.ts';

export const training: StarterMilestone<Sales1Person> = {
  name: 'Schulung',
  modules: [
    {
      title: 'Key-User auswählen',
      description: '<p>Eine Person von zehn genügt, wenn es die ist, die ohnehin alle fragen.</p>',
      content: [
        {
          task: 'Ihre Key-User benennen',
          words:
            '<p>Aus jedem Team eine Person, besser zwei. Sie brauchen insgesamt etwa vier Stunden.</p>',
          by: 'lead',
          days: 3,
        },
        {
          task: 'Termin für die Schulung wählen',
          words:
            '<p>90 Minuten, nicht am Montagmorgen, und höchstens eine Woche, bevor es losgeht.</p>',
          by: 'lead',
          days: 5,
          books: true,
        },
      ],
    },
    {
      title: 'Key-User schulen',
      description: '<p>Mit Ihren eigenen Daten und Ihrer eigenen Arbeit.</p>',
      content: [
        '<p>Wir zeigen wenig und lassen Sie viel tun. Bringen Sie drei Dinge mit, die Sie jeden Tag erledigen.</p>',
        {
          task: 'Die Schulung halten',
          words:
            '<p>Nehmen Sie sie auf, und legen Sie die Aufnahme und die gestellten Fragen in den gemeinsamen Ordner.</p>',
          by: 'successManager',
          days: 7,
        },
        {
          task: 'Drei tägliche Aufgaben allein erledigen',
          words:
            '<p>Ohne Hilfe. Wo Sie gezögert haben, zögern andere auch: Schreiben Sie es hier auf.</p>',
          by: 'keyUser',
          days: 10,
        },
        {
          task: 'Uns sagen, wie die Schulung war',
          words: '<p>Am besten gleich danach, solange alles noch frisch ist.</p>',
          by: 'keyUser',
          days: 10,
          fills: trainingFeedback,
        },
      ],
    },
    {
      title: 'Alle informieren',
      description: '<p>Niemand lässt sich gern von neuer Software überraschen.</p>',
      content: [
        '<h2>Was in der Nachricht stehen sollte</h2><ul><li>Was sich ändert, und ab wann.</li><li>Warum, in einem Satz und mit eigenen Worten.</li><li>Wen man fragt: die Key-User mit Namen.</li></ul>',
        {
          task: 'Die Ankündigung verschicken',
          words: '<p>Eine Woche vor dem Start, am besten von jemandem, den alle kennen.</p>',
          by: 'lead',
          days: 5,
        },
      ],
    },
  ],
};
