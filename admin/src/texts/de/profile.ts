import type { Translated } from '../catalogue.ts';
import type { profile as english } from '../en/profile.ts';

export const profile = {
  notGiven: 'Keine Angabe',
  language: 'Sprache',
  mails: 'Was ich wann erhalte',
  mailsFailed: 'Ihre Auswahl konnte nicht geladen werden',
  byMail: 'Per E-Mail',
  atOnce: 'Sofort',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  never: 'Nie',
  of_answers: 'Fragen und Antworten',
  of_mentions: 'Jemand nennt mich',
  of_stuck: 'Kommt nicht weiter',
  of_turn: 'Ich bin an der Reihe, fällig und überfällig',
  of_others: 'Von anderen erledigt',
  quietHours: 'Ruhezeiten',
  from: 'Von',
  until: 'Bis',
  weekends: 'Auch am Wochenende',
  exceptStuck: 'Nicht, wenn ein Kunde nicht weiterkommt',
  digestAt: 'Tägliche E-Mail um',
  zone: 'Zeitzone',
  likeTheBrowser: 'Wie der Browser',
  refused: 'Abgelehnte Einladungen',
  refusedHint:
    'Von diesen erreicht Sie keine Einladung; sie erfahren davon nichts.',
  anybody: 'Alle',
  goneWorkspace: 'Ein gelöschter Arbeitsbereich',
  allowAgain: 'Wieder erlauben',
  allowAgainWhom: 'Wieder erlauben: %{whom}',
} satisfies Translated<typeof english>;
