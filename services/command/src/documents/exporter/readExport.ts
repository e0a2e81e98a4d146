import type { ImportDraft } from '@waymark/api';
import { readJson } from './asJson.ts';
import { readCsv } from './readCsv.ts';
import { readMarkdown } from './readMarkdown.ts';

/**
 * An exported blueprint that comes back; null for any other document. What strangers wrote can take
 * long, so a service reads it by `readDocumentAside`.
 */
export const readExport = (
  source: string,
  fileName = '',
): { name: string; draft: ImportDraft } | null =>
  readJson(source) ?? readMarkdown(source) ?? readCsv(source, fileName);
