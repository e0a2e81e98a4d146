import type { Catalogue } from '../catalogue.ts';

const share = {
  opening: 'Der Link wird geöffnet',
  sharedBy: 'hat das mit Ihnen geteilt.',
  need: 'Sie brauchen das Passwort, das Sie dazu bekommen haben.',
  name: 'Ihr Name',
  nameWhy: 'Was Sie hier tun, steht unter diesem Namen.',
  noName: 'Geben Sie Ihren Namen ein.',
  password: 'Passwort',
  noPassword: 'Geben Sie das Passwort ein.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  changed: (day) => `Vielleicht wurde es am ${day} geändert.`,
  open: { process: 'Prozess öffnen', project: 'Projekt öffnen' },
  wait: 'Einen Moment',
  account: 'Sie haben ein Konto?',
  signIn: 'Mit der E-Mail-Adresse anmelden',
  carries: (seller) => `Waymark zeigt diese Seite für ${seller}.`,
  nowhere: {
    title: 'Dieser Link führt nirgendwohin mehr',
    say: 'Bitten Sie um einen neuen, wer ihn Ihnen geschickt hat.',
  },
  failed: 'Der Link ließ sich nicht öffnen',
  tryAgain: 'Noch einmal',
} satisfies Catalogue['share'];
export default share;
