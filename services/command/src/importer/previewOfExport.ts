import type { ImportDraft, ImportPreview, ImportShape } from '@waymark/api';
import { refuseTooLarge } from './acceptSource.ts';
import { cleanDraft } from './cleanDraft.ts';
import { linesOf } from './formats/lines.ts';

/** What an import of an exported blueprint would make: all that it says, laid out as it was. @throws ImportRefused `import-too-large` */
export function previewOfExport(
  { source, shape }: { source: string; shape: ImportShape },
  { name, draft: said }: { name: string; draft: ImportDraft },
): ImportPreview {
  refuseTooLarge(source);
  const draft = cleanDraft(said);
  const modules = draft.milestones.flatMap((milestone) => milestone.modules);
  const blocks = modules.flatMap((module) => module.blocks);
  return {
    title: name,
    ...{ source, draft, shape },
    ...{ items: {}, peopleOfTexts: [] },
    notes: [],
    counts: {
      milestones: draft.milestones.length,
      modules: modules.length,
      tasks: blocks.filter(({ kind }) => kind === 'task').length,
      links: 0,
      comments: 0,
    },
    lines: linesOf(source).map((line) =>
      line.trim() === '' ? 'blank' : 'text',
    ),
    levels: { found: [], chosen: { milestones: 2, modules: 3 } },
  };
}
