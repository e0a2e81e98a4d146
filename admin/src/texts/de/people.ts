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
    'Sie sehen alles, was mit „Kunde und Team“ markiert ist. Team-Module bleiben beim Team.',
  canNoLonger:
    '%{name} kann sich für diesen Kunden nicht mehr anmelden. Was diese Person getan hat, bleibt im Verlauf.',
  takenBackAgain:
    'Die Einladung wird zurückgenommen. Sie können die Person erneut einladen.',
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
  missing_firstName: 'Der Vorname fehlt',
  missing_lastName: 'Der Nachname fehlt',
  missing_gender: 'Das Geschlecht fehlt',
  whatHappens:
    'Die Person erhält eine E-Mail und entscheidet, ob sie mitmacht. Was Sie ihr geben, wartet bis dahin.',
  whatHappensAtStart:
    'Die Person erhält eine E-Mail, sobald das erste Modul mit einer Aufgabe für sie beginnt, und entscheidet, ob sie mitmacht.',
  complete: 'Abschließen',
  placeholdersFailed: 'Die Platzhalter konnten nicht geladen werden',
  noPlaceholders:
    'In der Prozessvorlage wurden bisher keine Platzhalter verwendet.',
  personFor: 'Person für %{name}',
  nobodyYet: 'Noch niemand',
  tasksWait: {
    one: '%{count} Aufgabe wartet auf %{name}.',
    other: '%{count} Aufgaben warten auf %{name}.',
  },
  choosePerson: 'Person wählen',
  createExternal: 'Externen Nutzer anlegen',
  createPlaceholder: 'Platzhalter anlegen',
  createPlaceholderOf: 'Platzhalter %{name} anlegen',
  standsIn: 'Steht für jemanden, den Sie noch nicht kennen.',
  colleague: 'Ein Mitglied von %{workspace}.',
  somebodyAt: 'Jemand bei %{client}.',
  somebodyInvited: 'Jemand bei %{client}, in diesen Prozess eingeladen.',
  theClient: 'dem Kunden',
  mayChange:
    'Wer teilnimmt, kann das Modul und seine Aufgaben sehen und ändern.',
  notInModule: 'ist noch nicht in diesem Modul',
  chooseAnother: 'Jemand anderes wählen',
  addAndAssign: 'Hinzufügen und zuweisen',
  searchBy: 'Nach Name oder E-Mail suchen',
  nobodyElse: 'Sonst passt niemand zu „%{q}“.',
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
    'Sie erfahren, was Beobachter jeder Aufgabe erfahren: was gesagt, gestartet und erledigt wird und was festhängt.',
  followRollouts:
    'Sie beobachten jeden Prozess, der daraus ausgerollt wird. Für Platzhalter und Rollen beobachtet die Person, die ihnen zugeordnet ist.',
  alreadyExists: 'Nutzer existiert bereits',
  invalidInput: 'Ungültige Eingabe: %{detail}',
} satisfies Translated<typeof english>;
