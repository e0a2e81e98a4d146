import type { Catalogue } from '../en/catalogue.ts';

const files = {
  files: 'Dateien',
  attached: 'Angehängte Dateien',
  attach: 'Dateien anhängen',
  choose: 'Dateien von diesem Gerät',
  going: (name) => `${name} wird hochgeladen`,
  checking: 'Wird geprüft',
  drop: (name) => `${name} entfernen`,
  erased: 'Hier war eine Datei. Sie wurde gelöscht.',
  needsLine: 'Braucht eine Verbindung',
  tooMany: (most) => `Eine Nachricht kann höchstens ${most} Dateien haben.`,
  tooLarge: (most) =>
    `Eine Datei darf höchstens ${most} haben. Verkleinern Sie sie, oder legen Sie sie anderswo ab und fügen Sie den Link ein.`,
} satisfies Catalogue['files'];

export default files;
