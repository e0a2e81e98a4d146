import { countedIn } from '@waymark/look';
import { mixed } from '../en/mixed.ts';
import type { Catalogue } from '../en/catalogue.ts';

const counted = countedIn('de');

const signIn = {
  signIn: {
    title: 'Anmelden',
    lead: 'Wir senden einen Code an Ihre E-Mail-Adresse. Ein Passwort brauchen Sie nicht.',
    other: 'Konto erstellen',
  },
  signUp: {
    title: 'Konto erstellen',
    lead: 'Für Ihr Team. Kunden brauchen keines: Sie kommen durch eine Einladung.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    noName: 'Geben Sie Ihren Vornamen ein.',
    email: 'Geschäftliche E-Mail-Adresse',
    create: 'Konto erstellen',
    haveOne: 'Sie haben eines?',
    signIn: 'Anmelden',
    limited: {
      invited:
        'Konten gibt es hier nur für Eingeladene. Wenn Sie eingeladen wurden, melden Sie sich mit der Adresse an, an die die Einladung ging.',
      some: 'Konten gibt es hier nur für Menschen bestimmter Unternehmen, mit der Adresse, die sie dort haben.',
    },
  },
  toSend: (count) =>
    counted(
      count,
      'Melden Sie sich an, um die Änderung zu senden, die auf diesem Gerät wartet.',
      'Melden Sie sich an, um # Änderungen zu senden, die auf diesem Gerät warten.',
    ),
  usePassword: 'Passwort verwenden',
  email: 'E-Mail-Adresse',
  noAddress: 'Geben Sie eine E-Mail-Adresse ein, etwa name@firma.de.',
  send: 'Code senden',
  sending: 'Wird gesendet',
  code: {
    title: 'Code eingeben',
    label: 'Code',
    sentTo: (email) => mixed`Wir haben sechs Ziffern an ${email} gesendet. Sie gelten 10 Minuten.`,
    wasSentTo: (email) =>
      mixed`Geben Sie die sechs Ziffern ein, die an ${email} gesendet wurden. Sie gelten 10 Minuten.`,
    linkTitle: 'Link öffnen',
    link: 'Oder den Link hier einfügen',
    linkSentTo: (email) =>
      mixed`Wir haben einen Link statt eines Codes an ${email} gesendet, weil heute jemand falsche Codes für diese Adresse versucht hat. Öffnen Sie ihn in diesem Browser. Er gilt 10 Minuten.`,
    newLink: {
      newIn: (time) => `Neuer Link in ${time}`,
      send: 'Link senden',
      sendNew: 'Neuen Link senden',
    },
    linkMissing: 'Fügen Sie den ganzen Link aus der E-Mail ein.',
    invitedOnly: 'Wenn keine E-Mail kommt, sind Konten hier vielleicht nur für Eingeladene.',
    missing: 'Geben Sie die sechs Ziffern aus der E-Mail ein.',
    invalid: 'Der eingegebene Code ist ungültig. Bitte versuchen Sie es erneut.',
    login: 'Anmelden',
    newIn: (time) => `Neuer Code in ${time}`,
    send: 'Code senden',
    sendNew: 'Neuen Code senden',
    otherAddress: 'Andere Adresse verwenden',
  },
  again: {
    title: 'Anmelden',
    ended: 'Ihre Sitzung ist zu Ende gegangen. Was Sie geschrieben haben, ist noch da.',
    linkSentTo: (email) =>
      mixed`Wir haben einen Link statt eines Codes an ${email} gesendet, weil heute jemand falsche Codes für diese Adresse versucht hat. Öffnen Sie ihn in diesem Browser: Diese Seite geht dann von selbst weiter.`,
    changeEmail: 'Adresse ändern',
  },
  language: 'Sprache',
  local: (mailbox) => mixed`Lokaler Modus: E-Mails liegen im ${mailbox}`,
  mailbox: 'Postfach',
  carousel: {
    title: 'Was Waymark macht',
    slides: {
      way: {
        title: 'Ein Weg hindurch, für Sie und Ihre Kunden',
        text: 'Beschreiben Sie den Ablauf einmal. Jeder Kunde geht ihn dann mit Ihnen, und beide sehen, wer dran ist.',
      },
      next: {
        title: 'Ein nächster Schritt',
        text: 'Ihr Kunde öffnet eine Seite und findet die nächste Aufgabe, wofür sie da ist und wann sie fällig ist. Alles andere kann warten.',
      },
      record: {
        title: 'Jeder Schritt ist belegt',
        text: 'Wer hat wann was geändert, und was galt vorher? Fragen Sie an jedem beliebigen Tag: Die Antwort ist belastbar.',
      },
    },
    carousel: 'Karussell',
    slide: 'Folie',
    nth: (n, total) => `${n} von ${total}`,
    show: (n) => `Folie ${n}`,
    play: 'Abspielen',
    pause: 'Anhalten',
  },
  steps: {
    welcome: 'Willkommen',
    review: 'Prüfen und verstehen',
    transfer: 'Beitragen und übergeben',
    document: 'Aktualisieren und festhalten',
    goLive: 'Live gehen',
  },
} satisfies Catalogue['signIn'];

export default signIn;
