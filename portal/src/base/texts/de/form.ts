import { de } from '@waymark/look/formViewer/de';
import type { Catalogue } from '../en/catalogue.ts';

const form: Catalogue['form'] = {
  viewer: de,
  title: 'Formular',
  yourAnswers: 'Ihre Antworten',
  saving: 'Wird gespeichert …',
  saved: (at) => `Entwurf um ${at} gespeichert, auf allen Geräten`,
  kept: 'Auf diesem Gerät gespeichert, bis eine Verbindung da ist',
  stopped: 'Nur auf diesem Gerät gespeichert: Für Ihre anderen Geräte ging es nicht',
  sent: (at) => `Gesendet ${at}`,
  onItsWay: 'Wird gesendet, sobald eine Verbindung da ist',
  change: 'Ändern',
  sendAgain: 'Änderungen senden',
  cancel: 'So lassen',
  isSent: 'Ihre Antworten sind gesendet',
  sentIn: 'Sie können sie noch ändern. Wer sie hat, sieht dann, was anders ist.',
  asks: (who) => `${who} bittet Sie, etwas zu ändern.`,
};
export default form;
