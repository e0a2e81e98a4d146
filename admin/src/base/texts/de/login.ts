import type { Translated } from '../en/catalogue.ts';
import type { login as english } from '../en/login.ts';

export const login = {
  title: 'Anmelden',
  ended: 'Ihre Sitzung ist zu Ende gegangen. Was Sie geschrieben haben, ist noch da.',
  email: 'E-Mail-Adresse',
  noAddress: 'Geben Sie eine E-Mail-Adresse ein, etwa name@firma.de.',
  sendCode: 'Code senden',
  sentTo: 'Wir haben sechs Ziffern an %{email} gesendet. Sie gelten 10 Minuten.',
  linkSentTo:
    'Wir haben einen Link statt eines Codes an %{email} gesendet, weil heute jemand falsche Codes für diese Adresse versucht hat. Öffnen Sie ihn in diesem Browser: Diese Seite geht dann von selbst weiter.',
  code: 'Code',
  noCode: 'Geben Sie die sechs Ziffern aus der E-Mail ein.',
  login: 'Anmelden',
  newIn: 'Neuer Code in %{time}',
  sendNew: 'Neuen Code senden',
  changeEmail: 'Adresse ändern',
} satisfies Translated<typeof english>;
