import { fileNameOf } from '@waymark/api/fileName';
import type { BlueprintExport, ImportDraft } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { asCsv } from './asCsv.ts';
import { asJson } from './asJson.ts';
import { asMarkdown } from './asMarkdown.ts';
import { draftOfBlueprint, withoutAccounts, type Exported } from './draftOfBlueprint.ts';
import { leftOutOf } from './leftOut.ts';
import { withNames } from './withNames.ts';
import { readExport } from './readExport.ts';
import { nobodyNamed, type NamesOfPeople } from './whoHas.ts';

export { readExport } from './readExport.ts';
export { namesInPlan } from './whoHas.ts';

export type ExportFormat = 'md' | 'json' | 'csv';

/** For what is for people to read: whom it names, in their language. */
type Readable = { readonly people?: NamesOfPeople; readonly language?: Language };

/** The forms that a blueprint is exported in, by the endings of their files. */
export const exports: Readonly<
  Record<
    ExportFormat,
    { type: string; write: (name: string, draft: ImportDraft, how?: Readable) => string }
  >
> = {
  md: {
    type: 'text/markdown',
    write: (name, draft, { people } = {}) => asMarkdown(name, withNames(draft), people),
  },
  json: { type: 'application/json', write: asJson },
  csv: {
    type: 'text/csv',
    write: (_, draft, { people = nobodyNamed, language = 'en' } = {}) =>
      asCsv(withNames(draft), people, language),
  },
};

/** A blueprint as a file, with what an import of that does not make again. */
export function exportOf(
  blueprint: Exported & { readonly name: string },
  format: ExportFormat,
  how: Readable = {},
): BlueprintExport {
  const { name } = blueprint;
  const { type, write } = exports[format];
  const fileName = `${fileNameOf(name)}.${format}`;
  const whole = draftOfBlueprint(blueprint);
  const text = write(name, withoutAccounts(whole), how);
  const leftOut = leftOutOf(
    { name, draft: format === 'json' ? whole : withNames(whole) },
    readExport(text, fileName),
  );
  return { fileName, type, text, leftOut };
}
