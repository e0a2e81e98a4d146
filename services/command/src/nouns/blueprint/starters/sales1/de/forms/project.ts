import { asks, half, may, offers, onlyIf, type StarterForm } from '../../../starterForm.ts';

export const kickOffPreparation: StarterForm = {
  id: 'sales1-kick-off-de',
  name: 'Vorbereitung des Auftakts',
  intro:
    'Damit das erste Gespräch etwas entscheidet. Fünf Minuten, und Ihre Antworten stehen auf der Tagesordnung.',
  lines: [
    asks('longText', 'Was muss in drei Monaten anders sein?', {
      variable: 'Wichtigstes Ziel',
      most: 1000,
    }),
    asks('shortText', 'Wer entscheidet über das Budget?', half),
    asks('email', 'E-Mail dieser Person', half),
    offers('multipleChoice', 'Wer sollte am Gespräch teilnehmen?', [
      'IT',
      'Finanzen',
      'Betriebsrat',
      'Die Menschen, die damit arbeiten werden',
    ]),
    asks('date', 'Gibt es einen Termin, der feststeht?', { ...may, variable: 'Geplanter Start' }),
    asks('longText', 'Was ging beim letzten Mal schief?', may),
    asks('rating', 'Wie sehr freut sich Ihr Team darauf?'),
  ],
};

export const goLiveSignOff: StarterForm = {
  id: 'sales1-go-live-de',
  name: 'Freigabe des Starts',
  intro: 'Eine Person sagt, dass wir umschalten dürfen.',
  lines: [
    asks('consent', 'Die Zahlen sind geprüft'),
    asks('consent', 'Alle, die damit arbeiten, sind geschult'),
    asks('date', 'Tag der Umstellung', half),
    asks('phone', 'Telefon an diesem Tag', half),
    asks('longText', 'Was noch gesagt werden muss', may),
    asks('signature', 'Unterschrift'),
  ],
};

export const trainingFeedback: StarterForm = {
  id: 'sales1-training-de',
  name: 'Rückmeldung zur Schulung',
  intro: 'Zwei Minuten. Sie geht an die Person, die geschult hat.',
  lines: [
    asks('rating', 'Wie nützlich war sie?', { steps: 10 }),
    offers('singleChoice', 'Könnten Sie es jetzt allein?', ['Ja', 'Fast', 'Nein']),
    onlyIf('Könnten Sie es jetzt allein?', 'Nein', asks('longText', 'Was fehlt noch?')),
    asks('longText', 'Was sollen wir das nächste Mal weglassen?', may),
  ],
};
