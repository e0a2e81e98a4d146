import type { frame } from '../en/frame.ts';

export const german: typeof frame = {
  back: 'Zurück',
  send: 'Antworten senden',
  sendChanges: 'Änderungen senden',
  somebody: 'Jemand',
  notOpen: 'Dieses Formular ist nicht mehr geöffnet',
  openAgain:
    'Das Ticket, mit dem es geöffnet wurde, ist verbraucht oder zu alt. Laden Sie die Seite neu, von der Sie kamen; was Sie geschrieben haben, ist dann wieder da.',
  demo: (host) =>
    `Das ist ein Demoformular: Das Formular selbst ist von ${host || 'dieser Seite'} aus nicht erreichbar. Browser zeigen ein Formular nur auf den Seiten in einem Rahmen, die sein Team genannt hat. Nennen Sie diese dort, wo das Formular entsteht, und öffnen Sie es mit einem neuen Ticket. Nichts, was hier eingegeben wird, wird behalten.`,
  demoTitle: 'Demoformular',
  demoName: 'Ihr Name',
  demoEmail: 'Ihre E-Mail-Adresse',
  demoWhy: 'Woran arbeiten Sie?',
  demoChoices: ['An einer unserer Seiten', 'An einem Intranet', 'An etwas anderem'],
  demoElse: 'Woran?',
  demoSent: 'So sieht es aus, wenn es gesendet wurde. Gesendet wurde nichts.',
};
