import { countedIn } from '@waymark/look';
import { turnInGerman } from '@waymark/look/turn/de';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const acts = {
  notLoaded: 'Nicht geladen.',
  request: (id) => `Anfrage ${id}`,
  close: 'Schließen',
  undo: 'Rückgängig',
  turn: {
    title: 'Wer dran ist',
    words: turnInGerman,
    wasYours: 'War Ihre Aufgabe',
    youFollow: 'Sie beobachten diese Aufgabe',
    helps: (who) => `${who} hilft`,
    follows: (who) => `${who} beobachtet diese Aufgabe`,
  },
  notYet: {
    paused: 'Das ist vorerst pausiert. Sie können es trotzdem erledigen.',
    later: 'Das kommt später. Sie können es auch jetzt schon erledigen.',
    noPage: (seller) =>
      `Hier steht noch kein Kalender. ${seller} richtet ihn ein und gibt Ihnen Bescheid.`,
    noForm: (seller) =>
      `Hier steht noch kein Formular. ${seller} richtet es ein und gibt Ihnen Bescheid.`,
  },
  notHere: {
    window: 'Nicht gefunden',
    title: {
      page: 'Diese Seite gibt es hier nicht',
      project: 'Dieses Projekt gibt es hier nicht',
      task: 'Diese Aufgabe gibt es hier nicht',
    },
    words: 'Vielleicht wurde hier etwas gelöscht, oder es ist nicht mehr mit Ihnen geteilt.',
    elsewhere: {
      page: (seller) => `Diese Seite ist bei ${seller}`,
      project: (seller) => `Dieses Projekt ist bei ${seller}`,
      task: (seller) => `Diese Aufgabe ist bei ${seller}`,
    },
    elsewhereWords: 'Sie finden das bei einem anderen Unternehmen, mit dem Sie hier arbeiten.',
    switchTo: (seller) => `Zu ${seller} wechseln`,
    toProject: 'Zu Ihrem Projekt',
  },
  welcome: 'Willkommen',
  welcomeBy: (first) => `Willkommen, ${first}`,
  notStarted: (seller) =>
    `${seller} hat noch kein Projekt mit Ihnen begonnen. Sobald es etwas zu tun gibt, erhalten Sie eine E-Mail und finden es hier.`,
  projects: {
    title: 'Ihre Projekte',
    change: 'Projekt wechseln',
    turn: (client, count) => `${client} ist dran: ${count}`,
  },
  account: {
    places: 'Unternehmen, mit denen Sie arbeiten',
    mails: 'Welche E-Mails ich wann bekomme',
    sessions: 'Wo Sie angemeldet sind',
    refused: 'Einladungen, die Sie abgelehnt haben',
    waiting: (count) =>
      counted(count, 'Eine Einladung wartet auf Sie', '# Einladungen warten auf Sie'),
    toTeam: 'Zur Seite des Teams',
    unsent: (count) =>
      counted(
        count,
        'Eine Änderung ist noch nicht gesendet. Melden Sie sich noch einmal ab, um sie zu verwerfen.',
        '# Änderungen sind noch nicht gesendet. Melden Sie sich noch einmal ab, um sie zu verwerfen.',
      ),
    logOut: 'Abmelden',
    language: 'Sprache',
  },
  dock: {
    title: 'Was Sie tun können',
    done: 'Als erledigt markieren',
    send: 'Antworten senden',
    askDone: 'Als erledigt markieren?',
    notYet: 'Noch nicht',
    inProgress: 'Als „In Arbeit“ markieren',
    goOn: 'Ich kann weitermachen',
    stuck: 'Ich hänge fest',
    takeOver: 'Übernehmen',
    taken: 'Das haben jetzt Sie.',
    handOver: 'Weitergeben',
    backInProgress: 'Wieder in Arbeit',
    doneNow: (headline) => `Erledigt: ${headline}`,
    place: (milestone, done, total) => `${milestone}, ${done} von ${total}`,
  },
  stuck: {
    title: 'Was hindert Sie?',
    reason: 'Grund',
    reasons: {
      question: 'Ich habe eine Frage',
      access: 'Mir fehlt ein Zugang oder ein Recht',
      waiting: 'Ich warte auf jemand anderen',
      notMine: 'Das ist nicht meine Aufgabe',
    },
    ownWords: 'In Ihren Worten',
    optional: '(optional)',
    missing: 'Wählen Sie, was Sie hindert, oder beschreiben Sie es.',
    told: (people, count) =>
      counted(count, `${people} erfährt es sofort.`, `${people} erfahren es sofort.`),
    until: 'Die Aufgabe zeigt „Hängt fest“. Sie und das Team können das jederzeit ändern.',
    send: 'Senden',
    marked: 'Als „Hängt fest“ markiert',
  },
  handOver: {
    title: 'An eine Kollegin oder einen Kollegen weitergeben',
    missing: 'Wählen Sie, wer die Aufgabe übernimmt.',
    handed: (first) => `An ${first} weitergegeben`,
    nobody:
      'Von Ihren Kolleginnen und Kollegen ist noch niemand hier. Bitten Sie Ihren Kontakt, sie einzuladen.',
    search: 'Kolleginnen und Kollegen suchen',
    placeholder: 'Name oder E-Mail',
    who: 'Wer übernimmt',
    takesPart: 'Ist hier beteiligt',
    noMatch: (query) => `Niemand passt zu „${query}“.`,
    leaves: 'Die Aufgabe verlässt Ihre Liste, bleibt für Sie aber sichtbar.',
    finds: (first) => `${first} findet sie in der eigenen Liste. Für Sie bleibt sie sichtbar.`,
    word: (first) => `Nachricht an ${first}`,
    becomesYours: 'Das steht dann in Ihrer Liste.',
    hand: 'Weitergeben',
    handTo: (first) => `An ${first} weitergeben`,
  },
  conflict: {
    youChanged: 'Sie haben das geändert',
    changed: (name) => `${name} hat das geändert`,
    since: (when) => `${when}.`,
    sinceAs: (when, status) => `${when}. Jetzt ist der Stand: ${status}.`,
    leave: 'So lassen',
    insist: 'Meine Änderung übernehmen',
  },
  unsent: {
    title: 'Was Sie geschrieben hatten',
    copied: 'Ihr Text wurde kopiert',
    selectThem: 'Markieren Sie Ihren Text und kopieren Sie ihn.',
    copy: 'Kopieren',
    letGo: 'Verwerfen',
  },
  booking: {
    title: 'Termin buchen',
    bookedAt: (provider, zone) => `${provider}, ${zone}`,
    pageOf: (provider) => `Buchungsseite bei ${provider}`,
    newTab: '(öffnet in einem neuen Tab)',
    byItself: 'Die Aufgabe ist erledigt, sobald ein Termin gebucht ist.',
    already: 'Ich habe schon gebucht',
    silent: 'Der Kalender lädt nicht',
    noAnswer: (provider) => `${provider} hat 10 Sekunden lang nicht geantwortet.`,
    again: 'Noch einmal',
    open: 'In neuem Tab öffnen',
    didYou: 'Haben Sie gebucht?',
    yes: 'Ja',
    notYet: 'Noch nicht',
    isBooked: 'Ein Termin ist gebucht',
    heardOf: 'Der Kalender hat es gemeldet. Zeit und Ort folgen.',
    saidByYou: 'Sie haben es hier gesagt, darum sind Zeit und Ort nicht bekannt.',
    intoCalendar: 'In den Kalender',
    move: 'Verschieben',
  },
  whatFor: 'Wofür das ist',
  video: {
    play: (name: string) => `${name} abspielen`,
    asked: 'YouTube wird erst beim Abspielen kontaktiert',
  },
} satisfies Catalogue['acts'];

export default acts;
