import { shownDraft } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { z } from 'zod';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { detailsIn } from './markdownPieces.ts';

const { milestones, ...ofPlan } = shownDraft.shape;
const milestone = milestones.element;
const module = milestone.shape.modules.element;
const [content, task] = module.shape.blocks.element.options;

/** What the comments of an exported document may say, by what they stand below. */
const written = {
  plan: z.object(ofPlan),
  milestone: milestone.omit({ modules: true }).partial(),
  module: module.omit({ blocks: true }).partial(),
  /**
   * `who`: what whoever has the task was called, where the document has no placeholder of that
   * name.
   */
  task: task.omit({ kind: true }).partial().extend({ who: z.string().optional() }),
  content: content
    .omit({ kind: true })
    .partial({ key: true })
    .extend({ task: z.string().optional() }),
};
export type WrittenDetails = {
  [K in keyof typeof written]: z.infer<(typeof written)[K]>;
};
export type DetailKind = keyof WrittenDetails;

/** Which kind details are that stand for themselves; null for those of the line above. */
export function kindOf(details: object): 'plan' | 'content' | null {
  if ('placeholders' in details) return 'plan';
  // A task has contents too, and a headline.
  return 'content' in details && !('headline' in details) ? 'content' : null;
}

/**
 * What a line says that only an export writes; undefined for any other line.
 * @throws ImportRefused `import-broken`, naming the line
 */
export function writtenIn(line: string, number: number): object | undefined {
  try {
    const details = detailsIn(line);
    if (details === undefined) return undefined;
    if (typeof details === 'object' && details !== null) return details;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw broken(number);
}

/**
 * The same as what it should say. @throws ImportRefused `import-broken`, naming the line and the
 * field
 */
export function checked<K extends DetailKind>(
  kind: K,
  details: object,
  line: number,
): WrittenDetails[K] {
  const found = written[kind].safeParse(details);
  if (found.success) return found.data as WrittenDetails[K];
  throw broken(line, found.error.issues[0]?.path.join('.'));
}

const broken = (line: number, what = ''): ImportRefused =>
  new ImportRefused('import-broken', refusalText('importBroken', line, what), line);
