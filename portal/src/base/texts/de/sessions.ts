import type { Catalogue } from '../en/catalogue.ts';

const sessions = {
  title: 'Wo Sie angemeldet sind',
  hint: 'Jeder Browser bleibt angemeldet, bis Sie ihn abmelden oder einige Tage nicht benutzt haben. Melden Sie ab, was Sie nicht kennen oder nicht mehr benutzen.',
  this: 'Dieser Browser',
  on: (browser, system) =>
    system === null
      ? (browser ?? 'Ein Browser, der seinen Namen nicht nennt')
      : `${browser ?? 'Ein Browser'} unter ${system}`,
  used: (at, network) => `Zuletzt benutzt ${at}${network === '' ? '' : `, aus ${network}`}`,
  begun: (at, byPassword) => `Angemeldet ${at} ${byPassword ? 'mit Passwort' : 'per E-Mail'}`,
  end: 'Abmelden',
  endWhich: (which) => `${which} abmelden`,
  endOthers: 'Überall sonst abmelden',
  othersEnded: 'Sie sind überall sonst abgemeldet.',
  endTold: 'Diesen Browser abmelden?',
  endToldHint:
    'Gemeint ist der, von dem unsere E-Mail berichtet. Wer ihn benutzt, muss sich neu anmelden, mit einem Code aus Ihren E-Mails oder Ihrem Passwort.',
  endIt: 'Abmelden',
  ended: 'Dieser Browser ist abgemeldet',
  endedHint:
    'Ohne neue Anmeldung kann dort niemand mehr Ihr Konto benutzen. War jemand Fremdes angemeldet, ändern Sie Ihr Passwort, falls Sie eines haben, und das Ihres Postfachs.',
  seeAll: 'Sehen, wo Sie angemeldet sind',
  data: 'Ihre Daten',
  dataHint:
    'Was über Sie gespeichert ist: Ihr Profil, wo Sie dazugehören und angemeldet sind, Ihre Aufgaben, was Sie geschrieben und geantwortet haben, die Namen Ihrer Dateien und die E-Mails an Sie. Es kommt als eine Datei (JSON).',
  downloadData: 'Ihre Daten herunterladen',
  dataFile: 'meine-daten.json',
  deleteData:
    'Um sie löschen zu lassen, schreiben Sie dem Team, mit dem Sie arbeiten, oder denen, die diese Seite für das Team betreiben. Gelöscht wird endgültig; was Sie getan haben, bleibt im Verlauf, ohne Ihren Namen.',
  confirm: 'Sind Sie es?',
  confirmHint: (sent) =>
    sent
      ? 'Wir haben Ihnen einen Code gesendet. Geben Sie ihn hier ein, dann geht es weiter.'
      : 'Ihre Anmeldung ist eine Weile her. Geben Sie einen Code aus Ihren E-Mails ein, dann geht es weiter.',
  sendCode: 'Code senden',
  sendAgain: 'Neuen Code senden',
  byLink:
    'Statt eines Codes haben wir Ihnen einen Link gesendet. Öffnen Sie ihn in diesem Browser, kommen Sie zurück und versuchen Sie es noch einmal.',
  code: 'Code aus der E-Mail',
  confirmIt: 'Bestätigen',
  home: 'Zum Projekt',
} satisfies Catalogue['sessions'];

export default sessions;
