import type { Translated } from '../catalogue.ts';
import type { launch as english } from '../en/launch.ts';

export const launch = {
  launch: 'Starten',
  ready: 'Bereit zum Start',
  notHeard: '%{client} hat noch nichts gehört.',
  started: 'Es hat begonnen.',
  openLines: {
    one: '%{count} Punkt ist offen, er hält Sie nicht auf.',
    other: '%{count} Punkte sind offen, keiner hält Sie auf.',
  },
  noOpenLine: 'Nichts ist offen.',
  planAndDates: 'Plan und Termine',
  eachDated: {
    one: '%{count} Aufgabe, geplant',
    other: '%{count} Aufgaben, jede geplant',
  },
  someDated: '%{some} von %{tasks} geplant',
  people: 'Personen',
  ofPlaceholders: {
    one: '%{some} von %{count} Platzhalter',
    other: '%{some} von %{count} Platzhaltern',
  },
  tasksWait: {
    one: '%{count} Aufgabe wartet',
    other: '%{count} Aufgaben warten',
  },
  choose: 'Wählen',
  unassigned: 'Ohne Zuständige',
  held: 'Noch nicht bereit',
  noPage: 'Ohne Buchungsseite wird niemand um einen Termin gebeten',
  noForm: 'Ohne Formular wird niemand darum gebeten',
  setIt: 'Eintragen',
  ofTasks: {
    one: '%{some} von %{count} Aufgabe',
    other: '%{some} von %{count} Aufgaben',
  },
  andMore: '%{task} und %{more} weitere',
  assign: '%{count} zuweisen',
  assigned: {
    one: '%{count} Aufgabe zugewiesen',
    other: '%{count} Aufgaben zugewiesen',
  },
  variables: 'Variablen',
  emptyOf: {
    one: '%{some} von %{count} leer',
    other: '%{some} von %{count} leer',
  },
  readIn: {
    one: 'Texte von %{module} verwenden eine, die leer ist: %{names}.',
    other: 'Texte von %{module} verwenden %{count}, die leer sind: %{names}.',
  },
  fillIn: 'Ausfüllen',
  emptyShows: 'Erscheint mit ihrem Namen, bis sie einen Wert hat',
  done: 'erledigt',
  open: 'offen',
  start: '%{module} starten',
  turnGoes: 'Dann ist %{names} an der Reihe.',
  turnNobody: 'Keine ihrer Aufgaben hat schon jemanden.',
  mailTo: {
    one: 'Mit dem Start geht die erste Mail an %{names}.',
    other: 'Mit dem Start gehen die ersten Mails an %{names}.',
  },
  mailWaits: {
    one: '%{names} ist eingeladen und noch nicht da: Die E-Mail wartet, bis die Einladung angenommen ist.',
    other:
      '%{names} sind eingeladen und noch nicht da: Ihre E-Mails warten, bis die Einladungen angenommen sind.',
  },
  mailNobody:
    'Es geht keine Mail hinaus: Niemand von %{client} hat darin eine Aufgabe.',
  startAndSend: 'Starten und senden',
  startIt: 'Starten',
  moreWays: 'Weitere Wege zu starten',
  withoutMail: 'Ohne E-Mail starten',
  later: 'Später',
  onDate: 'An einem Tag starten',
  day: 'Tag',
  dayAhead: 'Wählen Sie einen Tag, der noch bevorsteht.',
  dayHint:
    'Es beginnt von selbst, sobald der Tag beginnt, und die ersten Mails gehen an diesem Morgen hinaus. Bis dahin lässt sich der Tag ändern und zurücknehmen.',
  startThen: 'An diesem Tag starten',
  startsBySelf: 'Beginnt von selbst am %{date}',
  startsShort: 'Beginnt %{date}',
  otherDay: 'Ändern',
  takeDayBack: 'Zurücknehmen',
  startedToast: 'Gestartet. Was gesendet wird, geht in 6 s hinaus',
  startedSilently: 'Gestartet, ohne E-Mail',
  notStarted: 'Nicht gestartet, nichts wurde gesendet',
  firstMail: 'Die erste E-Mail',
  mailFailed: 'Die E-Mail konnte nicht gezeigt werden',
  failed: 'Was offen ist, konnte nicht gelesen werden',
} satisfies Translated<typeof english>;
