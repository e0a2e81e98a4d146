import type { ImportDraft } from '@waymark/api';
import { asCsv } from './asCsv.ts';
import { asJson, readJson } from './asJson.ts';
import { asMarkdown } from './asMarkdown.ts';
import { named } from './named.ts';
import { readMarkdown } from './readMarkdown.ts';

export { draftOfPlan } from './draftOfPlan.ts';

/** The forms that a blueprint is exported in, by the endings of their files. */
export const exports = {
  md: {
    type: 'text/markdown',
    write: (name: string, draft: ImportDraft) => asMarkdown(name, named(draft)),
  },
  json: { type: 'application/json', write: asJson },
  csv: {
    type: 'text/csv',
    write: (_: string, draft: ImportDraft) => asCsv(named(draft)),
  },
} as const;
export type ExportFormat = keyof typeof exports;

/** An exported blueprint that comes back; null for any other document. */
export const readExport = (
  source: string,
): { name: string; draft: ImportDraft } | null =>
  readJson(source) ?? readMarkdown(source);
