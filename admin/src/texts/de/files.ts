import type { Translated } from '../catalogue.ts';
import type { files as english } from '../en/files.ts';

export const files = {
  files: 'Dateien',
  attached: 'Dateien dazu',
  attach: 'Dateien anhängen',
  choose: 'Dateien von diesem Gerät',
  going: '%{name} wird hochgeladen',
  drop: '%{name} nicht senden',
  keep: '%{name} speichern',
  erased: 'Hier war eine Datei; sie wurde gelöscht.',
  tooMany: 'Mit einer Nachricht gehen höchstens %{most} Dateien.',
  tooLarge:
    'Eine Datei darf höchstens %{most} haben. Verkleinern Sie sie, oder legen Sie sie anderswo ab und schreiben Sie den Link.',
} satisfies Translated<typeof english>;
