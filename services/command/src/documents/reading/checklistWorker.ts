import { randomUUID } from 'node:crypto';
import type { RefusalText } from '@waymark/api/problems';
import type { ImportDraft, ImportShape } from '@waymark/api';
import { DecisionRefused } from '../../decisions/decision.ts';
import { readExport } from '../exporter/readExport.ts';
import { planCreated } from '../../nouns/plan/copying/copy.ts';
import { draftOfOutline } from '../importer/draftOfOutline.ts';
import { markdownOfHtml } from '../importer/formats/richText.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import type { ImportRefusalCode } from '../../payloads/importRefused.ts';
import type { NamesOfPlan } from '../importer/layout/levelsLike.ts';
import type { Outline } from '../importer/outline.ts';
import { planOfDraft } from '../../nouns/blueprint/planOfDraft.ts';
import { answerJobs } from '../../boundedWorkers/answerJobs.ts';
import { readChecklist } from '../importer/readChecklist.ts';

/** What the thread is given. */
export type ChecklistJob = {
  source: string;
  fileName: string | undefined;
  shape: ImportShape;
  /** `html`: rich text, of which Markdown is made first. */
  format?: 'text' | 'html';
  /** A blueprint that it changes. */
  like?: NamesOfPlan;
};

/** A blueprint that was exported, as it says itself. */
type ExportRead = { readonly name: string; readonly draft: ImportDraft };

/** What it answers: errors lose their class between threads, so a refusal travels as plain data. */
export type ChecklistAnswer =
  | { outline: Outline }
  | { exported: ExportRead }
  | { refusal: { code: ImportRefusalCode; said: RefusalText; line: number | undefined } };

function answer({ source: given, fileName, shape, format, like }: ChecklistJob): ChecklistAnswer {
  try {
    const exported = format === 'html' ? null : readExport(given, fileName);
    if (exported !== null) return { exported };
    const source = format === 'html' ? markdownOfHtml(given) : given;
    const outline = readChecklist(source, fileName, shape, like);
    // What is too large to be imported is refused before anybody reads through its preview.
    planCreated(
      { kind: 'import', fileName: fileName ?? '' },
      planOfDraft(draftOfOutline(outline), randomUUID),
    );
    return { outline };
  } catch (error) {
    if (error instanceof DecisionRefused && error.code === 'plan-too-large')
      return { refusal: { code: error.code, said: error.said, line: undefined } };
    if (!(error instanceof ImportRefused)) throw error;
    return { refusal: { code: error.code, said: error.said, line: error.line } };
  }
}

answerJobs(answer);
