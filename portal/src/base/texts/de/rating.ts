import type { Catalogue } from '../en/catalogue.ts';

const rating = {
  title: (first) => (first === '' ? 'Wie war es?' : `Wie war es, ${first}?`),
  hint: (seller) => `1 ist schwer, 5 ist leicht. Nur ${seller} sieht es.`,
  scale: 'Wie es war, von 1 bis 5',
  better: 'Was sollen wir besser machen?',
  optional: '(optional)',
  missing: 'Wählen Sie eine Zahl von 1 bis 5.',
  tooLong: (over) => (over === 1 ? 'Ein Zeichen zu viel.' : `${over} Zeichen zu viel.`),
  on: (date) => `Gesendet am ${date}. Sie können es jederzeit ändern.`,
  send: 'Senden',
  sent: 'Vielen Dank',
  willBeSent: 'Vielen Dank. Es wird gesendet, sobald Sie online sind.',
} satisfies Catalogue['rating'];

export default rating;
