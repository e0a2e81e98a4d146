import type { Translated } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people = {
  clientUsers: 'Kundennutzer',
  share: 'Teilen',
  ofThisProcess: 'Personen und Werte dieses Prozesses',
  clientUsersFailed: 'Die Kundennutzer konnten nicht geladen werden',
  usersFrom: 'Nutzer von %{client}',
  usersFromClient: 'Nutzer des Kunden',
  inviteUser: 'Nutzer einladen',
  nobodyOfClient: 'Vom Kunden ist noch niemand hier.',
  clientUsersList: 'Kundennutzer',
  remove: 'Entfernen',
  removeName: '%{name} entfernen',
  whatTheySee:
    'Sie sehen, was mit „Kunde und Team“ markiert ist. Team-Module bleiben beim Team.',
  canNoLonger:
    '%{name} kann sich für diesen Kunden nicht mehr anmelden. Die Aufgaben behalten den Namen, bis jemand anderes sie übernimmt.',
  takenBackAgain:
    'Die Einladung wird zurückgenommen. Sie können erneut einladen.',
  takeBackInvitation: 'Einladung zurücknehmen',
  takeBack: 'Zurücknehmen',
  invited: 'Eingeladen',
  declined: 'Abgelehnt',
  takenBack: 'Zurückgenommen',
  sendFailed:
    'Die Einladung konnte nicht gesendet werden. Versuchen Sie es erneut.',
  sentTo: 'Gesendet: %{name}',
  sendAgainTo: 'Erneut senden: %{name}',
  sent: 'Gesendet',
  sendAgain: 'Erneut senden',
  needed: 'Vorname, Nachname und Geschlecht werden benötigt.',
  whatHappens:
    'Die Person erhält eine E-Mail und sagt, ob sie mitmacht. Was Sie ihr geben, wartet bis dahin.',
  whatHappensAtStart:
    'Die Person erhält eine E-Mail, sobald das erste Modul mit einer Aufgabe für sie beginnt, und sagt, ob sie mitmacht.',
  complete: 'Abschließen',
  placeholdersFailed: 'Die Platzhalter konnten nicht geladen werden',
  noPlaceholders: 'In der Vorlage wurden bisher keine Platzhalter verwendet.',
  personFor: 'Person für %{name}',
  nobodyYet: 'Noch niemand',
  tasksWait: {
    one: '%{count} Aufgabe wartet auf %{name}.',
    other: '%{count} Aufgaben warten auf %{name}.',
  },
  choosePerson: 'Person wählen',
  createExternal: 'Externen Nutzer anlegen',
  createPlaceholder: 'Platzhalter %{name} anlegen',
  createInternal: 'Internen Nutzer anlegen',
  searchPeople: 'Personen suchen',
  failed: 'Die Personen konnten nicht geladen werden.',
  nobodyHere: 'Hier ist noch niemand.',
  nobodyMatches: 'Niemand passt zu „%{q}“.',
  internalRole: 'Interne Rolle',
  externalRole: 'Externe Rolle',
  noDescription: 'Keine Beschreibung',
  role: 'Rolle',
  placeholder: 'Platzhalter',
  followersOf: 'Beobachter von %{name}',
  followProcess:
    'Sie erfahren, was Beobachter jeder Aufgabe erfahren: was gesagt, blockiert, gestartet und erledigt wird.',
  followRollouts:
    'Sie beobachten jeden Prozess, der daraus ausgerollt wird. Platzhalter und Rollen beobachten als die Person, die ihnen zugeordnet ist.',
  alreadyExists: 'Nutzer existiert bereits',
  invalidInput: 'Ungültige Eingabe: %{detail}',
} satisfies Translated<typeof english>;
