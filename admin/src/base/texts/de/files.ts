import type { Translated } from '../en/catalogue.ts';
import type { files as english } from '../en/files.ts';

export const files = {
  files: 'Dateien',
  attached: 'Angehängte Dateien',
  attach: 'Dateien anhängen',
  choose: 'Dateien von diesem Gerät',
  going: '%{name} wird hochgeladen',
  checking: '%{name} wird geprüft',
  beingChecked: 'Wird geprüft',
  drop: '%{name} entfernen',
  keep: 'Herunterladen',
  erased: 'Hier war eine Datei. Sie wurde gelöscht.',
  tooMany: 'Eine Nachricht kann höchstens %{most} Dateien haben.',
  tooLarge:
    'Eine Datei darf höchstens %{most} haben. Verkleinern Sie sie, oder legen Sie sie anderswo ab und fügen Sie den Link ein.',
} satisfies Translated<typeof english>;
