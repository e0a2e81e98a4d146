import type { Catalogue } from '../en/catalogue.ts';

const share = {
  opening: 'Der Link wird geöffnet',
  sharedBy: 'hat das mit Ihnen geteilt.',
  need: 'Sie brauchen das Passwort, das Sie zum Link bekommen haben.',
  name: 'Ihr Name',
  nameWhy: 'Was Sie hier tun, erscheint unter diesem Namen.',
  noName: 'Geben Sie Ihren Namen ein.',
  password: 'Passwort',
  noPassword: 'Geben Sie das Passwort ein.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  changed: (day) => `Vielleicht wurde es am ${day} geändert.`,
  open: { process: 'Projekt öffnen', project: 'Projekt öffnen' },
  wait: 'Einen Moment',
  leaves: (email) =>
    `Sie sind hier als ${email} angemeldet. Wenn Sie über diesen Link hineingehen, werden Sie abgemeldet.`,
  account: 'Haben Sie ein Konto?',
  signIn: 'Mit der E-Mail-Adresse anmelden',
  nowhere: {
    title: 'Dieser Link funktioniert nicht mehr',
    say: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  failed: 'Der Link ließ sich nicht öffnen',
  tryAgain: 'Noch einmal',
} satisfies Catalogue['share'];
export default share;
