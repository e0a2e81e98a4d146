import type { ImportDraft } from '@waymark/api';
import { asCsv } from './asCsv.ts';
import { asJson, readJson } from './asJson.ts';
import { asMarkdown } from './asMarkdown.ts';
import { named } from './named.ts';
import { nobodyNamed, type NamesOfPeople } from './whoHas.ts';
import { readMarkdown } from './readMarkdown.ts';

export { namesInPlan } from './whoHas.ts';
export { draftOfPlan } from './draftOfPlan.ts';

export type ExportFormat = 'md' | 'json' | 'csv';

/** The forms that a blueprint is exported in, by the endings of their files; `people` for what is for people to read. */
export const exports: Readonly<
  Record<
    ExportFormat,
    {
      type: string;
      write: (
        name: string,
        draft: ImportDraft,
        people?: NamesOfPeople,
      ) => string;
    }
  >
> = {
  md: {
    type: 'text/markdown',
    write: (name, draft, people) => asMarkdown(name, named(draft), people),
  },
  json: { type: 'application/json', write: asJson },
  csv: {
    type: 'text/csv',
    write: (_, draft, people = nobodyNamed) => asCsv(named(draft), people),
  },
};

/** An exported blueprint that comes back; null for any other document. */
export const readExport = (
  source: string,
): { name: string; draft: ImportDraft } | null =>
  readJson(source) ?? readMarkdown(source);
