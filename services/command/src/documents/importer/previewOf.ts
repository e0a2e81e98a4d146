import type { ImportPreview } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { proposalOf, type Proposal } from './draftOfOutline.ts';
import type { Outline } from './outline.ts';
import { sayNote } from './texts/index.ts';

type Items = ImportPreview['items'];

/** What an import would make, as it is shown to be changed. */
export function previewOf(outline: Outline, language: Language): ImportPreview {
  const { title, source, notes, counts, lines, levels, shape } = outline;
  const { draft, tasksOf, peopleOfTexts } = proposalOf(outline);
  return {
    ...{ title, isExport: false, source, draft, counts, lines, levels, shape },
    items: itemsOf(outline, draft, tasksOf),
    peopleOfTexts,
    notes: notes.map(({ line, lastLine, kind, said }) => ({
      ...{ line, lastLine, kind },
      text: sayNote(said, language),
    })),
  };
}

/** Outline and draft hold the same in the same order. */
function itemsOf(
  { milestones }: Outline,
  draft: ImportPreview['draft'],
  tasksOf: Proposal['tasksOf'],
): Items {
  const items: Items = {};
  const at = (line: number) => ({
    spans: [[line, line] as [number, number]],
    ...{ whole: null, tasks: null },
  });
  draft.milestones.forEach((milestone, m) => {
    const from = milestones[m]!;
    items[milestone.key] = at(from.line);
    milestone.modules.forEach((module, d) => {
      items[module.key] = at(from.modules[d]!.line);
      module.blocks.forEach((block, b) => {
        const own = from.modules[d]!.blocks[b]!;
        const { spans } = own.kind === 'task' ? own.task : own;
        items[block.key] = {
          spans: spans.map(([first, last]) => [first, last]),
          whole: own.kind === 'task' ? own.task.whole : null,
          tasks: tasksOf.get(block.key) ?? null,
        };
        if (own.kind === 'task') return;
        tasksOf.get(block.key)?.forEach((made, at) => {
          const task = own.tasks![at]!;
          const lines = task.kind === 'task' ? task.task.spans : task.spans;
          items[made.key] = {
            spans: lines.map(([first, last]) => [first, last]),
            whole: task.kind === 'task' ? task.task.whole : null,
            tasks: null,
          };
        });
      });
    });
  });
  return items;
}
