import type { Catalogue } from '../catalogue.ts';

const files = {
  files: 'Dateien',
  attached: 'Dateien dazu',
  attach: 'Dateien anhängen',
  choose: 'Dateien von diesem Gerät',
  going: (name) => `${name} wird hochgeladen`,
  drop: (name) => `${name} nicht senden`,
  erased: 'Hier war eine Datei; sie wurde gelöscht.',
  needsLine: 'Braucht eine Verbindung',
  tooMany: (most) => `Mit einer Nachricht gehen höchstens ${most} Dateien.`,
  tooLarge: (most) =>
    `Eine Datei darf höchstens ${most} haben. Verkleinern Sie sie, oder legen Sie sie anderswo ab und schreiben Sie den Link.`,
} satisfies Catalogue['files'];

export default files;
