import { mixed } from '../en/mixed.ts';
import type { Catalogue } from '../en/catalogue.ts';

const invitation = {
  opening: 'Die Einladung wird geöffnet',
  accept: 'Annehmen',
  decline: 'Nein, danke',
  continue: 'Weiter',
  wait: 'Einen Moment',
  offer: {
    title: (name, seller) => `${name} lädt Sie zu ${seller} ein`,
    accepted: (seller) => `Sie arbeiten mit ${seller} zusammen`,
    words: (by, target, client) =>
      mixed`${by ?? ''} möchte mit Ihnen zusammenarbeiten${target === null ? '' : mixed`, und zwar an ${target}`}${client === null ? ', als Teil des Teams' : `, gemeinsam mit den Leuten von ${client}`}.`,
    wentTo: (email) =>
      `Die Einladung ging an ${email}. Bevor Sie annehmen, sieht dort niemand etwas von Ihnen.`,
    typedName: (name) =>
      `Sie werden dort ${name} genannt. Haben Sie schon selbst einen Namen angegeben, bleibt er.`,
    declined: 'Sie haben abgelehnt. Sie können trotzdem noch annehmen.',
    other: (other, invited) =>
      mixed`Sie sind als ${other} angemeldet. Die Einladung ist für ${invited}.`,
    signInAs: (email) => `Als ${email} anmelden`,
    never: (seller) => `Keine Einladung mehr von ${seller}`,
    neverFromAnybody: 'Von niemandem mehr eine Einladung',
  },
  answered: {
    title: 'Sie haben abgelehnt',
    decline: (seller) => `${seller} sieht, dass Sie abgelehnt haben, und sonst nichts von Ihnen.`,
    never: (seller, email) =>
      `${seller} sieht, dass Sie abgelehnt haben. An ${email} kann von dort keine Einladung mehr gesendet werden. Das wird dort nicht mitgeteilt.`,
    neverFromAnybody: (seller, email) =>
      `${seller} sieht, dass Sie abgelehnt haben. An ${email} kann niemand mehr eine Einladung senden; das wird niemandem mitgeteilt.`,
    back: 'Zurück zur Einladung',
    allow: 'Einladungen wieder erlauben',
  },
  unopened: {
    title: 'Diese Einladung lässt sich nicht öffnen',
    incomplete:
      'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
    askAgain: 'Bitten Sie die einladende Person, Sie erneut einzuladen.',
    toSignIn: 'Zur Anmeldung',
  },
  list: {
    title: 'Einladungen',
    none: 'Keine Einladung wartet auf Ihre Antwort.',
    toProject: 'Zu Ihrem Projekt',
    words: (by, client) =>
      `${by} lädt Sie ein${client === null ? ', als Teil des Teams' : `, gemeinsam mit den Leuten von ${client}`}.`,
    accept: (seller) => `${seller} annehmen`,
    decline: (seller) => `Nein, danke, ${seller}`,
    declined: (seller) => `Sie haben bei ${seller} abgelehnt`,
  },
  refused: {
    title: 'Dauerhaft abgelehnt',
    words: 'Von diesen erhalten Sie keine Einladung mehr. Das wird ihnen nicht mitgeteilt.',
    anybody: 'Alle',
    gone: 'Jemand, den es nicht mehr gibt',
    allow: 'Wieder erlauben',
    allowWhom: (whom) => `Wieder erlauben: ${whom}`,
  },
  nowhere: {
    nothing: 'Hier ist noch nichts',
    foreign: 'Dieser Link ist für ein anderes Konto',
    former: (workspace) => `Sie gehören nicht mehr zu ${workspace}`,
    formerWords:
      'Dort hat jemand Ihren Zugang beendet. Fragen Sie nach, wenn Sie das nicht erwartet haben.',
    invited: 'Sie sind eingeladen',
    signedInAs: (email) => mixed`Sie sind als ${email} angemeldet.`,
    foreignWords: 'Der Link führt zu einem Projekt, zu dem diese Adresse nicht eingeladen ist.',
    invitedWords: 'Sie sind eingeladen. Sie entscheiden, ob Sie dabei sind.',
    nothingWords:
      'Diese Adresse wurde noch zu keinem Projekt eingeladen. Sobald das geschieht, erhalten Sie eine E-Mail und finden es hier.',
    toProjects: 'Zu Ihren Projekten',
  },
} satisfies Catalogue['invitation'];

export default invitation;
