import type { Translated } from '../catalogue.ts';
import type { launch as english } from '../en/launch.ts';

export const launch = {
  launch: 'Starten',
  ready: 'Bereit zum Start',
  notHeard: '%{client} hat noch nichts gehört.',
  started: 'Es hat begonnen.',
  openLines: {
    one: '%{count} Punkt ist offen. Sie können trotzdem starten.',
    other: '%{count} Punkte sind offen. Sie können trotzdem starten.',
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
  invite: 'Einladen',
  unassigned: 'Ohne Zuständige',
  held: 'Noch nicht bereit',
  noPage: 'Keine Buchungsseite, darum wird niemand um einen Termin gebeten',
  noForm: 'Kein Formular, darum wird niemand gefragt',
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
    one: 'Texte von %{module} verwenden eine leere Variable: %{names}.',
    other: 'Texte von %{module} verwenden %{count} leere Variablen: %{names}.',
  },
  fillIn: 'Ausfüllen',
  emptyShows: 'Wird mit ihrem Namen gezeigt, bis sie einen Wert hat',
  done: 'erledigt',
  open: 'offen',
  start: '%{module} starten',
  turnGoes: 'Dann ist %{names} dran.',
  turnNobody: 'Für keine ihrer Aufgaben ist schon jemand zuständig.',
  mailTo: {
    one: 'Mit dem Start geht die erste E-Mail an %{names}.',
    other: 'Mit dem Start gehen die ersten E-Mails an %{names}.',
  },
  mailWaits: {
    one: '%{names} ist eingeladen, noch nicht da: Die E-Mail wartet, bis die Einladung angenommen ist.',
    other:
      '%{names} sind eingeladen, noch nicht da: Ihre E-Mails warten, bis die Einladungen angenommen sind.',
  },
  mailNobody:
    'Es geht keine E-Mail hinaus: Niemand von %{client} hat darin eine Aufgabe.',
  startAndSend: 'Starten und senden',
  startIt: 'Starten',
  moreWays: 'Weitere Möglichkeiten zu starten',
  withoutMail: 'Ohne E-Mail starten',
  later: 'Später',
  onDate: 'An einem Tag starten',
  day: 'Tag',
  dayAhead: 'Wählen Sie einen Tag in der Zukunft.',
  dayHint:
    'Es beginnt von selbst, sobald der Tag beginnt, und die ersten E-Mails gehen an diesem Morgen hinaus. Bis dahin können Sie den Tag ändern oder zurücknehmen.',
  startThen: 'An diesem Tag starten',
  startsBySelf: 'Beginnt von selbst am %{date}',
  startsShort: 'Beginnt %{date}',
  otherDay: 'Ändern',
  takeDayBack: 'Zurücknehmen',
  startedToast: 'Gestartet. Die E-Mails gehen in 6 s hinaus',
  startedSilently: 'Gestartet, ohne E-Mail',
  notStarted: 'Nicht gestartet, nichts wurde gesendet',
  firstMail: 'Die erste E-Mail',
  mailFailed: 'Die E-Mail konnte nicht gezeigt werden',
  failed: 'Die offenen Punkte konnten nicht geladen werden',
} satisfies Translated<typeof english>;
