import type { Translated } from '../catalogue.ts';
import type { profile as english } from '../en/profile.ts';

export const profile = {
  askName: 'Wie heißen Sie?',
  askNameWhy:
    'Ihr Team und Ihre Kunden sehen Ihren Namen bei allem, was Sie tun. Gespeichert, sobald Sie ein Feld verlassen.',
  notGiven: 'Keine Angabe',
  language: 'Sprache',
  mails: 'Welche E-Mails ich wann bekomme',
  mailsFailed: 'Ihre Einstellungen konnten nicht geladen werden',
  byMail: 'Per E-Mail',
  atOnce: 'Sofort',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  never: 'Nie',
  of_answers: 'Fragen und Antworten',
  of_mentions: 'Jemand erwähnt mich',
  of_stuck: 'Hängt fest',
  of_turn: 'Ich bin dran, fällig und überfällig',
  of_others: 'Von anderen erledigt',
  quietHours: 'Ruhezeiten',
  from: 'Von',
  until: 'Bis',
  weekends: 'Auch am Wochenende',
  exceptStuck: 'Außer wenn ein Kunde festhängt',
  digestAt: 'Tägliche E-Mail um',
  zone: 'Zeitzone',
  likeTheBrowser: 'Wie der Browser',
  refused: 'Abgelehnte Einladungen',
  refusedHint:
    'Von diesen erhalten Sie keine Einladung mehr. Sie erfahren davon nichts.',
  anybody: 'Alle',
  goneWorkspace: 'Ein gelöschter Arbeitsbereich',
  allowAgain: 'Wieder erlauben',
  allowAgainWhom: 'Wieder erlauben: %{whom}',
  hint: 'Was andere von Ihnen sehen, und was Waymark Ihnen sendet.',
  you: 'Sie',
  youHint:
    'Ihr Team und Ihre Kunden sehen Ihren Namen bei allem, was Sie tun. Gespeichert, sobald Sie ein Feld verlassen.',
  languageHint:
    'Gespeichert, sobald Sie wählen. Auch E-Mails kommen in dieser Sprache.',
  mailsHint:
    'Gespeichert, sobald Sie wählen. Codes zum Anmelden und Einladungen kommen immer.',
  quietOn: 'Keine E-Mails in diesen Stunden',
  quietHint: 'Was dann kommt, wartet bis zum Ende.',
  when: 'Wann',
  display: 'Anzeige',
} satisfies Translated<typeof english>;
