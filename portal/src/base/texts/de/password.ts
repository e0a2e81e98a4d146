import type { Catalogue } from '../en/catalogue.ts';

const password = {
  lead: 'Mit Ihrer E-Mail-Adresse und Ihrem Passwort.',
  ways: 'Anmelden mit',
  byCode: 'Code per E-Mail',
  byPassword: 'Passwort',
  label: 'Passwort',
  newLabel: 'Neues Passwort',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist an.',
  missing: 'Geben Sie Ihr Passwort ein.',
  forgotten: 'Vergessen?',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet',
  newHere: 'Neu hier?',
  createAccount: 'Konto erstellen',
  useCode: 'Stattdessen einen Code verwenden',
  least: 'Mindestens 12 Zeichen',
  toGo: (left) => `Mindestens 12 Zeichen, es fehlen noch ${left}`,
  advice: 'Am besten sind mehrere Wörter, die nichts miteinander zu tun haben.',
  tooShort: 'Nehmen Sie mindestens 12 Zeichen.',
  forgot: {
    title: 'Passwort vergessen',
    lead: 'Wir senden einen Link, mit dem Sie ein neues wählen.',
    send: 'Link senden',
    sending: 'Wird gesendet',
    back: 'Zurück zur Anmeldung',
  },
  sent: {
    title: 'Sehen Sie in Ihre E-Mails',
    before: 'Wenn es zu ',
    after:
      ' ein Konto gibt, ist der Link dort. Öffnen Sie ihn in diesem Browser. Er gilt 30 Minuten und nur einmal.',
    again: 'Neuen Link senden',
    sentAgain: 'Ein neuer Link ist unterwegs.',
    otherAddress: 'Adresse ändern',
  },
  choose: {
    title: 'Neues Passwort',
    for: 'Für ',
    everywhere: 'Sie sind damit hier angemeldet und überall sonst abgemeldet.',
    save: 'Speichern und anmelden',
    saving: 'Wird gespeichert',
  },
  own: {
    title: 'Passwort',
    hintNone:
      'Sie melden sich mit einem Code aus Ihren E-Mails an. Mit einem Passwort brauchen Sie keinen.',
    hintSet: (at) =>
      `Gesetzt ${at}. Sie können sich damit anmelden, oder mit einem Code aus Ihren E-Mails.`,
    set: 'Passwort setzen',
    change: 'Passwort ändern',
    remove: 'Passwort entfernen',
    save: 'Passwort speichern',
    cancel: 'Abbrechen',
    others: 'Alle anderen Browser werden abgemeldet.',
    isSet: 'Ihr Passwort ist gespeichert. Sie sind überall sonst abgemeldet.',
    isRemoved: 'Ihr Passwort ist entfernt. Sie sind überall sonst abgemeldet.',
  },
} satisfies Catalogue['password'];

export default password;
